import SceneLoader

/// A scene in one variant, with the place of its baseline.
struct BaselineEntry: Sendable {
  /// The name for outputs.
  var scene: String
  var variant: String?
  /// The path of the file or folder.
  var source: String
  /// Flags that say which root is shown and how the variant shows it.
  var values: [String: String]
  var place: BaselinePlace

  /// The name in reports.
  var title: String { place.title }
}

/// Finds the scenes that a command is about.
struct BaselinePlanner {
  /// Names and paths as they were given; none for all scenes of the folder.
  var arguments: [String]
  /// The folder for baselines that lie elsewhere than beside their scenes.
  var folder: String?
  var variantPattern: String?
  var scenePattern: String?

  /// What was found.
  struct Plan: Sendable {
    var entries: [BaselineEntry] = []
    /// Whether some scenes were left out, so that what is not here may still be somewhere.
    var isFiltered = false
    /// Folders that were searched as a whole.
    var folders: [String] = []
    /// The titles of all scenes there are by folder of baselines, filtered or not.
    var known: [String: Set<String>] = [:]
  }

  /// The folder that is searched where nothing is given: `Scenes`, or the one that the command runs in.
  static var standardFolder: String { FileSystem.kind(of: "Scenes") == .folder ? "Scenes" : "." }

  /// The scenes, each once, in order.
  func plan() throws(CommandError) -> Plan {
    var plan = Plan()
    plan.isFiltered = variantPattern != nil || scenePattern != nil
    let expression = try scenePattern.map { (text) throws(CommandError) in
      try BatchOptions.expression(text)
    }
    var titles: Set<String> = []
    for argument in arguments.isEmpty ? [Self.standardFolder] : arguments {
      for request in try requests(argument, &plan) {
        for variant in Self.variants(of: request.source) {
          let entry = entry(request, variant)
          plan.known[entry.place.folder, default: []].insert(entry.title)
          let name = variant?.name ?? NameTemplate.noVariant
          guard variantPattern.map({ Glob.matches(name, $0) }) ?? true,
            expression.map({ entry.title.firstMatch(of: $0) != nil }) ?? true
          else { continue }
          guard titles.insert(entry.place.digests).inserted else {
            if plan.entries.contains(where: {
              $0.source == entry.source && $0.title == entry.title
            }) {
              continue
            }
            throw Self.duplicate(entry, plan.entries)
          }
          plan.entries.append(entry)
        }
      }
    }
    return plan
  }

  private static func duplicate(
    _ entry: BaselineEntry, _ entries: [BaselineEntry]
  ) -> CommandError {
    let other = entries.first { $0.place == entry.place }?.source ?? ""
    return .usage(
      "'\(other)' and '\(entry.source)' are both called '\(entry.title)' and would have one "
        + "baseline, \(entry.place.digests); rename one of them, or give them apart.")
  }

  /// The scenes that an argument means.
  private func requests(
    _ argument: String, _ plan: inout Plan
  ) throws(CommandError) -> [BatchRequest] {
    let isFolder = FileSystem.kind(of: argument) == .folder
    if isFolder || argument.hasSuffix(".swift") {
      let requests = try BatchPlanner.search(argument, keepsRoots: false)
      if requests.isEmpty {
        throw CommandError(
          .missingInput, "\(argument) holds no scenes; give a folder with .swift files.")
      }
      if isFolder { plan.folders.append(argument) } else { plan.isFiltered = true }
      return requests
    }
    plan.isFiltered = true
    let library = Installation.current().scenesFolder.map(SceneLibrary.init)
    do throws(SceneLoadingError) {
      let selection = try SceneLibrary.select(argument, root: nil, in: library)
      var request = BatchRequest(scene: selection.outputName, source: selection.source.path)
      if selection.outputName != selection.source.name,
        let slash = argument.lastIndex(of: "/")
      {
        request.values["root"] = String(argument[argument.index(after: slash)...])
      }
      return [request]
    } catch {
      throw CommandError(error)
    }
  }

  private static func variants(of path: String) -> [SceneVariant?] {
    let known = (try? SceneScript.beside(path: FileSystem.absolute(path)).variants) ?? []
    return [nil] + known
  }

  private func entry(_ request: BatchRequest, _ variant: SceneVariant?) -> BaselineEntry {
    let name = request.scene + (variant.map { "~" + $0.name } ?? "")
    let title = name.split(separator: "/", omittingEmptySubsequences: false).joined(separator: ".")
    var place = BaselinePlace(folder: "", title: title)
    if let folder {
      place.folder = request.folder.isEmpty ? folder : folder + "/" + request.folder
    } else {
      let parent = FileSystem.parent(of: request.source) ?? "."
      place.folder = (parent.isEmpty ? "." : parent) + "/" + BaselinePlace.folderName
    }
    return BaselineEntry(
      scene: request.scene, variant: variant?.name, source: request.source,
      values: FlagLayers.laying(variant?.values ?? [:], over: request.values), place: place)
  }
}
