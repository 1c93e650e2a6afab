package import VirtualTime

/// What differs between the values of two runs of a scene.
package struct TraceDifference: Equatable, Sendable {
  /// What the changes do to the picture as a whole; raw values stand in reports.
  package enum Effect: String, Sendable {
    /// The frame of a view differs, or another view is there.
    case layoutMoved = "layout moved"
    /// No frame differs.
    case paintOnly = "paint only"
  }

  /// What to say where all values are the same and pixels are not.
  package static let sameValues =
    "the values are the same; the way they are drawn is another (renderer, fonts or pictures)"

  /// The first and weightiest first.
  package let findings: [ValueFinding]
  /// Nil where no value differs: then the same values are drawn in another way.
  package let effect: Effect?

  private let alignment: TraceAlignment
  private let changes: [ValueChange]

  /// Compares two traces at the moments that both have.
  package init(expected: ValueTrace, actual: ValueTrace) {
    alignment = TraceAlignment(expected, actual)
    changes = ValueChange.all(in: alignment)
    findings = FindingList(alignment, changes).findings
    effect =
      changes.isEmpty
      ? nil
      : changes.contains { [.frame, .presence].contains($0.property.role) }
        ? .layoutMoved : .paintOnly
  }

  /// Whether all values are the same at the moments that both traces have.
  package var isSame: Bool { findings.isEmpty && changes.isEmpty }

  /// The changed numbers over time, of the first changes first.
  ///
  /// - Parameters:
  ///   - limit: Curves at most.
  ///   - instants: The moments to tell them at; where a side has no such frame, it has no number.
  /// - Returns: Curves with a number for each moment on either side, nil where there is none.
  package func curves(limit: Int, at instants: [VirtualInstant]) -> [ValueCurve] {
    let ordered = changes.enumerated().sorted {
      ($0.element.first, $0.element.property.role.rank, $0.offset)
        < ($1.element.first, $1.element.property.role.rank, $1.offset)
    }
    var curves: [ValueCurve] = []
    for (_, change) in ordered where curves.count < limit {
      guard change.property.role != .presence,
        change.expected?.number != nil || change.actual?.number != nil
      else { continue }
      let pair = alignment.pairs[change.pair]
      let expected = pair.expected.map { alignment.expectedViews[$0] }
      let actual = pair.actual.map { alignment.actualViews[$0] }
      curves.append(
        ValueCurve(
          view: alignment.path(pair), label: alignment.label(pair),
          property: change.property.title,
          expected: Self.numbers(change.property, expected, alignment.expected.frames, instants),
          actual: Self.numbers(change.property, actual, alignment.actual.frames, instants)))
    }
    return curves
  }

  private static func numbers(
    _ property: TracedProperty, _ view: ValueTrace.View?, _ frames: [ValueTrace.Frame],
    _ instants: [VirtualInstant]
  ) -> [Double?] {
    guard let view, let track = view.track(property) else { return instants.map { _ in nil } }
    var place = 0
    return instants.map { instant in
      while place < frames.count, frames[place].instant < instant { place += 1 }
      guard place < frames.count, frames[place].instant == instant,
        property.role == .effect || view.isDrawn(at: place)
      else { return nil }
      return track.value(at: place)?.number
    }
  }
}

extension TracedProperty.Role {
  /// What explains more comes first.
  var rank: Int {
    switch self {
    case .presence: 0
    case .string: 1
    case .font: 2
    case .animation, .target: 3
    case .stored: 4
    case .color: 5
    case .effect: 6
    case .opacity: 7
    case .frame: 8
    case .box: 10
    }
  }
}
