import SceneLoader
import SwiftUI
import VirtualTime

/// `render-scene render`: the frames of scenes, as numbered pictures with a manifest or as a film.
@MainActor struct RenderCommand {
  private let options: RenderOptions
  private let stopwatch: Stopwatch
  private let runner: SceneRunner

  static func run(_ options: RenderOptions, stopwatch: Stopwatch) throws(CommandError) {
    try RenderCommand(options: options, stopwatch: stopwatch).run()
  }

  private init(options: RenderOptions, stopwatch: Stopwatch) {
    self.options = options
    self.stopwatch = stopwatch
    runner = SceneRunner(options: options.scene, stopwatch: stopwatch)
  }

  private func run() throws(CommandError) {
    let selections = try runner.select()
    let names = selections.map(\.outputName)
    if let twice = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
      throw .usage("scene '\(twice)' is asked for twice; name it once.")
    }
    if options.format.isVideo { try VideoProcess.checkInstalled(for: options.format) }
    let compiled = try runner.compile(selections)
    let console = ConsoleRedirection()
    SceneGuard.installTrapHandler()
    var sequences: [WrittenSequence] = []
    var films: [WrittenFilm] = []
    for (name, scene) in zip(names, compiled) {
      SceneGuard.begin(scene: name, timeout: options.scene.timeout)
      defer { SceneGuard.end() }
      let loaded = try runner.load(scene)
      let plan = try plan(for: loaded, name: name)
      let source = Installation.current().pathFromRoot(scene.request.source.path)
      if options.makesFilm {
        var producer = FilmProducer(
          options: options, runner: runner, plan: plan, standardOutput: console.output)
        films.append(try producer.film(of: loaded, name: name, source: source))
      } else {
        let writer = SequenceProducer(options: options, runner: runner, plan: plan)
        sequences.append(
          try writer.sequence(of: loaded, from: scene.request, name: name, source: source))
      }
    }
    console.end()
    report(sequences, films)
  }

  /// The frames to render of a scene.
  private func plan(
    for loaded: SceneRunner.LoadedScene, name: String
  ) throws(CommandError) -> FramePlan {
    let duration = options.scene.duration ?? loaded.script.duration
    var known: SceneTimes?
    return try FramePlan(options, scene: name, duration: duration) { () throws(CommandError) in
      if let known { return known }
      let found = try runner.survey(loaded, name: name)
      if found.settled == nil, duration == nil {
        runner.warn(
          "scene '\(name)' does not settle (\(found.endlessText)); its end is taken to be "
            + "\(MomentText.seconds(found.end)) s. Set another with --duration.")
      }
      known = found
      return found
    }
  }

  // MARK: - Reporting

  private func report(_ sequences: [WrittenSequence], _ films: [WrittenFilm]) {
    let milliseconds = stopwatch.milliseconds
    if options.scene.isJSON, !options.isStandardOutput {
      var members: [(String, JSONText)] =
        options.makesFilm
        ? [("films", .array(films.map(\.json)))] : [("sequences", .array(sequences.map(\.json)))]
      if options.showsTimings {
        members.append(
          ("milliseconds", .object(milliseconds.map { ("\($0.phase)", .number($0.value)) })))
        members.append(("peakMegabytes", .integer(Int64(Stopwatch.peakMegabytes))))
      }
      StandardStreams.output(JSONText.object(members).description() + "\n")
      return
    }
    guard !options.scene.isQuiet else { return }
    for sequence in sequences {
      let paths = PiecewiseText(head: "", count: sequence.frames.count, tail: "") {
        sequence.frames[$0].path + "\n"
      }
      for piece in paths { StandardStreams.output(String(decoding: piece, as: UTF8.self)) }
      StandardStreams.error(sequence.summary)
    }
    for film in films {
      if let path = film.path { StandardStreams.output(path + "\n") }
      StandardStreams.error(film.summary)
    }
    guard options.showsTimings else { return }
    let parts = milliseconds.map { "\($0.phase) \(DecimalText.fixed($0.value, decimals: 1))" }
    StandardStreams.error("milliseconds: \(parts.joined(separator: ", "))\n")
    let frames = sequences.reduce(0) { $0 + $1.frames.count }
    let rate = Double(frames) / max(stopwatch.wallSeconds, 1e-9)
    let speed = frames > 0 ? "\(DecimalText.fixed(rate, decimals: 1)) frames a second, " : ""
    StandardStreams.error("\(speed)\(Stopwatch.peakMegabytes) MB of memory at most\n")
  }
}
