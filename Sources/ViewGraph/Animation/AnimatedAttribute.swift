package import Motion
package import VirtualTime

/// One place of the tree that owns an animatable vector.
///
/// The model value is what the tree says now; the presented value is what is drawn. They differ while an animator runs:
/// presented = model + covered − interval.
@MainActor package final class AnimatedAttribute<V: VectorArithmetic>: AnyAnimatedAttribute {
  package private(set) var model: V
  private var animator: Animator<V>?
  private var environment = EnvironmentValues()
  /// The end that is scheduled, or the tick at which to ask for it.
  private var pendingEnd: EventToken?
  private var transactionSource: AnimationSource?
  private var removalListeners: [CompletionListener] = []
  /// Waiting for an animation that says itself when it is logically complete.
  private var logicalListeners: [CompletionListener] = []

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
    return model + covered - animator.interval
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
    guard host.mode == .acting, let animation = transaction.animation else { return }
    transactionSource = transaction.source
    if var running = animator, running.sample(at: elapsed(running)) != nil {
      running.retarget(animation, by: change, at: elapsed(running))
      animator = running
    } else {
      animator = Animator(
        animation, interval: change, begin: host.now, environment: environment)
    }
    start(listeners: transaction.listeners)
  }

  private func start(listeners: [CompletionListener]) {
    guard let animator else { return }
    for listener in listeners {
      listener.began()
      if listener.criteria == .removed {
        removalListeners.append(listener)
      } else if let end = animator.logicalEnd, end.isFinite {
        host.schedule(listener, at: animator.begin.advanced(bySeconds: end))
      } else if animator.logicalEnd == nil {
        logicalListeners.append(listener)
      }
    }
    generation += 1
    host.attributeStarted(self)
    if let end = animator.end {
      if end.isFinite { scheduleEnd(at: animator.begin.advanced(bySeconds: end)) }
    } else {
      scheduleEnd(at: VirtualInstant.referenceTick(after: host.now))
    }
  }

  private func scheduleEnd(at instant: VirtualInstant) {
    cancelEnd()
    let expected = generation
    pendingEnd = host.schedule(at: max(instant, host.now)) { [weak self] in
      guard let self, self.generation == expected else { return }
      self.endReached()
    }
  }

  private func cancelEnd() {
    if let pendingEnd { host.queue.cancel(pendingEnd) }
    pendingEnd = nil
  }

  /// The end is here; or, where only asking tells, a reference tick at which to ask.
  private func endReached() {
    guard var running = animator else { return }
    guard running.end == nil else { return remove() }
    let isRunning = running.step(to: elapsed(running)) != nil
    animator = running
    guard isRunning else { return remove() }
    if running.hasSaidItIsComplete { notify(&logicalListeners) }
    scheduleEnd(at: VirtualInstant.referenceTick(after: host.now))
  }

  private func notify(_ listeners: inout [CompletionListener]) {
    let ended = listeners
    listeners = []
    for listener in ended { host.animationEnded(of: listener) }
  }

  /// Leaves the place to `successor`: whoever waits for this attribute's animation to be gone waits for that one's.
  package func handOver(to successor: AnimatedAttribute) {
    successor.removalListeners += removalListeners
    successor.logicalListeners += logicalListeners
    removalListeners = []
    logicalListeners = []
    remove()
  }

  /// Drops the animator: at its end, or because its place in the tree is gone.
  override package func remove() {
    guard animator != nil else { return }
    animator = nil
    generation += 1
    cancelEnd()
    owner?.attributeChanged()
    host.attributeEnded(self)
    notify(&logicalListeners)
    notify(&removalListeners)
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

  override package var isEndless: Bool { animator?.end == .infinity }
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
