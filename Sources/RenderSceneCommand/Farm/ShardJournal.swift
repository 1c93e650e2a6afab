import CVirtualTime
import Imaging
import SceneLoader

/// The record of a shard while it is worked on.
///
/// It is written about once a second, so that a machine that goes down loses no more than that.
struct ShardJournal {
  /// The folder of the shard's output.
  let folder: String
  private(set) var record: ShardRecord
  private var lastSave: Int64 = 0

  private static let nanosecondsBetweenSaves: Int64 = 1_000_000_000

  /// Goes on with the record that is there, if it is of the same plan and its pictures were made by
  /// the same command with the same fonts; else begins anew.
  init(_ shard: Shard, of plan: FarmPlan, in folder: String, fingerprint: String) {
    self.folder = folder
    record = ShardRecord(shard: shard, plan: plan.digest, fingerprint: fingerprint)
    record.sequences = plan.scenes.map { scene in
      var sequence = ShardRecord.Sequence(
        scene: scene.scene, variant: scene.variant, source: scene.source,
        fps: plan.rate.fraction, frames: Array(0..<scene.count))
      sequence.lastShown = plan.rate.shown(from: 0, to: 1)
      return sequence
    }
    let path = folder + "/" + ShardRecord.fileName(shard)
    guard let old = try? ShardRecord.read(path), old.plan == record.plan,
      old.fingerprint == fingerprint, old.sequences.count == record.sequences.count
    else { return }
    record.sequences = old.sequences
  }

  /// The frames of a unit that are not there yet: neither claimed, or claimed and not as they were.
  func missing(of unit: FarmPlan.Unit) -> [Int64] {
    let written = Dictionary(
      record.sequences[unit.scene].written.map { ($0.frame, $0) }, uniquingKeysWith: { $1 })
    return unit.frames.filter { number in
      guard let frame = written[number] else { return true }
      return FrameFile.digest(of: folder + "/" + frame.file) != frame.digest
    }
  }

  /// Claims a frame.
  mutating func add(
    _ frame: ShardRecord.Frame, scene: Int, size: (width: Int, height: Int), scale: Double
  ) {
    record.sequences[scene].width = size.width
    record.sequences[scene].height = size.height
    record.sequences[scene].scale = scale
    record.sequences[scene].written.append(frame)
  }

  /// Gives up what was claimed of frames that are rendered again.
  mutating func forget(_ frames: [Int64], scene: Int) {
    let frames = Set(frames)
    record.sequences[scene].written.removeAll { frames.contains($0.frame) }
  }

  /// Notes what a scene has cost, and that it went well.
  mutating func finish(scene: Int, seconds: Double, peakMegabytes: Int) {
    record.sequences[scene].seconds += seconds
    record.sequences[scene].peakMegabytes = max(
      record.sequences[scene].peakMegabytes, peakMegabytes)
    record.sequences[scene].failure = nil
  }

  /// Notes why a scene's frames are missing.
  mutating func fail(scene: Int, _ failure: ShardRecord.Failure) {
    record.sequences[scene].failure = failure
  }

  /// Writes the record if that was long ago.
  mutating func saveSometimes() throws(CommandError) {
    let now = pw_host_monotonic_ns()
    guard now - lastSave > Self.nanosecondsBetweenSaves else { return }
    lastSave = now
    try save()
  }

  /// Writes the record.
  mutating func save() throws(CommandError) {
    for index in record.sequences.indices {
      record.sequences[index].written.sort { $0.frame < $1.frame }
    }
    try PictureFiles.write(
      Array(record.text.utf8), to: folder + "/" + ShardRecord.fileName(record.shard))
  }
}

extension FarmPlan {
  /// Frames a second.
  var rate: FrameRate {
    guard let place = arguments.lastIndex(of: "--fps"), place + 1 < arguments.count else {
      return .standard
    }
    return (try? FrameRate.parse(arguments[place + 1])) ?? .standard
  }
}

/// A frame's file, looked at again.
enum FrameFile {
  /// The digest of its pixels; nil where there is no file, or none that is whole.
  static func digest(of path: String) -> String? {
    guard let bytes = try? FileSystem.contents(of: path) else { return nil }
    return digest(ofBytes: bytes)
  }

  /// The digest of the pixels in a file's bytes; nil where they are no whole picture.
  static func digest(ofBytes bytes: [UInt8]) -> String? {
    (try? PNGDecoder.decode(bytes)).map { PixelDigest($0).description }
  }
}
