internal import DrawingModel

/// A colour in Oklab with its opacity, multiplied by it or not as the user says.
struct OklabColor {
  var lightness: Double
  var a: Double
  var b: Double
  var opacity: Double

  init(lightness: Double, a: Double, b: Double, opacity: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.opacity = opacity
  }

  /// The straight Oklab colour of an encoded sRGB colour, components of any sign.
  init(_ color: PaintColor) {
    let cones = ConeResponse(color)
    let (l, m, s) = (cones.l, cones.m, cones.s)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    opacity = color.opacity
  }

  /// The encoded sRGB colour of this straight colour; components may lie outside 0…1.
  var encoded: PaintColor {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    return ConeResponse(l: l, m: m, s: s).color(opacity: opacity)
  }
}
