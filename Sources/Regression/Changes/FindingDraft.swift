/// A finding in the making: findings that say the same of several views become one.
struct FindingDraft {
  var kind: ValueFinding.Kind
  /// What explains more comes first.
  var rank: Int
  /// The first common moment at which it shows.
  var first: Int
  /// The index of the pair.
  var pair: Int
  /// What it is of the view: `position`, `fill`; empty where it is the view itself.
  var aspect: String
  var property: String
  var expected: String
  var actual: String
  /// Drafts with one key are told as one.
  var key: String
  /// Makes the sentence of its subject and the number of views.
  var sentence: (_ subject: String, _ count: Int) -> String

  /// Drafts with equal keys as one finding each, the first and weightiest first.
  static func findings(_ drafts: [FindingDraft], in alignment: TraceAlignment) -> [ValueFinding] {
    var groups: [[FindingDraft]] = []
    var places: [String: Int] = [:]
    for draft in drafts.enumerated().sorted(by: {
      ($0.element.first, $0.element.rank, $0.offset)
        < ($1.element.first, $1.element.rank, $1.offset)
    }).map(\.element) {
      if let place = places[draft.key] {
        groups[place].append(draft)
      } else {
        places[draft.key] = groups.count
        groups.append([draft])
      }
    }
    let names = ViewNames(alignment)
    let sorted = groups.enumerated().sorted {
      let (a, b) = ($0.element[0], $1.element[0])
      return (a.first, a.rank, -$0.element.count, $0.offset)
        < (b.first, b.rank, -$1.element.count, $1.offset)
    }
    return sorted.map { finding($0.element, alignment, names) }
  }

  private static func finding(
    _ group: [FindingDraft], _ alignment: TraceAlignment, _ names: ViewNames
  ) -> ValueFinding {
    let draft = group[0]
    let count = Set(group.map(\.pair)).count
    var aspects: [String] = []
    for other in group where other.pair == draft.pair && !aspects.contains(other.aspect) {
      aspects.append(other.aspect)
    }
    var subject = names.name(of: draft.pair, at: draft.first, count: count)
    if !draft.aspect.isEmpty { subject = "\(ValueText.list(aspects)) of \(subject)" }
    let pair = alignment.pairs[draft.pair]
    let frame = alignment.moments[draft.first].frame
    var finding = ValueFinding(
      kind: draft.kind, view: alignment.path(pair), label: alignment.label(pair),
      property: draft.property, frame: frame.number, instant: frame.instant,
      expected: draft.expected, actual: draft.actual, sentence: draft.sentence(subject, count))
    finding.count = count
    return finding
  }
}
