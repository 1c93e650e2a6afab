package import Motion
import VirtualTime

/// The running animation of one attribute: the interval it covers, since when, and by which rules.
///
/// One entry is the ordinary case. Where animations combine, each entry chases an absolute target from wherever the
/// entries before it are; see `sample(at:)`.
package struct Animator<V: VectorArithmetic> {
  struct Entry {
    var animation: Animation
    /// Interval from the animator's beginning to this entry's target.
    var target: V
    /// Seconds from the animator's beginning to this entry's.
    var start: Double
    var context: AnimationContext<V>
    /// Seconds after the entry's start at which it is over; infinite for never, nil when only asking tells.
    var end: Double?
    var logicalEnd: Double?
  }

  private(set) var entries: [Entry]
  /// Sum of all intervals since the animator began: presented = model − interval + covered.
  private(set) var interval: V
  let begin: VirtualInstant
  private let environment: EnvironmentValues

  init(_ animation: Animation, interval: V, begin: VirtualInstant, environment: EnvironmentValues) {
    self.interval = interval
    self.begin = begin
    self.environment = environment
    var context = AnimationContext<V>(state: AnimationState(), environment: environment)
    if animation.base is VelocityTrackingAnimation {
      context.state[VelocitySamplesKey<V>.self].add(interval, at: 0)
    }
    entries = [
      Self.entry(animation, target: interval, length: interval, start: 0, context: context)
    ]
  }

  private static func entry(
    _ animation: Animation, target: V, length: V, start: Double, context: AnimationContext<V>
  ) -> Entry {
    var context = context
    animation.prepare(for: length, state: &context.state)
    let end = animation.end(of: length, state: context.state)
    var logicalEnd = animation.logicalEnd(of: length, state: context.state)
    // An animation that has left is complete, whatever it says.
    if let known = logicalEnd, let end { logicalEnd = min(known, end) }
    return Entry(
      animation: animation, target: target, start: start, context: context, end: end,
      logicalEnd: logicalEnd)
  }

  /// Seconds after the beginning at which the animator is over; nil when only asking tells.
  var end: Double? {
    guard let last = entries.last, let end = last.end else { return nil }
    return last.start + end
  }

  /// Seconds after the beginning at which it is logically complete; nil when only asking tells.
  var logicalEnd: Double? {
    guard let last = entries.last, let end = last.logicalEnd else { return nil }
    return last.start + end
  }

  /// The part of the interval covered at `elapsed` seconds, or nil when the animator is over.
  ///
  /// Entries are evaluated in order, each from where the ones before it have got to: a later animation pulls from
  /// a moving position while an earlier one still runs. The animator ends with its last entry.
  func sample(at elapsed: Double) -> V? {
    if entries.count == 1 {
      var context = entries[0].context
      return Self.sample(entries[0], of: entries[0].target, at: elapsed, context: &context)
    }
    var reached = V.zero
    for (index, entry) in entries.enumerated() {
      let remaining = entry.target - reached
      var context = entry.context
      let part = Self.sample(entry, of: remaining, at: elapsed - entry.start, context: &context)
      if part == nil, index == entries.count - 1 { return nil }
      reached += part ?? remaining
    }
    return reached
  }

  private static func sample(
    _ entry: Entry, of value: V, at elapsed: Double, context: inout AnimationContext<V>
  ) -> V? {
    if let end = entry.end, elapsed >= end - timeTolerance { return nil }
    return entry.animation.base.animate(value: value, time: max(0, elapsed), context: &context)
  }

  /// Moves animations that keep a state on to `elapsed`; called at reference ticks only, and in order.
  ///
  /// Everything between two ticks is sampled from a copy of the state at the earlier one, so that it does not matter
  /// which frames are drawn.
  ///
  /// - Returns: As `sample(at:)`.
  mutating func step(to elapsed: Double) -> V? {
    var reached = V.zero
    for index in entries.indices {
      let remaining = entries[index].target - reached
      let local = elapsed - entries[index].start
      var context = entries[index].context
      let part = Self.sample(entries[index], of: remaining, at: local, context: &context)
      if entries[index].end == nil {
        entries[index].context = context
        // One that has said that it is over is not asked again.
        if part == nil { entries[index].end = local }
      }
      if part == nil, index == entries.count - 1 { return nil }
      reached += part ?? remaining
    }
    return reached
  }

  /// Whether some animation has to be asked at reference ticks.
  var needsSteps: Bool { entries.contains { $0.end == nil } }

  /// Whether an animation without known ends has said that it is logically complete.
  var hasSaidItIsComplete: Bool { entries.last?.context.isLogicallyComplete ?? false }

  /// The rate at which the interval is being covered, per second; nil when the rules do not say.
  func velocity(at elapsed: Double) -> V? {
    guard entries.count == 1, let entry = entries.first else { return nil }
    return entry.animation.base.velocity(
      value: entry.target, time: elapsed, context: entry.context)
  }

  /// Lengthens the journey by `change`, going on with `animation` from `elapsed` seconds after the beginning.
  ///
  /// The new animation either takes over, keeping what it can, or joins those already running.
  mutating func retarget(_ animation: Animation, by change: V, at elapsed: Double) {
    let total = interval + change
    defer { interval = total }
    if let context = merged(animation, at: elapsed, total: total) {
      entries = [Self.entry(animation, target: total, length: total, start: 0, context: context)]
    } else {
      let position = sample(at: elapsed) ?? interval
      let context = AnimationContext<V>(state: AnimationState(), environment: environment)
      entries.append(
        Self.entry(
          animation, target: total, length: total - position, start: elapsed, context: context))
    }
  }

  /// What an animation that takes over goes on with; nil for one that does not.
  private func merged(
    _ animation: Animation, at elapsed: Double, total: V
  ) -> AnimationContext<V>? {
    // The state is handed on; that the former animation was complete is not.
    var context = AnimationContext<V>(
      state: entries.count == 1 ? entries[0].context.state : AnimationState(),
      environment: environment)
    let isTracking = animation.base is VelocityTrackingAnimation
    if entries.count == 1 {
      guard
        animation.base.shouldMerge(
          previous: entries[0].animation, value: interval, time: elapsed, context: &context)
      else { return nil }
    } else if animation.persistentSpring != nil {
      // Combined animations report no velocity.
      context.state[SpringStateKey<V>.self] = SpringState(
        offset: sample(at: elapsed) ?? interval, velocity: .zero, start: elapsed,
        previousResponse: nil)
    } else if !isTracking {
      return nil
    }
    if isTracking { context.state[VelocitySamplesKey<V>.self].add(total, at: elapsed) }
    return context
  }
}

/// Instants closer than this, in seconds, are the same.
package let timeTolerance = 1e-9

extension VirtualInstant {
  /// The instant `seconds` later; rounded to whole ticks.
  func advanced(bySeconds seconds: Double) -> VirtualInstant {
    VirtualInstant(ticks: ticks + VirtualInstant(seconds: seconds).ticks)
  }
}
