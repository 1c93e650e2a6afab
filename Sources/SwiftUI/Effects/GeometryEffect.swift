public import Foundation
public import Geometry
public import Motion
import ViewGraph

/// A modifier that draws its content moved, turned or distorted, without a change of its layout.
///
/// Its animatable data are interpolated at its own place, and it is given the size that is presented.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map from the content's own coordinates to those around it, for the content's size now.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a geometry effect and has no body")
  }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    let kind =
      (Self.self as? any NamedGeometryEffect.Type)?.kind
      ?? AttributeKind("geometryEffect", dataOf: view.modifier)
    return ElementModifierNode(view, inputs: inputs) { node, content in
      BarrierElement(
        node: node, content: content, effect: node.view.modifier, kind: kind,
        isKnownToLayout: !(Self.self is any UnknownToLayout.Type)
      ) { $0.effectValue(size: $1) }
    } update: { element, modifier in
      element.update(modifier)
    }
  }

  /// The same effect, of which coordinates that layout reports know nothing.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// A geometry effect of the library's own, which has a name for its attribute.
@MainActor protocol NamedGeometryEffect {
  static var kind: AttributeKind { get }
}

/// A geometry effect that is left out of the coordinates that layout reports.
protocol UnknownToLayout {}

extension _IgnoredByLayoutEffect: UnknownToLayout {}

/// A geometry effect that coordinates reported by layout know nothing of.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public nonisolated(unsafe) var base: Base

  public init(_ base: Base) { self.base = base }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Draws a view through an affine map; a changed map jumps.
public struct _TransformEffect: GeometryEffect, NamedGeometryEffect, Equatable {
  static let kind = AttributeKind("transform")
  public var transform: CGAffineTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Draws a view through a projective map; a changed map jumps.
public struct _ProjectionEffect: GeometryEffect, NamedGeometryEffect, Equatable {
  static let kind = AttributeKind("projection")
  public var transform: ProjectionTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Draws this view through an affine map of its own coordinates.
  public func transformEffect(
    _ transform: CGAffineTransform
  ) -> ModifiedContent<Self, _TransformEffect> {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws this view through a projective map of its own coordinates.
  public func projectionEffect(
    _ transform: ProjectionTransform
  ) -> ModifiedContent<Self, _ProjectionEffect> {
    modifier(_ProjectionEffect(transform: transform))
  }
}
