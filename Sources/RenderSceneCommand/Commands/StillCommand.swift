import CairoRaster
import DrawingModel
import FrameRenderer
import Imaging
import SceneLoader
import SwiftUI
import VirtualTime

/// `render-scene still`: pictures of scenes at given moments.
@MainActor struct StillCommand {
  private let options: StillOptions
  private let stopwatch: Stopwatch
  private let runner: SceneRunner
  private let rasterizer = CairoRasterizer()
  private var written: [WrittenStill] = []

  static func run(_ options: StillOptions, stopwatch: Stopwatch) throws(CommandError) {
    var command = StillCommand(options: options, stopwatch: stopwatch)
    try command.render()
    command.report()
  }

  /// Renders for another process, which is told of each picture.
  static func run(
    _ options: StillOptions, in channel: WorkerChannel, stopwatch: Stopwatch
  ) throws(CommandError) {
    var command = StillCommand(options: options, stopwatch: stopwatch)
    try command.render { channel.send(WorkerMessage(.compiled)) }
    for still in command.written {
      var message = WorkerMessage(.frame)
      message.frame = WorkerJob.KnownFrame(
        frame: 0, time: MomentText.fraction(still.moment), file: still.path, digest: still.digest)
      channel.send(message)
    }
    channel.send(WorkerMessage(.finished))
  }

  private init(options: StillOptions, stopwatch: Stopwatch) {
    self.options = options
    self.stopwatch = stopwatch
    runner = SceneRunner(options: options.scene, stopwatch: stopwatch)
  }

  /// One scene with the moments to render.
  private struct Job {
    var compiled: SceneCompiler.CompiledScene
    var name: String
    var moments: [VirtualInstant]
  }

  /// Compiles the scenes, calls `compiled`, and writes the pictures.
  private mutating func render(compiled isDone: () -> Void = {}) throws(CommandError) {
    let selections = try runner.select()
    if !options.needsScene {
      // Refused before anything is compiled.
      let moments = try options.moments { SceneTimes(end: .zero) }
      try options.checkNames(selections.map { ($0.outputName, moments) })
      try options.makeFolder()
    }
    let compiled = try runner.compile(selections)
    isDone()
    let console = ConsoleRedirection()
    SceneGuard.installTrapHandler()
    var jobs: [Job] = []
    for (selection, scene) in zip(selections, compiled) {
      let name = selection.outputName
      jobs.append(Job(compiled: scene, name: name, moments: try moments(of: scene, name: name)))
    }
    if options.needsScene {
      try options.checkNames(jobs.map { ($0.name, $0.moments) })
      try options.makeFolder()
    }
    for job in jobs { try render(job, standardOutput: console.output) }
    console.end()
  }

  private func moments(
    of compiled: SceneCompiler.CompiledScene, name: String
  ) throws(CommandError) -> [VirtualInstant] {
    try options.moments { () throws(CommandError) in
      SceneGuard.begin(scene: name, timeout: options.scene.timeout)
      defer { SceneGuard.end() }
      return try runner.survey(try runner.load(compiled), name: name)
    }
  }

  // MARK: - Rendering

  private mutating func render(_ job: Job, standardOutput: Int32) throws(CommandError) {
    let (name, moments) = (job.name, job.moments)
    SceneGuard.begin(scene: name, timeout: options.scene.timeout)
    defer { SceneGuard.end() }
    let loaded = try runner.load(job.compiled)
    let runner = runner
    let session = try runner.begin(
      loaded, name: name, observer: SceneObserver { time, line in runner.echo(line, at: time) })
    var approximations: Set<String> = []
    defer {
      if !options.scene.isStrict {
        runner.tellInexactness(
          faults: session.faults, approximations: approximations, scene: name)
      }
      session.end()
    }
    let decimals = options.decimals(moments)
    // Time only moves forward, whatever the order of the list.
    for index in moments.indices.sorted(by: { moments[$0] < moments[$1] }) {
      let moment = moments[index]
      let list = try runner.advance(
        scene: name, to: "the moment \(MomentText.seconds(moment)) s"
      ) {
        let list = try session.frame(at: moment)
        let size = CanvasSize(width: Double(list.size.width), height: Double(list.size.height))
        try CanvasOptions.checkPixels(size, scale: list.scale)
        return list
      }
      try runner.checkExactness(of: session, scene: name, at: moment)
      approximations.formUnion(session.approximations)
      let approximated = session.approximations
      let needsDigest = options.scene.isJSON || options.template.needsDigest
      let pixmap = try stopwatch.measure(.drawing) { () throws(CommandError) in
        options.format.isVector && !needsDigest
          ? nil : try PictureFiles.draw(list, with: rasterizer, scene: name)
      }
      try stopwatch.measure(.encoding) { () throws(CommandError) in
        let digest = needsDigest ? pixmap.map { PixelDigest($0).description } ?? "" : ""
        let size = (list.widthInPixels, list.heightInPixels)
        let values = options.nameValues(
          scene: name, moment: moment, index: index, decimals: decimals[index], size: size,
          scale: list.scale, digest: digest)
        let path = options.path(forName: options.template.name(values))
        if !options.isStandardOutput, !options.overwrites { try FileSystem.checkIsFree(path) }
        let target = options.isStandardOutput ? nil : path
        if options.format.isVector {
          try PictureFiles.write(
            try PictureFiles.vector(list, as: options.format, scene: name), to: target,
            standardOutput: standardOutput)
        } else if let pixmap {
          try PictureFiles.write(
            pixmap, as: options.format, to: target, standardOutput: standardOutput)
        }
        written.append(
          WrittenStill(
            scene: name, source: job.compiled.request.source.path, moment: moment, path: path,
            widthInPixels: size.0, heightInPixels: size.1, scale: list.scale,
            digest: digest, wasCompiled: job.compiled.wasCompiled,
            approximations: approximated))
      }
    }
  }

  // MARK: - Reporting

  private func report() {
    if options.isStandardOutput { return }
    let milliseconds = stopwatch.milliseconds
    if options.scene.isJSON {
      var members: [(String, JSONText)] = [("stills", .array(written.map(\.json)))]
      if options.showsTimings {
        members.append(
          ("milliseconds", .object(milliseconds.map { ("\($0.phase)", .number($0.value)) })))
      }
      StandardStreams.output(JSONText.object(members).description() + "\n")
    } else if !options.scene.isQuiet {
      StandardStreams.output(written.map { $0.path + "\n" }.joined())
    }
    guard options.showsTimings, !options.scene.isJSON, !options.scene.isQuiet else { return }
    let parts = milliseconds.map { "\($0.phase) \(DecimalText.fixed($0.value, decimals: 1))" }
    StandardStreams.error("milliseconds: \(parts.joined(separator: ", "))\n")
  }
}
