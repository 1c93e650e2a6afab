import SceneLoader

/// The flags of `submit`, read and checked.
struct SubmitOptions: Sendable {
  /// What starts the shards.
  enum Engine: String, CaseIterable, Sendable {
    case slurm, parallel, k8s, github

    /// Whether its script can be run here, and not only printed.
    var isRunnable: Bool { self == .slurm || self == .parallel }
  }

  /// The plan's file, as it was typed.
  var planPath: String
  var plan: FarmPlan
  var engine: Engine
  /// Whether the script is printed and nothing started.
  var printsOnly: Bool
  /// The folder for the frames, as it was typed.
  var folder: String
  /// Threads of each shard.
  var jobs: Int
  /// How many shards run at once; nil for as many as there are.
  var atOnce: Int?
  /// The container's image.
  var image: String?
  /// The claim of the volume that all shards write to.
  var volume: String

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    guard let path = arguments.positional.first, arguments.positional.count == 1 else {
      throw .usage("submit takes one plan: render-scene submit plan.json --engine slurm.")
    }
    planPath = path
    let known = Engine.allCases.map(\.rawValue)
    guard let name = values["engine"] else {
      throw .usage("submit needs --engine: \(known.joined(separator: ", ")).")
    }
    guard let engine = Engine(rawValue: name) else {
      let near = Suggestions.nearest(to: name, among: known)
      let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
      throw .usage("unknown engine '\(name)'.\(hint) Known: \(known.joined(separator: ", ")).")
    }
    self.engine = engine
    printsOnly = arguments.has("print")
    guard printsOnly || engine.isRunnable else {
      throw .usage(
        "what \(name) needs is only printed: add --print, and "
          + (engine == .k8s
            ? "give it to 'kubectl apply -f -'."
            : "put it into .github/workflows/frames.yml."))
    }
    plan = try FarmPlan.read(path)
    folder = values["out-dir"] ?? "output/farm"
    jobs = try JobCount.read(values["jobs"]) ?? 2
    if let text = values["at-once"] {
      guard let number = Shard.number(text), (1...Shard.most).contains(number) else {
        throw .usage("'\(text)' is no number of shards for --at-once; give 1 to \(Shard.most).")
      }
      atOnce = number
    }
    image = values["image"]
    if engine == .k8s, image == nil {
      throw .usage("k8s needs --image, a container's image with render-scene on its PATH.")
    }
    volume = values["volume"] ?? "frames"
  }
}
