public import Foundation
public import Geometry
public import Motion
import ViewGraph

/// Draws a view turned in space and seen in perspective.
public struct _Rotation3DEffect: GeometryEffect, NamedGeometryEffect, Equatable {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  static let kind = AttributeKind(
    "rotation3D", AttributeKind.angle("angle"), .init("axis.x"), .init("axis.y"), .init("axis.z"),
    AttributeKind.fraction("anchor.x"), AttributeKind.fraction("anchor.y"), .init("anchorZ"),
    .init("perspective"))

  public nonisolated static func == (a: Self, b: Self) -> Bool {
    a.angle == b.angle && a.axis == b.axis && a.anchor == b.anchor && a.anchorZ == b.anchorZ
      && a.perspective == b.perspective
  }

  /// The eye stands before the anchor, at the view's longer side divided by `perspective` (fact F15).
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    var space = CATransform3DMakeTranslation(-x, -y, -anchorZ)
    space = CATransform3DConcat(
      space, CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
    space = CATransform3DConcat(space, CATransform3DMakeTranslation(0, 0, anchorZ))
    let side = max(size.width, size.height)
    if perspective != 0, side > 0 {
      var view = CATransform3DIdentity
      view.m34 = -perspective / side
      space = CATransform3DConcat(space, view)
    }
    return ProjectionTransform(CATransform3DConcat(space, CATransform3DMakeTranslation(x, y, 0)))
  }

  public typealias AnimatableData = AnimatablePair<
    Angle.AnimatableData,
    AnimatablePair<
      CGFloat,
      AnimatablePair<
        CGFloat,
        AnimatablePair<
          CGFloat, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
      >
    >
  >

  public nonisolated var animatableData: AnimatableData {
    get {
      let rest = AnimatablePair(
        anchor.animatableData, AnimatablePair(anchorZ, perspective))
      return AnimatablePair(
        angle.animatableData,
        AnimatablePair(axis.x, AnimatablePair(axis.y, AnimatablePair(axis.z, rest))))
    }
    set {
      angle.animatableData = newValue.first
      axis.x = newValue.second.first
      axis.y = newValue.second.second.first
      axis.z = newValue.second.second.second.first
      let rest = newValue.second.second.second.second
      anchor.animatableData = rest.first
      anchorZ = rest.second.first
      perspective = rest.second.second
    }
  }
}

extension View {
  /// Draws this view turned about an axis in space and seen in perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> ModifiedContent<Self, _Rotation3DEffect> {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
