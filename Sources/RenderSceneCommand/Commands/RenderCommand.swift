import DrawingModel
import FrameRenderer
import Imaging
import SceneLoader
import SwiftUI
import VirtualTime

/// `render-scene render`: the frames of scenes, as numbered pictures with a manifest.
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
    let compiled = try runner.compile(selections)
    let console = ConsoleRedirection()
    SceneGuard.installTrapHandler()
    var sequences: [WrittenSequence] = []
    for (name, scene) in zip(names, compiled) {
      sequences.append(try render(scene, name: name))
    }
    console.end()
    report(sequences)
  }

  // MARK: - Which frames

  /// The frames to render, and the number of the scene's last frame.
  private func frames(
    of loaded: SceneRunner.LoadedScene, name: String
  ) throws(CommandError) -> (frames: [FrameRange.Frame], last: Int64) {
    var known: SceneTimes?
    func times() throws(CommandError) -> SceneTimes {
      if let known { return known }
      let duration = options.scene.duration ?? loaded.script.duration
      let found = try runner.survey(loaded, name: name)
      if found.settled == nil, duration == nil {
        runner.warn(
          "scene '\(name)' does not settle (\(found.endlessText)); its end is taken to be "
            + "\(MomentText.seconds(found.end)) s. Set another with --duration.")
      }
      known = found
      return found
    }
    func instant(_ moment: MomentList?) throws(CommandError) -> VirtualInstant? {
      try moment?.resolved(times).first
    }
    let rate = options.scene.rate
    if let list = options.frames {
      let instants = try list.resolved(times).sorted()
      let frames = instants.map { FrameRange.Frame(number: rate.frame(nearest: $0), instant: $0) }
      return (frames, frames.last?.number ?? 0)
    }
    let duration = options.scene.duration ?? loaded.script.duration
    let end =
      if let to = try instant(options.to) { to } else if let duration { duration } else {
        try times().end
      }
    let start = try instant(options.from) ?? .zero
    let range = FrameRange(
      start: start, end: end, endpoint: options.endpoint, step: options.step, rate: rate)
    let frames = try range.frames()
    guard !frames.isEmpty else {
      throw .usage(
        "scene '\(name)' has no frames from \(MomentText.seconds(start)) s to "
          + "\(MomentText.seconds(end)) s; give a later --to, a --duration, or --endpoint inclusive."
      )
    }
    return (frames, max(frames.last?.number ?? 0, rate.frame(nearest: end)))
  }

  // MARK: - Rendering

  private func render(
    _ compiled: SceneCompiler.CompiledScene, name: String
  ) throws(CommandError) -> WrittenSequence {
    SceneGuard.begin(scene: name, timeout: options.scene.timeout)
    defer { SceneGuard.end() }
    let loaded = try runner.load(compiled)
    let (frames, last) = try frames(of: loaded, name: name)
    let template = try options.template(lastFrame: last)
    var sequence = WrittenSequence(
      scene: name, source: Installation.current().pathFromRoot(compiled.request.source.path),
      rate: options.scene.rate)
    let writer = FrameWriter(jobs: options.jobs)
    var paths: Set<String> = []
    /// The picture that was drawn last, and the files it goes to.
    var current: (pixmap: Pixmap, paths: [String])?
    let outcome = try FrameProducer(runner: runner).run(
      loaded, name: name, moments: frames.map(\.instant)
    ) { (frame) throws(CommandError) in
      if !frame.isRepeated {
        if let current { try write(current.pixmap, current.paths, writer) }
        current = (frame.pixmap, [])
      }
      let number = frames[frame.index].number
      let digest = frame.digest.description
      let path = options.path(
        forName: template.name(
          NameTemplate.Values(
            scene: name, moment: frame.instant, decimals: 0, index: frame.index,
            rate: options.scene.rate, widthInPixels: frame.pixmap.width,
            heightInPixels: frame.pixmap.height, scale: frame.list.scale, digest: digest)))
      guard paths.insert(path).inserted else {
        throw .usage(
          "two frames of scene '\(name)' would be written to '\(path)'; add {frame:04} to --out.")
      }
      current?.paths.append(path)
      sequence.size = (frame.pixmap.width, frame.pixmap.height)
      sequence.scale = frame.list.scale
      sequence.frames.append(
        WrittenSequence.Frame(number: number, instant: frame.instant, path: path, digest: digest))
    }
    sequence.drawn = outcome.drawn
    if let current { try write(current.pixmap, current.paths, writer) }
    try stopwatch.measure(.encoding) { () throws(CommandError) in try writer.finish() }
    for (file, text) in sequence.companions {
      try PictureFiles.write(Array(text.utf8), to: file)
    }
    return sequence
  }

  private func write(
    _ pixmap: Pixmap, _ paths: [String], _ writer: FrameWriter
  ) throws(CommandError) {
    try stopwatch.measure(.encoding) { () throws(CommandError) in
      try writer.write(pixmap, to: paths)
    }
  }

  // MARK: - Reporting

  private func report(_ sequences: [WrittenSequence]) {
    let milliseconds = stopwatch.milliseconds
    if options.scene.isJSON {
      var members: [(String, JSONText)] = [("sequences", .array(sequences.map(\.json)))]
      if options.showsTimings {
        members.append(
          ("milliseconds", .object(milliseconds.map { ("\($0.phase)", .number($0.value)) })))
      }
      StandardStreams.output(JSONText.object(members).description() + "\n")
      return
    }
    guard !options.scene.isQuiet else { return }
    for sequence in sequences {
      StandardStreams.output(sequence.frames.map { $0.path + "\n" }.joined())
      StandardStreams.error(sequence.summary)
    }
    guard options.showsTimings else { return }
    let parts = milliseconds.map { "\($0.phase) \(DecimalText.fixed($0.value, decimals: 1))" }
    StandardStreams.error("milliseconds: \(parts.joined(separator: ", "))\n")
  }
}
