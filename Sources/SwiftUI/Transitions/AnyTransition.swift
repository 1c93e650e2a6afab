public import Foundation
public import Geometry
public import ViewGraph

/// A transition of any type.
@MainActor @preconcurrency public struct AnyTransition {
  let base: any Transition

  public init<T: Transition>(_ transition: T) { base = transition }

  /// From transparent to opaque and back.
  public static let opacity = AnyTransition(OpacityTransition())
  /// No effect: the view comes and goes at once.
  public static let identity = AnyTransition(IdentityTransition())
  /// In from the leading edge and out to the trailing one.
  public static let slide = AnyTransition(SlideTransition())
  /// From nothing to full size and back.
  public static let scale = AnyTransition(ScaleTransition(0))

  /// From `scale` to full size and back.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// From a place `offset` points beside its own and back.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// From a place beside its own, in points, and back.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// In from an edge and out to the same.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  /// In from an edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// As `active` makes it while it comes and goes, and as `identity` in the tree.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(_ModifierTransition(active: active, identity: identity))
  }

  /// One transition on the way in and another on the way out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    func join<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return join(insertion.base, removal.base)
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func join<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
      AnyTransition(CombinedTransition(first: first, second: second))
    }
    return join(base, other.base)
  }

  /// This transition with an animation of its own in place of the change's.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated<T: Transition>(_ transition: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: transition, animation: animation))
    }
    return animated(base)
  }
}
