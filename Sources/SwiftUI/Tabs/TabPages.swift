import DrawingModel
import Foundation
import Geometry
import Motion
import ViewGraph

/// How the pages of a tab view lie.
enum TabPageLayout: Equatable {
  /// On top of one another; one is seen.
  case stacked
  /// Side by side; `drag` is how far a finger has moved them.
  case sideBySide(drag: CGFloat)
}

/// The pages of a tab view, of which one is seen.
struct TabPages<Content: View>: PrimitiveView, UnnamedInPaths {
  let model: TabModel
  /// What is selected; nil for the first page.
  let selection: AnyHashable?
  let layout: TabPageLayout
  let content: Content

  static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    TabPagesNode(view, inputs: inputs)
  }
}

@MainActor private final class TabPagesNode<Content: View>: ViewNode<TabPages<Content>> {
  private var child: Child<Content>?
  private var element: TabPagesElement?

  override init(_ view: TabPages<Content>, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    var inside = inputs.with(parent: self)
    inside.transitionTrait = nil
    inside.stackAxis = nil
    child = Child(view.content, inputs: inside)
    element = TabPagesElement(node: self, layout: view.layout)
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }
  override var isContainer: Bool { true }
  override func makeElements() -> [Element] { element.map { [$0] } ?? [] }
  override var ownElements: [Element] { element.map { [$0] } ?? [] }

  override func viewChanged(from old: TabPages<Content>) {
    element?.layout = view.layout
    host.graph.setNeedsLayout()
    host.setNeedsDisplayListRebuild()
    child?.update(view.content, environment: environment)
  }

  /// Finds what the pages are and which one is seen.
  override func prepareForLayout() {
    guard let element, let child else { return }
    let pages = child.node.elements
    var entries: [TabEntry] = []
    var items: [TabItemInfo?] = []
    for (index, page) in pages.enumerated() {
      let info = page.value(TabItemKey.self) ?? nil
      items.append(info)
      entries.append(
        TabEntry(
          key: (page.value(TagKey.self) ?? nil) ?? AnyHashable(index), version: info?.version ?? 0,
          label: info?.label ?? AnyView(EmptyView()), badge: page.value(BadgeKey.self) ?? nil))
    }
    let selected =
      view.selection.flatMap { key in entries.firstIndex { $0.key == key } } ?? 0
    element.take(pages, selected: selected)
    guard isActing else { return }
    let model = view.model
    let isAdjacent: (Int) -> Bool = { [layout = view.layout] index in
      layout == .stacked ? index == selected : abs(index - selected) <= 1
    }
    host.graph.addContinuation {
      for (index, info) in items.enumerated() { info?.page?.setSelected(isAdjacent(index)) }
      model.take(entries, selected: selected)
    }
  }
}

/// The box of all pages.
@MainActor private final class TabPagesElement: Element {
  var layout: TabPageLayout
  private var pages: [Element] = []
  private var selected = 0
  private lazy var geometry = ElementGeometry(of: self)
  /// Which page is seen, where they lie side by side; between two while they move.
  private var position: AnimatedAttribute<CGFloat>?

  init(node: _ViewNode, layout: TabPageLayout) {
    self.layout = layout
    super.init(node: node)
  }

  func take(_ newPages: [Element], selected newSelected: Int) {
    let isSame = pages.count == newPages.count && zip(pages, newPages).allSatisfy { $0 === $1 }
    if !isSame || newSelected != selected { host.setNeedsDisplayListRebuild() }
    pages = newPages
    selected = newSelected
  }

  private var seen: Element? { pages.indices.contains(selected) ? pages[selected] : nil }

  override var layoutChildren: [Element] {
    layout == .stacked ? (seen.map { [$0] } ?? []) : pages
  }

  private func filled(_ proposal: ProposedViewSize) -> CGSize {
    let own = seen?.size(in: proposal) ?? .zero
    return CGSize(
      width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { filled(proposal) }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let box = CGRect(origin: origin, size: size(in: proposal))
    let inner = ProposedViewSize(box.size)
    geometry.set(origin: origin, size: box.size)
    guard case .sideBySide(let drag) = layout else {
      seen?.place(aligned: .center, in: box, inner)
      return
    }
    move(to: CGFloat(selected) - (box.width > 0 ? drag / box.width : 0))
    for (index, page) in pages.enumerated() {
      let x = left(of: CGFloat(index) * box.width, width: box.width, in: box.width)
      page.place(aligned: .center, in: box.offsetBy(dx: x, dy: 0), inner)
    }
  }

  private func move(to page: CGFloat) {
    if let position {
      position.set(page, transaction: node.transaction, environment: node.environment)
    } else {
      position = AnimatedAttribute(page, as: .offset, host: host.graph, owner: self)
    }
  }

  private var shift: CGFloat {
    guard layout != .stacked, let position else { return 0 }
    return position.presented * geometry.presented.width * (isRightToLeft ? -1 : 1)
  }

  // MARK: Drawing

  override var opensGroup: Bool { layout != .stacked }

  override func ownItems() -> [DisplayItem] {
    guard layout != .stacked else { return [] }
    // Wide enough for what reaches into what is kept clear, above and below.
    let frame = geometry.presented.insetBy(dx: 0, dy: -host.size.height)
    return [
      .pushClip(Path(frame), evenOdd: false),
      .pushTransform(CGAffineTransform(translationX: -shift, y: 0)),
    ]
  }

  override func drawContent(into items: inout [DisplayItem]) {
    for page in layoutChildren { page.draw(into: &items) }
    // The base class ends one level; with the clip there are two.
    if layout != .stacked { items.append(.pop) }
  }

  override func hit(_ point: CGPoint) -> Hit? {
    guard layout != .stacked else { return seen?.hit(point) }
    guard geometry.presented.contains(point), let inside = toContent(point),
      let hit = pages.lazy.compactMap({ $0.hit(inside) }).first
    else { return nil }
    hit.enclose(in: self)
    return hit
  }

  override var leadingGeometry: ElementGeometry? { geometry }

  override func removed() {
    geometry.remove()
    position?.remove()
  }
}

extension TabPagesElement: SpaceChangingElement {
  func toContent(_ point: CGPoint) -> CGPoint? { CGPoint(x: point.x + shift, y: point.y) }
  func toSurroundings(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - shift, y: point.y) }
}
