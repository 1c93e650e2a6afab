import Regression

/// The flags that a scene was recorded with, from the command line to the baseline and back.
enum RecordedFlags {
  /// Flags that say which frames there are and what they show, by long name.
  static let names: [String] = {
    let options =
      [OptionSpecification.fps] + OptionSpecification.frameChoice + OptionSpecification.events
      + OptionSpecification.canvas
    return (options.map(\.name) + ["duration", "settle-limit"]).filter { $0 != "root" }
  }()

  /// What was typed, in a fixed order.
  static func typed(_ arguments: ParsedArguments) -> [[String]] {
    names.flatMap { name -> [[String]] in
      if let list = arguments.lists[name] { return list.map { [name, $0] } }
      return arguments.values[name].map { [[name, $0]] } ?? []
    }
  }

  /// The arguments for a scene: what was typed, over what its variant says.
  static func arguments(
    _ flags: [[String]], over values: [String: String]
  ) -> (values: [String: String], lists: [String: [String]]) {
    var typed: [String: String] = [:]
    var lists: [String: [String]] = [:]
    for flag in flags {
      guard let name = flag.first, names.contains(name) else { continue }
      let value = flag.dropFirst().first ?? ""
      typed[name] = value
      if OptionSpecification.events.contains(where: { $0.name == name }) {
        lists[name, default: []].append(value)
      }
    }
    var laid = FlagLayers.laying(typed, over: values)
    if laid["at"] == nil { laid["sequence"] = "" }
    return (laid, lists)
  }

  /// The flags of a baseline.
  static func of(_ baseline: SceneBaseline) -> [[String]] {
    baseline.flags.map { $0.value.isEmpty ? [$0.name] : [$0.name, $0.value] }
  }
}

extension OptionSpecification {
  /// Which frames of a scene a baseline has.
  static let frameChoice = [
    OptionSpecification(
      name: "at", valueName: "LIST",
      help: "moments to record, each with its picture; every frame if not given"),
    OptionSpecification(name: "from", valueName: "MOMENT", help: "where the frames begin"),
    OptionSpecification(name: "to", valueName: "MOMENT", help: "where the frames end"),
    OptionSpecification(
      name: "frames", valueName: "FRAMES", help: "frames by number, such as 0-59 or 30,60"),
    OptionSpecification(
      name: "count", valueName: "N", help: "so many frames at equal distances"),
    OptionSpecification(
      name: "every-nth-frame", valueName: "N", help: "every nth frame only"),
    .endpoint("exclusive"),
  ]
}
