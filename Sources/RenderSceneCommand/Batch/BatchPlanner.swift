import SceneLoader

/// Finds the scenes of a batch and lays flags, manifest and variants over one another.
struct BatchPlanner {
  private let options: BatchOptions

  init(_ options: BatchOptions) {
    self.options = options
  }

  /// The plan of a folder or a manifest, with `--variant` and `--grep` applied and double paths refused.
  func plan() throws(CommandError) -> BatchPlan {
    let source = options.source
    var requests: [BatchRequest]
    if source.lowercased().hasSuffix(".json") {
      requests = try BatchManifestReader(path: source).requests()
    } else {
      requests = try Self.search(source, keepsRoots: false)
    }
    if requests.isEmpty {
      throw CommandError(
        .missingInput, "\(source) holds no scenes; give a folder with .swift files.")
    }
    var plan = BatchPlan()
    let expression = try options.scenePattern.map { (text) throws(CommandError) in
      try BatchOptions.expression(text)
    }
    for request in requests {
      for variant in try variants(of: request) {
        let entry = try entry(request, variant)
        if let expression, entry.title.firstMatch(of: expression) == nil { continue }
        plan.entries.append(entry)
      }
    }
    if plan.entries.isEmpty {
      throw CommandError(
        .missingInput,
        "none of the \(requests.count) scenes of \(source) is left by --grep and --variant; "
          + "'render-scene batch \(source) --dry-run' lists them.")
    }
    try plan.checkPaths()
    return plan
  }

  /// The scenes at a path; each preview of a file is one, unless a root was asked for.
  static func search(_ path: String, keepsRoots: Bool) throws(CommandError) -> [BatchRequest] {
    var search = SceneSearch()
    var requests: [BatchRequest] = []
    do {
      for place in try search.places(at: path) where place.mayShow {
        let source = try SceneSource.read(path: place.path)
        let request = BatchRequest(
          scene: source.name, source: place.path, folder: place.folder)
        let roots = keepsRoots ? [] : source.sceneNames
        // A folder is for its main file; a file with one root, or none that is clear, goes by its own name.
        if roots.count < 2 || place.isFolder {
          requests.append(request)
          continue
        }
        for (index, root) in source.roots.enumerated() {
          var request = request
          let name = root.name.map(SceneName.kebabCase) ?? String(index + 1)
          request.scene = index == 0 ? source.name : source.name + "." + name
          request.values["root"] = String(index + 1)
          requests.append(request)
        }
      }
    } catch {
      throw CommandError(error)
    }
    return requests
  }

  /// The scene as it is, and each of its variants.
  private func variants(of request: BatchRequest) throws(CommandError) -> [SceneVariant?] {
    let known = request.variants ?? Self.sidecarVariants(of: request.source)
    let all: [SceneVariant?] = (request.rendersBase ? [nil] : []) + known
    guard let pattern = options.variantPattern else { return all }
    return all.filter { Glob.matches($0?.name ?? NameTemplate.noVariant, pattern) }
  }

  /// The variants that a scene's sidecar has; a sidecar that cannot be read is told of when the scene is rendered.
  private static func sidecarVariants(of path: String) -> [SceneVariant] {
    (try? SceneScript.beside(path: FileSystem.absolute(path)).variants) ?? []
  }

  private func entry(
    _ request: BatchRequest, _ variant: SceneVariant?
  ) throws(CommandError) -> BatchEntry {
    var values = FlagLayers.laying(variant?.values ?? [:], over: request.values)
    values = FlagLayers.laying(options.arguments.values, over: values)
    // The variant pattern and such are the batch's own.
    for flag in BatchSpecificationFlags.own { values[flag] = nil }
    let arguments = ParsedArguments(
      values: values, lists: options.arguments.lists, positional: [request.source])
    do {
      return BatchEntry(
        scene: request.scene, variant: variant?.name, source: request.source,
        folder: request.folder, arguments: arguments, options: try EntryOptions(arguments))
    } catch {
      guard let place = request.place else { throw error }
      throw CommandError(error.exitCode, "\(place): \(error.message)")
    }
  }
}

/// Flags of `batch` that say nothing about a single scene.
enum BatchSpecificationFlags {
  static let own = [
    "variant", "grep", "resume", "dry-run", "jobs", "memory", "compile-timeout", "json", "quiet",
    "verbose",
  ]
}

/// A scene that was asked for, before its variants are known.
struct BatchRequest: Sendable {
  /// The name for outputs.
  var scene: String
  /// The path of the file or folder.
  var source: String
  /// The folder it lies in, from the one that was searched.
  var folder = ""
  /// Flags for it alone.
  var values: [String: String] = [:]
  /// Its variants; nil for those of its sidecar.
  var variants: [SceneVariant]?
  /// Whether it is rendered as it is, besides its variants.
  var rendersBase = true
  /// Where it was asked for, for messages.
  var place: String?
}
