import Imaging

/// Which frames of which scenes each shard renders: the file that `plan` writes and `work` reads.
struct FarmPlan: Equatable, Sendable {
  /// A scene, or a variant of one, with all its frames from 0.
  struct Scene: Equatable, Sendable {
    var scene: String
    var variant: String?
    /// The file or folder: from the package's folder where it lies in that, else from the root.
    var source: String
    /// The preview or view to show; nil for the scene's own choice.
    var root: String?
    /// What `render` is told for this scene besides what it is told for all.
    var arguments: [String] = []
    /// The digest of the scene's files, so that no machine renders others.
    var key: String
    /// How many frames there are.
    var count: Int64
    /// The number that the names of the files must have room for.
    var lastFrame: Int64
    /// Host seconds that a frame is expected to take.
    var secondsPerFrame: Double
  }

  /// Frames of one scene that follow one another, for one shard.
  struct Unit: Equatable, Sendable {
    var shard: Int
    /// The scene's place in the plan.
    var scene: Int
    var frames: ClosedRange<Int64>
    /// Host seconds that it is expected to take.
    var cost: Double
  }

  /// The format's name.
  static let schema = "partway.plan/1"

  var shards: Int
  /// What `render` is told for every scene.
  var arguments: [String]
  var scenes: [Scene]
  var units: [Unit]

  /// The digest of what the plan says, however its file is laid out.
  var digest: String { ContentDigest(Array(text.utf8)).description }

  /// The expected host seconds of each shard, in order.
  var costs: [Double] {
    var costs = [Double](repeating: 0, count: shards)
    for unit in units { costs[unit.shard - 1] += unit.cost }
    return costs
  }
}

// MARK: - Writing

extension FarmPlan {
  /// The file's text.
  var text: String { json.description() + "\n" }

  private var json: JSONText {
    .object([
      ("schema", .text(Self.schema)), ("shards", .integer(Int64(shards))),
      ("arguments", .array(arguments.map { .text($0) })),
      (
        "costs",
        .array(
          costs.map { .number(Self.rounded($0)) })
      ),
      ("scenes", .array(scenes.map(\.json))),
      ("units", .array(units.map { json(of: $0) })),
    ])
  }

  private func json(of unit: Unit) -> JSONText {
    let scene = scenes[unit.scene]
    return .object([
      ("shard", .integer(Int64(unit.shard))), ("scene", .text(scene.scene)),
      ("variant", scene.variant.map { .text($0) } ?? .null),
      ("first", .integer(unit.frames.lowerBound)), ("last", .integer(unit.frames.upperBound)),
      ("cost", .number(Self.rounded(unit.cost))),
    ])
  }

  /// Seconds in whole microseconds, which is more than is known of them.
  fileprivate static func rounded(_ seconds: Double) -> Double {
    (seconds * 1_000_000).rounded() / 1_000_000
  }
}

extension FarmPlan.Scene {
  /// The scene's entry.
  fileprivate var json: JSONText {
    .object([
      ("scene", .text(scene)), ("variant", variant.map { .text($0) } ?? .null),
      ("source", .text(source)), ("root", root.map { .text($0) } ?? .null),
      ("arguments", .array(arguments.map { .text($0) })), ("key", .text(key)),
      ("count", .integer(count)), ("lastFrame", .integer(lastFrame)),
      ("secondsPerFrame", .number(FarmPlan.rounded(secondsPerFrame))),
    ])
  }
}

// MARK: - Reading

extension FarmPlan {
  private struct Document: Decodable {
    struct Scene: Decodable {
      var scene: String
      var variant: String?
      var source: String
      var root: String?
      var arguments: [String]
      var key: String
      var count: Int64
      var lastFrame: Int64
      var secondsPerFrame: Double
    }
    struct Unit: Decodable {
      var shard: Int
      var scene: String
      var variant: String?
      var first: Int64
      var last: Int64
      var cost: Double
    }
    var shards: Int
    var arguments: [String]
    var scenes: [Scene]
    var units: [Unit]
  }

  /// Reads a plan's file.
  static func read(_ path: String) throws(CommandError) -> FarmPlan {
    try FarmPlan(try JSONFile.read(path, schema: schema) as Document, path: path)
  }

  /// Reads a plan from bytes.
  static func read(_ bytes: [UInt8], path: String) throws(CommandError) -> FarmPlan {
    try FarmPlan(try JSONFile.decode(bytes, path: path, schema: schema) as Document, path: path)
  }

  private init(_ document: Document, path: String) throws(CommandError) {
    func wrong(_ what: String) -> CommandError { CommandError(.badData, "\(path): \(what).") }
    shards = document.shards
    arguments = document.arguments
    scenes = document.scenes.map { entry in
      Scene(
        scene: entry.scene, variant: entry.variant, source: entry.source, root: entry.root,
        arguments: entry.arguments, key: entry.key, count: entry.count,
        lastFrame: entry.lastFrame, secondsPerFrame: entry.secondsPerFrame)
    }
    units = []
    guard (1...Shard.most).contains(shards) else { throw wrong("\(shards) is no count of shards") }
    for scene in scenes where scene.scene.isEmpty || scene.scene.contains("/") {
      throw wrong("'\(scene.scene)' is no name of a scene")
    }
    for entry in document.units {
      let place = scenes.firstIndex { $0.scene == entry.scene && $0.variant == entry.variant }
      guard let place else {
        throw wrong("a unit names the scene '\(entry.scene)', which is not listed")
      }
      guard (1...shards).contains(entry.shard) else {
        throw wrong("a unit of '\(entry.scene)' is for shard \(entry.shard) of \(shards)")
      }
      guard entry.first >= 0, entry.first <= entry.last, entry.last < scenes[place].count else {
        throw wrong(
          "'\(entry.scene)' has frames 0 to \(scenes[place].count - 1), "
            + "and not \(entry.first) to \(entry.last)")
      }
      units.append(
        Unit(
          shard: entry.shard, scene: place, frames: entry.first...entry.last, cost: entry.cost))
    }
    for (place, scene) in scenes.enumerated() {
      var next: Int64 = 0
      let own = units.filter { $0.scene == place }.map(\.frames)
      for frames in own.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        guard frames.lowerBound == next else {
          throw wrong(
            "frame \(min(next, frames.lowerBound)) of '\(scene.scene)' is in no unit or in two")
        }
        next = frames.upperBound + 1
      }
      guard next == scene.count else {
        throw wrong("frame \(next) of '\(scene.scene)' is in no unit")
      }
    }
  }
}
