import Foundation
import SceneLoader

/// The flags of `work`, read and checked.
struct WorkOptions: Sendable {
  /// Frames of one scene.
  struct Selection: Equatable, Sendable {
    var scene: String
    var variant: String?
    var frames: [Int64]
  }

  var planPath: String
  var plan: FarmPlan
  /// The shards to work on.
  var shards: [Shard]
  var folder: String
  /// Only these frames, where any were named.
  var only: [Selection] = []
  /// The unit that a child process renders, and nothing else.
  var unit: Int?
  var jobs: Int
  /// Flags for this machine: cache and time limit.
  var hostFlags: [String]
  var isQuiet: Bool
  var isVerbose: Bool

  /// The flags about this machine.
  static let hostNames: Set = ["cache-dir", "no-cache", "timeout"]

  init(
    _ arguments: ParsedArguments,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandError) {
    let values = arguments.values
    guard let path = arguments.positional.first, arguments.positional.count == 1 else {
      throw .usage("work takes one plan: render-scene work plan.json --shard 1/4 --out-dir DIR.")
    }
    planPath = path
    guard let folder = values["out-dir"], !folder.isEmpty else {
      throw .usage("work needs --out-dir, the folder that all shards write to or that is merged.")
    }
    self.folder = folder
    plan = try FarmPlan.read(path)
    let text = values["shard"] ?? "auto"
    for item in arguments.lists["only"] ?? [] { only.append(try Self.selection(item, plan: plan)) }
    if ["auto", "env"].contains(text) {
      let environment = ShardEnvironment(variables: environment)
      // Named frames may be anybody's; on a farm that fills holes, too, each job has its own shard.
      if let shard = try environment.shard(expected: plan.shards) {
        shards = [shard]
      } else {
        guard values["shard"] == nil else {
          throw .usage(
            "--shard \(text) found no scheduler in the environment; it looks for "
              + "\(ShardEnvironment.variableNames.joined(separator: ", ")). "
              + "Give --shard i/\(plan.shards).")
        }
        let count = plan.shards
        shards = (1...count).compactMap { Shard(index: $0, count: count) }
      }
    } else {
      let shard = try Shard.parse(text)
      guard shard.count == plan.shards else {
        throw .usage(
          "the plan has \(plan.shards) shards, and --shard \(shard) means one of \(shard.count); "
            + "give --shard i/\(plan.shards).")
      }
      shards = [shard]
    }
    jobs = try JobCount.read(values["jobs"]) ?? 2
    hostFlags = arguments.typed(OptionSpecification.limits, only: Self.hostNames)
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
    if let text = values["unit"] {
      guard let number = Shard.number(text), plan.units.indices.contains(number),
        shards.count == 1, only.count == 1
      else { throw .usage("'\(text)' is no unit of this shard; 'work' starts those itself.") }
      unit = number
    }
  }

  /// `ticket-notch:12-15,20`, or with a variant `ticket-notch~dark:3`.
  private static func selection(
    _ text: String, plan: FarmPlan
  ) throws(CommandError) -> Selection {
    guard let colon = text.lastIndex(of: ":"),
      let frames = FrameNumbers.parse(String(text[text.index(after: colon)...]))
    else {
      throw .usage(
        "'\(text)' names no frames; give a scene and its frames, such as "
          + "--only ticket-notch:12-15,20.")
    }
    let name = String(text[..<colon])
    guard let scene = plan.scenes.first(where: { $0.folder == name }) else {
      let near = Suggestions.nearest(to: name, among: plan.scenes.map(\.folder))
      let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
      throw .usage("the plan has no scene '\(name)'.\(hint)")
    }
    if let beyond = frames.last, beyond >= scene.count {
      throw .usage("scene '\(name)' has frames 0 to \(scene.count - 1), and no \(beyond).")
    }
    return Selection(scene: scene.scene, variant: scene.variant, frames: frames)
  }
}

extension FarmPlan.Scene {
  /// The name of the folder of its frames: the scene's, with the variant's after a tilde.
  var folder: String { scene + (variant.map { "~" + $0 } ?? "") }

  /// The name of a frame's file in that folder.
  func fileName(_ frame: Int64) -> String {
    let width = max(4, String(lastFrame).count)
    return "\(folder)_\(DecimalText.padded(frame, width: width)).png"
  }
}
