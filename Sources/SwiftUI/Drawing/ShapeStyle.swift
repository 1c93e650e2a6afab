import DrawingModel
public import Foundation
public import Geometry
import Motion
public import ViewGraph

/// What a shape may be filled or stroked with.
public protocol ShapeStyle: Sendable {
  /// The style for an environment, in the space of a unit box.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A style with nothing left to resolve but the box it fills.
public struct _ResolvedStyle: Equatable {
  enum Kind: Equatable {
    case color(PaintColor)
    case linearGradient(stops: [DrawingModel.GradientStop], start: UnitPoint, end: UnitPoint)
  }
  var kind: Kind

  /// The paint for a shape with the given frame.
  func paint(in frame: CGRect) -> Paint {
    switch kind {
    case .color(let color): return .color(color)
    case .linearGradient(let stops, let start, let end):
      func point(_ unit: UnitPoint) -> CGPoint {
        CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
      }
      return .linearGradient(
        LinearGradientPaint(stops: stops, start: point(start), end: point(end)))
    }
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolve(in: environment)
  }
}

extension AnyShapeStyle: GraphComparable {
  package func isSame(as other: Self) -> Bool {
    func same<S: ShapeStyle>(_ style: S) -> Bool {
      guard let other = other.style as? S else { return false }
      return ValueComparison.areEqual(style, other)
    }
    return same(style)
  }
}

/// The style that the environment sets, or the label colour.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.foregroundStyle?._resolve(in: environment)
      ?? Color.primary._resolve(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension Color: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(kind: .color(paint(in: environment)))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
  public static var primary: Color { .primary }
  public static var secondary: Color { .secondary }
}

/// A row of colours to blend between.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour and where along the gradient it lies, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolve(in: environment)
  }
}

/// Colours that blend along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let stops = gradient.stops.map {
      DrawingModel.GradientStop(color: $0.color.paint(in: environment), location: $0.location)
    }
    return _ResolvedStyle(
      kind: .linearGradient(stops: stops, start: startPoint, end: endPoint))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
