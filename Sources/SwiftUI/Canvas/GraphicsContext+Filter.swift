import DrawingModel
public import Foundation
public import Geometry
import ViewGraph

extension GraphicsContext {
  /// How a filter treats colours.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Colours are filtered as light adds up; they are filtered encoded all the same.
    public static var linearColor: Self { Self(rawValue: 1) }
  }

  /// How a shadow is cast.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow lies in front of what casts it.
    public static var shadowAbove: Self { Self(rawValue: 1) }
    /// What casts the shadow is not drawn.
    public static var shadowOnly: Self { Self(rawValue: 2) }
    /// What is not covered casts the shadow.
    public static var invertsAlpha: Self { Self(rawValue: 4) }
    /// The shadow and what casts it blend with what lies behind one by one.
    public static var disablesGroup: Self { Self(rawValue: 8) }
  }

  /// How edges of a blurred picture look.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The picture keeps its outline.
    public static var opaque: Self { Self(rawValue: 1) }
    /// The result is dithered; it never is.
    public static var dithersResult: Self { Self(rawValue: 2) }
  }

  /// A change of each picture that is drawn.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case blur(radius: Double, isOpaque: Bool)
      case shadow(CanvasShadow)
      case projection(ProjectionTransform)
      case multiply(Color)
      case color(ColorFilter)
      case alphaThreshold(min: Double, max: Double, Color)
    }

    let kind: Kind

    /// The picture seen through a projective map of the context's coordinates.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// A shadow; the blur's standard deviation is `radius` points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          CanvasShadow(
            color: color, radius: max(0, Double(radius)), offset: CGSize(width: x, height: y),
            blendMode: blendMode, options: options)))
    }

    /// Multiplies colours by one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Changes colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .color(.matrix(matrix.values)))
    }

    /// Turns hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .color(.hueRotation(angle.radians)))
    }

    /// Scales the distance of colours from grey.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .color(.saturation(amount)))
    }

    /// Adds an amount to the components of colours.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .color(.brightness(amount)))
    }

    /// Scales the distance of colours from middle grey.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .color(.contrast(amount)))
    }

    /// Moves colours toward their inverse; 1 arrives there.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // 1 − c, and what lies between it and c, is a contrast below 1 and down to −1.
      Filter(kind: .color(.contrast(1 - 2 * min(max(amount, 0), 1))))
    }

    /// Moves colours toward grey; 1 arrives there.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .color(.grayscale(amount)))
    }

    /// Black, as opaque as the picture was luminous.
    public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }

    /// A blur; its standard deviation is `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: Double(radius), isOpaque: options.contains(.opaque)))
    }

    /// One colour where the picture's opacity lies between two bounds, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .alphaThreshold(min: min, max: max, color))
    }

    /// `items` of the canvas's coordinates after this filter, which was added under `transform`.
    func applied(
      to items: [DisplayItem], in environment: EnvironmentValues, transform: CGAffineTransform
    ) -> [DisplayItem] {
      func color(_ filter: ColorFilter) -> [DisplayItem] {
        [.pushEffect(.color(filter))] + items + [.pop]
      }
      switch kind {
      case .color(let filter): return color(filter)
      case .multiply(let factor): return color(.multiply(factor.paint(in: environment)))
      case .alphaThreshold(let min, let max, let result):
        return color(
          .alphaThreshold(min: min, max: max, color: result.paint(in: environment)))
      case .blur(let radius, let isOpaque):
        guard radius > 0 else { return items }
        return items.inside(.blur(radius: radius, isOpaque: isOpaque), under: transform)
      case .shadow(let shadow):
        return shadow.applied(
          to: items, color: shadow.color.paint(in: environment), transform: transform)
      case .projection(let projection):
        return items.inside(.projection(projection), under: transform)
      }
    }
  }
}

extension [DisplayItem] {
  /// The items with an effect whose lengths are those of the coordinates that `transform` takes to the items'.
  func inside(_ effect: LayerEffect, under transform: CGAffineTransform) -> [DisplayItem] {
    guard !transform.isIdentity, transform.determinant != 0 else {
      return [.pushEffect(effect)] + self + [.pop]
    }
    return [
      .pushTransform(transform), .pushEffect(effect), .pushTransform(transform.inverted()),
    ] + self + [.pop, .pop, .pop]
  }
}
