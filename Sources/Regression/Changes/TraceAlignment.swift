import VirtualTime

/// Two traces side by side: their views by pairs, and the moments that both have.
struct TraceAlignment: Equatable, Sendable {
  let expected: ValueTrace
  let actual: ValueTrace
  /// The views of both in the order of the tree.
  let expectedViews: [ValueTrace.View]
  let actualViews: [ValueTrace.View]
  let pairs: [ViewMatching.Pair]
  /// The common moments, as indices of the frames of each.
  let moments: [Moment]

  struct Moment: Equatable, Sendable {
    var expected: Int
    var actual: Int
    var frame: ValueTrace.Frame
  }

  init(_ expected: ValueTrace, _ actual: ValueTrace) {
    (self.expected, self.actual) = (expected, actual)
    (expectedViews, actualViews) = (expected.views, actual.views)
    pairs = ViewMatching(expected: expectedViews, actual: actualViews).pairs
    var moments: [Moment] = []
    var place = 0
    for (index, frame) in actual.frames.enumerated() {
      while place < expected.frames.count, expected.frames[place].instant < frame.instant {
        place += 1
      }
      guard place < expected.frames.count else { break }
      if expected.frames[place].instant == frame.instant {
        moments.append(Moment(expected: place, actual: index, frame: frame))
      }
    }
    self.moments = moments
  }

  /// The values of a property at the common moments.
  func values(
    _ pair: ViewMatching.Pair, _ property: TracedProperty
  ) -> (expected: [TracedValue?], actual: [TracedValue?]) {
    let left = pair.expected.flatMap { expectedViews[$0].track(property) }?
      .expanded(count: expected.frames.count)
    let right = pair.actual.flatMap { actualViews[$0].track(property) }?
      .expanded(count: actual.frames.count)
    return (
      moments.map { moment in left.flatMap { $0[moment.expected] } },
      moments.map { moment in right.flatMap { $0[moment.actual] } }
    )
  }

  /// The properties that either view of a pair has, those of the expected one first.
  func properties(_ pair: ViewMatching.Pair) -> [TracedProperty] {
    let left = pair.expected.map { expectedViews[$0].properties } ?? []
    guard let right = pair.actual.map({ actualViews[$0].properties }), right != left else {
      return left
    }
    let known = Set(left)
    return left + right.filter { !known.contains($0) }
  }

  /// The path by which a pair is told: the one that it has now.
  func path(_ pair: ViewMatching.Pair) -> String {
    pair.actual.map { actualViews[$0].path } ?? pair.expected.map { expectedViews[$0].path } ?? ""
  }

  /// The label of a pair.
  func label(_ pair: ViewMatching.Pair) -> String? {
    pair.actual.flatMap { actualViews[$0].label }
      ?? pair.expected.flatMap {
        expectedViews[$0].label
      }
  }

  /// The first common moment that does not lie before an instant.
  func moment(notBefore instant: VirtualInstant) -> Int {
    moments.firstIndex { $0.frame.instant >= instant } ?? max(0, moments.count - 1)
  }
}
