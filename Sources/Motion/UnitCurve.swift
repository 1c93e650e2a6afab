import Foundation
public import Geometry

/// A curve from 0 to 1 over a progress from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(start: UnitPoint, end: UnitPoint)
  }
  private let function: Function

  public static let linear = Self(function: .linear)
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = Self(function: .circularEaseIn)
  public static let circularEaseOut = Self(function: .circularEaseOut)
  public static let circularEaseInOut = Self(function: .circularEaseInOut)

  private init(function: Function) { self.function = function }

  /// A cubic Bézier curve with two control points; the same as `bezier(startControlPoint:endControlPoint:)`.
  public init(startControlPoint: UnitPoint, endControlPoint: UnitPoint) {
    self.init(function: .bezier(start: startControlPoint, end: endControlPoint))
  }

  /// A cubic Bézier curve with two control points; their x is clamped to 0…1, y is free.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    Self(function: .bezier(start: startControlPoint, end: endControlPoint))
  }

  private func solver(_ start: UnitPoint, _ end: UnitPoint) -> CubicBezierCurve {
    CubicBezierCurve(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
  }

  /// The Bézier curve that this is; nil for the circular ones.
  package var bezier: CubicBezierCurve? {
    switch function {
    case .linear: return CubicBezierCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    case .bezier(let start, let end): return solver(start, end)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut: return nil
    }
  }

  /// The curve's value; progress is clamped to 0…1, except by the linear curve, which returns its input.
  public func value(at progress: Double) -> Double {
    let p = min(1, max(0, progress))
    switch function {
    case .linear: return progress
    case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      return p < 0.5
        ? (1 - (1 - 4 * p * p).squareRoot()) / 2
        : (((8 - 4 * p) * p - 3).squareRoot() + 1) / 2
    case .bezier(let start, let end): return solver(start, end).value(at: p)
    }
  }

  /// The curve's rate of change; infinite where it is vertical.
  public func velocity(at progress: Double) -> Double {
    let p = min(1, max(0, progress))
    switch function {
    case .linear: return 1
    case .circularEaseIn: return p / (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      return p < 0.5
        ? 2 * p / (1 - 4 * p * p).squareRoot()
        : (2 - 2 * p) / ((8 - 4 * p) * p - 3).squareRoot()
    case .bezier(let start, let end):
      // Where both slopes vanish or run on alike the framework has fixed answers (observed by tests against it).
      if self == .easeInOut, p == 0 || p == 1 { return 0 }
      if self == .easeIn, p == 1 { return 0 }
      return solver(start, end).velocity(at: p)
    }
  }

  /// The curve with progress and value exchanged.
  public var inverse: UnitCurve {
    switch function {
    case .linear, .circularEaseInOut: return self
    case .circularEaseIn: return .circularEaseOut
    case .circularEaseOut: return .circularEaseIn
    case .bezier(let start, let end):
      return .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x))
    }
  }
}
