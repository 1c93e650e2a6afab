import Motion

extension Animation {
  /// The animation as a scene would write it, for traces: `linear(duration: 6.0)`, `default`, `….speed(0.25)`.
  package var shortText: String {
    switch base {
    case is DefaultAnimation: return "default"
    case let base as BezierAnimation: return base.shortText
    case let base as UnitCurveAnimation:
      return "timingCurve(\(base.curve), duration: \(base.duration))"
    case let base as FluidSpringAnimation: return base.shortText
    case let base as SpringAnimation:
      return "interpolatingSpring(mass: \(base.mass), stiffness: \(base.stiffness), "
        + "damping: \(base.damping), initialVelocity: \(base.initialVelocity))"
    case let base as SpeedAnimation: return base.base.shortText + ".speed(\(base.speed))"
    case let base as DelayAnimation: return base.base.shortText + ".delay(\(base.delay))"
    case let base as LogicalCompletionAnimation:
      return base.base.shortText + ".logicallyComplete(after: \(base.duration))"
    case let base as RepeatAnimation:
      let count = base.repeatCount.map { "repeatCount(\($0), " } ?? "repeatForever("
      return base.base.shortText + ".\(count)autoreverses: \(base.autoreverses))"
    default: return TypeName.short(of: type(of: base))
    }
  }
}

/// A number without the last digits that came from calculating it.
private func cleaned(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 }

extension BezierAnimation {
  fileprivate var shortText: String {
    let x1 = cleaned(curve.cx / 3)
    let y1 = cleaned(curve.cy / 3)
    let x2 = cleaned((curve.bx + curve.cx) / 3 + curve.cx / 3)
    let y2 = cleaned((curve.by + curve.cy) / 3 + curve.cy / 3)
    switch (x1, y1, x2, y2) {
    case (0, 0, 1, 1): return "linear(duration: \(duration))"
    case (0.42, 0, 1, 1): return "easeIn(duration: \(duration))"
    case (0, 0, 0.58, 1): return "easeOut(duration: \(duration))"
    case (0.42, 0, 0.58, 1): return "easeInOut(duration: \(duration))"
    default: return "timingCurve(\(x1), \(y1), \(x2), \(y2), duration: \(duration))"
    }
  }
}

extension FluidSpringAnimation {
  fileprivate var shortText: String {
    let bounce = dampingFraction > 1 ? 1 / dampingFraction - 1 : 1 - dampingFraction
    let blend = blendDuration == 0 ? "" : ", blendDuration: \(blendDuration)"
    return "spring(duration: \(response), bounce: \(cleaned(bounce))\(blend))"
  }
}
