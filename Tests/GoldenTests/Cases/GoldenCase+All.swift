import Foundation

extension GoldenCase {
  /// Every case, by area; a line for each file of cases.
  static let all: [GoldenCase] = [
    OpacityCases.all, AlignmentCases.all, ContainerCases.all, StackCases.all, GeometryCases.all,
    ScrollCases.all,
    BooleanShapeCases.all, CanvasCases.all, ContainerShapeCases.all, StrokeCases.all,
    GradientCases.all, StyleCases.all, SymbolCases.all,
    NavigationCases.all, ListCases.all, PresentationCases.all, TabCases.all,
    FillCases.all, LineCases.all, TransformCases.all, CompositingCases.all,
    TextCases.all, TextSheetCases.all, ControlCases.all,
  ].flatMap { $0 }

  /// The number of cases that must at least be found.
  static let leastCount = 230

  /// The cases whose names begin with the environment variable `GOLDEN_ONLY`; all where it is not set.
  static let chosen: [GoldenCase] = {
    let start = ProcessInfo.processInfo.environment["GOLDEN_ONLY"] ?? ""
    return all.filter { $0.name.hasPrefix(start) }
  }()
}
