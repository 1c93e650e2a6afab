/// Findings about values that no animation explains.
struct ValueDrafts {
  let alignment: TraceAlignment
  /// In the order of the tree.
  let changes: [ValueChange]

  /// In the order of the tree.
  var drafts: [FindingDraft] {
    let lateness = Lateness(alignment: alignment)
    var late: Set<Int> = []
    var drafts: [FindingDraft] = []
    for (index, change) in changes.enumerated() {
      guard let answer = lateness.answer(change) else { continue }
      late.insert(index)
      // What is drawn before and not yet now comes later, what is still drawn now goes later.
      let appears = (change.expected == .number(1)) == (answer.seconds > 0)
      let verb =
        change.property.role != .presence ? "changes" : appears ? "is there" : "is gone"
      drafts.append(
        LaterDraft(
          first: change.first, pair: change.pair,
          aspect: change.property.role == .presence ? "" : aspect(change.property),
          property: change.property.title, begin: answer.begin, seconds: answer.seconds,
          verb: verb
        ).draft)
    }
    let rest = changes.indices.filter { !late.contains($0) }.map { changes[$0] }
    var start = 0
    while start < rest.count {
      var end = start + 1
      while end < rest.count, rest[end].pair == rest[start].pair { end += 1 }
      let own = Array(rest[start..<end])
      start = end
      drafts += Self.telling(own).compactMap { plainDraft($0) }
      if let draft = frameDraft(own) ?? outlineDraft(own) { drafts.append(draft) }
    }
    return drafts
  }

  /// Changes of one view without those that others tell as well.
  private static func telling(_ changes: [ValueChange]) -> [ValueChange] {
    let isText = changes.contains { [.font, .string].contains($0.property.role) }
    var attributes: Set<Substring> = []
    return changes.filter { change in
      guard change.property.role == .effect else { return true }
      let attribute = change.property.name.prefix { $0 != "." }
      if isText, attribute == "font" || attribute == "content" { return false }
      // Of the numbers of one attribute the first.
      return attributes.insert(attribute).inserted
    }
  }

  private func aspect(_ property: TracedProperty) -> String {
    switch property.role {
    case .frame: property.name == "x" || property.name == "y" ? "position" : "size"
    case .box: "outline"
    default: property.title
    }
  }

  // MARK: - One property

  private func plainDraft(_ change: ValueChange) -> FindingDraft? {
    let property = change.property
    let since = ValueText.since(change.first, alignment)
    let (old, new) = ValueText.words(change.expected, change.actual)
    func draft(
      _ aspect: String, _ old: String, _ new: String, key: String,
      _ sentence: @escaping (String, Int) -> String
    ) -> FindingDraft {
      FindingDraft(
        kind: property.kind, rank: property.role.rank, first: change.first, pair: change.pair,
        aspect: aspect, property: property.title, expected: old, actual: new,
        key: "\(property.role)|\(property.name)|\(key)|\(change.first)", sentence: sentence)
    }
    switch property.role {
    case .presence:
      let pair = alignment.pairs[change.pair]
      let isGone = change.expected == .number(1)
      let isForGood = pair.expected == nil || pair.actual == nil
      let words = isGone ? ("drawn", "not drawn") : ("not drawn", "drawn")
      let head =
        isForGood
        ? isGone ? "view gone" : "new view" : isGone ? "view not drawn" : "view drawn besides"
      return draft("", words.0, words.1, key: head) { subject, count in
        "\(count == 1 ? head : head.replacing("view", with: "views")): "
          + "\(subject)\(ValueText.others(count))\(since)"
      }
    case .string:
      let (told, was) = (ValueText.quoted(new), ValueText.quoted(old))
      return draft("", old, new, key: "\(old)|\(new)") { subject, count in
        "text changed: \(subject)\(ValueText.others(count)) says \(told), was \(was)\(since)"
      }
    case .font:
      return draft("", old, new, key: "\(old)|\(new)") { subject, count in
        "font changed: \(subject)\(ValueText.others(count)) is set in \(new), was \(old)\(since)"
      }
    case .color, .stored, .effect, .opacity:
      let told = change.actual == nil && property.role == .color ? "not painted" : new
      let was = change.expected == nil && property.role == .color ? "not painted" : old
      return draft(aspect(property), was, told, key: "\(old)|\(new)") { subject, count in
        "\(subject)\(ValueText.others(count)) is \(told), was \(was)\(since)"
      }
    case .frame, .box, .animation, .target: return nil
    }
  }

  // MARK: - Places and sizes

  private func frameDraft(_ changes: [ValueChange]) -> FindingDraft? {
    let frames = changes.filter { $0.property.role == .frame }
    guard let first = frames.map(\.first).min(), let pair = frames.first?.pair else { return nil }
    let names = frames.filter { $0.first == first }.map(\.property.name)
    let isSize = names.contains("width") || names.contains("height")
    // A text of other characters or fonts has another size.
    let causes: [TracedProperty.Role] = [.string, .font, .stored]
    if changes.contains(where: { causes.contains($0.property.role) && $0.first <= first }) {
      return nil
    }
    guard let old = numbers(pair, first, of: .frame, isExpected: true),
      let new = numbers(pair, first, of: .frame, isExpected: false)
    else { return nil }
    let since = ValueText.since(first, alignment)
    let words = [old, new].map { isSize ? "\($0[2]) × \($0[3])" : "\($0[0]), \($0[1])" }
    return FindingDraft(
      kind: .layout, rank: TracedProperty.Role.frame.rank + (isSize ? 0 : 1), first: first,
      pair: pair, aspect: "",
      property: isSize ? "size" : "position", expected: words[0], actual: words[1],
      key: "\(isSize ? "size" : "position")|\(first)"
    ) { subject, count in
      let (verb, others) = isSize ? ("has size", "have another size") : ("lies at", "moved")
      let one = "\(subject) \(verb) \(words[1]), was \(words[0])\(since)"
      return count == 1 ? one : "\(count) views \(others), such as \(one)"
    }
  }

  /// Where what a view paints lies otherwise and nothing else of it differs.
  private func outlineDraft(_ changes: [ValueChange]) -> FindingDraft? {
    let boxes = changes.filter { $0.property.role == .box }
    guard boxes.count == changes.count, let change = boxes.min(by: { $0.first < $1.first }),
      let old = change.expected ?? change.actual
    else { return nil }
    let (was, told) = (ValueText.words(change.expected ?? old), ValueText.words(change.actual))
    let since = ValueText.since(change.first, alignment)
    let side = change.property.name
    return FindingDraft(
      kind: .shape, rank: TracedProperty.Role.box.rank, first: change.first, pair: change.pair,
      aspect: "outline",
      property: side, expected: was, actual: told, key: "outline|\(change.first)"
    ) { subject, count in
      "\(subject)\(ValueText.others(count)) has \(side) \(told), was \(was)\(since)"
    }
  }

  /// The four numbers of a view's frame in words.
  private func numbers(
    _ index: Int, _ moment: Int, of role: TracedProperty.Role, isExpected: Bool
  ) -> [String]? {
    let (pair, place) = (alignment.pairs[index], alignment.moments[moment])
    let view =
      isExpected
      ? pair.expected.map { alignment.expectedViews[$0] }
      : pair.actual.map { alignment.actualViews[$0] }
    let words = ["x", "y", "width", "height"].compactMap { side in
      view?.track(TracedProperty(role, side))?
        .value(at: isExpected ? place.expected : place.actual).map { ValueText.words($0) }
    }
    return words.count == 4 ? words : nil
  }
}
