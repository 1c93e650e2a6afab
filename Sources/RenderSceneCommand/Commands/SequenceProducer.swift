import DrawingModel
import FilmEncoding
import Imaging
import SceneLoader
import VirtualTime

/// Writes the frames of a scene as numbered pictures, with a manifest and a list for `ffmpeg`.
@MainActor struct SequenceProducer {
  let options: RenderOptions
  let runner: SceneRunner
  let plan: FramePlan

  /// Runs the scene and writes its frames, or those of a shard.
  func sequence(
    of loaded: SceneRunner.LoadedScene, from request: SceneCompiler.Request, name: String,
    source: String
  ) throws(CommandError) -> WrittenSequence {
    let template = try options.template(lastFrame: plan.last)
    let part = options.shard?.range(of: plan.frames.count) ?? 0..<plan.frames.count
    var sequence = WrittenSequence(
      scene: name, source: source, rate: plan.rate, timeline: options.timeline,
      formula: plan.formula)
    sequence.frames.reserveCapacity(part.count)
    let writer = FrameWriter(jobs: options.jobs)
    try checkNames(template, scene: name)
    var paths: Set<String> = []
    /// The picture that was drawn last, and the files it goes to.
    var current: (pixmap: Pixmap, paths: [String])?
    let outcome = try FrameProducer(runner: runner).run(
      loaded, name: name, moments: plan.frames[part].map(\.instant)
    ) { (frame) throws(CommandError) in
      if !frame.isRepeated {
        if let current { try write(current.pixmap, current.paths, writer) }
        current = (frame.pixmap, [])
      }
      let index = part.lowerBound + frame.index
      let planned = plan.frames[index]
      let digest = frame.digest.description
      let path = options.path(
        forName: template.name(
          NameTemplate.Values(
            scene: name, moment: frame.instant, decimals: 0, index: index,
            frame: planned.number, rate: options.scene.rate, widthInPixels: frame.pixmap.width,
            heightInPixels: frame.pixmap.height, scale: frame.list.scale, digest: digest)))
      guard template.tellsFramesApart || paths.insert(path).inserted else {
        throw .usage(
          "two frames of scene '\(name)' would be written to '\(path)'; add {frame:04} to --out.")
      }
      let isKept = options.resumes && WrittenFiles.isPicture(path, digest: digest)
      if !isKept {
        try options.checkIsFree(path)
        current?.paths.append(path)
      }
      sequence.size = (frame.pixmap.width, frame.pixmap.height)
      sequence.scale = frame.list.scale
      sequence.frames.append(
        WrittenSequence.Frame(
          number: planned.number, instant: frame.instant, output: planned.output, path: path,
          digest: digest,
          seconds: MomentText.seconds(plan.duration(ofFrame: index))))
    }
    sequence.drawn = outcome.drawn
    if let current { try write(current.pixmap, current.paths, writer) }
    try runner.stopwatch.measure(.encoding) { () throws(CommandError) in try writer.finish() }
    if let shard = options.shard {
      try sequence.writeRecord(
        of: shard, plan: plan,
        lastShown: MomentText.seconds(plan.duration(ofFrame: plan.frames.count - 1)),
        options: options, request: request)
      return sequence
    }
    try sequence.writeCompanions()
    return sequence
  }

  /// Refuses names that are taken, as far as they are known before anything is drawn.
  private func checkNames(_ template: NameTemplate, scene: String) throws(CommandError) {
    guard !options.overwrites, !template.needsDigest, !template.needsSize else { return }
    for (index, frame) in plan.frames.enumerated() {
      try options.checkIsFree(
        options.path(
          forName: template.name(
            NameTemplate.Values(
              scene: scene, moment: frame.instant, decimals: 0, index: index, frame: frame.number,
              rate: options.scene.rate, widthInPixels: 0, heightInPixels: 0, scale: 0, digest: ""))
        ))
    }
  }

  private func write(
    _ pixmap: Pixmap, _ paths: [String], _ writer: FrameWriter
  ) throws(CommandError) {
    if paths.isEmpty { return }
    try runner.stopwatch.measure(.encoding) { () throws(CommandError) in
      try writer.write(pixmap, to: paths)
    }
  }
}
