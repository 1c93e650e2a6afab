public import Foundation
public import Geometry
public import Motion

/// A shape that may be drawn as a line along a path, which is the same as filling its outline.
nonisolated protocol StrokedOutline {
  /// The line within `rect`; nil for a shape that is none.
  func line(in rect: CGRect) -> (path: Path, style: StrokeStyle)?
}

/// A shape whose lines follow another outline than its fill has.
nonisolated protocol StrokedApart: Shape {
  /// The outline within `rect` that a line along the shape follows.
  func strokedPath(in rect: CGRect) -> Path
}

extension Shape {
  /// The outline that a line along the shape follows.
  nonisolated func outlineForLine(in rect: CGRect) -> Path {
    (self as? any StrokedApart)?.strokedPath(in: rect) ?? path(in: rect)
  }
}

/// The outline of a line along a shape.
public struct _StrokedShape<S: Shape>: Shape {
  public var shape: S
  public var style: StrokeStyle

  public static var role: ShapeRole { .stroke }

  public func path(in rect: CGRect) -> Path {
    shape.outlineForLine(in: rect).strokedPath(style)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var animatableData:
    AnimatablePair<
      S.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(style.lineWidth, AnimatablePair(style.miterLimit, style.dashPhase)))
    }
    set {
      shape.animatableData = newValue.first
      style.lineWidth = newValue.second.first
      style.miterLimit = newValue.second.second.first
      style.dashPhase = newValue.second.second.second
    }
  }
}

extension _StrokedShape: StrokedOutline {
  func line(in rect: CGRect) -> (path: Path, style: StrokeStyle)? {
    // What is a line already is drawn around its outline.
    (shape.outlineForLine(in: rect), style)
  }
}
