public import Foundation
public import Geometry
public import Motion

/// A part of a shape's outline.
public struct _TrimmedShape<S: Shape>: Shape {
  public var shape: S
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(startFraction * animatableUnit, endFraction * animatableUnit))
    }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first / animatableUnit
      endFraction = newValue.second.second / animatableUnit
    }
  }
}
