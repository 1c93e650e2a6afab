/// A property of a view whose values differ, as it was found.
struct ValueChange: Equatable, Sendable {
  /// The index of the pair.
  var pair: Int
  var property: TracedProperty
  /// The first common moment at which it differs.
  var first: Int
  /// The values there.
  var expected: TracedValue?
  var actual: TracedValue?

  /// All changes of all views, in the order of the tree.
  ///
  /// A view that is not drawn has no values, so that one that comes later or goes earlier differs in
  /// its presence alone.
  static func all(in alignment: TraceAlignment) -> [ValueChange] {
    // Where one side goes on longer, tracks are still alike moment by moment.
    let framesAreSame = zip(alignment.expected.frames, alignment.actual.frames).allSatisfy {
      $0.instant == $1.instant
    }
    return alignment.pairs.indices.flatMap { index in
      changes(of: index, in: alignment, framesAreSame: framesAreSame)
    }
  }

  private static func changes(
    of index: Int, in alignment: TraceAlignment, framesAreSame: Bool
  ) -> [ValueChange] {
    let pair = alignment.pairs[index]
    let left = pair.expected.map { alignment.expectedViews[$0] }
    let right = pair.actual.map { alignment.actualViews[$0] }
    let presence = alignment.values(pair, TracedProperty(.presence))
    let isDrawn = zip(presence.expected, presence.actual).map { a, b in
      (a ?? .number(0), b ?? .number(0))
    }
    var changes: [ValueChange] = []
    for property in alignment.properties(pair) {
      let role = property.role
      if role == .animation || role == .target { continue }
      if framesAreSame, role != .presence, let left = left?.track(property),
        let right = right?.track(property), left.isSame(as: right, upTo: isDrawn.count)
      {
        continue
      }
      if role == .presence {
        if let first = isDrawn.firstIndex(where: { $0.0 != $0.1 }) {
          changes.append(
            ValueChange(
              pair: index, property: property, first: first, expected: isDrawn[first].0,
              actual: isDrawn[first].1))
        }
        continue
      }
      let values = alignment.values(pair, property)
      let first = values.expected.indices.first { moment in
        let (a, b) = (values.expected[moment], values.actual[moment])
        if role != .effect, isDrawn[moment] != (.number(1), .number(1)) { return false }
        // Attributes of views that are gone or new say nothing besides.
        if role == .effect, a == nil || b == nil { return false }
        return !isSame(a, b, property.tolerance)
      }
      if let first {
        changes.append(
          ValueChange(
            pair: index, property: property, first: first, expected: values.expected[first],
            actual: values.actual[first]))
      }
    }
    return changes
  }

  private static func isSame(
    _ a: TracedValue?, _ b: TracedValue?, _ tolerance: Double
  ) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.isSame(as: b, tolerance: tolerance)
    default: false
    }
  }
}
