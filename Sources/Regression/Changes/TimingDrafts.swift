import VirtualTime

/// Findings about animations.
struct TimingDrafts {
  let alignment: TraceAlignment
  /// What differs of animations, with the seconds by which values tell that they come later.
  let changes: [TimingChange]

  /// In the order of the tree.
  var drafts: [FindingDraft] { changes.compactMap(draft) }

  private func draft(_ change: TimingChange) -> FindingDraft? {
    let since = ValueText.since(change.first, alignment)
    let (old, new) = (change.expected?.animation ?? "", change.actual?.animation ?? "")
    let texts = (old: AnimationText(old), new: AnimationText(new))
    // What is applied to both in the same way is no part of the change.
    let isPlain =
      texts.old.modifiers == texts.new.modifiers && texts.old.delay == texts.new.delay
    let (was, told) = isPlain ? (texts.old.base, texts.new.base) : (old, new)
    let aspect = aspect(of: change)
    var draft = FindingDraft(
      kind: .timing, rank: 3, first: change.first, pair: change.pair, aspect: aspect,
      property: "animation of \(change.attribute)", expected: old, actual: new,
      key: "\(change.difference)|\(was)|\(told)|\(change.first)"
    ) { subject, count in subject + ValueText.others(count) }
    func tell(_ sentence: @escaping (String) -> String) {
      draft.sentence = { subject, count in sentence(subject + ValueText.others(count)) }
    }
    switch change.difference {
    case .curve:
      tell { "curve changed: \($0) moves with \(told), was \(was)\(since)" }
    case .duration:
      tell { "duration changed: \($0) moves with \(told), was \(was)\(since)" }
    case .gone:
      draft.actual = "nothing"
      tell { "animation gone: \($0) does not move with \(old) any more\(since)" }
    case .new:
      draft.expected = "nothing"
      tell { "new animation: \($0) moves with \(new)\(since)" }
    case .later(let seconds):
      guard let start = change.expected?.start else { return nil }
      let begin = alignment.expected.frames[start].instant.advanced(bySeconds: texts.old.delay)
      return LaterDraft(
        first: change.first, pair: change.pair, aspect: aspect,
        property: "animation of \(change.attribute)", begin: begin, seconds: seconds,
        verb: "moves with \(texts.old.withoutDelay)"
      ).draft
    case .targets:
      return targetDraft(change, aspect: aspect)
    }
    return draft
  }

  private func targetDraft(_ change: TimingChange, aspect: String) -> FindingDraft? {
    guard let left = change.expected, let right = change.actual else { return nil }
    let targets = change.movedTargets(in: alignment)
    guard let first = targets.first else { return nil }
    let kind = change.attribute.prefix { $0 != " " }
    var (old, new) = (words(targets.map(\.expected)), words(targets.map(\.actual)))
    var property = first.expected.component
    if kind == "colour" {
      old = TracedColor(left.targets.map(\.number))?.description ?? old
      new = TracedColor(right.targets.map(\.number))?.description ?? new
      property = "colour"
    }
    let (told, was) = (new, old)
    let since = ValueText.since(change.first, alignment)
    let isLayout = kind == "geometry"
    return FindingDraft(
      kind: isLayout ? .layout : kind == "shape" ? .shape : .paint,
      rank: isLayout ? TracedProperty.Role.frame.rank : 4, first: change.first, pair: change.pair,
      aspect: aspect, property: property, expected: old, actual: new,
      key: "target|\(isLayout ? "" : "\(old)|\(new)")|\(change.first)"
    ) { subject, count in
      "\(subject)\(ValueText.others(count)) goes to \(told), was \(was)\(since)"
    }
  }

  /// Numbers with their names, where there are several.
  private func words(_ targets: [Motion.Target]) -> String {
    targets.map { target in
      let number = ValueText.words(.number(target.number))
      return targets.count == 1 ? number : "\(target.component) \(number)"
    }.joined(separator: ", ")
  }

  /// What moves of a view, as a reader would call it.
  private func aspect(of change: TimingChange) -> String {
    let moved = change.movedComponents(in: alignment)
    switch change.attribute.prefix(while: { $0 != " " }) {
    case "geometry":
      let places = moved.contains { $0 == "x" || $0 == "y" }
      let sizes = moved.contains { $0 == "width" || $0 == "height" }
      return places == sizes ? "frame" : places ? "position" : "size"
    case "colour":
      let pair = alignment.pairs[change.pair]
      return alignment.properties(pair).first { $0.role == .color }?.name ?? "colour"
    case "content": return "fade"
    case "shape", "view", "modifier", "layout", "geometryEffect", "clip", "textRenderer":
      return moved.isEmpty || moved.count > 2 ? change.attribute : ValueText.list(moved)
    default: return change.attribute
    }
  }
}
