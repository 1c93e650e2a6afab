internal import CNumerics
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
  ///
  /// Source: Björn Ottosson, “A perceptual color space for image processing”, 2020; the transfer
  /// function of IEC 61966-2-1, mirrored for negative values.
  init(_ color: PaintColor) {
    let red = Self.decode(color.red)
    let green = Self.decode(color.green)
    let blue = Self.decode(color.blue)
    let l = pw_cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = pw_cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = pw_cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
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
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return PaintColor(
      red: Self.encode(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: Self.encode(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: Self.encode(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3),
      opacity: opacity)
  }

  private static func decode(_ value: Double) -> Double {
    let size = value.magnitude
    let linear = size <= 0.04045 ? size / 12.92 : pw_pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encode(_ value: Double) -> Double {
    let size = value.magnitude
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pw_pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
