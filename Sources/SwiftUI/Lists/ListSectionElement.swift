import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// The rows of one section with what they lie on, between a header and a footer.
@MainActor final class ListSectionElement: Element {
  /// Stands for the section; nil for rows without one.
  let owner: _ViewNode?
  private unowned let list: ListElement
  private(set) var rows: [ListRowElement] = []
  private lazy var geometry = ElementGeometry(of: self)
  private lazy var style = AnimatedStyle(cardStyle, of: self)

  init(node: _ViewNode, owner: _ViewNode?, list: ListElement) {
    self.owner = owner
    self.list = list
    super.init(node: node)
  }

  func take(_ newRows: [ListRowElement]) { rows = newRows }

  /// Rows, header and footer that are not on their way out.
  var staying: [ListRowElement] { rows.filter { !$0.isLeaving } }

  private var look: ListLook { list.look }

  private var cardStyle: _ResolvedStyle {
    (look.card ?? .clear)._resolve(in: node.environment)
  }

  func refresh() {
    style.set(cardStyle)
    host.setNeedsRedraw(self)
  }

  // MARK: Layout

  func place(_ place: ListArrangement.Section, at origin: CGPoint) {
    let card = place.card.offsetBy(dx: origin.x, dy: origin.y)
    geometry.set(origin: card.origin, size: card.size)
    let staying = staying
    let content = staying.filter { $0.role == .content }
    for (row, frame) in zip(staying, place.rows) {
      row.isFirst = row === content.first
      row.isLast = row === content.last
      row.place(
        at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y),
        in: ProposedViewSize(width: frame.width, height: nil))
    }
  }

  // MARK: Drawing

  /// Draws the header, the rows on their card, and the footer.
  func drawAll(into items: inout [DisplayItem]) {
    for row in rows where row.role == .header { row.draw(into: &items) }
    draw(into: &items)
    for row in rows where row.role == .footer { row.draw(into: &items) }
  }

  /// Whether rows lie on one card, and not each on its own.
  private var isCard: Bool {
    look.cornerRadius > 0 && list.node.environment.listRowSpacing == nil
  }

  override var opensGroup: Bool { isCard }

  override func ownItems() -> [DisplayItem] {
    guard look.card != nil || isCard else { return [] }
    let frame = geometry.presented
    let path =
      isCard
      ? RoundedRectangle(cornerRadius: look.cornerRadius).path(in: frame) : Path(frame)
    var items: [DisplayItem] = []
    if look.card != nil, list.node.environment.listRowSpacing == nil {
      items += style.presented.items(filling: path, in: frame)
    }
    if isCard { items.append(.pushClip(path, evenOdd: false)) }
    return items
  }

  override func drawContent(into items: inout [DisplayItem]) {
    for row in rows where row.role == .content { row.draw(into: &items) }
  }

  override func hit(_ point: CGPoint) -> Hit? {
    for row in rows.reversed() where !row.isLeaving {
      if let hit = row.hit(point) { return hit }
    }
    return nil
  }

  override func removed() {
    geometry.remove()
    style.remove()
  }
}
