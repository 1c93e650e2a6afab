import DrawingModel
import Foundation
import Geometry
import Motion
import ViewGraph

/// A row of a list: what it shows, within insets, in front of its background; or a header or footer.
@MainActor class ListRowElement: TouchableElement {
  unowned let list: ListElement
  private lazy var geometry = ElementGeometry(of: self)
  private lazy var line = RowLineElement(node: node, row: self)
  private lazy var highlight = AnimatedStyle(highlightStyle, of: self)
  private lazy var card = AnimatedStyle(cardStyle, of: self)
  /// How much of the row's own look is seen: none of it before it has come and after it has gone.
  private let presence: AnimatedAttribute<Double>
  private let watcher = RowPresenceWatcher()
  var isFirst = false
  var isLast = false

  init(node: _ViewNode, content: Element, list: ListElement, enters: Bool) {
    self.list = list
    presence = AnimatedAttribute(enters ? 0 : 1, as: .opacity, host: node.host.graph)
    super.init(node: node, content: content)
    watcher.row = self
    presence.owner = watcher
    if enters {
      node.host.graph.addContinuation { [weak self] in self?.show(1) }
    }
  }

  /// The row and its line are seen more or less than before.
  fileprivate func presenceChanged() {
    attributeChanged()
    line.attributeChanged()
  }

  fileprivate func show(_ opacity: Double) {
    presence.set(opacity, transaction: node.transaction, environment: node.environment)
  }

  var role: SectionRole { content.value(SectionRole.self) ?? .content }

  private var background: Element? {
    role == .content ? content.value(RowTraits.Background.self) ?? nil : nil
  }

  private var separator: RowSeparator {
    content.value(RowTraits.Separator.self) ?? RowSeparator()
  }

  fileprivate var insets: EdgeInsets {
    if let own = content.value(RowTraits.Insets.self) ?? nil { return own }
    return switch role {
    case .content: list.look.rowInsets
    case .header: list.look.headerInsets
    case .footer: list.look.footerInsets
    }
  }

  fileprivate var presentedOpacity: Double { min(1, max(0, presence.presented)) }

  private var highlightStyle: _ResolvedStyle {
    Color(.systemGray4)._resolve(in: node.environment)
  }

  private var cardStyle: _ResolvedStyle {
    (list.look.card ?? .clear)._resolve(in: node.environment)
  }

  /// Whether the row is the one, or one of those, that a selection holds.
  var isSelected: Bool { false }

  func refresh() {
    highlight.set(highlightStyle)
    card.set(cardStyle)
    line.refresh()
    host.setNeedsRedraw(self)
  }

  // MARK: Layout

  override var layoutChildren: [Element] { [content, line] + (background.map { [$0] } ?? []) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let fitted = content.size(in: inner(proposal))
    let least: CGFloat =
      switch role {
      case .content: node.environment.defaultMinListRowHeight
      case .header: node.environment.defaultMinListHeaderHeight ?? 0
      case .footer: 0
      }
    return CGSize(
      width: proposal.width ?? fitted.width + insets.leading + insets.trailing,
      height: max(least, fitted.height + insets.top + insets.bottom))
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let size = size(in: proposal)
    let frame = CGRect(origin: origin, size: size)
    geometry.set(origin: origin, size: size)
    let insets = insets
    let inner = inner(proposal)
    let fitted = content.size(in: inner)
    let space = size.height - insets.top - insets.bottom
    let x = left(of: insets.leading, width: fitted.width, in: size.width)
    noteFrame(frame)
    content.place(
      at: CGPoint(x: origin.x + x, y: origin.y + insets.top + (space - fitted.height) / 2),
      in: inner)
    background?.place(at: origin, in: ProposedViewSize(size))
    let ends = (
      content.guide(HorizontalAlignment.listRowSeparatorLeading.key, in: inner),
      content.guide(HorizontalAlignment.listRowSeparatorTrailing.key, in: inner)
    )
    placeLine(
      frame, from: insets.leading + (ends.0 ?? 0), to: ends.1.map { insets.leading + $0 })
  }

  /// Places the line from a distance to another one behind the leading edge; nil is the trailing edge.
  private func placeLine(_ frame: CGRect, from start: CGFloat, to end: CGFloat?) {
    let separator = separator
    let isShown =
      role == .content && separator.bottom != .hidden && !hasCard
      && (!isLast || list.look.closesSections || separator.bottom == .visible)
    let height = isShown ? ContainerMetrics.hairline : 0
    let indent = max(start, list.look.rowInsets.leading)
    let width = max(0, (end ?? frame.width) - indent)
    line.tint = separator.tint
    line.place(
      CGRect(
        x: frame.minX + left(of: indent, width: width, in: frame.width),
        y: frame.maxY - height, width: width, height: height))
  }

  override func placeLeaving() {
    content.placeLeaving()
    if presence.model != 0 { show(0) }
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  // MARK: Drawing

  /// Whether the row lies on a card of its own.
  private var hasCard: Bool {
    role == .content && list.look.card != nil && node.environment.listRowSpacing != nil
  }

  override var opensGroup: Bool { hasCard }

  override func ownItems() -> [DisplayItem] {
    let frame = geometry.presented
    let lit = isSelected ? highlight.presented.items(filling: Path(frame), in: frame) : []
    guard hasCard else { return lit }
    let path = RoundedRectangle(cornerRadius: list.look.cornerRadius).path(in: frame)
    let ground = card.presented.faded(presentedOpacity).items(filling: path, in: frame)
    return ground + [.pushClip(path, evenOdd: false)] + lit
  }

  override func drawContent(into items: inout [DisplayItem]) {
    if let background { background.draw(into: &items) }
    content.draw(into: &items)
    line.draw(into: &items)
  }

  override func hit(_ point: CGPoint) -> Hit? {
    if let hit = content.hit(point) { return hit }
    return role == .content && geometry.presented.contains(point) ? Hit(self) : nil
  }

  override var leadingGeometry: ElementGeometry? { geometry }

  override func removed() {
    geometry.remove()
    presence.remove()
    highlight.remove()
    card.remove()
    line.removed()
  }
}

/// Hears of how much of a row is seen, for its parts.
@MainActor private final class RowPresenceWatcher: AnimatedAttributeOwner {
  weak var row: ListRowElement?

  func attributeChanged() { row?.presenceChanged() }
}

/// The line under a row.
@MainActor private final class RowLineElement: Element {
  private unowned let row: ListRowElement
  private lazy var geometry = ElementGeometry(of: self)
  private lazy var style = AnimatedStyle(resolved, of: self)
  var tint: Color? { didSet { if tint != oldValue { refresh() } } }

  init(node: _ViewNode, row: ListRowElement) {
    self.row = row
    super.init(node: node)
  }

  private var resolved: _ResolvedStyle {
    (tint ?? Color(.separator))._resolve(in: node.environment)
  }

  func refresh() { style.set(resolved) }

  func place(_ frame: CGRect) { geometry.set(origin: frame.origin, size: frame.size) }

  override func ownItems() -> [DisplayItem] {
    let frame = geometry.presented
    guard frame.height > 0, !row.isLeaving else { return [] }
    return style.presented.faded(row.presentedOpacity).items(filling: Path(frame), in: frame)
  }

  override func removed() {
    geometry.remove()
    style.remove()
  }
}
