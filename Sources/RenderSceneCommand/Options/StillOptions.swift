import SceneLoader
import VirtualTime

/// The flags of `still`, read and checked.
struct StillOptions: Sendable {
  var scene: SceneOptions
  var moments: MomentList
  var template: NameTemplate
  /// The folder for relative names.
  var folder = ""
  var showsTimings = false

  private static let standardFolder = "output"

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    scene = try SceneOptions(arguments)
    moments = try MomentList(values["at"] ?? "0", rate: scene.rate)
    template = try NameTemplate(NameTemplate.standardStill)
    try readNames(values)
    showsTimings = arguments.has("timings")
  }

  private mutating func readNames(_ values: [String: String]) throws(CommandError) {
    folder = values["out-dir"] ?? Self.standardFolder
    guard let out = values["out"] else { return }
    if out.hasSuffix("/") || FileSystem.kind(of: out) == .folder {
      folder = values["out-dir"].map { $0 + "/" + out } ?? out
      return
    }
    template = try NameTemplate(out)
    folder = out.hasPrefix("/") ? "" : values["out-dir"] ?? ""
  }

  /// The path that a name of the template stands for.
  func path(forName name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// For each moment the decimals that tell it from the others in a name.
  func decimals(_ moments: [VirtualInstant]) -> [Int] {
    MomentText.distinguishingDecimals(moments, least: template.leastDecimals ?? 0)
  }
}
