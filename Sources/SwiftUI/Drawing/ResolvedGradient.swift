import DrawingModel
import Foundation
import Geometry

/// A gradient with nothing left to resolve but the box it is spread in.
struct ResolvedGradient: Equatable {
  /// How it is spread, in fractions of a box.
  enum Geometry: Equatable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii in fractions of the box's width and height.
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  var stops: [DrawingModel.GradientStop]
  var interpolation: GradientInterpolation
  var geometry: Geometry

  func paint(in box: CGRect) -> Paint {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
    }
    switch geometry {
    case .linear(let start, let end):
      return .linearGradient(
        LinearGradientPaint(
          stops: stops, start: point(start), end: point(end), interpolation: interpolation))
    case .radial(let center, let startRadius, let endRadius):
      return .radialGradient(
        RadialGradientPaint(
          stops: stops, center: point(center), startRadius: Double(startRadius),
          endRadius: Double(endRadius), interpolation: interpolation))
    case .elliptical(let center, let startRadius, let endRadius):
      return .radialGradient(
        RadialGradientPaint(
          stops: stops, center: point(center), startRadius: Double(startRadius),
          endRadius: Double(endRadius), stretch: box.size, interpolation: interpolation))
    case .angular(let center, let start, let end):
      return .angularGradient(
        AngularGradientPaint(
          stops: stops, center: point(center), startAngle: start.radians, endAngle: end.radians,
          interpolation: interpolation))
    }
  }
}
