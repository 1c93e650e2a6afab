/// What views are called in sentences: `Circle`, `Text “Seattle”`, `Capsule in “Boarding pass”`.
struct ViewNames {
  private let alignment: TraceAlignment
  /// The paths of the views that have a name.
  private var paths: [String: [[Substring]]] = [:]

  init(_ alignment: TraceAlignment) {
    self.alignment = alignment
    for index in alignment.pairs.indices {
      paths[plainName(of: index, at: 0), default: []].append(steps(of: index))
    }
  }

  /// The name of a pair at a common moment; with the end of its path where others are called so
  /// too: from the step before the one at which their paths part.
  ///
  /// - Parameters:
  ///   - index: The pair.
  ///   - moment: The moment whose text tells which it is.
  ///   - count: How many views the sentence is about; of several the name is example enough.
  /// - Returns: The name.
  func name(of index: Int, at moment: Int, count: Int) -> String {
    let name = plainName(of: index, at: moment)
    guard count == 1, let others = paths[plainName(of: index, at: 0)], others.count > 1 else {
      return name
    }
    let own = steps(of: index)
    var common = own.count
    for other in others {
      let shared = zip(own, other).prefix { $0 == $1 }.count
      common = min(common, shared)
    }
    let rest = own[max(0, min(common, own.count - 1) - 1)...]
    let text = rest.joined(separator: "/")
    return "\(name) (\(text.count > 80 ? "…" + text.suffix(80) : text))"
  }

  private func steps(of index: Int) -> [Substring] {
    alignment.path(alignment.pairs[index]).split(separator: "/")
  }

  private func plainName(of index: Int, at moment: Int) -> String {
    let pair = alignment.pairs[index]
    let type = steps(of: index).last { Int($0) == nil }.map(String.init) ?? "view"
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
