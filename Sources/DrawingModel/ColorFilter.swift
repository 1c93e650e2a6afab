internal import CNumerics

/// A change of colours that treats every pixel by itself, on encoded sRGB.
package enum ColorFilter: Hashable, Sendable {
  /// Adds an amount to red, green and blue.
  case brightness(Double)
  /// Scales the distance from middle grey.
  case contrast(Double)
  /// Scales the distance from the grey of the same luma; 0 leaves grey.
  case saturation(Double)
  /// Moves colours toward the grey of the same luma; 1 arrives there.
  case grayscale(Double)
  /// Turns hues by an angle in radians, leaving luma.
  case hueRotation(Double)
  /// Multiplies by a colour and its opacity.
  case multiply(PaintColor)
  /// Replaces each component by 1 minus it.
  case invert
  /// Black, as opaque as the colour was luminous.
  case luminanceToAlpha
  /// A colour, as opaque as the picture was, times its own opacity.
  case silhouette(PaintColor)
  /// Sums of straight red, green, blue, opacity and 1, each weighted: twenty numbers, four rows one after another.
  case matrix([Double])
  /// A colour where the opacity lies between two bounds, nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, color: PaintColor)

  /// Rows for red, green, blue and opacity, each a combination of the premultiplied red, green, blue and opacity.
  ///
  /// Premultiplied, the constants of the straight formulas become factors of opacity, so no division is needed.
  ///
  /// Nil for filters that are no combination of premultiplied components.
  package var matrix: [[Double]]? {
    switch self {
    case .matrix, .alphaThreshold:
      return nil
    case .silhouette(let color):
      return [color.red, color.green, color.blue, 1].map { [0, 0, 0, $0 * color.opacity] }
    case .brightness(let amount):
      return Self.rows(diagonal: 1, constant: amount)
    case .contrast(let amount):
      return Self.rows(diagonal: amount, constant: (1 - amount) / 2)
    case .saturation(let amount):
      return Self.saturated(amount)
    case .grayscale(let amount):
      return Self.saturated(1 - min(max(amount, 0), 1))
    case .hueRotation(let angle):
      return Self.turned(angle)
    case .multiply(let color):
      let opacity = color.opacity
      return [
        [color.red * opacity, 0, 0, 0], [0, color.green * opacity, 0, 0],
        [0, 0, color.blue * opacity, 0], [0, 0, 0, opacity],
      ]
    case .invert:
      return Self.rows(diagonal: -1, constant: 1)
    case .luminanceToAlpha:
      return [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0.2126, 0.7152, 0.0722, 0]]
    }
  }

  private static func rows(diagonal: Double, constant: Double) -> [[Double]] {
    [
      [diagonal, 0, 0, constant], [0, diagonal, 0, constant], [0, 0, diagonal, constant],
      [0, 0, 0, 1],
    ]
  }

  /// Luma weights of ITU-R BT.709, as in the CSS filter functions.
  private static func saturated(_ amount: Double) -> [[Double]] {
    let luma = [0.2126, 0.7152, 0.0722]
    var rows = (0..<3).map { row in
      (0..<3).map { luma[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0]
    }
    rows.append([0, 0, 0, 1])
    return rows
  }

  /// Source: `hueRotate` of feColorMatrix, W3C Filter Effects 1.
  private static func turned(_ angle: Double) -> [[Double]] {
    let (c, s) = (pw_cos(angle), pw_sin(angle))
    return [
      [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928, 0,
      ],
      [
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283, 0,
      ],
      [
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072, 0,
      ],
      [0, 0, 0, 1],
    ]
  }
}
