import ViewGraph
package import VirtualTime

/// A place whose content follows time from frame to frame: an animatable view that moves, keyframes that run, a
/// timeline.
///
/// Frames evaluate the content for drawing alone. Where something inside could have consequences, such as an `onChange`
/// or an `if`, reference ticks evaluate it too, and only those evaluations count: whatever frames did in between is
/// taken back first, so that it does not matter which frames are drawn.
@MainActor package final class FrameFollower {
  unowned let node: _ViewNode
  private let outer: FrameFollower?
  private var hasActor: Bool
  /// Whether an evaluation of the content may have consequences, inside or wherever layout brings them.
  var canAct: Bool { hasActor || node.host.clock.hasDistantActor }
  /// Whether what is inside is evaluated when layout is another, whatever changed that.
  private let followsLayout: Bool
  /// Whether an evaluation that acts takes the time of ticks only, and not of updates in between.
  let waitsForTicks: Bool
  /// Whether this changes now from frame to frame, or what it is written in.
  var isMoving: Bool { isFollowing || node.inputs.mover?.isMoving ?? false }
  /// Whether the evaluation at hand takes the time that it is now.
  var advances = true
  /// The next instant at which the content is another; nil where it always is.
  var nextChange: VirtualInstant?
  /// The next tick at which the content is evaluated with consequences; nil for every tick.
  var nextTick: VirtualInstant?
  fileprivate(set) var isFollowing = false
  private var evaluatedAt: VirtualInstant?

  /// Makes the follower of the content that `node` makes.
  init(of node: _ViewNode, waitsForTicks: Bool = false, followsLayout: Bool = false) {
    self.node = node
    self.followsLayout = followsLayout
    self.waitsForTicks = waitsForTicks
    outer = node.inputs.follower
    hasActor = node.inputs.scope?.actsAlways ?? false
  }

  /// Something inside may have consequences.
  func noteActor() {
    guard !hasActor else { return }
    hasActor = true
    if followsLayout { node.host.clock.noteDistantActor() }
    node.host.clock.scheduleTick()
    outer?.noteActor()
  }

  /// The content has been evaluated for what it is now, or for what it was when it last acted.
  ///
  /// - Parameter isCurrent: Whether it is what it is now, where the evaluation may act.
  func evaluated(isCurrent: Bool = true) {
    let isOld = node.host.graph.mode == .restoring || !isCurrent
    evaluatedAt = isOld ? nil : node.host.graph.now
  }

  /// Whether the content is what it is to be at `instant`.
  fileprivate func isCurrent(at instant: VirtualInstant) -> Bool {
    guard let evaluatedAt else { return false }
    if evaluatedAt == instant { return true }
    guard let nextChange else { return false }
    return instant < nextChange
  }
}

/// Evaluates the places of a scene that follow time.
@MainActor package final class FrameClock {
  private unowned let graph: GraphHost
  private var followers: [FrameFollower] = []
  /// Evaluated for drawing alone since they last acted.
  private var drawn: [FrameFollower] = []
  private var tick: (instant: VirtualInstant, token: EventToken)?
  /// Whether a change of layout may have consequences somewhere, so that all that follows time may.
  private(set) var hasDistantActor = false

  init(graph: GraphHost) { self.graph = graph }

  func start(_ follower: FrameFollower) {
    if !follower.isFollowing {
      follower.isFollowing = true
      followers.append(follower)
    }
    scheduleTick()
  }

  func stop(_ follower: FrameFollower) {
    guard follower.isFollowing else { return }
    follower.isFollowing = false
    followers.removeAll { $0 === follower }
  }

  /// Something may have consequences whenever layout is another.
  func noteDistantActor() {
    guard !hasDistantActor else { return }
    hasDistantActor = true
    scheduleTick()
  }

  // MARK: Settling

  /// The next instant at which what is drawn follows time on; nil where that is known of nothing.
  package var nextChange: VirtualInstant? {
    let known = followers.compactMap(\.nextChange).filter { $0 < VirtualInstant(ticks: .max) }
    return known.filter { $0 > graph.now }.min()
  }

  /// Views that are drawn anew at every instant, by their paths.
  package var continuousViews: [String] {
    followers.filter { $0.nextChange == nil }.map { $0.node.path }
  }

  /// The follower's place in the tree is gone.
  func remove(_ follower: FrameFollower) {
    stop(follower)
    drawn.removeAll { $0 === follower }
  }

  // MARK: Evaluations

  /// Evaluates what is to be drawn now, without consequences.
  func evaluateForDrawing() {
    guard followers.contains(where: { !$0.isCurrent(at: graph.now) }) else { return }
    restore()
    let due = followers.filter { !$0.isCurrent(at: graph.now) }
    evaluate(due, mode: .drawing)
    drawn = due.filter(\.canAct)
  }

  /// Brings everything up to now for an update, with consequences, except what waits for ticks.
  func evaluateForUpdate() {
    restore()
    evaluate(
      followers.filter { !($0.waitsForTicks && $0.canAct) && !$0.isCurrent(at: graph.now) },
      mode: .acting)
  }

  /// Evaluates one place now, with consequences.
  func evaluate(_ follower: FrameFollower) {
    restore()
    evaluate([follower], mode: .acting)
  }

  /// Takes back what was evaluated for drawing alone.
  private func restore() {
    let former = drawn
    drawn = []
    evaluate(former, mode: .restoring)
  }

  private func evaluate(_ due: [FrameFollower], mode: GraphHost.EvaluationMode) {
    guard !due.isEmpty else { return }
    for follower in due { follower.advances = true }
    graph.evaluate(under: Transaction(), mode: mode, runsCode: false) {
      for follower in due { follower.node.invalidate() }
    }
    for follower in due { follower.advances = false }
  }

  // MARK: Reference ticks

  /// Sees to it that the next tick which matters to a follower comes.
  func scheduleTick() {
    let after = VirtualInstant.referenceTick(after: graph.now)
    let next = followers.filter(\.canAct).map { max(after, $0.nextTick ?? after) }.min()
    guard next != tick?.instant else { return }
    if let tick { graph.queue.cancel(tick.token) }
    tick = next.map { instant in
      let token = graph.queue.schedule(at: instant, class: .mainQueue) { [weak self] in
        self?.tickReached()
      }
      return (instant, token)
    }
  }

  private func tickReached() {
    tick = nil
    let now = graph.now
    let due = followers.filter { $0.canAct && ($0.nextTick ?? now) <= now }
    restore()
    evaluate(due, mode: .acting)
    scheduleTick()
  }
}
