import Motion

/// An animation that knows its rate in closed form, though it hands on no velocity.
protocol KnownRate {
  /// The derivative of what is covered of `value`, per second; nil where only asking tells.
  func rate<V: VectorArithmetic>(of value: V, at time: Double, context: AnimationContext<V>) -> V?
}

extension Animation {
  /// The derivative of what is covered of `value`, per second; nil where only asking tells.
  fileprivate func rate<V: VectorArithmetic>(
    of value: V, at time: Double, context: AnimationContext<V>
  ) -> V? {
    if let known = base as? any KnownRate {
      return known.rate(of: value, at: time, context: context)
    }
    return nil
  }
}

extension Animation {
  /// Whether the animation, or what it modifies, is repeated without end.
  fileprivate var repeatsForever: Bool {
    guard let modifier = base as? any AnimationModifierRule else { return false }
    if let repeated = base as? RepeatAnimation, repeated.repeatCount == nil { return true }
    return modifier.base.repeatsForever
  }
}

extension BezierAnimation: KnownRate {
  func rate<V: VectorArithmetic>(of value: V, at time: Double, context: AnimationContext<V>) -> V? {
    guard duration > 0, time <= duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

extension UnitCurveAnimation: KnownRate {
  func rate<V: VectorArithmetic>(of value: V, at time: Double, context: AnimationContext<V>) -> V? {
    guard duration > 0, time <= duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

extension FluidSpringAnimation: KnownRate {
  func rate<V: VectorArithmetic>(of value: V, at time: Double, context: AnimationContext<V>) -> V? {
    velocity(value: value, time: time, context: context)
  }
}

extension DefaultAnimation: KnownRate {
  func rate<V: VectorArithmetic>(of value: V, at time: Double, context: AnimationContext<V>) -> V? {
    Self.spring.rate(of: value, at: time, context: context)
  }
}

extension SpeedAnimation: KnownRate {
  func rate<V: VectorArithmetic>(of value: V, at time: Double, context: AnimationContext<V>) -> V? {
    base.rate(of: value, at: max(0, time * speed), context: context)?.scaled(by: speed)
  }
}

extension DelayAnimation: KnownRate {
  func rate<V: VectorArithmetic>(of value: V, at time: Double, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.rate(of: value, at: time - delay, context: context)
  }
}

extension LogicalCompletionAnimation: KnownRate {
  func rate<V: VectorArithmetic>(of value: V, at time: Double, context: AnimationContext<V>) -> V? {
    base.rate(of: value, at: time, context: context)
  }
}

extension RepeatAnimation: KnownRate {
  func rate<V: VectorArithmetic>(of value: V, at time: Double, context: AnimationContext<V>) -> V? {
    let run = run(at: time, value, context.state)
    let inner = inner(at: time, value, context)
    let rate = base.rate(of: value, at: inner.time, context: inner.context)
    return isReversed(run.index) ? rate?.scaled(by: -1) : rate
  }
}

extension Animator {
  /// Half the distance, in seconds, between the samples of a difference.
  private static var step: Double { 1e-5 }

  /// The derivative of what is covered at `elapsed` seconds, per second.
  ///
  /// In closed form for one running curve or persistent spring; else the symmetric difference of samples 10 µs before and
  /// after, one-sided where the animation begins or ends within them.
  func rate(at elapsed: Double) -> V {
    guard sample(at: elapsed) != nil else { return .zero }
    if entries.count == 1, let entry = entries.first,
      let rate = entry.animation.rate(
        of: entry.target, at: max(0, elapsed - entry.start), context: entry.context)
    {
      return rate
    }
    let first = max(0, elapsed - Self.step)
    var last = elapsed + Self.step
    if sample(at: last) == nil { last = elapsed }
    guard last > first, let before = sample(at: first), let after = sample(at: last) else {
      return .zero
    }
    return (after - before).scaled(by: 1 / (last - first))
  }

  /// Whether only another animation ends it.
  var isEndless: Bool { end == .infinity || latestAnimation?.repeatsForever == true }

  /// The animation that was asked for last.
  var latestAnimation: Animation? { entries.last?.animation }
}
