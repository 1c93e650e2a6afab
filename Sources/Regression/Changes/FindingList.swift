/// Makes findings of changes.
struct FindingList {
  /// The first and weightiest first.
  let findings: [ValueFinding]

  init(_ alignment: TraceAlignment, _ changes: [ValueChange]) {
    let ordered = changes.enumerated().sorted {
      ($0.element.first, $0.element.property.role.rank, $0.offset)
        < ($1.element.first, $1.element.property.role.rank, $1.offset)
    }
    findings = ordered.map { _, change in
      let pair = alignment.pairs[change.pair]
      let frame = alignment.moments[change.first].frame
      let (expected, actual) = (ValueText.words(change.expected), ValueText.words(change.actual))
      return ValueFinding(
        kind: change.property.kind, view: alignment.path(pair), label: alignment.label(pair),
        property: change.property.title, frame: frame.number, instant: frame.instant,
        expected: expected, actual: actual,
        sentence: "\(change.property.title) of \(alignment.path(pair)) is \(actual), was "
          + "\(expected), from \(ValueText.seconds(frame.instant)) on")
    }
  }
}
