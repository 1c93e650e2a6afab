import Testing

extension SceneTrace {
  /// Expects a presented number to have come given shares of its way at several times, to six decimals of the way.
  func expectWay(
    _ kind: String, _ name: String, of view: String = "", from start: Double, to end: Double,
    _ shares: KeyValuePairs<Double, Double>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, share) in shares {
      expect(
        kind, name, of: view, [time: start + share * (end - start)],
        within: 1e-6 * abs(end - start), sourceLocation: sourceLocation)
    }
  }

  /// Expects the numbers of a colour, 0 to 1 in sRGB, at a time.
  func expectColor(
    _ red: Double, _ green: Double, _ blue: Double, of view: String, at time: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (name, number) in [("red", red), ("green", green), ("blue", blue)] {
      expect(
        "colour", name, of: view, [time: number], within: 1e-6, sourceLocation: sourceLocation)
    }
  }

  /// Expects the strings that show at a time and how much of each, to six decimals, in drawing order.
  func expectTexts(
    _ expected: KeyValuePairs<String, Double>, at time: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = texts(at: time)
    let areEqual =
      found.map(\.string) == expected.map(\.key)
      && zip(found, expected).allSatisfy { abs($0.opacity - $1.value) <= 1e-6 }
    #expect(
      areEqual, "\(scene) at \(time) s: \(found.map { ($0.string, $0.opacity) })",
      sourceLocation: sourceLocation)
  }
}
