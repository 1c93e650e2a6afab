import Imaging
import SceneLoader
import VirtualTime

/// One sequence out of the records of all shards.
struct MergedSequence {
  /// A record with its folder.
  struct Source {
    var folder: String
    var record: ShardRecord
  }

  /// A frame that was found and is as it was written.
  struct Frame {
    var claim: ShardRecord.Frame
    /// The file that was found.
    var path: String
  }

  /// A frame that is not there.
  enum Hole: Equatable { case missing, damaged }

  let scene: String
  let variant: String?
  /// What the records say of this sequence, with the folders of the records.
  private let parts: [(folder: String, entry: ShardRecord.Sequence)]
  /// The numbers of all its frames, rising.
  let numbers: [Int64]
  private(set) var frames: [Frame] = []
  private(set) var holes: [(number: Int64, hole: Hole)] = []

  /// Gathers what records say of one sequence.
  init(scene: String, variant: String?, sources: [Source]) throws(CommandError) {
    self.scene = scene
    self.variant = variant
    parts = sources.flatMap { source in
      source.record.sequences.filter { $0.scene == scene && $0.variant == variant }
        .map { (source.folder, $0) }
    }
    numbers = Set(parts.flatMap(\.entry.frames)).sorted()
    for part in parts where part.entry.fps != first.fps {
      throw CommandError(
        .badData,
        "scene '\(name)' was rendered at \(first.fps) and at \(part.entry.fps) frames a second; "
          + "merge the shards of one sequence only.")
    }
  }

  /// The scene's name, with the variant's after a tilde: the folder of its frames.
  var name: String { scene + (variant.map { "~" + $0 } ?? "") }
  /// What the first record says.
  var first: ShardRecord.Sequence { parts[0].entry }
  /// A record's entry that knows how large the pictures are.
  private var sized: ShardRecord.Sequence {
    (parts.first { !$0.entry.written.isEmpty } ?? parts[0]).entry
  }
  /// Host seconds of all shards together.
  var seconds: Double { parts.reduce(0) { $0 + $1.entry.seconds } }
  /// The most memory that one of them had in use.
  var peakMegabytes: Int { parts.map(\.entry.peakMegabytes).max() ?? 0 }
  /// Why frames are missing, where a scene went wrong.
  var failure: ShardRecord.Failure? {
    holes.isEmpty ? nil : parts.lazy.compactMap(\.entry.failure).first
  }
  /// How `render` makes frames of it again, and whether their numbers are enough to say which.
  var arguments: (words: [String], takesNumbers: Bool)? {
    parts.lazy.compactMap { part in
      part.entry.arguments.map { ($0, part.entry.isOnGrid) }
    }.first
  }

  /// Looks at the files, and copies to `folder` those that lie elsewhere.
  mutating func collect(into folder: String) throws(CommandError) {
    var claims: [Int64: [(folder: String, frame: ShardRecord.Frame)]] = [:]
    for part in parts {
      for frame in part.entry.written {
        claims[frame.frame, default: []].append((part.folder, frame))
      }
    }
    for number in numbers {
      var found: (frame: Frame, bytes: [UInt8])?
      var isDamaged = false
      for claim in claims[number] ?? [] {
        let path = claim.folder + "/" + claim.frame.file
        if let found, found.frame.path == path { continue }
        guard let bytes = try? FileSystem.contents(of: path) else { continue }
        guard FrameFile.digest(ofBytes: bytes) == claim.frame.digest else {
          isDamaged = true
          continue
        }
        if let found, found.frame.claim.digest != claim.frame.digest {
          throw CommandError(
            .nondeterminism,
            "frame \(number) of scene '\(name)' was made twice and differs: \(found.frame.path) and "
              + "\(path). Were the shards rendered from one state of the scene, by one version of "
              + "the command, with the same fonts? Compare 'render-scene doctor' of the machines.")
        }
        if found == nil { found = (Frame(claim: claim.frame, path: path), bytes) }
      }
      guard let found else {
        holes.append((number, isDamaged ? .damaged : .missing))
        continue
      }
      var frame = found.frame
      let place = "\(folder)/\(name)/\(FileSystem.name(of: frame.claim.file))"
      if FileSystem.resolvingLinks(place) != FileSystem.resolvingLinks(frame.path) {
        try PictureFiles.write(found.bytes, to: place)
      }
      frame.path = place
      frames.append(frame)
    }
  }

  /// The whole sequence as `render` would have written it; nil where frames are missing.
  func whole() throws(CommandError) -> WrittenSequence? {
    guard holes.isEmpty, !frames.isEmpty else { return nil }
    let entry = sized
    var sequence = WrittenSequence(
      scene: name, source: entry.source, rate: try FrameRate.parse(entry.fps))
    sequence.timeline = entry.timeline
    sequence.size = (entry.width, entry.height)
    sequence.scale = entry.scale
    for (index, frame) in frames.enumerated() {
      guard let instant = MomentText.instant(ofFraction: frame.claim.time) else {
        throw CommandError(.badData, "'\(frame.claim.time)' is no time of a frame of '\(name)'.")
      }
      sequence.frames.append(
        WrittenSequence.Frame(
          number: frame.claim.frame, instant: instant, output: entry.timeline.output(at: instant),
          path: frame.path, digest: frame.claim.digest,
          seconds: shown(index, at: sequence.rate)))
    }
    return sequence
  }

  /// How long a frame is shown: up to the next, and the last one as the whole sequence has it.
  ///
  /// A record of frames that were rendered afterwards knows only these, and not what lies between.
  private func shown(_ index: Int, at rate: FrameRate) -> String {
    guard parts.allSatisfy(\.entry.isOnGrid) else { return frames[index].claim.shown }
    guard index + 1 < frames.count else {
      let whole = parts.max { $0.entry.frames.count < $1.entry.frames.count }
      return whole?.entry.lastShown ?? frames[index].claim.shown
    }
    return rate.shown(from: frames[index].claim.frame, to: frames[index + 1].claim.frame)
  }

  /// The entry in the file of results, whose folder paths are counted from.
  func json(folder: String) -> JSONText {
    let isWhole = holes.isEmpty
    let message =
      isWhole
      ? nil
      : failure?.message ?? "frames \(FrameNumbers.text(holes.map(\.number))) are missing"
    let code = isWhole ? 0 : failure?.exitCode ?? Int(ExitCode.incomplete.rawValue)
    return .object([
      ("scene", .text(scene)), ("source", .text(first.source)),
      ("variant", variant.map { .text($0) } ?? .null),
      ("status", .text(isWhole ? "rendered" : "failed")),
      ("reason", isWhole ? .null : .text(reason)),
      ("message", message.map { .text($0) } ?? .null), ("exitCode", .integer(Int64(code))),
      ("seconds", .number((seconds * 1000).rounded() / 1000)),
      ("peakMegabytes", .integer(Int64(peakMegabytes))),
      (
        "frames",
        .array(
          frames.map { frame in
            .object([
              ("frame", .integer(frame.claim.frame)), ("time", .text(frame.claim.time)),
              ("file", .text("\(name)/\(FileSystem.name(of: frame.path))")),
              ("digest", .text(frame.claim.digest)),
            ])
          })
      ),
    ])
  }

  private var reason: String {
    failure?.exitCode == Int(ExitCode.timeout.rawValue) ? "timeout" : "error"
  }
}

extension MomentText {
  /// The instant that a fraction of seconds stands for, as `fraction` writes it.
  static func instant(ofFraction text: String) -> VirtualInstant? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let numerator = Int64(parts[0]), let denominator = Int64(parts[1]),
      denominator > 0, VirtualInstant.ticksPerSecond % denominator == 0
    else { return nil }
    let (ticks, overflow) = numerator.multipliedReportingOverflow(
      by: VirtualInstant.ticksPerSecond / denominator)
    return overflow ? nil : VirtualInstant(ticks: ticks)
  }
}
