package import ViewGraph

/// What a node is given by those around it when it is made.
public struct _ViewInputs {
  package let host: SceneHost
  /// The place around; nil in what nodes keep, since whoever is inside does not keep what is around.
  package var parent: _ViewNode?
  package var environment: EnvironmentValues
  /// The innermost modifier that changes transactions for what is made here.
  package var scope: TransactionScope?
  /// The transition that a modifier outside gives to whatever comes and goes in here; nil below a container.
  var transitionTrait: TransitionTrait?
  /// Axis of the innermost stack; a spacer stretches along it.
  package var stackAxis: Axis?
  /// The innermost place around that follows time from frame to frame.
  package var follower: FrameFollower?
  /// The innermost animated body or keyframes that what is made here is written in; what a modifier is applied to is
  /// not written in its body.
  var mover: FrameFollower?
  /// The closure of modifiers that is being made, as `.animation(_:body:)` takes one.
  var closure: ModifierClosure?
  /// The innermost closure of modifiers that is around what is made here, without belonging to it.
  var surroundingClosure: ModifierClosure?
  /// The canvas that draws what is made here as a symbol.
  var canvas: CanvasElement?

  /// Whether something around listens to preferences.
  var isPreferenceObserved = false
  /// Who hears of the geometry of the next scroll views inside.
  var scrollObservers: [WeakScrollObserver] = []
  /// The innermost scroll view around.
  var scroll: ScrollRegion?

  package func with(
    parent: _ViewNode, environment: EnvironmentValues? = nil, scope: TransactionScope? = nil
  ) -> Self {
    var inputs = self
    inputs.parent = parent
    if let environment { inputs.environment = environment }
    if let scope { inputs.scope = scope }
    return inputs
  }

  /// The inputs as what is made with them may keep them.
  var withoutParent: Self {
    var inputs = self
    inputs.parent = nil
    return inputs
  }
}

/// The place of a view in the tree: its identity, and what lasts from one evaluation to the next.
///
/// A node keeps its children and its elements, and neither keeps it: a tree is gone with its root. What has been taken
/// out is kept by the host until the turn is over, and what is on its way out by the place that shows it.
@MainActor public class _ViewNode: GraphNode, GraphReader {
  package let inputs: _ViewInputs
  package private(set) weak var parent: _ViewNode?
  package let depth: Int
  package var environment: EnvironmentValues
  final private(set) var isAlive = true
  private(set) var isInvalid = false
  private var cachedElements: [Element]?

  package init(inputs: _ViewInputs) {
    self.inputs = inputs.withoutParent
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    environment = inputs.environment
  }

  package var host: SceneHost { inputs.host }

  /// The transaction of the current update at this place.
  package var transaction: Transaction { inputs.scope?.transaction ?? host.graph.transaction }

  /// Whether what happens in this evaluation may have consequences: actions, another structure, animations.
  final var isActing: Bool { host.graph.mode == .acting }

  /// Says that a new evaluation of this node may have consequences.
  final func noteActor() { inputs.follower?.noteActor() }

  /// The transaction of the current update for the frames of elements at this place.
  ///
  /// Frames belong to leaves, which use their own transaction. But where a closure of modifiers around them has
  /// changed a layout in this update, it moves them with its own; of several the innermost counts. (No source tells;
  /// chosen, and nowhere else but here.)
  var geometryTransaction: Transaction {
    var closure = inputs.surroundingClosure
    while let candidate = closure {
      if candidate.changedLayoutIn == host.graph.updateNumber {
        return candidate.scope.transaction
      }
      closure = candidate.surrounding
    }
    return transaction
  }

  // MARK: Invalidation

  nonisolated package func invalidate() {
    MainActor.assumeIsolated {
      guard isAlive, !isInvalid else { return }
      isInvalid = true
      host.graph.invalidate(self)
    }
  }

  package final func evaluateIfNeeded() {
    guard isAlive, isInvalid else { return }
    evaluate()
  }

  /// Evaluates what depends on state; overrides call `markValid()` first.
  func evaluate() { markValid() }

  final func markValid() { isInvalid = false }

  /// Takes a new environment from above with an unchanged view.
  func refresh(environment: EnvironmentValues) {
    self.environment = environment
    for child in childNodes { child.refresh(environment: environment) }
  }

  // MARK: Preferences

  /// Children whose preferences count: all but those on their way out.
  var preferenceNodes: [_ViewNode] { childNodes }

  /// Adds what is said here and below for a key to `value`; nil for nothing so far.
  func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for child in preferenceNodes { child.reducePreference(key, into: &value) }
  }

  /// What is said below for a key may be another.
  func preferencesBelowChanged() {}

  /// Tells whoever listens further out that preferences may be others.
  final func notePreferencesChanged() {
    guard host.preferences.hasListeners else { return }
    var node = parent
    while let current = node {
      current.preferencesBelowChanged()
      node = current.parent
    }
  }

  /// The renderer that the transition of a child of this node has put around it.
  func offeredRendering(to child: _ViewNode) -> (any TextRendering)? { nil }

  // MARK: Identities

  /// Whether scroll views stop at views below.
  var marksScrollTargets: Bool { false }

  /// Views that this place gives identities of their own, in order.
  var ownPresences: [(id: AnyHashable, presence: PresenceElement)] { [] }

  /// The view that this place gives an identity.
  func ownPresence(identifiedBy id: AnyHashable) -> PresenceElement? { nil }

  // MARK: Structure

  var childNodes: [_ViewNode] { [] }

  /// The place itself and everything below it, in the order of the tree.
  final var subtree: [_ViewNode] { [self] + childNodes.flatMap(\.subtree) }

  /// What this place contributes to the container around it, in order.
  final var elements: [Element] {
    if let cachedElements { return cachedElements }
    let made = makeElements()
    cachedElements = made
    return made
  }

  func makeElements() -> [Element] { childNodes.flatMap(\.elements) }

  /// Tells everyone up to the container that lays these elements out that there are others now.
  final func structureChanged() {
    cachedElements = nil
    if isContainer { childElementsChanged() } else { parent?.structureChanged() }
    host.graph.setNeedsLayout()
    host.setNeedsDisplayListRebuild()
  }

  /// Whether this node's element lays out the elements of its children.
  var isContainer: Bool { false }

  func childElementsChanged() {}

  /// Called at the start of each layout pass, before the node's elements are asked for anything.
  func prepareForLayout() {}

  /// Takes the node out of the tree, with everything below it.
  func remove() {
    isAlive = false
    host.keepUntilTurnEnds(self)
    for child in childNodes { child.remove() }
    for element in ownElements { element.leaveTree() }
  }

  // MARK: Traces

  /// The name of the view in paths; nil where it has none.
  var pathName: String? { nil }

  /// What stands between this place and one of several below it in paths.
  func pathStep(to child: _ViewNode) -> String? { nil }

  /// Elements this node made itself.
  var ownElements: [Element] { [] }
}

/// The node of a view of type `V`.
@MainActor package class ViewNode<V: View>: _ViewNode {
  package fileprivate(set) var view: V

  package init(_ view: V, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
  }

  /// Takes the view that a new evaluation above has made for this place.
  final func update(_ newView: V, environment: EnvironmentValues) {
    let old = view
    view = newView
    self.environment = environment
    viewChanged(from: old)
  }

  /// `view` and `environment` are new; called in evaluations only, never before the node is whole.
  func viewChanged(from old: V) {}

  override func refresh(environment: EnvironmentValues) { update(view, environment: environment) }

  override var pathName: String? { TypeName.traced(V.self) }
}

/// Makes and updates nodes of a known view type.
@MainActor struct Child<V: View> {
  let node: _ViewNode

  init(_ view: V, inputs: _ViewInputs) {
    node = V._makeNode(view, inputs: inputs)
  }

  func update(_ view: V, environment: EnvironmentValues) {
    // Every `_makeNode` of V makes a ViewNode of V; the cast is checked in debug builds only.
    unsafeDowncast(node, to: ViewNode<V>.self).update(view, environment: environment)
  }
}
