import DrawingModel
import Motion

/// A colour as it is interpolated: cube roots of its cone responses, premultiplied by opacity, and the opacity.
///
/// The last step of Oklab is linear, so interpolating here equals interpolating in Oklab. Components are kept ×128, as
/// springs compare them with absolute thresholds.
struct ColorVector: VectorArithmetic {
  var l = 0.0
  var m = 0.0
  var s = 0.0
  var opacity = 0.0

  init() {}

  init(_ color: PaintColor) {
    let cones = ConeResponse(color)
    let scale = animatableUnit * color.opacity
    l = scale * cones.l
    m = scale * cones.m
    s = scale * cones.s
    opacity = scale
  }

  /// The colour these components stand for; out-of-range components stay as they are.
  var color: PaintColor {
    let presented = opacity / animatableUnit
    let divisor = animatableUnit * (presented > 0 ? presented : 1)
    return ConeResponse(l: l / divisor, m: m / divisor, s: s / divisor).color(opacity: presented)
  }

  static let zero = ColorVector()

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.l += b.l
    sum.m += b.m
    sum.s += b.s
    sum.opacity += b.opacity
    return sum
  }

  static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.l -= b.l
    difference.m -= b.m
    difference.s -= b.s
    difference.opacity -= b.opacity
    return difference
  }

  mutating func scale(by factor: Double) {
    l *= factor
    m *= factor
    s *= factor
    opacity *= factor
  }

  var magnitudeSquared: Double { l * l + m * m + s * s + opacity * opacity }
}
