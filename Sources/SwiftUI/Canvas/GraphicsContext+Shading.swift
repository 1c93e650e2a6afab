import DrawingModel
public import Foundation
import Geometry
import ViewGraph

extension GraphicsContext {
  /// How the colours of a gradient are meant.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient begins anew beyond its ends.
    public static var `repeat`: Self { Self(rawValue: 1) }
    /// The gradient runs back and forth beyond its ends.
    public static var mirror: Self { Self(rawValue: 2) }
    /// Colours blend as light does; the space of the gradient itself is used instead.
    public static var linearColor: Self { Self(rawValue: 4) }
  }

  /// What a path, or text, is painted with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      /// A style in the box of what is painted.
      case style(AnyShapeStyle)
      /// A gradient between places of the context's coordinates.
      case gradient(CanvasGradient)
      /// Several levels, the first of which paints.
      case palette([Shading])
      case foreground
      case backdrop
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// What was drawn before, as it is inside the path; with filters, a changed picture of it.
    public static var backdrop: Shading { Shading(.backdrop) }

    /// The foreground style of the environment.
    public static var foreground: Shading { Shading(.foreground) }

    /// Several shadings, the first of which paints.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

    /// One colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A colour by its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey by its brightness.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, whose unit points refer to the box of the path that is painted.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }

    /// A gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .gradient(
          CanvasGradient(
            gradient: gradient, form: .linear(from: startPoint, to: endPoint), options: options)))
    }

    /// A gradient by the distance from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .gradient(
          CanvasGradient(
            gradient: gradient, form: .radial(center: center, from: startRadius, to: endRadius),
            options: options)))
    }

    /// A gradient around a point, once from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .gradient(
          CanvasGradient(
            gradient: gradient, form: .conic(center: center, from: angle), options: options)))
    }
  }

  /// The shading with everything worked in that the environment says.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .palette(let levels):
      return levels.first.map { resolve($0) } ?? .color(.clear)
    case .foreground: return .style(ForegroundStyle())
    case .style, .gradient, .backdrop: return shading
    }
  }

  /// The paint for what lies in `box`; nil for what was drawn before.
  func paint(_ shading: Shading, in box: CGRect) -> Paint? {
    switch shading.kind {
    case .style(let style): style._resolve(in: environment).paint(in: box)
    case .gradient(let gradient): gradient.paint(environment: environment)
    case .palette(let levels):
      levels.isEmpty
        ? .color(PaintColor(red: 0, green: 0, blue: 0, opacity: 0))
        : paint(levels[0], in: box)
    case .foreground: ForegroundStyle()._resolve(in: environment).paint(in: box)
    case .backdrop: nil
    }
  }
}
