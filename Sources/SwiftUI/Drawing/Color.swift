import DrawingModel
import ViewGraph

/// A colour, which may depend on the appearance it is shown in.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// How the components of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  enum Source: Hashable, Sendable {
    case system(SystemColor)
    case fixed(PaintColor)
    indirect case faded(Source, opacity: Double)
    case label(opacity: Double)
  }
  let source: Source

  init(_ source: Source) { self.source = source }

  /// Components from 0 to 1; values beyond are allowed and clamped only when drawn.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      .fixed(colorSpace.encoded(red: red, green: green, blue: blue, opacity: opacity)))
  }

  /// A grey of the given brightness.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      var k = offset + sector
      if k >= 6 { k -= 6 }
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// This colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(source, opacity: max(0, min(1, opacity))))
  }

  func paint(in environment: EnvironmentValues) -> PaintColor {
    source.paint(isDark: environment.colorScheme == .dark)
  }

  public var description: String {
    switch source {
    case .system(let color): color.rawValue
    default: "\(source.paint(isDark: false))"
    }
  }

  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(.label(opacity: 1))
  public static let secondary = Color(.label(opacity: 0.6))
  public static let accentColor = Color(.system(.blue))
}

extension Color.Source {
  func paint(isDark: Bool) -> PaintColor {
    switch self {
    case .fixed(let paint): return paint
    case .system(let color): return color.paint(isDark: isDark)
    case .faded(let base, let opacity):
      var paint = base.paint(isDark: isDark)
      paint.opacity *= opacity
      return paint
    case .label(let opacity):
      // Fact F1: label colours of iOS.
      if opacity == 1 {
        return PaintColor(
          red: isDark ? 1 : 0, green: isDark ? 1 : 0, blue: isDark ? 1 : 0, opacity: 1)
      }
      return isDark
        ? PaintColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: opacity)
        : PaintColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: opacity)
    }
  }
}

extension Color.RGBColorSpace {
  func encoded(red: Double, green: Double, blue: Double, opacity: Double) -> PaintColor {
    switch self {
    case .sRGB:
      return PaintColor(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      return PaintColor(
        red: SRGB.encode(red), green: SRGB.encode(green), blue: SRGB.encode(blue),
        opacity: opacity)
    case .displayP3:
      // Display P3 to sRGB, both with the D65 white point (matrix from the two sets of primaries).
      let r = SRGB.decode(red)
      let g = SRGB.decode(green)
      let b = SRGB.decode(blue)
      return PaintColor(
        red: SRGB.encode(1.2249401762805598 * r - 0.2249401762805598 * g),
        green: SRGB.encode(-0.0420569547096881 * r + 1.0420569547096881 * g),
        blue: SRGB.encode(
          -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
        opacity: opacity)
    }
  }
}

/// The system's palette as of iOS 26 (fact F1), light and dark.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  private var codes: (light: Int, dark: Int) {
    switch self {
    case .red: (0xFF383C, 0xFF4245)
    case .orange: (0xFF8D28, 0xFF9230)
    case .yellow: (0xFFCC00, 0xFFD600)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C8B3, 0x00DAC3)
    case .teal: (0x00C3D0, 0x00D2E0)
    case .cyan: (0x00C0E8, 0x3CD3FE)
    case .blue: (0x0088FF, 0x0091FF)
    case .indigo: (0x6155F5, 0x6D7CFF)
    case .purple: (0xCB30E0, 0xDB34F2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xAC7F5E, 0xB78A66)
    case .gray: (0x8E8E93, 0x8E8E93)
    }
  }

  func paint(isDark: Bool) -> PaintColor {
    let code = isDark ? codes.dark : codes.light
    return PaintColor(
      red: Double(code >> 16 & 255) / 255, green: Double(code >> 8 & 255) / 255,
      blue: Double(code & 255) / 255, opacity: 1)
  }
}
