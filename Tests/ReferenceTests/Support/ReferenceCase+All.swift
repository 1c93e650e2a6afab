extension ReferenceCase {
  /// Every picture's case, by sections of what they show.
  static let all =
    ringCases + arcCases + pathCases + clockCases + gradientCases + shadowCases + cornerCases
    + layoutCases + pixelTableCases + textCases
}
