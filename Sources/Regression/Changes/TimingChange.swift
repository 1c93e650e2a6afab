import VirtualTime

/// Animations of one attribute that differ: another curve, another duration, another time or place.
struct TimingChange {
  /// What is another.
  enum Difference: Equatable {
    case curve
    case duration
    /// Seconds later; negative where earlier.
    case later(Double)
    case targets
    case gone
    case new
  }

  /// The index of the pair.
  var pair: Int
  /// `geometry`, `shape` and so on.
  var attribute: String
  /// The first common moment at which either runs.
  var first: Int
  var difference: Difference
  var expected: Motion?
  var actual: Motion?

  /// All of an alignment, in the order of the tree; of each attribute the first.
  static func all(in alignment: TraceAlignment) -> [TimingChange] {
    alignment.pairs.indices.flatMap { index -> [TimingChange] in
      let pair = alignment.pairs[index]
      guard let left = pair.expected, let right = pair.actual else { return [] }
      let attributes = alignment.properties(pair).filter { $0.role == .animation }
      return attributes.flatMap { property in
        let search = TimingSearch(
          alignment: alignment, pair: index, attribute: property.name,
          expected: Motion.all(
            of: property.name, in: alignment.expectedViews[left],
            frameCount: alignment.expected.frames.count),
          actual: Motion.all(
            of: property.name, in: alignment.actualViews[right],
            frameCount: alignment.actual.frames.count))
        return search.changes
      }
    }
  }

  /// Whether a change of values follows from this: it begins no earlier, and is of what moves.
  func explains(_ change: ValueChange, in alignment: TraceAlignment) -> Bool {
    change.first >= first && covers(change, in: alignment)
  }

  /// Whether a change of values is of what this animation moves.
  func covers(_ change: ValueChange, in alignment: TraceAlignment) -> Bool {
    let role = change.property.role
    guard role != .presence else { return false }
    let kind = attribute.prefix { $0 != " " }
    if change.pair == pair {
      switch kind {
      case "geometry": return role == .frame || role == .box
      case "colour": return role == .color
      case "shape": return role == .stored || role == .box || role == .frame
      case "opacity": return role == .opacity
      case "rotation", "scale", "blur", "shadow":
        return role == .effect && change.property.name.hasPrefix(attribute + ".")
      default: return true
      }
    }
    if kind == "geometry" || kind == "colour" || kind == "shape" { return false }
    if kind == "opacity", role != .opacity { return false }
    let own = alignment.path(alignment.pairs[pair])
    let other = alignment.path(alignment.pairs[change.pair])
    // What fades is told by its first view; its background lies beside that.
    let place = kind == "opacity" ? own.lastIndex(of: "/").map { own[..<$0] } : nil
    return other.hasPrefix((place ?? own[...]) + "/")
  }

  /// Where either side goes, of the components that move; an attribute at rest has no goal.
  func movedTargets(
    in alignment: TraceAlignment
  ) -> [(expected: Motion.Target, actual: Motion.Target)] {
    guard let expected, let actual else { return [] }
    let moved = movedComponents(in: alignment)
    return expected.differingTargets(from: actual).filter { moved.contains($0.expected.component) }
  }

  /// The components whose goal is another than what is drawn at the beginning, on either side.
  func movedComponents(in alignment: TraceAlignment) -> [String] {
    let pair = alignment.pairs[pair]
    let left = moved(expected, pair.expected.map { alignment.expectedViews[$0] })
    let right = moved(actual, pair.actual.map { alignment.actualViews[$0] })
    return left + right.filter { !left.contains($0) }
  }

  private func moved(_ motion: Motion?, _ view: ValueTrace.View?) -> [String] {
    guard let motion, let view else { return [] }
    return motion.targets.filter { target in
      let property: TracedProperty
      switch attribute {
      case "geometry": property = TracedProperty(.frame, target.component)
      case "shape": property = TracedProperty(.stored, target.component)
      case "opacity": property = TracedProperty(.opacity)
      default: property = TracedProperty(.effect, "\(attribute).\(target.component)")
      }
      // Where nothing tells what is drawn, it is taken to move.
      guard let number = view.track(property)?.value(at: motion.start)?.number else { return true }
      return (number - target.number).magnitude > 2 * property.tolerance
    }.map(\.component)
  }

  /// Puts the time by which values come later in place of the one that frames tell, which is a
  /// whole number of frames.
  mutating func refine(with changes: [ValueChange], in alignment: TraceAlignment) {
    guard case .later(let seconds) = difference, alignment.moments.count > 1,
      expected?.animation == actual?.animation
    else { return }
    let frame =
      alignment.moments[1].frame.instant.seconds - alignment.moments[0].frame.instant.seconds
    let lateness = Lateness(alignment: alignment)
    for change in changes where change.pair == pair && covers(change, in: alignment) {
      guard let answer = lateness.answer(change), (answer.seconds - seconds).magnitude < 1.5 * frame
      else { continue }
      difference = .later(answer.seconds)
      return
    }
  }
}

/// Looks for the first animation of an attribute that differs.
struct TimingSearch {
  let alignment: TraceAlignment
  let pair: Int
  let attribute: String
  let expected: [Motion]
  let actual: [Motion]

  /// What differs of the first that does; nothing where all that both sides have time for are alike.
  var changes: [TimingChange] {
    let end = alignment.moments.last?.frame.instant ?? .zero
    func start(_ motion: Motion?, _ trace: ValueTrace) -> ValueTrace.Frame? {
      motion.map { trace.frames[$0.start] }.flatMap { $0.instant <= end ? $0 : nil }
    }
    for index in 0..<max(expected.count, actual.count) {
      let left = index < expected.count ? expected[index] : nil
      let right = index < actual.count ? actual[index] : nil
      switch (start(left, alignment.expected), start(right, alignment.actual)) {
      case (nil, nil): return []
      case (let frame?, nil):
        return [change(.gone, left, nil, at: frame)]
      case (nil, let frame?):
        return [change(.new, nil, right, at: frame)]
      case (let before?, let now?):
        guard let left, let right else { return [] }
        let isSame = left.animation == right.animation && left.goesSameWay(as: right)
        if isSame, before.instant == now.instant { continue }
        if !isSame, now.instant < before.instant, index + 1 < actual.count,
          isAlike(left, actual[index + 1])
        {
          return [change(.new, nil, right, at: now)]
        }
        if !isSame, before.instant < now.instant, index + 1 < expected.count,
          isAlike(expected[index + 1], right)
        {
          return [change(.gone, left, nil, at: before)]
        }
        let first = before.instant < now.instant ? before : now
        let seconds = now.instant.seconds - before.instant.seconds
        return differences(left, right, seconds).map { change($0, left, right, at: first) }
      }
    }
    return []
  }

  /// Whether two animations are the same one at the same time.
  private func isAlike(_ left: Motion, _ right: Motion) -> Bool {
    left.animation == right.animation && left.goesSameWay(as: right)
      && alignment.expected.frames[left.start].instant
        == alignment.actual.frames[right.start].instant
  }

  private func differences(
    _ left: Motion, _ right: Motion, _ seconds: Double
  ) -> [TimingChange.Difference] {
    var result: [TimingChange.Difference] = []
    switch AnimationText(left.animation).change(to: AnimationText(right.animation)) {
    case .none: if seconds != 0 { result.append(.later(seconds)) }
    case .delay(let delay): result.append(.later(seconds + delay))
    case .duration: result.append(.duration)
    case .curve: result.append(.curve)
    }
    if !left.goesSameWay(as: right) { result.append(.targets) }
    return result
  }

  private func change(
    _ difference: TimingChange.Difference, _ left: Motion?, _ right: Motion?,
    at frame: ValueTrace.Frame
  ) -> TimingChange {
    TimingChange(
      pair: pair, attribute: attribute, first: alignment.moment(notBefore: frame.instant),
      difference: difference, expected: left, actual: right)
  }
}
