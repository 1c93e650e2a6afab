public import Foundation
public import Geometry

/// Fades in and out.
public struct OpacityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static let properties = TransitionProperties(hasMotion: false)
}

/// Comes and goes at once.
public struct IdentityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static let properties = TransitionProperties(hasMotion: false)
}

/// Grows in and shrinks out.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes from a place beside its own and goes back there.
public struct OffsetTransition: Transition {
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_DisplacementEffect(points: phase.isIdentity ? .zero : offset))
  }
}

/// Comes from an edge and goes back to it.
public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_DisplacementEffect(phase.isIdentity ? nil : edge))
  }
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let edge: Edge? =
      switch phase {
      case .willAppear: .leading
      case .identity: nil
      case .didDisappear: .trailing
      }
    content.modifier(_DisplacementEffect(edge))
  }
}

/// Comes from an edge, pushing what was there out at the opposite one; both fade.
public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let place: Edge? =
      switch phase {
      case .willAppear: edge
      case .identity: nil
      case .didDisappear: edge.opposite
      }
    content.opacity(phase.isIdentity ? 1 : 0).modifier(_DisplacementEffect(place))
  }
}

/// Blurs, fades and scales out while something else takes the place the same way.
public struct BlurReplaceTransition: Transition {
  /// Whether a view grows or shrinks on its way out.
  public struct Configuration: Equatable, Sendable {
    let removalScale: Double

    /// In from below its size and out the same way.
    public static let downUp = Self(removalScale: 0.9)
    /// In from below its size and out above it.
    public static let upUp = Self(removalScale: 1.1)
  }
  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale: Double =
      switch phase {
      case .willAppear: 0.9
      case .identity: 1
      case .didDisappear: configuration.removalScale
      }
    content.blur(radius: phase.isIdentity ? 0 : 7).scaleEffect(scale)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Looks like one modifier makes it while it comes and goes, and like another in the tree.
public struct _ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

// MARK: - By their short names

extension Transition where Self == OpacityTransition {
  /// From transparent to opaque and back.
  public static var opacity: Self { Self() }
}

extension Transition where Self == IdentityTransition {
  /// No effect: the view comes and goes at once.
  public static var identity: Self { Self() }
}

extension Transition where Self == SlideTransition {
  /// In from the leading edge and out to the trailing one.
  public static var slide: Self { Self() }
}

extension Transition where Self == ScaleTransition {
  /// From nothing to full size and back.
  public static var scale: Self { Self(0) }

  /// From `scale` to full size and back.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// From a place `offset` points beside its own and back.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// From a place beside its own, in points, and back.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurring, fading and scaling.
  public static var blurReplace: Self { Self(configuration: .downUp) }

  /// Blurring, fading and scaling, in one of two ways.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { Self(configuration: configuration) }
}

extension Transition where Self == MoveTransition {
  /// In from an edge and out to the same.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// In from an edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition {
  /// One transition on the way in and another on the way out.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
