import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// A gradient between places of a context's coordinates, and how it goes on beyond its ends.
struct CanvasGradient: Sendable {
  enum Form: Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(center: CGPoint, from: CGFloat, to: CGFloat)
    /// A full turn from an angle on.
    case conic(center: CGPoint, from: Angle)
  }

  var gradient: Gradient
  var form: Form
  var options: GraphicsContext.GradientOptions

  /// The paint, whose places are those of the context.
  func paint(environment: EnvironmentValues) -> Paint {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let style = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
    guard case .linearGradient(let colors) = style._resolve(in: environment).paint(in: unit) else {
      return .color(PaintColor(red: 0, green: 0, blue: 0, opacity: 0))
    }
    switch form {
    case .linear(let from, let to):
      return .linearGradient(
        LinearGradientPaint(
          stops: colors.stops, start: from, end: to, interpolation: colors.interpolation,
          spread: spread))
    case .radial(let center, let from, let to):
      return .radialGradient(
        RadialGradientPaint(
          stops: colors.stops, center: center, startRadius: from, endRadius: to,
          interpolation: colors.interpolation, spread: spread))
    case .conic(let center, let from):
      return .angularGradient(
        AngularGradientPaint(
          stops: colors.stops, center: center, startAngle: from.radians,
          endAngle: from.radians + 2 * .pi, interpolation: colors.interpolation))
    }
  }

  private var spread: GradientSpread {
    if options.contains(.mirror) { return .mirrors }
    return options.contains(.repeat) ? .repeats : .pad
  }
}
