import FrameRenderer
import Imaging
import SceneLoader
import VirtualTime

/// A scene that a plan names, on this machine.
@MainActor struct PlannedScene {
  let selection: SceneLibrary.Selection
  let runner: SceneRunner

  /// Finds a scene.
  ///
  /// - Parameters:
  ///   - argument: Its name or path.
  ///   - root: The preview or view to show.
  ///   - flags: Flags of `render`.
  ///   - stopwatch: Counts where the time goes.
  /// - Throws: What is unknown.
  init(
    argument: String, root: String?, flags: [String], stopwatch: Stopwatch
  ) throws(CommandError) {
    let arguments = flags + (root.map { ["--root", $0] } ?? []) + ["--", argument]
    let parsed = try OptionParser(.render).parse(arguments)
    runner = SceneRunner(options: try SceneOptions(parsed), stopwatch: stopwatch)
    guard let first = try runner.select().first else {
      throw CommandError(.missingInput, "there is no scene '\(argument)'.")
    }
    selection = first
  }

  /// Finds a scene of a plan, and makes sure that it is the one that was planned.
  init(
    _ scene: FarmPlan.Scene, of plan: FarmPlan, flags: [String], stopwatch: Stopwatch
  ) throws(CommandError) {
    var path = scene.source
    if !path.hasPrefix("/") {
      guard let root = Installation.current().packageRoot else {
        throw CommandError(
          .configuration,
          "the plan's scene '\(scene.scene)' is \(path) in the package, which was not found; "
            + "set RENDER_SCENE_ROOT to it.")
      }
      path = root + "/" + path
    }
    try self.init(
      argument: path, root: scene.root, flags: plan.arguments + scene.arguments + flags,
      stopwatch: stopwatch)
    guard key == scene.key else {
      throw CommandError(
        .configuration,
        "scene '\(scene.scene)' in \(path) is not the one that was planned: its files differ. "
          + "Give this machine the same files, or plan again.")
    }
  }

  /// The scene compiled and loaded.
  func load() throws(CommandError) -> SceneRunner.LoadedScene {
    guard let compiled = try runner.compile([selection]).first else {
      throw CommandError(.internalError, "scene '\(selection.outputName)' was not compiled.")
    }
    return try runner.load(compiled)
  }

  /// The digest of the scene's files and its sidecar, wherever they lie.
  var key: String {
    let source = selection.source
    var bytes: [UInt8] = []
    func add(_ part: [UInt8]) {
      bytes += Array("\(part.count):".utf8)
      bytes += part
    }
    for file in source.files {
      add(Array(FileSystem.name(of: file.path).utf8))
      add(file.contents)
    }
    add((try? FileSystem.contents(of: SceneScript.path(beside: source))) ?? [])
    return ContentDigest(bytes).description
  }

  /// Runs the scene once, to learn how many frames it has.
  func survey() throws(CommandError) -> FarmPlan.Scene {
    let name = selection.outputName
    let source = selection.source
    let console = ConsoleRedirection()
    defer { console.end() }
    SceneGuard.installTrapHandler()
    let loaded = try load()
    let end: VirtualInstant
    if let duration = runner.options.duration ?? loaded.script.duration {
      end = duration
    } else {
      SceneGuard.begin(scene: name, timeout: runner.options.timeout)
      defer { SceneGuard.end() }
      end = try runner.survey(loaded, name: name).end
    }
    let rate = runner.options.rate
    let frames = try FrameRange(end: end, rate: rate).frames()
    guard let last = frames.last else {
      throw .usage("scene '\(name)' has no frames before its end; give it a --duration.")
    }
    return FarmPlan.Scene(
      scene: name, variant: nil, source: Installation.current().pathFromRoot(source.path),
      // The name for outputs ends in the root's, if one was named.
      root: name == source.name ? nil : String(name.dropFirst(source.name.count + 1)), key: key,
      count: Int64(frames.count), lastFrame: max(last.number, rate.frame(nearest: end)),
      secondsPerFrame: 0)
  }
}
