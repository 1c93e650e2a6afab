import ViewGraph

/// Where a view is on its way into or out of the tree.
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// In the tree, as it is.
  case identity
  /// Removed, and still drawn while it leaves.
  case didDisappear

  /// Whether the view is shown as it is.
  public var isIdentity: Bool { self == .identity }

  /// −1 before insertion, 0 in the tree, 1 after removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition says about itself.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves what it is applied to; such ones fade where motion is to be reduced.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view looks on its way into and out of the tree.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The content as it looks in a phase; what differs from phase to phase is animated.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content, phase: TransitionPhase
  ) -> Body

  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The content as this transition shows it in a phase; for transitions that are made of others.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(_TransitionApplication(transition: self, phase: phase))
  }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition with an animation of its own in place of the change's.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// A transition in one of its phases, as a modifier.
public struct _TransitionApplication<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  public func body(content: Content) -> T.Body {
    transition.body(content: PlaceholderContentView(source: content.source), phase: phase)
  }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    let animation = animation
    base.apply(content: content, phase: phase)
      .transaction(value: phase) { $0.animation = animation }
  }

  static var properties: TransitionProperties { Base.properties }
}

/// One transition on the way in and another on the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    // Both are always there, so that the content's place in the tree stays the same.
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}
