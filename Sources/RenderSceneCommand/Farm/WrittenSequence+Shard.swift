import Imaging
import SceneLoader
import VirtualTime

extension WrittenSequence {
  /// Writes the record of a shard in place of the manifest, which only the whole sequence gets.
  ///
  /// - Parameters:
  ///   - shard: The part that was rendered.
  ///   - plan: The frames of the whole sequence.
  ///   - lastShown: How long its last frame is shown, in seconds.
  ///   - options: What `render` was told.
  ///   - request: The scene that was rendered.
  /// - Throws: What keeps the record from being written.
  func writeRecord(
    of shard: Shard, plan: FramePlan, lastShown: String, options: RenderOptions,
    request: SceneCompiler.Request
  ) throws(CommandError) {
    let all = plan.frames
    guard let first = frames.first else {
      return StandardStreams.error(
        "render-scene: shard \(shard) of scene '\(scene)' has nothing to do: "
          + "there are \(all.count) frames\n")
    }
    guard let folder = commonFolder else {
      throw .usage(
        "--shard needs the frames of scene '\(scene)' in one folder; '\(first.path)' and others lie "
          + "in several. Change --out.")
    }
    var record = ShardRecord(
      shard: shard, plan: nil, fingerprint: Fingerprint.current().digest)
    var sequence = ShardRecord.Sequence(
      scene: scene, source: source, fps: rate.fraction, frames: all.map(\.number))
    sequence.width = size.width
    sequence.height = size.height
    sequence.scale = scale
    sequence.isOnGrid =
      rate == options.scene.rate && all.allSatisfy { rate.hasFrame($0.number, at: $0.output) }
    sequence.arguments = options.arguments(
      for: request, name: scene, takesNumbers: sequence.isOnGrid)
    sequence.lastShown = lastShown
    sequence.timeline = timeline
    sequence.written = frames.map { frame in
      ShardRecord.Frame(
        frame: frame.number, time: MomentText.fraction(frame.instant),
        file: FileSystem.name(of: frame.path), digest: frame.digest, shown: frame.seconds)
    }
    record.sequences = [sequence]
    try PictureFiles.write(
      Array(record.text.utf8), to: folder + "/" + ShardRecord.fileName(shard))
  }
}

extension RenderOptions {
  /// What `render` is told to make some of a sequence's frames again.
  ///
  /// Which ones is left open where all of them lie on the grid, so that their numbers can follow
  /// as `--frames`.
  func arguments(
    for request: SceneCompiler.Request, name: String, takesNumbers: Bool
  ) -> [String] {
    let source = request.source
    var place = [isInLibrary(source) ? source.name : source.path]
    // A preview that was named with the scene, and not by the flag.
    if scene.root == nil, name != source.name, let root = request.root.name {
      place += ["--root", root]
    }
    return ["render"] + place + (takesNumbers ? flags.scene : flags.scene + flags.range)
  }

  private func isInLibrary(_ source: SceneSource) -> Bool {
    Installation.current().scenesFolder.map { source.path.hasPrefix($0 + "/") } ?? false
  }
}

extension ParsedArguments {
  /// Flags as they can be typed again, in the order of the command's list.
  ///
  /// - Parameters:
  ///   - options: The flags to repeat.
  ///   - names: Of these, which; nil for all.
  /// - Returns: Words for the command line.
  func typed(_ options: [OptionSpecification], only names: Set<String>? = nil) -> [String] {
    var result: [String] = []
    for option in options where names?.contains(option.name) ?? true {
      guard let value = values[option.name] else { continue }
      if option.valueName == nil {
        result.append("--" + option.name)
      } else {
        for value in option.isRepeatable ? lists[option.name] ?? [] : [value] {
          result += ["--" + option.name, value]
        }
      }
    }
    return result
  }
}

extension FrameRate {
  /// Whether the frame of a number lies at an instant.
  func hasFrame(_ number: Int64, at instant: VirtualInstant) -> Bool {
    number >= 0 && ticks(frames: UInt128(number)) == instant.ticks
  }

  /// Seconds from one frame to another, in words.
  func shown(from first: Int64, to next: Int64) -> String {
    let (first, next) = (ticks(frames: UInt128(first)), ticks(frames: UInt128(next)))
    return MomentText.seconds(VirtualInstant(ticks: (next ?? 0) - (first ?? 0)))
  }
}
