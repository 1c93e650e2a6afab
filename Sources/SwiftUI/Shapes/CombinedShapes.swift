public import Foundation
public import Geometry
public import Motion

/// Two shapes of one frame made one.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  /// What is made of the two outlines.
  enum Operation: Sendable {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  public static var role: ShapeRole { First.role }

  public func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .union: a.union(b, eoFill: eoFill)
    case .subtracting: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  private func combined<T: Shape>(
    _ other: T, _ operation: _CombinedShape<Self, T>.Operation, _ eoFill: Bool
  ) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }

  /// The part that is inside both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .intersection, eoFill)
  }

  /// The part that is inside at least one of the shapes.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .union, eoFill)
  }

  /// The part that is inside this shape and outside the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .subtracting, eoFill)
  }

  /// The part that is inside exactly one of the shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .symmetricDifference, eoFill)
  }

  /// The parts of this shape's line that lie inside the other.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineIntersection, eoFill)
  }

  /// The parts of this shape's line that lie outside the other.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineSubtraction, eoFill)
  }
}
