import SceneLoader

/// What `check` has found out about one scene.
struct CheckedScene: Sendable {
  /// The path of the file or folder, as it was given or found.
  var file: String
  /// Whether the scene is a folder, so that lines need a file to go with them.
  var isFolder: Bool
  var compiled: Bool
  var rendered: Bool
  var blank: Bool
  var moved: Bool
  /// Whether its process trapped, or used up its memory.
  var crashed: Bool
  /// Whether it took longer than it may.
  var slow: Bool
  var seconds: Double
  var message: String?
  var errors: CompilerErrors

  /// What a worker's end says; names that another file of the search declares are no wish for the product.
  init(_ place: SceneSearch.Place, _ outcome: WorkerOutcome, declared: Set<String>) {
    file = place.path
    isFolder = place.isFolder
    compiled = outcome.wasCompiled
    rendered = outcome.failure == nil
    blank = rendered && outcome.isBlank
    moved = rendered && outcome.hasMoved
    crashed = outcome.failure == .trap || outcome.failure == .memory
    slow = outcome.failure == .timeout
    seconds = outcome.seconds
    message = outcome.message
    errors = CompilerErrors(outcome.diagnostics)
    errors.names.removeAll { declared.contains($0.name) }
    if errors.items.isEmpty, !compiled, let message = outcome.message {
      errors.items = [
        CompilerErrors.Item(file: FileSystem.absolute(file), line: 1, message: message)
      ]
    }
  }

  /// Whether there is nothing against it.
  var isFine: Bool { compiled && rendered && !blank }

  /// One word for what is the matter.
  var verdict: String {
    if slow { return "slow" }
    if crashed { return "crashed" }
    if !compiled { return "uncompiled" }
    if !rendered { return "failed" }
    return blank ? "blank" : "fine"
  }

  /// Its entry in the JSON document.
  var json: JSONText {
    .object([
      ("file", .text(file)), ("compiled", .boolean(compiled)), ("rendered", .boolean(rendered)),
      ("blank", .boolean(blank)), ("moved", .boolean(moved)), ("crashed", .boolean(crashed)),
      ("slow", .boolean(slow)), ("seconds", .number((seconds * 1000).rounded() / 1000)),
      ("message", message.map { .text($0) } ?? .null),
      (
        "errors",
        .array(
          errors.items.map { .object(place($0.file, $0.line) + [("message", .text($0.message))]) })
      ),
      (
        "unsupported",
        .array(
          errors.names.map { .object([("name", .text($0.name))] + place($0.file, $0.line)) })
      ),
    ])
  }

  private func place(_ path: String, _ line: Int) -> [(String, JSONText)] {
    let line: (String, JSONText) = ("line", .integer(Int64(line)))
    return isFolder ? [line, ("in", .text(relative(path)))] : [line]
  }

  /// A file of a folder scene, from the folder.
  private func relative(_ path: String) -> String {
    let folder = FileSystem.absolute(file) + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Its lines in the report for people.
  var lines: [String] {
    let word = verdict + String(repeating: " ", count: max(0, 10 - verdict.count))
    var facts = isFine ? [moved ? "moves" : "still"] : []
    facts.append("\(DecimalText.fixed(seconds, decimals: 1)) s")
    var lines = ["\(word)  \(file)  (\(facts.joined(separator: ", ")))"]
    if errors.items.isEmpty {
      if let message { lines.append("            \(message)") }
      return lines
    }
    for item in errors.items.prefix(Self.mostErrors) {
      let place = isFolder ? relative(item.file) + ":" : "line "
      lines.append("            \(place)\(item.line): \(item.message)")
    }
    if errors.items.count > Self.mostErrors {
      lines.append("            and \(errors.items.count - Self.mostErrors) more errors")
    }
    return lines
  }

  private static let mostErrors = 5
}
