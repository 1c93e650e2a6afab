/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
///
/// Coefficients are those of the polynomials x(s) = ((ax·s + bx)·s + cx)·s, and the same for y.
package struct CubicBezierCurve: Hashable, Sendable {
  package let ax: Double
  package let bx: Double
  package let cx: Double
  package let ay: Double
  package let by: Double
  package let cy: Double

  /// - Parameters x1, x2: Clamped to 0…1, so that x grows along the curve; y is free.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let x1 = min(1, max(0, x1))
    let x2 = min(1, max(0, x2))
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  private func x(_ s: Double) -> Double { ((ax * s + bx) * s + cx) * s }
  private func y(_ s: Double) -> Double { ((ay * s + by) * s + cy) * s }
  private func xSlope(_ s: Double) -> Double { (3 * ax * s + 2 * bx) * s + cx }
  private func ySlope(_ s: Double) -> Double { (3 * ay * s + 2 * by) * s + cy }

  /// The curve parameter at which x is `x`, from 0 to 1; the error in x is below 1e-14 or one step of `Double`.
  package func parameter(atX target: Double) -> Double {
    if target <= 0 { return 0 }
    if target >= 1 { return 1 }
    // Newton's method inside a bracket that halves whenever a step would leave it.
    var low = 0.0
    var high = 1.0
    var s = target
    for _ in 0..<100 {
      let error = x(s) - target
      if abs(error) < 1e-15 { return s }
      if error > 0 { high = s } else { low = s }
      let slope = xSlope(s)
      let next = s - error / slope
      s = slope > 0 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-16 { return s }
    }
    return s
  }

  /// y where x is `progress`, which is clamped to 0…1.
  package func value(at progress: Double) -> Double {
    if cx == cy, bx == by { return min(1, max(0, progress)) }
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return y(parameter(atX: progress))
  }

  /// dy/dx where x is `progress`, which is clamped to 0…1; 1 where x and y grow alike, infinite where only y does.
  package func velocity(at progress: Double) -> Double {
    let s = parameter(atX: progress)
    let dx = xSlope(s)
    let dy = ySlope(s)
    if dx == dy { return 1 }
    if dx == 0 { return dy < 0 ? -.infinity : .infinity }
    return dy / dx
  }
}
