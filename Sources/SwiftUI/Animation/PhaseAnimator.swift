import ViewGraph
import VirtualTime

/// Goes through a sequence of phases, one animation after the other: without end, or once for each change of a value.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  /// What starts a run when it changes; nil for a run without end from the first appearance on.
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Shows the first phase, and goes through all of them and back to it whenever `trigger` changes.
  ///
  /// - Parameters:
  ///   - phases: At least one phase.
  ///   - trigger: The value whose changes start a run.
  ///   - content: What a phase looks like.
  ///   - animation: How a phase is entered; nil for at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    PhaseNode(view, inputs: inputs)
  }
}

/// Keeps the phase that is shown; each step is a write of its own, and its logical completion leads to the next.
@MainActor
private final class PhaseNode<Phase: Equatable, Content: View>: ContentNode<
  PhaseAnimator<Phase, Content>, Content
>
{
  private let index = StateLocation(0)
  /// Counts steps, so that the end of one that was overtaken leads nowhere.
  private var stepNumber = 0
  /// Steps that took no time since the last one that did.
  private var instantSteps = 0

  /// Steps at one instant after which the rest waits for the next reference tick.
  private static var instantStepLimit: Int { 8 }

  override func willMakeContent() {
    noteActor()
    if view.phases.isEmpty {
      host.graph.report("a phase animator has no phases and shows nothing.")
    }
    guard view.trigger == nil else { return }
    host.graph.addAction(.appear) { [weak self] in self?.step() }
  }

  override func makeContent() -> Content? {
    let phases = view.phases
    guard !phases.isEmpty else { return nil }
    return view.content(phases[min(index.value, phases.count - 1)])
  }

  override func viewChanged(from old: PhaseAnimator<Phase, Content>) {
    if old.trigger != view.trigger {
      host.graph.addAction(.change) { [weak self] in self?.step() }
    }
    super.viewChanged(from: old)
  }

  /// Enters the next phase, at once even when the last step is still under way.
  private func step() {
    guard isAlive, view.phases.count > 1 else { return }
    let next = (index.value + 1) % view.phases.count
    let start = host.graph.now
    stepNumber += 1
    let step = stepNumber
    withAnimation(view.animation(view.phases[next])) {
      CurrentTransaction.value.source = AnimationSource("phaseAnimator")
      index.value = next
    } completion: { [weak self] in
      self?.stepEnded(step, since: start)
    }
  }

  private func stepEnded(_ step: Int, since start: VirtualInstant) {
    guard isAlive, step == stepNumber else { return }
    if view.trigger != nil, index.value == 0 {
      instantSteps = 0
      return
    }
    let now = host.graph.now
    guard now == start else {
      instantSteps = 0
      return self.step()
    }
    instantSteps += 1
    let isStuck = instantSteps >= Self.instantStepLimit
    if isStuck { instantSteps = 0 }
    host.graph.queue.schedule(
      at: isStuck ? .referenceTick(after: now) : now, class: .animationEnd
    ) { [weak self] in
      guard let self, step == stepNumber else { return }
      self.step()
    }
  }
}
