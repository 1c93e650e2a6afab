import ViewGraph

/// The children of a node that come and go: what is in the tree, and what is on its way out.
@MainActor final class DynamicContent<Key: Hashable> {
  private final class Slot {
    let key: Key
    let node: _ViewNode
    var presences: [PresenceElement] = []
    var isEntering: Bool
    var isLeaving = false
    /// The places that its parts consisted of when it began to leave, some of which may be taken out before it is gone.
    var keptNodes: [_ViewNode] = []

    init(key: Key, node: _ViewNode, isEntering: Bool) {
      self.key = key
      self.node = node
      self.isEntering = isEntering
    }
  }

  private unowned let owner: _ViewNode
  /// Whether the identities stand for tags where views have none.
  private let tagsChildren: Bool
  private var slots: [Slot] = []
  /// In the order they began to leave; each is kept, with its node, until the last of its parts is gone.
  private var leaving: [Slot] = []
  private var isFirst = true

  init(of owner: _ViewNode, tagsChildren: Bool = false) {
    self.owner = owner
    self.tagsChildren = tagsChildren
  }

  /// Nodes in the tree, and those on their way out.
  var nodes: [_ViewNode] { (slots + leaving).map(\.node) }

  /// Nodes in the tree that are not on their way out.
  var stayingNodes: [_ViewNode] { slots.map(\.node) }

  /// What shows the child with an identity.
  func presence(identifiedBy id: AnyHashable) -> PresenceElement? {
    slots.first { AnyHashable($0.key) == id }?.presences.first
  }

  /// What shows each child that stays, with its identity.
  var presences: [(id: AnyHashable, presence: PresenceElement)] {
    slots.compactMap { slot in slot.presences.first.map { (AnyHashable(slot.key), $0) } }
  }

  /// The identity of a child, on its way out or not.
  func key(of node: _ViewNode) -> Key? {
    (slots + leaving).first { $0.node === node }?.key
  }

  /// Takes the children of a new evaluation, in order.
  ///
  /// - Parameters:
  ///   - keys: Their identities.
  ///   - make: Makes the node of the child at an index.
  ///   - update: Brings a known node up to the child at an index.
  func update(
    _ keys: [Key], make: (Int) -> _ViewNode, update: (Int, _ViewNode) -> Void
  ) {
    guard owner.isActing else { return updateKnown(keys, update) }
    // Only looked up, never iterated: the order of what is shown is the order of the keys.
    var former = Dictionary(slots.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var returning = Dictionary(leaving.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
    let before = slots
    var entering: [Slot] = []
    slots = keys.enumerated().map { index, key in
      if let slot = former.removeValue(forKey: key) {
        update(index, slot.node)
        return slot
      }
      if let slot = returning.removeValue(forKey: key) {
        update(index, slot.node)
        takeBack(slot)
        return slot
      }
      let slot = Slot(key: key, node: make(index), isEntering: !isFirst)
      if slot.isEntering { entering.append(slot) }
      return slot
    }
    isFirst = false
    for slot in before where former[slot.key] === slot { letGo(slot) }
    let isSame = before.count == slots.count && zip(before, slots).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    owner.preferencesBelowChanged()
    owner.notePreferencesChanged()
    owner.structureChanged()
    if !entering.isEmpty {
      owner.host.graph.addContinuation { [self] in enter(entering) }
    }
  }

  /// Brings new content to the children that are shown; which those are is for an update to change.
  private func updateKnown(_ keys: [Key], _ update: (Int, _ViewNode) -> Void) {
    let shown = Dictionary(slots.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, key) in keys.enumerated() {
      if let slot = shown[key] { update(index, slot.node) }
    }
  }

  private func enter(_ entering: [Slot]) {
    _ = owner.elements
    for slot in entering {
      slot.isEntering = false
      for presence in slot.presences where presence.phase == .willAppear { presence.enter() }
    }
  }

  // MARK: Leaving

  private func letGo(_ slot: Slot) {
    // What it consists of at this moment leaves, each part by its own transition.
    adopt(slot)
    slot.isLeaving = true
    slot.isEntering = false
    slot.keptNodes = slot.node.subtree
    leaving.append(slot)
    for presence in slot.presences {
      presence.leave { [weak self, weak slot] in
        if let self, let slot { partIsGone(slot) }
      }
    }
    if slot.presences.isEmpty { partIsGone(slot) }
  }

  private func takeBack(_ slot: Slot) {
    slot.isLeaving = false
    slot.keptNodes = []
    leaving.removeAll { $0 === slot }
    slot.presences.removeAll(where: \.isGone)
    for presence in slot.presences { presence.comeBack() }
  }

  private func partIsGone(_ slot: Slot) {
    guard slot.isLeaving else { return }
    if slot.presences.allSatisfy(\.isGone) {
      leaving.removeAll { $0 === slot }
      for presence in slot.presences { presence.leaveTree() }
      slot.node.remove()
    }
    owner.structureChanged()
  }

  /// The renderer that a child's transition has put around it.
  func offeredRendering(to node: _ViewNode) -> (any TextRendering)? {
    let slot = (slots + leaving).first { $0.node === node }
    return slot?.presences.lazy.compactMap(\.offeredRendering).first
  }

  func remove() {
    for slot in slots + leaving {
      for presence in slot.presences { presence.leaveTree() }
    }
  }

  // MARK: Elements

  /// What is in the tree and what leaves, the latter where it was.
  func elements() -> [Element] {
    for slot in slots { adopt(slot) }
    return (leaving + slots).flatMap { slot in slot.presences.filter { !$0.isGone } }
  }

  /// Gives each element of a slot its presence.
  private func adopt(_ slot: Slot) {
    let items = slot.node.elements
    let isSame =
      items.count == slot.presences.count
      && zip(items, slot.presences).allSatisfy { $0 === $1.item }
    guard !isSame else { return }
    let former = slot.presences
    let animates = owner.transaction.animation != nil
    slot.presences = items.map { item in
      if let known = former.first(where: { $0.item === item }) { return known }
      let enters =
        slot.isEntering
        && (animates || item.transition != nil || owner.inputs.transitionTrait != nil)
      return PresenceElement(
        node: owner, item: item, phase: enters ? .willAppear : .identity,
        tag: tagsChildren ? AnyHashable(slot.key) : nil)
    }
    for presence in former where !slot.presences.contains(where: { $0 === presence }) {
      presence.leaveTree()
    }
  }
}

/// The node of a view whose children come and go.
@MainActor class DynamicNode<V: View, Key: Hashable>: ViewNode<V> {
  private(set) lazy var content = DynamicContent<Key>(of: self, tagsChildren: tagsChildren)

  override init(_ view: V, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    if !isConstant { noteActor() }
    updateContent()
  }

  /// Whether the children are the same ones for good.
  var isConstant: Bool { false }

  /// Brings the children up to the view.
  func updateContent() {}

  final var contentInputs: _ViewInputs { inputs.with(parent: self, environment: environment) }

  override final var childNodes: [_ViewNode] { content.nodes }

  override final func offeredRendering(to child: _ViewNode) -> (any TextRendering)? {
    content.offeredRendering(to: child)
  }

  /// Whether the children's keys stand for tags where views have none.
  var tagsChildren: Bool { false }

  /// Whether the children's keys are identities that code gives them.
  var givesIdentities: Bool { false }

  override final var ownPresences: [(id: AnyHashable, presence: PresenceElement)] {
    givesIdentities ? content.presences : []
  }

  override final func ownPresence(identifiedBy id: AnyHashable) -> PresenceElement? {
    givesIdentities ? content.presence(identifiedBy: id) : nil
  }

  override final var preferenceNodes: [_ViewNode] { content.stayingNodes }

  override final func makeElements() -> [Element] { content.elements() }

  override func viewChanged(from old: V) { updateContent() }

  override func remove() {
    super.remove()
    content.remove()
  }
}
