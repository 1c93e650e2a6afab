import SceneLoader

/// All scenes of a batch, and what they will write.
struct BatchPlan: Sendable {
  var entries: [BatchEntry] = []

  /// Refuses pictures that would be written to one file, before anything is rendered.
  func checkPaths() throws(CommandError) {
    var owners: [String: BatchEntry] = [:]
    var groups: [String: [BatchEntry]] = [:]
    for entry in entries {
      guard let blank = entry.blankPath else { continue }
      if let other = groups[blank]?.first(where: { $0.isOpen || entry.isOpen }) {
        throw twice(other, entry, entry.plannedPaths.first ?? blank)
      }
      groups[blank, default: []].append(entry)
      let template = try entry.options.template(lastFrame: 0, hasVariant: entry.variant != nil)
      if entry.plannedPaths.count > 1, !template.tellsFramesApart {
        throw .usage(
          "the \(entry.plannedPaths.count) pictures of \(entry.title) would all be written to "
            + "'\(entry.plannedPaths[0])'; add {time:.3} or {index} to --out.")
      }
      for path in entry.plannedPaths {
        if let other = owners.updateValue(entry, forKey: FileSystem.absolute(path)) {
          throw twice(other, entry, path)
        }
      }
    }
  }

  private func twice(_ first: BatchEntry, _ second: BatchEntry, _ path: String) -> CommandError {
    let hint =
      first.variant != second.variant && first.source == second.source
      ? "add {variant} to --out"
      : first.source == second.source
        ? "name each scene once, or add {index} to --out"
        : "add {folder} to --out, or give one of them another \"name\" in a manifest"
    return .usage(
      "\(first.title) (\(first.source)) and \(second.title) (\(second.source)) would both be "
        + "written to '\(path)'; \(hint).")
  }
}
