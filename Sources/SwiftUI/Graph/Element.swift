import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// A box in the laid-out tree: it has a size for each proposal, a place, and draws itself and what it contains.
///
/// Places are absolute in the space of the nearest geometry barrier; see `BarrierElement`.
@MainActor package class Element: AnimatedAttributeOwner {
  /// Gives the element its environment and transaction.
  unowned let node: _ViewNode
  var isMarkedForRedraw = false
  /// Whether the element's place has been taken out of the tree; its node may be gone then.
  final private(set) var isRemoved = false
  private var itemIndex = 0
  private var ownItemCount = 0
  private var knownSizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var knownGuides: [KnownGuide] = []
  private var knownSpacing: ViewSpacing?

  /// An answer to the question for a guide.
  private struct KnownGuide {
    var key: AlignmentKey
    var proposal: ProposedViewSize
    var value: CGFloat?
  }

  init(node: _ViewNode) { self.node = node }

  final var host: SceneHost { node.host }

  // MARK: Layout

  /// Elements that this one proposes sizes to and places.
  var layoutChildren: [Element] { [] }

  /// Forgets sizes of the pass before.
  final func beginLayout() {
    node.prepareForLayout()
    knownSizes.removeAll(keepingCapacity: true)
    knownGuides.removeAll(keepingCapacity: true)
    knownSpacing = nil
    forgetLayout()
    for child in layoutChildren { child.beginLayout() }
  }

  /// Forgets what the element itself keeps of a pass.
  func forgetLayout() {}

  /// The size the element takes for a proposal; asked of it once a pass for each proposal.
  final func size(in proposal: ProposedViewSize) -> CGSize {
    for known in knownSizes where known.proposal == proposal { return known.size }
    host.measureCount += 1
    var size = measure(proposal)
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    knownSizes.append((proposal, size))
    return size
  }

  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Puts the element's top-left corner at `origin`; `proposal` is the one whose size was used.
  func place(at origin: CGPoint, in proposal: ProposedViewSize) {}

  /// Where the element's guide for an alignment lies, if it says so itself, for the size it takes in `proposal`.
  func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The explicit guide, asked for once a pass for each proposal.
  final func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    for known in knownGuides where known.proposal == proposal && known.key == key {
      return known.value
    }
    let value = explicitGuide(key, in: proposal)
    knownGuides.append(KnownGuide(key: key, proposal: proposal, value: value))
    return value
  }

  /// The size for a proposal, with the guides that go with it.
  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(in: proposal), of: self) { [unowned self] key in
      guide(key, in: proposal)
    }
  }

  /// The distances that the element wants to its neighbours.
  final var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = makeSpacing()
    knownSpacing = spacing
    return spacing
  }

  func makeSpacing() -> ViewSpacing { ViewSpacing() }

  /// Whether rows run from right to left here, so that the places of what is inside are mirrored.
  final var isRightToLeft: Bool { node.environment.layoutDirection == .rightToLeft }

  /// The left end, in a box of `width` whose contents may be mirrored, of what begins `leading` points from where
  /// reading begins.
  final func left(of leading: CGFloat, width: CGFloat, in boxWidth: CGFloat) -> CGFloat {
    isRightToLeft ? boxWidth - leading - width : leading
  }

  /// Stacks offer space to higher priorities first.
  var layoutPriority: Double { 0 }
  /// How the element comes and goes, where it says so itself.
  var transition: AnyTransition? { nil }
  /// Whether the element is on its way out: it is drawn and no longer laid out.
  var isLeaving: Bool { false }

  /// Lays out anew what is on its way out, at the place it was last given.
  func placeLeaving() {}

  /// Axis of the stack around, where that may change; it replaces the one the node was made with.
  var containerAxis: Axis?
  /// The value given to the layout around for a key, or nil for its default.
  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  // MARK: Drawing

  /// Containers draw higher values in front.
  var zIndex: Double { 0 }

  /// Adds the element's items and those of what it contains.
  func draw(into items: inout [DisplayItem]) {
    itemIndex = items.count
    let own = ownItems()
    ownItemCount = own.count
    items.append(contentsOf: own)
    drawContent(into: &items)
    if opensGroup, !own.isEmpty { items.append(.pop) }
  }

  /// What the element itself draws now, or the item that opens the group around its content.
  func ownItems() -> [DisplayItem] { [] }

  func drawContent(into items: inout [DisplayItem]) {}

  /// Whether own items open a group that is closed after the content.
  var opensGroup: Bool { false }

  /// Replaces the element's own items; false when their number is another than before.
  final func redraw(in items: inout [DisplayItem]) -> Bool {
    let own = ownItems()
    guard own.count == ownItemCount else { return false }
    for (offset, item) in own.enumerated() { items[itemIndex + offset] = item }
    return true
  }

  /// The strings the element itself shows now, each with how much of it is seen, from 0 to 1.
  var traceTexts: [(string: String, opacity: Double)] { [] }

  package final func attributeChanged() { host.setNeedsRedraw(self) }

  // MARK: Touches

  /// What a touch at a point of the element's space finds; nil where it finds nothing here.
  func hit(_ point: CGPoint) -> Hit? { nil }

  /// The frame of the first leaf or effect inside.
  var leadingGeometry: ElementGeometry? { nil }

  // MARK: Traces

  /// What the element multiplies the opacity of its content by.
  var tracedOpacity: Double { 1 }

  /// Elements that this one draws, also those on their way out.
  var drawnChildren: [Element] { layoutChildren }

  /// Whether what there is to see comes from the element itself.
  var isDrawnLeaf: Bool { layoutChildren.isEmpty }

  /// What the view that is drawn stores, as it is drawn now.
  var tracedValues: [StoredValue] { [] }

  /// Takes the element out of the tree.
  final func leaveTree() {
    isRemoved = true
    removed()
  }

  /// The element's place in the tree is gone: its animations end.
  func removed() {}
}

/// An element around one other, which keeps the other's layout unless it says otherwise.
@MainActor package class WrapperElement: Element {
  final var content: Element

  init(node: _ViewNode, content: Element) {
    self.content = content
    super.init(node: node)
  }

  override var layoutChildren: [Element] { [content] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(in: proposal) }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    content.place(at: origin, in: proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    content.guide(key, in: proposal)
  }

  override func makeSpacing() -> ViewSpacing { content.spacing }

  override var layoutPriority: Double { content.layoutPriority }
  override var transition: AnyTransition? { content.transition }
  override var isLeaving: Bool { content.isLeaving }
  override func placeLeaving() { content.placeLeaving() }
  override var zIndex: Double { content.zIndex }
  override func layoutValue(for key: ObjectIdentifier) -> Any? { content.layoutValue(for: key) }

  override func drawContent(into items: inout [DisplayItem]) { content.draw(into: &items) }

  override func hit(_ point: CGPoint) -> Hit? { content.hit(point) }
  override var leadingGeometry: ElementGeometry? { content.leadingGeometry }
}
