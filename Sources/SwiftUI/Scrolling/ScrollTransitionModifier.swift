public import Geometry
import Motion
import ViewGraph

/// An effect that changes under an animation of its own from phase to phase.
public struct _PhasedVisualEffect<Base: VisualEffect>: VisualEffect {
  var base: Base
  var phase: ScrollTransitionPhase
  /// Nil for whatever animation there is.
  var animation: Animation?

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  @MainActor public var _modifier: _ModifierPair<Base._Modifier, _PhaseAnimation> {
    _ModifierPair(
      first: base._modifier, second: _PhaseAnimation(phase: phase, animation: animation))
  }
}

/// Animates what is inside when a phase is another.
public struct _PhaseAnimation: ViewModifier {
  let phase: ScrollTransitionPhase
  let animation: Animation?

  public func body(content: Content) -> some View {
    let animation = animation
    content.transaction(value: phase) { if let animation { $0.animation = animation } }
  }
}

extension View {
  /// Changes how this view is drawn on its way into and out of what the scroll view around shows.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how this view is drawn on its way into and out of what the scroll view around shows, at each end in a way
  /// of its own.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    visualEffect { content, proxy -> _PhasedVisualEffect<Effect> in
      let axes = axis.map { [$0] } ?? [.vertical, .horizontal]
      let home = transition(content, .identity)
      for axis in axes {
        guard let shown = proxy.bounds(of: .scrollView(axis: axis)) else { continue }
        let extent = axis == .vertical ? proxy.size.height : proxy.size.width
        let (start, end) =
          axis == .vertical ? (shown.minY, shown.maxY) : (shown.minX, shown.maxX)
        func progress(_ rule: ScrollTransitionConfiguration) -> ScrollProgress {
          ScrollProgress(0, extent, in: start, end, threshold: rule.threshold.visible)
        }
        let first = progress(topLeading)
        let rule = first.phase == .topLeading ? topLeading : bottomTrailing
        let now = first.phase == .topLeading ? first : progress(bottomTrailing)
        return rule.effect(from: home, to: transition(content, now.phase), at: now)
      }
      return _PhasedVisualEffect(base: home, phase: .identity)
    }
  }
}

extension ScrollTransitionConfiguration {
  /// The effect at a progress between that of a view in its place and that of one out of sight.
  fileprivate func effect<Effect: VisualEffect>(
    from home: Effect, to away: Effect, at progress: ScrollProgress
  ) -> _PhasedVisualEffect<Effect> {
    switch kind {
    case .identity: return _PhasedVisualEffect(base: home, phase: .identity)
    case .animated(let animation):
      return _PhasedVisualEffect(base: away, phase: progress.phase, animation: animation)
    case .interactive(let curve):
      var blend = away
      var way = away.animatableData - home.animatableData
      way.scale(by: curve.value(at: progress.amount))
      blend.animatableData = home.animatableData + way
      return _PhasedVisualEffect(base: blend, phase: progress.phase)
    }
  }
}
