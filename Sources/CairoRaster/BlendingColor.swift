internal import DrawingModel

/// A colour as the four numbers that change linearly in a gradient: three components multiplied by opacity, and opacity.
///
/// For Oklab the components are the cube roots of cone responses: what follows in Oklab is linear.
struct BlendingColor {
  var first: Double
  var second: Double
  var third: Double
  var opacity: Double

  init(_ first: Double, _ second: Double, _ third: Double, _ opacity: Double) {
    (self.first, self.second, self.third, self.opacity) = (first, second, third, opacity)
  }

  init(_ color: PaintColor, in space: GradientInterpolation) {
    let components: (Double, Double, Double)
    switch space {
    case .oklab:
      let cones = ConeResponse(color)
      components = (cones.l, cones.m, cones.s)
    case .encodedSRGB:
      components = (color.red, color.green, color.blue)
    case .linearSRGB:
      components = (
        SRGB.decode(color.red), SRGB.decode(color.green), SRGB.decode(color.blue)
      )
    }
    opacity = color.opacity
    first = components.0 * opacity
    second = components.1 * opacity
    third = components.2 * opacity
  }

  /// The colour these numbers stand for in a space.
  func color(in space: GradientInterpolation) -> PaintColor {
    guard opacity > 0 else { return PaintColor(red: 0, green: 0, blue: 0, opacity: 0) }
    let (a, b, c) = (first / opacity, second / opacity, third / opacity)
    switch space {
    case .oklab: return ConeResponse(l: a, m: b, s: c).color(opacity: opacity)
    case .encodedSRGB: return PaintColor(red: a, green: b, blue: c, opacity: opacity)
    case .linearSRGB:
      return PaintColor(
        red: SRGB.encode(a), green: SRGB.encode(b), blue: SRGB.encode(c), opacity: opacity)
    }
  }

  static func + (a: Self, b: Self) -> Self {
    Self(a.first + b.first, a.second + b.second, a.third + b.third, a.opacity + b.opacity)
  }

  static func - (a: Self, b: Self) -> Self {
    Self(a.first - b.first, a.second - b.second, a.third - b.third, a.opacity - b.opacity)
  }

  static func * (a: Self, factor: Double) -> Self {
    Self(a.first * factor, a.second * factor, a.third * factor, a.opacity * factor)
  }
}
