import SceneLoader

/// The one scene that a command makes one file of.
struct OneScene {
  var name: String
  /// Where its file or folder lies, from the package.
  var source: String
  /// Where the command's file goes.
  var path: String
  var loaded: SceneRunner.LoadedScene
}

extension SceneRunner {
  /// Runs `body` with the one scene of a command, watched, and with what it prints told apart from data.
  ///
  /// Whether its file may be written is found out before the scene is compiled.
  func withOneScene<Result>(
    _ output: SheetName, _ body: (OneScene) throws(CommandError) -> Result
  ) throws(CommandError) -> (scene: OneScene, result: Result) {
    let selections = try select()
    guard let selection = selections.first else {
      throw .usage("no scene given; 'render-scene list' names those there are.")
    }
    let name = selection.outputName
    let path = try output.freePath(scene: name)
    guard let compiled = try compile(selections).first else {
      throw CommandError(.internalError, "scene '\(name)' was compiled and is not there.")
    }
    let console = ConsoleRedirection()
    SceneGuard.installTrapHandler()
    SceneGuard.begin(scene: name, timeout: options.timeout)
    let scene = OneScene(
      name: name, source: Installation.current().pathFromRoot(compiled.request.source.path),
      path: path, loaded: try load(compiled))
    let result = try body(scene)
    SceneGuard.end()
    console.end()
    return (scene, result)
  }
}
