import FrameRenderer
import SceneLoader
import SwiftUI
import VirtualTime

/// `render-scene trace`: the animated values of a scene at given moments.
@MainActor struct TraceCommand {
  private let options: TraceOptions
  private let runner: SceneRunner

  static func run(_ options: TraceOptions, stopwatch: Stopwatch) throws(CommandError) {
    let runner = SceneRunner(options: options.scene, stopwatch: stopwatch)
    try TraceCommand(options: options, runner: runner).run()
  }

  private func run() throws(CommandError) {
    let selections = try runner.select()
    let compiled = try runner.compile(selections)
    guard let selection = selections.first, let scene = compiled.first else { return }
    let console = ConsoleRedirection()
    SceneGuard.installTrapHandler()
    let trace = try trace(scene, name: selection.outputName)
    console.end()
    StandardStreams.output(trace.text(options.format))
  }

  private func trace(
    _ compiled: SceneCompiler.CompiledScene, name: String
  ) throws(CommandError) -> SceneTrace {
    let runner = runner
    SceneGuard.begin(scene: name, timeout: options.scene.timeout)
    defer { SceneGuard.end() }
    let loaded = try runner.load(compiled)
    let duration = options.scene.duration ?? loaded.script.duration
    let moments = try options.moments.resolved { () throws(CommandError) in
      let times = try runner.survey(loaded, name: name)
      if times.settled == nil, duration == nil {
        runner.warn(
          "scene '\(name)' does not settle (\(times.endlessText)); its end is taken to be "
            + "\(MomentText.seconds(times.end)) s. Set another with --duration.")
      }
      return times
    }.sorted()
    var trace = SceneTrace(
      scene: name, file: Installation.current().pathFromRoot(compiled.request.source.path))
    let last = moments.last ?? .zero
    let session = try runner.begin(
      loaded, name: name,
      observer: SceneObserver { time, line in
        guard time <= last else { return }
        trace.console.append(SceneTrace.ConsoleLine(time: time, text: line))
        runner.echo(line, at: time)
      }, isTraced: true, tracesAll: options.listsAll)
    defer { session.end() }
    for moment in moments {
      try runner.advance(scene: name, to: "the moment \(MomentText.seconds(moment)) s") {
        try session.recordMoment(at: moment)
        try runner.checkExactness(of: session, scene: name, at: moment)
      }
    }
    if !options.listsAll {
      // What changes only later in the scene is listed at the moments before as well.
      _ = try runner.advance(scene: name, to: "where it settles") {
        try session.settle(through: max(last, duration ?? options.scene.settleLimit))
      }
    }
    for fault in session.faults { runner.warn("scene '\(name)': \(fault)") }
    trace.moments = session.recordedMoments
    return trace
  }
}
