import Foundation
import Imaging
import SceneLoader
import VirtualTime

/// What one shard has written, as the file `shard-i-of-n.json` beside or above its frames.
///
/// It names all frames that the sequences have, so that even the records of some of the shards tell
/// what the others owe. Nothing in it is believed without a look at the files: a frame counts when
/// its file has the digest that stands here.
struct ShardRecord: Equatable, Sendable {
  /// A frame that was written.
  struct Frame: Codable, Equatable, Sendable {
    var frame: Int64
    /// Seconds as a fraction, such as `5/2`.
    var time: String
    /// The file, from the folder of the record.
    var file: String
    var digest: String
    /// How long it is shown, in seconds.
    var shown: String
  }

  /// What became of one scene in this shard.
  struct Sequence: Equatable, Sendable {
    var scene: String
    var variant: String?
    var source: String
    /// Frames a second, as it is typed.
    var fps: String
    /// The numbers of all frames that the sequence has, in every shard together.
    var frames: [Int64]
    /// Whether each frame lies where its number says, so that the number is enough to render it.
    var isOnGrid = true
    /// How long the last of all frames is shown, in seconds.
    var lastShown = ""
    /// How the sequence's time follows the scene's.
    var timeline = FilmTimeline.plain
    /// Pixels from left to right; 0 as long as nothing is written.
    var width = 0
    /// Pixels from top to bottom.
    var height = 0
    var scale = 1.0
    /// What `render` is told besides, to make frames of it again; nil where a plan says that.
    var arguments: [String]?
    var written: [Frame] = []
    /// Host time that it took.
    var seconds = 0.0
    /// The most memory that the process had in use.
    var peakMegabytes = 0
    /// Why frames are missing, where a scene went wrong.
    var failure: Failure?
  }

  /// Why a scene's frames could not be made.
  struct Failure: Codable, Equatable, Sendable {
    var exitCode: Int
    var message: String
  }

  /// The format's name.
  static let schema = "partway.shard/1"

  var shard: Shard
  /// The digest of the plan, or nil without one.
  var plan: String?
  /// What made the pictures.
  var fingerprint: String
  var sequences: [Sequence] = []

  /// The file's name.
  static func fileName(_ shard: Shard) -> String { shard.fileName + ".json" }

  /// Whether a file has the name of a record.
  static func isRecord(_ name: String) -> Bool {
    guard name.hasPrefix("shard-"), name.hasSuffix(".json") else { return false }
    let parts = name.dropLast(".json".count).split(
      separator: "-", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[2] == "of" && Shard.number(parts[1]) != nil
      && Shard.number(parts[3]) != nil
  }
}

// MARK: - Writing

extension ShardRecord {
  /// The file's text.
  var text: String { json.description() + "\n" }

  private var json: JSONText {
    .object([
      ("schema", .text(Self.schema)), ("shard", .integer(Int64(shard.index))),
      ("shards", .integer(Int64(shard.count))), ("plan", plan.map { .text($0) } ?? .null),
      ("fingerprint", .text(fingerprint)), ("sequences", .array(sequences.map(\.json))),
    ])
  }
}

extension ShardRecord.Sequence {
  /// The sequence's entry.
  fileprivate var json: JSONText {
    .object([
      ("scene", .text(scene)), ("variant", variant.map { .text($0) } ?? .null),
      ("source", .text(source)), ("fps", .text(fps)), ("frames", .text(FrameNumbers.text(frames))),
      ("onGrid", .boolean(isOnGrid)),
      ("lastShown", .text(lastShown)), ("speed", .text(timeline.speed.fraction)),
      ("hold", .text(MomentText.fraction(timeline.hold))), ("width", .integer(Int64(width))),
      ("height", .integer(Int64(height))),
      ("scale", .number(scale)),
      ("arguments", arguments.map { .array($0.map { .text($0) }) } ?? .null),
      ("seconds", .number(seconds)), ("peakMegabytes", .integer(Int64(peakMegabytes))),
      (
        "failure",
        failure.map {
          .object([("exitCode", .integer(Int64($0.exitCode))), ("message", .text($0.message))])
        } ?? .null
      ),
      (
        "written",
        .array(
          written.map { frame in
            .object([
              ("frame", .integer(frame.frame)), ("time", .text(frame.time)),
              ("file", .text(frame.file)), ("digest", .text(frame.digest)),
              ("shown", .text(frame.shown)),
            ])
          })
      ),
    ])
  }

  /// Whether two entries are of one sequence.
  func isSame(as other: Self) -> Bool { scene == other.scene && variant == other.variant }
}

// MARK: - Reading

extension ShardRecord {
  private struct Document: Decodable {
    var schema: String
    var shard: Int
    var shards: Int
    var plan: String?
    var fingerprint: String
    var sequences: [Entry]
  }

  private struct Entry: Decodable {
    var scene: String
    var variant: String?
    var source: String
    var fps: String
    var frames: String
    var onGrid: Bool
    var lastShown: String
    var speed: String
    var hold: String
    var width: Int
    var height: Int
    var scale: Double
    var arguments: [String]?
    var written: [Frame]
    var seconds: Double
    var peakMegabytes: Int
    var failure: Failure?
  }

  /// Reads a record.
  static func read(_ path: String) throws(CommandError) -> ShardRecord {
    let document: Document = try JSONFile.read(path, schema: schema)
    guard let shard = Shard(index: document.shard, count: document.shards) else {
      throw CommandError(
        .badData, "\(path): there is no shard \(document.shard) of \(document.shards).")
    }
    var record = ShardRecord(
      shard: shard, plan: document.plan, fingerprint: document.fingerprint)
    for entry in document.sequences {
      guard let frames = FrameNumbers.parse(entry.frames) else {
        throw CommandError(.badData, "\(path): '\(entry.frames)' is no list of frames.")
      }
      guard let hold = MomentText.instant(ofFraction: entry.hold) else {
        throw CommandError(.badData, "\(path): '\(entry.hold)' is no time.")
      }
      var timeline = FilmTimeline.plain
      timeline.speed = try FrameRate.parse(entry.speed)
      timeline.hold = hold
      record.sequences.append(
        Sequence(
          scene: entry.scene, variant: entry.variant, source: entry.source, fps: entry.fps,
          frames: frames, isOnGrid: entry.onGrid, lastShown: entry.lastShown,
          timeline: timeline, width: entry.width, height: entry.height,
          scale: entry.scale,
          arguments: entry.arguments, written: entry.written, seconds: entry.seconds,
          peakMegabytes: entry.peakMegabytes, failure: entry.failure))
    }
    return record
  }
}

/// Reading of the product's own JSON files.
enum JSONFile {
  private struct Header: Decodable { var schema: String? }

  /// The content of a file that must have the schema.
  static func read<Document: Decodable>(
    _ path: String, schema: String
  ) throws(CommandError) -> Document {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(of: path)
    } catch {
      throw CommandError(.missingInput, "\(error).")
    }
    return try decode(bytes, path: path, schema: schema)
  }

  /// The content of bytes that must have the schema.
  static func decode<Document: Decodable>(
    _ bytes: [UInt8], path: String, schema: String
  ) throws(CommandError) -> Document {
    do {
      let header = try JSONDecoder().decode(Header.self, from: Data(bytes))
      guard header.schema == schema else {
        throw CommandError(
          .badData,
          "\(path) has the schema '\(header.schema ?? "")', where '\(schema)' is needed.")
      }
      return try JSONDecoder().decode(Document.self, from: Data(bytes))
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(.badData, "\(path) cannot be read as \(schema): \(reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "there is no \"\(key.stringValue)\" in \"\(place(context.codingPath))\"."
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "\"\(place(context.codingPath))\" is of the wrong kind."
    default: return "it is no JSON, or only a part of it."
    }
  }
}
