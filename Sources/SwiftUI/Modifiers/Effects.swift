import DrawingModel
public import Foundation
public import Geometry
import Motion
import ViewGraph

/// Makes a view and what it contains translucent, as a whole.
public struct _OpacityEffect: PrimitiveModifier, Equatable {
  public var opacity: Double

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      OpacityElement(node: node, content: content, opacity: node.view.modifier.opacity)
    } update: { element, modifier in
      element.update(modifier.opacity)
    }
  }
}

@MainActor private final class OpacityElement: WrapperElement {
  private let attribute: AnimatedAttribute<Double>

  init(node: _ViewNode, content: Element, opacity: Double) {
    attribute = AnimatedAttribute(opacity, as: .opacity, host: node.host.graph)
    super.init(node: node, content: content)
    attribute.owner = self
  }

  func update(_ opacity: Double) {
    attribute.set(opacity, transaction: node.transaction, environment: node.environment)
  }

  override var opensGroup: Bool { true }

  override func ownItems() -> [DisplayItem] { [.pushLayer(opacity: tracedOpacity)] }

  override var tracedOpacity: Double { min(1, max(0, attribute.presented)) }

  /// What cannot be seen cannot be touched.
  override func hit(_ point: CGPoint) -> Hit? { tracedOpacity > 0 ? content.hit(point) : nil }

  override func removed() { attribute.remove() }
}

/// Draws a view turned about a point, without a change of its layout.
public struct _RotationEffect: GeometryEffect, NamedGeometryEffect, Equatable {
  public var angle: Angle
  public var anchor: UnitPoint

  public nonisolated var animatableData:
    AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  static let kind = AttributeKind.rotation

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: size))
  }
}

/// Draws a view scaled about a point, without a change of its layout.
public struct _ScaleEffect: GeometryEffect, NamedGeometryEffect, Equatable {
  public var scale: CGSize
  public var anchor: UnitPoint

  public nonisolated var animatableData:
    AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  static let kind = AttributeKind.scale

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size))
  }
}

extension CGAffineTransform {
  /// This transform with `anchor` of a box of `size` as its fixed point.
  func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
    let x = anchor.x * size.width
    let y = anchor.y * size.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension View {
  /// Makes this view translucent as a whole; 0 is invisible and 1 opaque.
  public func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Draws this view turned clockwise by `angle` about `anchor`.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _RotationEffect> {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws this view scaled about `anchor`.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws this view scaled by one factor about `anchor`.
  public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws this view scaled by a factor for each axis about `anchor`.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
