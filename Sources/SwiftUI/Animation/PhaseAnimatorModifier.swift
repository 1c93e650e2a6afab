import ViewGraph

/// Applies modifiers to a view that depend on a phase.
public struct _PhaseAnimatorModifier<Source: View, Phase: Equatable, Result: View>: ViewModifier {
  let phases: [Phase]
  let trigger: AnyTrigger?
  let content: @MainActor (PlaceholderContentView<Source>, Phase) -> Result
  let animation: (Phase) -> Animation?

  public func body(content placeholder: Content) -> PhaseAnimator<Phase, Result> {
    PhaseAnimator(phases, trigger: trigger) { phase in
      content(PlaceholderContentView(source: placeholder.source), phase)
    } animation: { phase in
      animation(phase)
    }
  }
}

extension PhaseAnimator {
  fileprivate init(
    _ phases: [Phase], trigger: AnyTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension View {
  /// Goes through phases again and again; `content` applies to this view what a phase looks like.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content:
      @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      _PhaseAnimatorModifier(
        phases: Array(phases), trigger: nil, content: content, animation: animation))
  }

  /// Goes once through phases and back to the first whenever `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content:
      @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      _PhaseAnimatorModifier(
        phases: Array(phases), trigger: AnyTrigger(trigger), content: content,
        animation: animation))
  }
}
