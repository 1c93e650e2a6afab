import SceneLoader

/// The flags of `plan`, read and checked.
struct PlanOptions: Sendable {
  /// Scenes and folders; empty for all scenes of the package.
  var places: [String]
  var shards: Int
  /// The file with measured costs.
  var weights: String?
  /// The plan's file; `-` for standard output.
  var out: String
  /// How many scenes are looked at at once.
  var jobs: Int
  /// Flags of `render` that every scene gets.
  var flags: [String]
  /// Flags about the cache, for this machine only.
  var cacheFlags: [String]
  var root: String?
  var isQuiet: Bool

  /// The flags of `render` that a plan carries to the machines that work.
  static let carried =
    [OptionSpecification.fps] + OptionSpecification.events
    + OptionSpecification.canvas.filter { $0.name != "root" }
    + OptionSpecification.limits.filter { !cacheNames.contains($0.name) }
  /// The flags about this machine's cache.
  static let cacheNames: Set = ["cache-dir", "no-cache"]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    places = arguments.positional
    guard let text = values["shards"] else {
      throw .usage("plan needs the number of shards: render-scene plan Scenes --shards 4.")
    }
    guard let number = Shard.number(text), (1...Shard.most).contains(number) else {
      throw .usage("'\(text)' is no number of shards; give 1 to \(Shard.most).")
    }
    shards = number
    weights = values["weights"]
    out = values["out"] ?? "plan.json"
    jobs = try JobCount.read(values["jobs"]) ?? JobCount.processors
    flags = arguments.typed(Self.carried)
    cacheFlags = arguments.typed(OptionSpecification.limits, only: Self.cacheNames)
    root = values["root"]
    isQuiet = arguments.has("quiet")
  }
}
