package import VirtualTime

/// The update cycle of one mounted scene: turns its writes into updates, and time into animated values.
///
/// Everything runs on the main actor, in virtual time, and nothing is drawn in between.
@MainActor package final class GraphHost {
  package let queue: EventQueue
  /// Counts updates; frames that evaluate animatable views count as updates of their own.
  package private(set) var updateNumber: UInt64 = 0
  /// Counts the passes of all updates, and within each the waves of nodes that are evaluated after one another.
  package private(set) var passNumber: UInt64 = 0
  /// What the evaluation that is running may do.
  package private(set) var mode = EvaluationMode.acting
  /// The transaction of the update that is running; empty outside.
  package private(set) var transaction = Transaction()
  /// What the scene's author should hear about; a fault that repeats is told once.
  package private(set) var faults: [String] = []
  /// Called for a layout pass when something asked for one.
  package var performLayout: (() -> Void)?
  /// Called once everything is evaluated, before layout; true when that has made something to evaluate.
  package var evaluationSettled: (() -> Bool)?
  /// Called after the layout of each pass, laid out anew or not; what depends on it may ask for a further pass.
  package var layoutSettled: (() -> Void)?
  /// Called before updates are applied: brings what follows an animation from frame to frame up to now, so that no
  /// update depends on which frames were drawn before it.
  package var prepareUpdates: (() -> Void)?
  /// Called at the instant at which a completion closure is about to run.
  package var completionReached: (() -> Void)?
  /// Called when an attribute's model becomes another for the first time, just before it does.
  package var attributeFirstChanged: ((AnyAnimatedAttribute) -> Void)?
  /// Called when an attribute has been made, before its owner knows it.
  package var attributeMade: ((AnyAnimatedAttribute) -> Void)?
  package private(set) var layoutCount = 0
  package private(set) var needsLayout = false

  /// Whether code in transactions runs in the evaluation at hand.
  private var runsCode = true
  /// Scopes with code of the user's, which runs in every update.
  private var codeScopes: [TransactionScope] = []
  /// Scopes whose code is to run in the present update.
  private var requiredScopes: [TransactionScope] = []
  /// Closures that modifiers have added in the present update.
  private var addedListeners: [CompletionListener] = []
  private var dirty: [any GraphNode] = []
  private var actions: [Action] = []
  private var continuations: [() -> Void] = []
  private var attributeCount = 0
  package private(set) var running: [AnyAnimatedAttribute] = []
  private var isFlushing = false
  private var passesInUpdate = 0
  private var hasReportedCascade = false

  private struct Action {
    let phase: ActionPhase
    let body: () -> Void
  }

  /// View actions of one update, in the order they run.
  package enum ActionPhase: Int { case change, appear, disappear, completion }

  /// What an evaluation may do.
  package enum EvaluationMode {
    /// Everything: an update, or a reference tick.
    case acting
    /// Values for a frame alone: no actions, no other structure, no animations that start.
    case drawing
    /// Back to the values of the last acting evaluation, as if nothing had been drawn since.
    case restoring
  }

  package init(queue: EventQueue) {
    self.queue = queue
  }

  package var now: VirtualInstant { queue.now }

  /// Notes something that the scene's author should hear about; once, however often it happens.
  package func report(_ fault: String) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// Forgets what waits and what runs; when the scene is taken down.
  package func forget() {
    codeScopes = []
    requiredScopes = []
    addedListeners = []
    dirty = []
    actions = []
    continuations = []
    for attribute in running { attribute.runningIndex = nil }
    running = []
  }

  // MARK: - Invalidation

  package func invalidate(_ node: any GraphNode) {
    dirty.append(node)
  }

  package func setNeedsLayout() { needsLayout = true }

  /// Whether the update that runs may have a further pass; asked by what might go on for ever.
  package var mayContinue: Bool { passesInUpdate < Self.roundLimit }

  /// Adds a pass that runs inside the current update, once everything else in it is evaluated and laid out.
  package func addContinuation(_ body: @escaping () -> Void) {
    continuations.append(body)
  }

  /// Adds an action that runs after the current update, before anything is drawn.
  ///
  /// Evaluations that only draw have no consequences: nothing is added in one.
  package func addAction(_ phase: ActionPhase, _ body: @escaping () -> Void) {
    guard mode == .acting else { return }
    actions.append(Action(phase: phase, body: body))
  }

  // MARK: - Turns and updates

  /// Updates at one instant after which the rest waits for the next reference tick.
  package static let roundLimit = 8

  /// Applies what the turn that just ended has written, and all that follows from it at this instant.
  package func endTurn() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    var rounds = 0
    while !WriteQueue.shared.isEmpty || !actions.isEmpty || !dirty.isEmpty || needsLayout {
      if rounds == Self.roundLimit {
        if !hasReportedCascade {
          hasReportedCascade = true
          report(
            "its state still changed after \(rounds) updates at \(now.seconds) s; the rest follows "
              + "1/120 s later. Look for an onChange that changes what it watches.")
        }
        queue.schedule(at: .referenceTick(after: now), class: .mainQueue) {}
        return
      }
      rounds += 1
      let (groups, unclaimed) = WriteQueue.shared.takeGroups()
      if !groups.isEmpty || !dirty.isEmpty || needsLayout { prepareUpdates?() }
      for (index, group) in groups.enumerated() {
        update(group, before: groups[(index + 1)...])
      }
      if !dirty.isEmpty || needsLayout {
        update(WriteQueue.Group(locations: [], transaction: Transaction()), before: [])
      }
      for listener in unclaimed { close(listener) }
      runActions()
    }
  }

  private func update(_ group: WriteQueue.Group, before later: ArraySlice<WriteQueue.Group>) {
    evaluate(under: group.transaction) {
      for location in group.locations { location.commit() }
      for location in group.locations { location.invalidateReaders() }
    }
    // A closure whose change is spread over several updates waits for the last of them.
    for listener in group.transaction.listeners
    where !later.contains(where: { $0.transaction.listeners.contains { $0 === listener } }) {
      close(listener)
    }
  }

  /// Runs one update: `change`, then every invalidated node from the root down, then layout.
  ///
  /// With `runsCode` it is an update, in which all code in transactions runs; without, it follows time.
  package func evaluate(
    under transaction: Transaction, mode: EvaluationMode = .acting, runsCode: Bool = true,
    _ change: () -> Void
  ) {
    updateNumber += 1
    passNumber += 1
    self.transaction = transaction
    self.mode = mode
    GraphReads.observesObjects = mode == .acting
    // What waits for an update is no business of an evaluation that only draws.
    let waiting = mode == .acting ? [] : dirty
    if mode != .acting { dirty = [] }
    defer {
      self.mode = .acting
      GraphReads.observesObjects = true
      dirty += waiting
      for node in waiting { node.invalidate() }
    }
    self.runsCode = runsCode
    passesInUpdate = 0
    change()
    evaluateAndLayOut()
    while !continuations.isEmpty, passesInUpdate < Self.roundLimit {
      passesInUpdate += 1
      let pending = continuations
      continuations = []
      passNumber += 1
      for continuation in pending { continuation() }
      evaluateAndLayOut()
    }
    self.transaction = Transaction()
    let added = addedListeners
    addedListeners = []
    for listener in added { close(listener) }
  }

  private func evaluateAndLayOut() {
    evaluateDirtyNodes()
    var rounds = 0
    while rounds < Self.roundLimit, evaluationSettled?() == true {
      rounds += 1
      evaluateDirtyNodes()
    }
    if runsCode { runScopes() }
    if needsLayout {
      needsLayout = false
      layoutCount += 1
      performLayout?()
    }
    layoutSettled?()
  }

  // MARK: - Code in transactions

  /// Makes the scope's code run in every update from the present one on, whether or not anything inside asks.
  package func addCodeScope(_ scope: TransactionScope) { codeScopes.append(scope) }

  package func removeCodeScope(_ scope: TransactionScope) {
    codeScopes.removeAll { $0 === scope }
  }

  /// Makes the scope's code run in the present update.
  package func requireScope(_ scope: TransactionScope) { requiredScopes.append(scope) }

  private func runScopes() {
    for scope in codeScopes { _ = scope.transaction }
    for scope in requiredScopes { _ = scope.transaction }
    requiredScopes = []
  }

  func noteListeners(_ listeners: ArraySlice<CompletionListener>) { addedListeners += listeners }

  private func evaluateDirtyNodes() {
    while !dirty.isEmpty {
      // Parents first: evaluating one may do its children's work or remove them.
      let batch = dirty.enumerated().sorted {
        ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
      }
      dirty = []
      passNumber += 1
      for (_, node) in batch { node.evaluateIfNeeded() }
    }
  }

  private func runActions() {
    let pending = actions
    actions = []
    for phase in [ActionPhase.change, .appear, .disappear, .completion] {
      let ofPhase = pending.filter { $0.phase == phase }
      // Nodes note their actions from the root down; children run before parents, later siblings before earlier.
      let isFromRootDown = phase == .change || phase == .appear
      for action in isFromRootDown ? ofPhase.reversed() : ofPhase {
        GraphReads.acting { action.body() }
      }
    }
  }

  // MARK: - Animations

  func takeAttributeNumber() -> Int {
    attributeCount += 1
    return attributeCount
  }

  func attributeStarted(_ attribute: AnyAnimatedAttribute) {
    guard attribute.runningIndex == nil else { return }
    attribute.runningIndex = running.count
    running.append(attribute)
  }

  func attributeEnded(_ attribute: AnyAnimatedAttribute) {
    guard let index = attribute.runningIndex else { return }
    attribute.runningIndex = nil
    let last = running.removeLast()
    if last !== attribute {
      running[index] = last
      last.runningIndex = index
    }
  }

  /// Tells the owners of all running attributes that their value is another at this frame.
  package func announceRunningAttributes() {
    for attribute in running { attribute.owner?.attributeChanged() }
  }

  /// Runs `body` at `instant`, before scripts, timers and tasks of the same instant.
  @discardableResult
  func schedule(
    at instant: VirtualInstant, _ body: @escaping @MainActor () -> Void
  ) -> EventToken {
    queue.schedule(at: instant, class: .animationEnd, body)
  }

  /// An animation that `listener` waits for is complete at `instant`, whatever happens to it meanwhile.
  func schedule(_ listener: CompletionListener, at instant: VirtualInstant) {
    schedule(at: max(instant, now)) { [self] in animationEnded(of: listener) }
  }

  func animationEnded(of listener: CompletionListener) {
    if let action = listener.ended() { addCompletion(action) }
  }

  private func close(_ listener: CompletionListener) {
    if let action = listener.close() { addCompletion(action) }
  }

  private func addCompletion(_ action: @escaping () -> Void) {
    addAction(.completion) { [self] in
      completionReached?()
      action()
    }
  }
}

/// Something that is evaluated again when what it read has changed.
@MainActor package protocol GraphNode: AnyObject {
  /// Distance from the root.
  var depth: Int { get }
  /// Asks for an evaluation in the next update.
  nonisolated func invalidate()
  /// Evaluates, unless that has been done since the invalidation or the node is gone.
  func evaluateIfNeeded()
}
