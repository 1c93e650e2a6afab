public import Foundation
public import Geometry
public import Motion
import ViewGraph

/// A change of how a view is drawn, without one of its layout.
public protocol VisualEffect: Animatable, Sendable {
  associatedtype _Modifier: ViewModifier
  /// The effect as a modifier.
  @MainActor var _modifier: _Modifier { get }
}

/// No change at all, where effects begin.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  @MainActor public var _modifier: _NoEffectModifier { _NoEffectModifier() }
}

/// A modifier that changes nothing.
public struct _NoEffectModifier: ViewModifier {
  public func body(content: Content) -> Content { content }
}

/// An effect with one more after it.
public struct _VisualEffectStep<
  Base: VisualEffect, Data: VectorArithmetic & Sendable, M: ViewModifier
>:
  VisualEffect
{
  var base: Base
  /// The numbers of the step, which move it between two effects of the same kind.
  var data: Data
  let make: @Sendable @MainActor (Data) -> M

  public var animatableData: AnimatablePair<Base.AnimatableData, Data> {
    get { AnimatablePair(base.animatableData, data) }
    set {
      base.animatableData = newValue.first
      data = newValue.second
    }
  }

  @MainActor public var _modifier: _ModifierPair<Base._Modifier, M> {
    _ModifierPair(first: base._modifier, second: make(data))
  }
}

/// Two modifiers, one after the other.
public struct _ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  public func body(content: Content) -> some View {
    content.modifier(first).modifier(second)
  }
}

/// Draws a view away from its place, by a distance that is a value of its own.
public struct _VisualOffset: GeometryEffect, NamedGeometryEffect {
  nonisolated(unsafe) var offset: CGSize

  static let kind = AttributeKind.offset

  public nonisolated var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}
