import CNumerics
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

  static let unit = 128.0

  init() {}

  init(_ color: PaintColor) {
    let r = SRGB.decode(color.red)
    let g = SRGB.decode(color.green)
    let b = SRGB.decode(color.blue)
    let scale = Self.unit * color.opacity
    // Rows: linear sRGB to cone responses (Oklab's first matrix).
    l = scale * pw_cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    m = scale * pw_cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    s = scale * pw_cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    opacity = Self.unit * color.opacity
  }

  /// The colour these components stand for; out-of-range components stay as they are.
  var color: PaintColor {
    let presented = opacity / Self.unit
    let divisor = Self.unit * (presented > 0 ? presented : 1)
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(self.l / divisor)
    let m = cube(self.m / divisor)
    let s = cube(self.s / divisor)
    // The inverse of the matrix above.
    return PaintColor(
      red: SRGB.encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: SRGB.encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: SRGB.encode(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      opacity: presented)
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
