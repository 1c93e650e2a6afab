import DrawingModel
public import Foundation
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
    case adaptive(AdaptiveColor)
    case fixed(PaintColor)
    case label(level: Int)
    case accent
    case named(String)
    indirect case faded(Source, opacity: Double)
    indirect case mixed(Source, Source, fraction: Double, space: GradientInterpolation)
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

  /// A colour of an asset catalog, by name; where there is none of that name nothing is seen and the frame's notes say so.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// This colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(source, opacity: max(0, min(1, opacity))))
  }

  /// The colour a fraction of the way to another one.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      .mixed(
        source, rhs.source, fraction: max(0, min(1, fraction)),
        space: colorSpace.interpolation))
  }

  func paint(in environment: EnvironmentValues) -> PaintColor { source.paint(in: environment) }

  public var description: String {
    switch source {
    case .system(let color): color.rawValue
    case .named(let name): "NamedColor(name: \"\(name)\")"
    case .label(let level): ["primary", "secondary"].dropFirst(level).first ?? "label \(level)"
    case .accent: "accentColor"
    default: "\(Resolved(paint(in: EnvironmentValues())))"
    }
  }
}

extension Color.Source {
  func paint(in environment: EnvironmentValues) -> PaintColor {
    let isDark = environment.colorScheme == .dark
    switch self {
    case .fixed(let paint): return paint
    case .system(let color): return color.paint(isDark: isDark)
    case .adaptive(let color): return color.paint(isDark: isDark)
    case .label(let level): return AdaptiveColor.labels[level].paint(isDark: isDark)
    case .accent:
      guard let accent = environment.accentColor, accent.source != .accent else {
        return SystemColor.blue.paint(isDark: isDark)
      }
      return accent.paint(in: environment)
    case .named(let name):
      return environment.namedColors?.paint(name, isDark)
        ?? PaintColor(red: 0, green: 0, blue: 0, opacity: 0)
    case .faded(let base, let opacity):
      var paint = base.paint(in: environment)
      paint.opacity *= opacity
      return paint
    case .mixed(let first, let second, let fraction, let space):
      let (a, b) = (first.paint(in: environment), second.paint(in: environment))
      if space == .oklab {
        let (from, to) = (ColorVector(a), ColorVector(b))
        return (from + (to - from).scaled(by: fraction)).color
      }
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
      return PaintColor(
        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
        opacity: mix(a.opacity, b.opacity))
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
