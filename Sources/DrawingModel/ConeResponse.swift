internal import CNumerics

/// A colour as cube roots of its cone responses: the non-linear stage of Oklab.
///
/// What follows in Oklab is linear, so colours that are blended here are blended in Oklab. Components
/// may have any sign.
///
/// Source: Björn Ottosson, “A perceptual color space for image processing”, 2020.
package struct ConeResponse: Hashable, Sendable {
  /// Cube root of the response of the long-wave cones.
  package var l: Double
  /// Cube root of the response of the middle-wave cones.
  package var m: Double
  /// Cube root of the response of the short-wave cones.
  package var s: Double

  /// Takes cube roots as they are.
  package init(l: Double, m: Double, s: Double) {
    self.l = l
    self.m = m
    self.s = s
  }

  /// The response to an encoded sRGB colour; its opacity plays no part.
  package init(_ color: PaintColor) {
    let red = SRGB.decode(color.red)
    let green = SRGB.decode(color.green)
    let blue = SRGB.decode(color.blue)
    l = pw_cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    m = pw_cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    s = pw_cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  }

  /// The encoded sRGB colour that causes this response; its components may lie outside 0…1.
  package func color(opacity: Double) -> PaintColor {
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return PaintColor(
      red: SRGB.encode(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: SRGB.encode(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: SRGB.encode(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3),
      opacity: opacity)
  }
}

/// The transfer function of sRGB (IEC 61966-2-1), mirrored for negative values.
package enum SRGB {
  /// Linear light of an encoded component.
  package static func decode(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let linear =
      magnitude <= 0.04045 ? magnitude / 12.92 : pw_pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// The encoded component of linear light.
  package static func encode(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    let encoded =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pw_pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
