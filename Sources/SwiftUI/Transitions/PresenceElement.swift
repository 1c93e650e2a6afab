import Foundation
import ViewGraph

/// An element that a dynamic container has put into the tree, with the transition by which it comes and goes.
///
/// The transition's effects lie around the element; they are attributes at this place, under the container's
/// transaction.
@MainActor final class PresenceElement: WrapperElement {
  /// What comes and goes.
  let item: Element
  /// What stands for a tag where the item has none.
  private let tag: AnyHashable?
  private(set) var phase: TransitionPhase
  /// Whether a removal is over: the item is drawn no more.
  private(set) var isGone = false
  private var tree: (any TransitionTree)?
  private var phaseChangedIn: UInt64?
  private var removal: CompletionListener?
  private var lastOrigin = CGPoint.zero
  private var lastProposal: ProposedViewSize?
  private var lastSpace: PlacementSpace?

  /// Makes the presence of `item`, in the tree or about to be.
  init(node: _ViewNode, item: Element, phase: TransitionPhase, tag: AnyHashable? = nil) {
    self.item = item
    self.tag = tag
    self.phase = phase
    super.init(node: node, content: item)
    // An element without a transition of its own gets the default one when it is needed.
    if ownTransition != nil || phase == .willAppear { makeTree() }
  }

  override var isLeaving: Bool { phase == .didDisappear || item.isLeaving }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    if let value = super.layoutValue(for: key) { return value }
    return key == ObjectIdentifier(ImplicitTagKey.self) ? tag : nil
  }

  // MARK: Coming and going

  /// Shows what has been built as about to appear in the tree, under the update's transaction.
  func enter() { change(to: .identity) }

  /// Begins to leave; `whenGone` runs when every animation that this creates has left its value, at once when there
  /// is none.
  func leave(whenGone: @escaping () -> Void) {
    guard phase != .didDisappear else { return }
    if tree == nil, node.transaction.animation != nil { makeTree() }
    let listener = CompletionListener(criteria: .removed) { [weak self] in
      guard let self, removal != nil else { return }
      removal = nil
      isGone = true
      whenGone()
    }
    removal = listener
    change(to: .didDisappear)
    host.graph.addContinuation { listener.close()?() }
  }

  /// Stays after all; whatever still moves turns round.
  func comeBack() {
    guard phase == .didDisappear else { return }
    removal = nil
    change(to: .identity)
  }

  private func change(to newPhase: TransitionPhase) {
    // A transition of another type than before starts out from what was shown.
    if let tree, !tree.shows(currentTransition.base) { makeTree() }
    phase = newPhase
    phaseChangedIn = host.graph.updateNumber
    tree?.update(currentTransition.base, phase: phase, environment: node.environment)
  }

  // MARK: The transition's effects

  private lazy var scope = TransactionScope(inside: node.inputs.scope, of: host.graph) {
    [unowned self] transaction in
    guard let removal, phaseChangedIn == host.graph.updateNumber else { return }
    transaction.listeners.append(removal)
  }

  /// The transition that the item asks for, or a modifier around all that comes and goes here; nil for neither.
  private var ownTransition: AnyTransition? {
    node.inputs.transitionTrait?.transition ?? item.transition
  }

  private var currentTransition: AnyTransition {
    let transition = ownTransition ?? .opacity
    guard node.environment.accessibilityReduceMotion else { return transition }
    func hasMotion<T: Transition>(_: T) -> Bool { T.properties.hasMotion }
    return hasMotion(transition.base) ? .opacity : transition
  }

  /// Puts the transition's effects, as they are in this phase, around the item.
  private func makeTree() {
    func make<T: Transition>(_ transition: T) -> any TransitionTree {
      Tree(transition, phase: phase, item: item, inputs: inputs)
    }
    tree?.node.remove()
    let made = make(currentTransition.base)
    tree = made
    content = made.node.elements.first ?? item
    if offeredRendering != nil { host.offersTextRendering = true }
    host.graph.setNeedsLayout()
    host.setNeedsDisplayListRebuild()
    guard let lastProposal else { return }
    content.beginLayout()
    content.place(at: lastOrigin, in: lastProposal)
  }

  /// The renderer that the transition's body has put around the item; nil where it has none.
  var offeredRendering: (any TextRendering)? {
    tree?.itemNode?.environment.textRendering?.rendering
  }

  private var inputs: _ViewInputs {
    node.inputs.with(parent: node, environment: node.environment, scope: scope)
  }

  // MARK: Layout

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    lastOrigin = origin
    lastProposal = proposal
    lastSpace = host.surroundings.space
    super.place(at: origin, in: proposal)
  }

  /// The frame of the last layout pass, with the space it lies in; nil before.
  var lastPlace: (frame: CGRect, space: PlacementSpace)? {
    guard let lastProposal, let lastSpace else { return nil }
    return (CGRect(origin: lastOrigin, size: size(in: lastProposal)), lastSpace)
  }

  override func placeLeaving() {
    guard phase == .didDisappear else { return item.placeLeaving() }
    guard let lastProposal else { return }
    content.beginLayout()
    host.placingLeaving { content.place(at: lastOrigin, in: lastProposal) }
  }

  override func hit(_ point: CGPoint) -> Hit? { isLeaving ? nil : content.hit(point) }

  override func removed() {
    removal = nil
    tree?.node.remove()
    tree = nil
    content = item
  }
}

/// The effects of a transition of some type around an element.
@MainActor private protocol TransitionTree: AnyObject {
  var node: _ViewNode { get }
  /// What stands for the element; nil where the transition leaves it out.
  var itemNode: ItemNode? { get }
  /// Whether the effects are those of a transition of this type.
  func shows(_ transition: any Transition) -> Bool
  /// Shows another phase.
  func update(_ transition: any Transition, phase: TransitionPhase, environment: EnvironmentValues)
}

@MainActor private final class Tree<T: Transition>: TransitionTree {
  private let child: Child<TransitionBody<T>>
  private let source: ContentSource
  private let place: ItemPlace

  init(_ transition: T, phase: TransitionPhase, item: Element, inputs: _ViewInputs) {
    let place = ItemPlace()
    self.place = place
    source = ContentSource { inputs in
      let node = ItemNode(item, inputs: inputs)
      place.node = node
      return node
    } update: { _, _ in
    }
    child = Child(
      TransitionBody(transition: transition, phase: phase, source: source), inputs: inputs)
  }

  var node: _ViewNode { child.node }

  var itemNode: ItemNode? { place.node }

  func shows(_ transition: any Transition) -> Bool { transition is T }

  func update(
    _ transition: any Transition, phase: TransitionPhase, environment: EnvironmentValues
  ) {
    guard let transition = transition as? T else { return }
    child.update(
      TransitionBody(transition: transition, phase: phase, source: source),
      environment: environment)
  }
}

/// Where a transition's body has put the element.
@MainActor private final class ItemPlace {
  weak var node: ItemNode?
}

private struct TransitionBody<T: Transition>: View {
  let transition: T
  let phase: TransitionPhase
  let source: ContentSource

  var body: T.Body {
    transition.body(content: PlaceholderContentView(source: source), phase: phase)
  }
}

/// Stands in the body of a transition or effect for the element it is applied to.
@MainActor final class ItemNode: ViewNode<EmptyView> {
  private let item: Element

  init(_ item: Element, inputs: _ViewInputs) {
    self.item = item
    super.init(EmptyView(), inputs: inputs)
  }

  @available(*, unavailable, message: "this node is made with more than its view")
  override init(_ view: EmptyView, inputs: _ViewInputs) {
    preconditionFailure("this node is made with more than its view")
  }

  override func makeElements() -> [Element] { [item] }
}
