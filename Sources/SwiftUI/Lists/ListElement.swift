import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// The rows of a list, section by section.
@MainActor final class ListElement: ContainerElement {
  var look: ListLook
  var selection: ListSelection?
  /// In the order in which they lie.
  private var sections: [ListSectionElement] = []
  private var known: [(width: CGFloat, arrangement: ListArrangement)] = []
  private var hasBeenPlaced = false

  init(node: _ViewNode, look: ListLook, selection: ListSelection?) {
    self.look = look
    self.selection = selection
    super.init(node: node)
  }

  // MARK: Rows

  /// Takes the elements of the content, each as a row.
  func adopt(_ elements: [Element]) {
    // Only looked up, never iterated.
    var former = Dictionary(
      children.compactMap { $0 as? ListRowElement }.map { (ObjectIdentifier($0.content), $0) },
      uniquingKeysWith: { first, _ in first })
    let rows = elements.map { element in
      former.removeValue(forKey: ObjectIdentifier(element)) ?? makeRow(element)
    }
    for row in children.compactMap({ $0 as? ListRowElement })
    where former[ObjectIdentifier(row.content)] != nil {
      row.removed()
    }
    children = rows
    group(rows)
  }

  private func makeRow(_ element: Element) -> ListRowElement {
    let enters = hasBeenPlaced && node.transaction.animation != nil
    let row =
      selection == nil
      ? ListRowElement(node: node, content: element, list: self, enters: enters)
      : SelectableRowElement(node: node, content: element, list: self, enters: enters)
    return row
  }

  /// Gathers neighbours of one section.
  private func group(_ rows: [ListRowElement]) {
    var groups: [(owner: _ViewNode?, rows: [ListRowElement])] = []
    for row in rows {
      let owner = row.content.value(RowTraits.SectionOwner.self) ?? nil
      if let last = groups.last, last.owner === owner {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((owner, [row]))
      }
    }
    var former = sections
    sections = groups.map { group in
      let index = former.firstIndex { $0.owner === group.owner }
      let section =
        index.map { former.remove(at: $0) }
        ?? ListSectionElement(node: node, owner: group.owner, list: self)
      section.take(group.rows)
      return section
    }
    for section in former { section.removed() }
  }

  override func forgetLayout() {
    known.removeAll(keepingCapacity: true)
    for section in sections { section.beginLayout() }
    // What rows say about themselves may be another.
    group(children.compactMap { $0 as? ListRowElement })
  }

  // MARK: Layout

  private func arrangement(for proposal: ProposedViewSize) -> ListArrangement {
    let width = proposal.width.map { $0.isFinite ? $0 : 320 } ?? 320
    for entry in known where entry.width == width { return entry.arrangement }
    let made = ListArrangement(sections, look: look, width: width, environment: node.environment)
    known.append((width, made))
    return made
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let arrangement = arrangement(for: proposal)
    for (section, place) in zip(sections, arrangement.sections) {
      section.place(place, at: origin)
    }
    hasBeenPlaced = true
    placeLeavingChildren()
  }

  // MARK: Drawing

  override func drawContent(into items: inout [DisplayItem]) {
    for section in sections { section.drawAll(into: &items) }
  }

  override func hit(_ point: CGPoint) -> Hit? {
    for section in sections.reversed() {
      if let hit = section.hit(point) { return hit }
    }
    return nil
  }

  override func removed() {
    for section in sections { section.removed() }
    for row in children { row.removed() }
  }

  /// The appearance or another surrounding value has changed.
  func refresh() {
    for section in sections { section.refresh() }
    for row in children { (row as? ListRowElement)?.refresh() }
  }
}

/// Where the parts of a list lie, from its top-left corner.
@MainActor struct ListArrangement {
  struct Section {
    /// What rows lie on.
    var card = CGRect.zero
    /// The whole row, in the order of the section's rows.
    var rows: [CGRect] = []
  }

  private(set) var sections: [Section] = []
  private(set) var size = CGSize.zero

  init(
    _ list: [ListSectionElement], look: ListLook, width: CGFloat, environment: EnvironmentValues
  ) {
    let spacing = environment.listRowSpacing ?? 0
    let cardWidth = max(0, width - 2 * look.cardMargin)
    var y: CGFloat = 0
    var isFirst = true
    for section in list {
      var place = Section()
      let isEmpty = section.staying.isEmpty
      if !isEmpty {
        let hasHeader = section.staying.contains { $0.role == .header }
        if isFirst {
          y += hasHeader ? look.outerSpacing / 2 : look.outerSpacing
        } else {
          y += environment.listSectionSpacing ?? look.sectionSpacing(beforeHeader: hasHeader)
        }
        isFirst = false
      }
      var top: CGFloat?
      var bottom = y
      for row in section.staying {
        if row.role == .content, top != nil { y += spacing }
        let height = row.size(in: ProposedViewSize(width: cardWidth, height: nil)).height
        let frame = CGRect(x: look.cardMargin, y: y, width: cardWidth, height: height)
        place.rows.append(frame)
        y += height
        if row.role == .content {
          top = top ?? frame.minY
          bottom = y
        }
      }
      place.card = CGRect(
        x: look.cardMargin, y: top ?? y, width: cardWidth, height: top.map { bottom - $0 } ?? 0)
      sections.append(place)
    }
    size = CGSize(width: width, height: isFirst ? 0 : y + look.outerSpacing)
  }
}
