import SceneLoader

/// `render-scene list`: the scenes in a folder.
enum ListCommand {
  static func run(_ arguments: ParsedArguments) throws(CommandError) {
    if arguments.positional.count > 1 {
      throw .usage("list takes one folder; run it again for each of the others.")
    }
    let library = try library(arguments.positional.first)
    let sources: [SceneSource]
    do {
      sources = try library.sources()
    } catch {
      throw CommandError(error)
    }
    if arguments.has("json") {
      let scenes = sources.flatMap { source in
        source.sceneNames.map { name in
          JSONText.object([
            ("name", .text(name)), ("path", .text(source.path)),
            ("files", .integer(Int64(source.files.count))),
          ])
        }
      }
      let document = JSONText.object([("scenes", .array(scenes))])
      StandardStreams.output(document.description() + "\n")
    } else {
      let names = sources.flatMap(\.sceneNames)
      StandardStreams.output(names.map { $0 + "\n" }.joined())
    }
  }

  private static func library(_ folder: String?) throws(CommandError) -> SceneLibrary {
    if let folder {
      guard FileSystem.kind(of: folder) == .folder else {
        throw CommandError(
          .missingInput, "there is no folder \(folder); give one with .swift files.")
      }
      return SceneLibrary(folder: FileSystem.absolute(folder))
    }
    guard let scenes = Installation.current().scenesFolder else {
      throw CommandError(
        .missingInput,
        "the package's folder Scenes was not found above the command; "
          + "give a folder, or set RENDER_SCENE_ROOT to the package.")
    }
    return SceneLibrary(folder: scenes)
  }
}

extension CommandError {
  /// The words and exit code for a scene that cannot be loaded.
  init(_ error: SceneLoadingError) {
    let code: ExitCode =
      switch error {
      case .unknownScene, .missingPath, .notSwift, .unreadable, .compilerNotFound: .missingInput
      case .ambiguousScene, .unknownRoot: .usage
      case .noRoot, .compilation, .compilerStopped, .unloadable: .badData
      case .incompleteInstallation: .internalError
      case .unwritableCache(let cause): cause.isFullDisk ? .writeFailed : .cannotCreate
      }
    self.init(code, error.description)
  }
}
