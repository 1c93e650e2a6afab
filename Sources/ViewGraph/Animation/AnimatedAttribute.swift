package import Motion
package import VirtualTime

/// One place of the tree that owns an animatable vector.
///
/// The model value is what the tree says now; the presented value is what is drawn. They differ while an animator runs:
/// presented = model + covered − interval.
@MainActor package final class AnimatedAttribute<V: VectorArithmetic>: AnyAnimatedAttribute {
  package private(set) var model: V
  private var animator: Animator<V>?
  /// The end that is scheduled.
  private var pendingEnd: EventToken?
  private var transactionSource: AnimationSource?
  private var removalListeners: [CompletionListener] = []
  private var logicalWaits: [LogicalWait] = []
  /// Animations that went on elsewhere before they were complete, and have to be asked whether they are.
  private var shadows: [Shadow] = []
  private var isTicking = false

  /// A closure that waits for an animation to be logically complete.
  @MainActor private final class LogicalWait {
    let listener: CompletionListener
    /// Whether only asking tells when.
    let needsAsking: Bool
    var isOver = false

    init(_ listener: CompletionListener, needsAsking: Bool) {
      self.listener = listener
      self.needsAsking = needsAsking
    }

    func end(in host: GraphHost) {
      guard !isOver else { return }
      isOver = true
      host.animationEnded(of: listener)
    }
  }

  private struct Shadow {
    var animator: Animator<V>
    var waits: [LogicalWait]
  }

  /// The first value is stored as it is: a first appearance never animates.
  package init(
    _ model: V, as kind: AttributeKind, host: GraphHost,
    owner: (any AnimatedAttributeOwner)? = nil
  ) {
    self.model = model
    super.init(kind: kind, host: host, owner: owner)
  }

  override package var isAnimating: Bool { animator != nil }

  /// The value to draw at the host's current time.
  package var presented: V {
    guard let animator, let covered = animator.sample(at: elapsed(animator)) else { return model }
    return model - (animator.interval - covered)
  }

  private func elapsed(_ animator: Animator<V>) -> Double {
    VirtualInstant(ticks: host.now.ticks - animator.begin.ticks).seconds
  }

  /// Gives the attribute its new value; the transaction decides whether and how it gets there.
  ///
  /// Without an animation a running animator keeps running: only the model moves, and the rest of the old journey
  /// stays visible until it is over.
  package func set(
    _ value: V, transaction: @autoclosure () -> Transaction, environment: EnvironmentValues
  ) {
    guard value != model else { return }
    let transaction = transaction()
    // A change that would start an animation waits for the update that may do so.
    if host.mode == .drawing, transaction.animation != nil { return }
    let change = value - model
    noteChange()
    model = value
    owner?.attributeChanged()
    guard host.mode == .acting, let animation = transaction.effectiveAnimation else { return }
    transactionSource = transaction.source
    retarget(animation, by: change, environment: environment)
    guard let animator else { return }
    if let end = animator.end, end <= elapsed(animator) + timeTolerance {
      // Nothing is left to wait for, and the closures of this change find no animation.
      return finish()
    }
    start(listeners: transaction.listeners)
  }

  private func retarget(_ animation: Animation, by change: V, environment: EnvironmentValues) {
    if var running = animator {
      let elapsed = elapsed(running)
      if running.sample(at: elapsed) != nil {
        keepShadow(of: running)
        running.retarget(animation, by: change, at: elapsed)
        animator = running
        return
      }
      finish()
    }
    animator = Animator(animation, interval: change, begin: host.now, environment: environment)
  }

  /// Lets closures go on waiting for an animation that is about to change.
  ///
  /// Those whose time is known are scheduled already.
  private func keepShadow(of animator: Animator<V>) {
    let asking = logicalWaits.filter { $0.needsAsking && !$0.isOver }
    logicalWaits.removeAll { $0.needsAsking || $0.isOver }
    if !asking.isEmpty { shadows.append(Shadow(animator: animator, waits: asking)) }
  }

  private func start(listeners: [CompletionListener]) {
    guard let animator else { return }
    for listener in listeners {
      listener.began()
      if listener.criteria == .removed {
        removalListeners.append(listener)
      } else {
        let wait = LogicalWait(listener, needsAsking: animator.needsSteps)
        logicalWaits.append(wait)
        if let end = animator.logicalEnd, end.isFinite {
          let host = host
          let instant = max(animator.begin.advanced(bySeconds: end), host.now)
          host.schedule(at: instant) { wait.end(in: host) }
        }
      }
    }
    generation += 1
    host.attributeStarted(self)
    cancelEnd()
    if let end = animator.end, end.isFinite {
      pendingEnd = schedule(at: animator.begin.advanced(bySeconds: end)) { $0.finish() }
    }
    scheduleTick()
  }

  private func cancelEnd() {
    if let pendingEnd { host.queue.cancel(pendingEnd) }
    pendingEnd = nil
  }

  @discardableResult private func schedule(
    at instant: VirtualInstant, _ body: @escaping @MainActor (AnimatedAttribute) -> Void
  ) -> EventToken {
    host.schedule(at: max(instant, host.now)) { [weak self] in
      if let self { body(self) }
    }
  }

  // MARK: - Animations that have to be asked

  private func scheduleTick() {
    guard !isTicking, !shadows.isEmpty || animator?.needsSteps == true else { return }
    isTicking = true
    schedule(at: .referenceTick(after: host.now)) { attribute in
      attribute.isTicking = false
      attribute.step()
      attribute.scheduleTick()
    }
  }

  private func step() {
    for index in shadows.indices {
      let elapsed = elapsed(shadows[index].animator)
      let isOver = shadows[index].animator.step(to: elapsed) == nil
      guard isOver || shadows[index].animator.hasSaidItIsComplete else { continue }
      for wait in shadows[index].waits { wait.end(in: host) }
      shadows[index].waits = []
    }
    shadows.removeAll { $0.waits.isEmpty }
    guard var running = animator, running.needsSteps else { return }
    let isOver = running.step(to: elapsed(running)) == nil
    animator = running
    if isOver {
      finish()
    } else if running.hasSaidItIsComplete {
      endWaits { $0.needsAsking }
    }
  }

  // MARK: - Ends

  /// Leaves the place to `successor`: whoever waits for this attribute's animation to be gone waits for that one's.
  package func handOver(to successor: AnimatedAttribute) {
    successor.removalListeners += removalListeners
    successor.logicalWaits += logicalWaits
    successor.shadows += shadows
    removalListeners = []
    logicalWaits = []
    shadows = []
    successor.scheduleTick()
    remove()
  }

  private func endWaits(where isMeant: (LogicalWait) -> Bool) {
    let ended = logicalWaits.filter(isMeant)
    logicalWaits.removeAll { wait in wait.isOver || ended.contains { $0 === wait } }
    for wait in ended { wait.end(in: host) }
  }

  /// Drops the animator, which has come to its end.
  private func finish() {
    guard animator != nil else { return }
    animator = nil
    generation += 1
    cancelEnd()
    owner?.attributeChanged()
    host.attributeEnded(self)
    // Whatever waits for a known time of an interrupted animation goes on waiting.
    endWaits { $0.needsAsking || $0.isOver }
    let ended = removalListeners
    removalListeners = []
    for listener in ended { host.animationEnded(of: listener) }
  }

  /// Ends all animations, because their place in the tree is gone.
  override package func remove() {
    finish()
    let waits = shadows.flatMap(\.waits)
    shadows = []
    for wait in waits { wait.end(in: host) }
    endWaits { _ in true }
  }

  // MARK: Traces

  override package var modelNumbers: [Double] { StoredNumbers.read(model) }

  override package var presentedNumbers: [Double] { StoredNumbers.read(presented) }

  override package var velocityNumbers: [Double] {
    let velocity = animator.map { $0.rate(at: elapsed($0)) } ?? .zero
    return StoredNumbers.read(velocity)
  }

  override package var animation: Animation? { animator?.latestAnimation }

  override package var source: AnimationSource? { animator == nil ? nil : transactionSource }

  override package var isEndless: Bool { animator?.isEndless ?? false }
}

/// Who draws, lays out or evaluates with an animated value.
@MainActor package protocol AnimatedAttributeOwner: AnyObject {
  /// The presented value is another than at the last frame.
  func attributeChanged()
}

/// An animated attribute of any vector, as the host sees it.
@MainActor package class AnyAnimatedAttribute {
  package let kind: AttributeKind
  unowned let host: GraphHost
  package weak var owner: (any AnimatedAttributeOwner)?
  var generation = 0
  /// Place in the host's list of running attributes; nil when at rest.
  var runningIndex: Int?
  /// Counts the attributes of a host in the order they were made.
  package let serial: Int
  package let creation: VirtualInstant
  /// Whether the model ever became another.
  package private(set) final var hasChanged = false

  init(kind: AttributeKind, host: GraphHost, owner: (any AnimatedAttributeOwner)?) {
    self.kind = kind
    self.host = host
    self.owner = owner
    serial = host.takeAttributeNumber()
    creation = host.now
    host.attributeMade?(self)
  }

  package var isAnimating: Bool { false }

  package func remove() {}

  // MARK: Traces

  /// Called before the model becomes another.
  final func noteChange() {
    guard !hasChanged else { return }
    hasChanged = true
    host.attributeFirstChanged?(self)
  }

  /// Components of the model's vector.
  package var modelNumbers: [Double] { [] }
  /// Components of the presented vector.
  package var presentedNumbers: [Double] { [] }
  /// Components of the presented vector's derivative by time, per second.
  package var velocityNumbers: [Double] { [] }
  /// The animation that runs; of several that combine, the latest.
  package var animation: Animation? { nil }
  /// Where the running animation was asked for.
  package var source: AnimationSource? { nil }
  /// Whether an animation without an end runs.
  package var isEndless: Bool { false }
}
