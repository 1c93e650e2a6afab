import DrawingModel
import Foundation
import FrameRenderer
import SceneLoader
import SwiftUI
import VirtualTime

/// Finds, compiles, loads and runs scenes for a command, and words what goes wrong.
@MainActor struct SceneRunner {
  let options: SceneOptions
  let stopwatch: Stopwatch

  // MARK: - Loading

  /// The scenes asked for.
  func select() throws(CommandError) -> [SceneLibrary.Selection] {
    try stopwatch.measure(.load) { () throws(CommandError) in
      let library = Installation.current().scenesFolder.map(SceneLibrary.init)
      var selections: [SceneLibrary.Selection] = []
      for argument in options.scenes {
        do throws(SceneLoadingError) {
          selections.append(try SceneLibrary.select(argument, root: options.root, in: library))
        } catch {
          throw CommandError(error)
        }
      }
      return selections
    }
  }

  /// The modules of the scenes.
  func compile(
    _ selections: [SceneLibrary.Selection]
  ) throws(CommandError) -> [SceneCompiler.CompiledScene] {
    try stopwatch.measure(.load) { () throws(CommandError) in
      let compiler = SceneCompiler(
        installation: Installation.current(), policy: options.cachePolicy)
      let requests = selections.map { SceneCompiler.Request(source: $0.source, root: $0.root) }
      do throws(SceneLoadingError) {
        let scenes = try compiler.compile(requests)
        for scene in scenes {
          if !options.isQuiet { StandardStreams.error(scene.diagnostics) }
          let word = scene.wasCompiled ? "compiled" : "reusing the compiled"
          log("\(word) scene '\(scene.request.source.name)' in \(scene.module)")
        }
        return scenes
      } catch {
        switch error {
        case .compilation(_, let diagnostics), .compilerStopped(_, _, let diagnostics):
          StandardStreams.error(diagnostics)
        default: break
        }
        throw CommandError(error)
      }
    }
  }

  /// A scene that can be shown, with what its sidecar says.
  struct LoadedScene {
    var root: _RegisteredScene
    var script: SceneScript
    var assets: AssetPlace
  }

  /// The root of a compiled scene, and its script.
  func load(_ compiled: SceneCompiler.CompiledScene) throws(CommandError) -> LoadedScene {
    try stopwatch.measure(.load) { () throws(CommandError) in
      let script = try SceneScript.beside(compiled.request.source)
      do throws(SceneLoadingError) {
        let source = compiled.request.source
        let folder =
          source.isFolder
          ? source.path : URL(fileURLWithPath: source.path).deletingLastPathComponent().path
        return LoadedScene(
          root: try SceneModule.load(compiled), script: script,
          assets: AssetPlace(folder: folder, isWhole: source.isFolder))
      } catch {
        throw CommandError(error)
      }
    }
  }

  // MARK: - Running

  /// A scene that has just appeared.
  func begin(
    _ scene: LoadedScene, name: String, observer: SceneObserver? = nil, isTraced: Bool = false,
    tracesAll: Bool = false
  ) throws(CommandError) -> SceneSession {
    try stopwatch.measure(.engine) { () throws(CommandError) in
      do {
        return try SceneSession(
          scene: scene.root, settings: settings(for: scene), observer: observer,
          isTraced: isTraced, tracesAll: tracesAll)
      } catch let error as FontOpeningError {
        throw CommandError(.missingInput, "scene '\(name)' cannot be shown: \(error).")
      } catch {
        throw CommandError(.badData, "scene '\(name)' cannot be shown: \(error)")
      }
    }
  }

  /// Runs `body`, which moves a scene on, and words what goes wrong in it.
  func advance<Result>(
    scene name: String, to goal: String, _ body: () throws -> Result
  ) throws(CommandError) -> Result {
    SceneGuard.note(scene: name, moment: goal)
    return try stopwatch.measure(.engine) { () throws(CommandError) in
      do {
        return try body()
      } catch let error as CommandError {
        throw error
      } catch let error as FontOpeningError {
        throw CommandError(.missingInput, "scene '\(name)' failed at \(goal): \(error).")
      } catch let error as EventQueueRunError {
        throw CommandError(.timeout, "scene '\(name)' did not come to rest: \(error).")
      } catch {
        throw CommandError(.badData, "scene '\(name)' failed at \(goal): \(error)")
      }
    }
  }

  /// Runs a scene once to its end, to learn where that is and what happens on the way.
  ///
  /// What it prints on this run is not shown.
  func survey(_ scene: LoadedScene, name: String) throws(CommandError) -> SceneTimes {
    var cues: [SceneTimes.Cue] = []
    let observer = SceneObserver { time, line in
      cues.append(SceneTimes.Cue(name: SceneTimes.Cue.name(ofLine: line), instant: time))
    } completion: { time in
      cues.append(SceneTimes.Cue(name: SceneTimes.Cue.completion, instant: time))
    }
    let session = try begin(scene, name: name, observer: observer)
    defer { session.end() }
    let settling = try advance(scene: name, to: "where it settles") {
      try session.settle(through: options.settleLimit)
    }
    var times = SceneTimes(end: SceneTimes.endlessDuration)
    switch settling {
    case .settled(let instant):
      times.settled = instant
      times.end = instant
    case .endless(let causes):
      times.endless = causes
    }
    if let duration = options.duration ?? scene.script.duration { times.end = duration }
    times.cues = cues
    times.settleLimit = options.settleLimit
    times.scene = name
    return times
  }

  /// What flags say comes before what the sidecar says; events of both happen.
  private func settings(for scene: LoadedScene) -> CanvasSettings {
    let script = scene.script
    var settings = CanvasSettings()
    settings.assets = scene.assets
    settings.size = (options.size ?? script.size).map {
      CGSize(width: $0.width, height: $0.height)
    }
    settings.scale = options.scale ?? script.scale
    settings.events = script.events + options.events
    settings.background = options.background
    settings.colorScheme = options.colorScheme
    if let size = options.typeSize { settings.dynamicTypeSize = size }
    if let direction = options.layoutDirection { settings.layoutDirection = direction }
    settings.seed = options.seed
    return settings
  }

  // MARK: - Exactness

  /// Refuses a frame that is not exact, where that is asked for.
  func checkExactness(
    of session: SceneSession, scene name: String, at moment: VirtualInstant
  ) throws(CommandError) {
    guard options.isStrict else { return }
    let approximations = session.approximations
    var faults = session.faults
    if !approximations.isEmpty {
      faults.append(
        "\(Self.list(approximations)) would only resemble Apple's; without --strict it is drawn so")
    }
    guard let fault = faults.first else { return }
    throw CommandError(
      .badData, "scene '\(name)' is not exact at \(MomentText.seconds(moment)) s: \(fault).")
  }

  /// Tells what a scene has shown that is not exact.
  func tellInexactness(faults: [String], approximations: Set<String>, scene name: String) {
    for fault in faults { warn("scene '\(name)': \(fault)") }
    guard !approximations.isEmpty else { return }
    let names = approximations.sorted()
    let verb = names.count > 1 ? "resemble" : "resembles"
    warn("scene '\(name)': \(Self.list(names)) only \(verb) Apple's; see COMPATIBILITY.md")
  }

  /// `Slider, Stepper and Toggle`.
  private static func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  // MARK: - Telling

  /// Shows a line that a scene printed, with its time.
  func echo(_ line: String, at time: VirtualInstant) {
    if options.isQuiet { return }
    StandardStreams.error("[\(MomentText.seconds(time, decimals: 3))] \(line)\n")
  }

  /// Tells of something that may be a mistake.
  func warn(_ line: String) {
    if !options.isQuiet { StandardStreams.error("render-scene: \(line)\n") }
  }

  private func log(_ line: String) {
    if options.isVerbose, !options.isQuiet { StandardStreams.error("render-scene: \(line)\n") }
  }
}
