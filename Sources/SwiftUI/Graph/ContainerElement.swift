import DrawingModel
import Foundation

/// An element with several children, which it lays out and draws.
///
/// Children on their way out are drawn and not laid out.
@MainActor class ContainerElement: Element {
  final var children: [Element] = [] {
    didSet { placedChildren = children.filter { !$0.isLeaving } }
  }
  /// Children that take part in layout.
  final private(set) var placedChildren: [Element] = []

  override final var layoutChildren: [Element] { placedChildren }

  override var drawnChildren: [Element] { children }

  /// Lays out children on their way out where they were.
  final func placeLeavingChildren() {
    guard placedChildren.count != children.count else { return }
    for child in children where child.isLeaving { child.placeLeaving() }
  }

  override func drawContent(into items: inout [DisplayItem]) {
    for child in childrenInDrawingOrder { child.draw(into: &items) }
  }

  override func hit(_ point: CGPoint) -> Hit? {
    for child in childrenInDrawingOrder.reversed() where !child.isLeaving {
      if let hit = child.hit(point) { return hit }
    }
    return nil
  }

  override var leadingGeometry: ElementGeometry? {
    // A lazy sequence would ask the first child twice.
    for child in placedChildren {
      if let geometry = child.leadingGeometry { return geometry }
    }
    return nil
  }

  /// By ascending z-index; at the same one, what leaves lies beneath what stays, each in its own order.
  private var childrenInDrawingOrder: [Element] {
    let isPlain = placedChildren.count == children.count && children.allSatisfy { $0.zIndex == 0 }
    if isPlain { return children }
    return children.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
      if a.isLeaving != b.isLeaving { return a.isLeaving }
      return first.offset < second.offset
    }.map(\.element)
  }
}
