/// Whether a run may write baselines, and which.
package enum RecordMode: String, CaseIterable, Sendable {
  /// Every one is written anew.
  case all
  /// Those that are not there yet.
  case missing
  /// Those that are not there, and those that differ.
  case failed
  /// None: what is missing or differs is a failure.
  case never

  /// The variable that says it for a whole run.
  package static let variable = "RENDER_SCENE_RECORD"

  /// What the surroundings say: never where `CI` is set, then the variable, then `standard`.
  ///
  /// `CI` counts as set unless it is empty, `0` or `false`, as most tools take it. It comes first, so that a second run
  /// in continuous integration cannot pass by what the first one has recorded.
  ///
  /// - Parameters:
  ///   - environment: The variables.
  ///   - standard: What is done where nothing is said.
  /// - Returns: The mode; nil where the variable has a value that is none.
  package static func fromEnvironment(
    _ environment: [String: String], standard: RecordMode
  ) -> RecordMode? {
    if isContinuousIntegration(environment) { return .never }
    guard let text = environment[variable], !text.isEmpty else { return standard }
    return RecordMode(rawValue: text)
  }

  /// Whether the variables say that nobody is watching.
  package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    guard let text = environment["CI"] else { return false }
    return !["", "0", "false"].contains(text.lowercased())
  }
}
