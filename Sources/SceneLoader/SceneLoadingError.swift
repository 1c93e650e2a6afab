/// Why a scene cannot be found, compiled or loaded.
package enum SceneLoadingError: Error, Equatable, CustomStringConvertible {
  /// No scene has this name.
  case unknownScene(name: String, suggestions: [String], folder: String?)
  /// Several files give a scene of this name.
  case ambiguousScene(name: String, paths: [String])
  /// A path that was given leads nowhere.
  case missingPath(String)
  /// A path leads to neither a Swift file nor a folder with Swift files.
  case notSwift(path: String)
  /// A file could not be read.
  case unreadable(SystemCallError)
  /// The files declare no view that can be shown without arguments, or several.
  case noRoot(scene: String, candidates: [String])
  /// The scene has no root of this name.
  case unknownRoot(scene: String, name: String, known: [String])
  /// `swiftc` is not on `PATH`.
  case compilerNotFound(searched: String)
  /// A file that the compiler needs is not beside the command.
  case incompleteInstallation(missing: String)
  /// The compiler rejected the scene; `diagnostics` are its own words.
  case compilation(scene: String, diagnostics: String)
  /// The compiler did not finish by itself.
  case compilerStopped(scene: String, signal: Int32, diagnostics: String)
  /// Nothing can be written where compiled scenes are kept.
  case unwritableCache(SystemCallError)
  /// The compiled scene could not be loaded into the process.
  case unloadable(scene: String, reason: String)

  /// One sentence: what failed, what was allowed, and the next step.
  package var description: String {
    switch self {
    case .unknownScene(let name, let suggestions, let folder):
      let hint =
        suggestions.isEmpty
        ? "." : "; did you mean " + suggestions.map { "'\($0)'" }.joined(separator: " or ") + "?"
      let place =
        folder.map { "Run 'render-scene list' for the scenes in \($0), or give" }
        ?? "The package's folder Scenes was not found above the command; set RENDER_SCENE_ROOT to "
        + "the package, or give"
      return "unknown scene '\(name)'\(hint) \(place) the path of a .swift file or of a folder."
    case .ambiguousScene(let name, let paths):
      return "several files give the scene '\(name)': \(paths.joined(separator: ", ")); "
        + "give the path of one of them."
    case .missingPath(let path):
      return "there is no file or folder \(path); give the path of a .swift file or of a folder."
    case .notSwift(let path):
      return "\(path) holds no scene; give a .swift file, or a folder with .swift files in it."
    case .unreadable(let error):
      return "\(error)."
    case .noRoot(let scene, let candidates):
      return candidates.isEmpty
        ? "scene '\(scene)' has no view to show; add a #Preview, or a view named ContentView that "
          + "needs no arguments and is not private."
        : "scene '\(scene)' has several views that could be shown "
          + "(\(candidates.joined(separator: ", "))); choose one with --root NAME, "
          + "or add a #Preview."
    case .unknownRoot(let scene, let name, let known):
      return "scene '\(scene)' has no root '\(name)'; it has \(known.joined(separator: ", "))."
    case .compilerNotFound(let searched):
      return "swiftc is not on PATH (\(searched)); install Swift 6.3 or add its bin folder to PATH."
    case .incompleteInstallation(let missing):
      return "the file \(missing) is missing; run 'make build' in the package again."
    case .compilation(let scene, _):
      return "scene '\(scene)' does not compile; the compiler's messages are above."
    case .compilerStopped(let scene, let signal, _):
      return "the compiler was stopped by signal \(signal) while compiling scene '\(scene)'; "
        + "its messages are above; try again, with more memory if it was killed."
    case .unwritableCache(let error):
      return "\(error); name a folder for compiled scenes with --cache-dir."
    case .unloadable(let scene, let reason):
      return "scene '\(scene)' was compiled but cannot be loaded: \(reason); "
        + "run again with --no-cache."
    }
  }
}
