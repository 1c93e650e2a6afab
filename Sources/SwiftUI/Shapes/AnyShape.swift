public import Foundation
public import Geometry
public import Motion

/// A shape of any type.
public struct AnyShape: Shape, StrokedOutline {
  private var shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var animatableData: _AnyAnimatableData {
    get { Self.data(of: shape) }
    set {
      func changed<S: Shape>(_ shape: S) -> any Shape {
        var copy = shape
        if let data = newValue.value as? S.AnimatableData { copy.animatableData = data }
        return copy
      }
      shape = changed(shape)
    }
  }

  private static func data<S: Shape>(of shape: S) -> _AnyAnimatableData {
    _AnyAnimatableData(shape.animatableData)
  }

  func line(in rect: CGRect) -> (path: Path, style: StrokeStyle)? {
    (shape as? any StrokedOutline)?.line(in: rect)
  }
}

/// Animatable data of any type; data of different types have no path from one to the other.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil for zero of no type.
  let value: (any VectorArithmetic)?

  init<V: VectorArithmetic>(_ value: V) { self.value = value }

  private init(_ value: (any VectorArithmetic)?) { self.value = value }

  public static var zero: Self { Self(nil) }

  public static func == (a: Self, b: Self) -> Bool {
    guard let first = a.value else { return b.value == nil }
    func same<V: VectorArithmetic>(_ first: V) -> Bool { (b.value as? V) == first }
    return same(first)
  }

  public static func + (a: Self, b: Self) -> Self {
    guard let first = a.value else { return b }
    func sum<V: VectorArithmetic>(_ first: V) -> Self {
      (b.value as? V).map { Self(first + $0) } ?? a
    }
    return sum(first)
  }

  public static func - (a: Self, b: Self) -> Self {
    guard let first = a.value else {
      var negative = b
      negative.scale(by: -1)
      return negative
    }
    func difference<V: VectorArithmetic>(_ first: V) -> Self {
      if let second = b.value as? V { return Self(first - second) }
      return b.value == nil ? a : .zero
    }
    return difference(first)
  }

  public mutating func scale(by rhs: Double) {
    guard let value else { return }
    func scaled<V: VectorArithmetic>(_ value: V) -> Self { Self(value.scaled(by: rhs)) }
    self = scaled(value)
  }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}
