/// What views are called in sentences: `Circle`, `Text “Seattle”`, `Capsule in “Boarding pass”`.
struct ViewNames {
  private let alignment: TraceAlignment
  /// How many pairs have a name.
  private var counts: [String: Int] = [:]

  init(_ alignment: TraceAlignment) {
    self.alignment = alignment
    for index in alignment.pairs.indices { counts[plainName(of: index, at: 0), default: 0] += 1 }
  }

  /// The name of a pair at a common moment; with the end of its path where others are called so too.
  func name(of index: Int, at moment: Int) -> String {
    let name = plainName(of: index, at: moment)
    guard counts[plainName(of: index, at: 0), default: 0] > 1 else { return name }
    let steps = alignment.path(alignment.pairs[index]).split(separator: "/")
    return "\(name) (\(steps.suffix(3).joined(separator: "/")))"
  }

  private func plainName(of index: Int, at moment: Int) -> String {
    let pair = alignment.pairs[index]
    let steps = alignment.path(pair).split(separator: "/").filter { Int($0) == nil }
    let type = steps.last.map(String.init) ?? "view"
    if let string = string(of: pair, at: moment) { return "\(type) \(ValueText.quoted(string))" }
    guard let label = alignment.label(pair) else { return type }
    return "\(type) in \(ValueText.quoted(label))"
  }

  /// What a text says; what it said before where that is known.
  private func string(of pair: ViewMatching.Pair, at moment: Int) -> String? {
    guard moment < alignment.moments.count else { return nil }
    let place = alignment.moments[moment]
    let property = TracedProperty(.string)
    let expected = pair.expected.flatMap { alignment.expectedViews[$0].track(property) }
    let actual = pair.actual.flatMap { alignment.actualViews[$0].track(property) }
    return (expected?.value(at: place.expected) ?? actual?.value(at: place.actual))?.text
      ?? (expected?.values.first ?? actual?.values.first ?? nil)?.text
  }
}
