import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// Children on top of one another, aligned on a point.
@MainActor final class LayeredElement: ContainerElement {
  var alignment: Alignment
  /// Whether no view stands for it, so that a single child is by itself.
  private let isImplicit: Bool

  init(node: _ViewNode, alignment: Alignment, isImplicit: Bool = false) {
    self.alignment = alignment
    self.isImplicit = isImplicit
    super.init(node: node)
  }

  /// The child that is there by itself.
  private var loneChild: Element? {
    isImplicit && placedChildren.count == 1 ? placedChildren[0] : nil
  }

  /// The smallest box that holds all children, and where the alignment point lies in it.
  private func bounds(_ proposal: ProposedViewSize) -> (size: CGSize, guide: CGPoint) {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    for child in placedChildren {
      let dimensions = child.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      left = max(left, x)
      right = max(right, dimensions.width - x)
      top = max(top, y)
      bottom = max(bottom, dimensions.height - y)
    }
    return (CGSize(width: left + right, height: top + bottom), CGPoint(x: left, y: top))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    loneChild?.size(in: proposal) ?? bounds(proposal).size
  }

  override func makeSpacing() -> ViewSpacing {
    guard var spacing = placedChildren.first?.spacing else { return ViewSpacing() }
    for child in placedChildren.dropFirst() { spacing.formUnion(child.spacing) }
    return spacing
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if let loneChild { return loneChild.guide(key, in: proposal) }
    if key.belongsToFrames { return nil }
    let point = bounds(proposal).guide
    return key.combined(
      placedChildren.map { child in
        let dimensions = child.dimensions(in: proposal)
        let corner =
          key.axis == .horizontal
          ? point.x - dimensions[alignment.horizontal] : point.y - dimensions[alignment.vertical]
        return child.guide(key, in: proposal).map { $0 + corner }
      })
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    if let loneChild {
      loneChild.place(at: origin, in: proposal)
      return placeLeavingChildren()
    }
    let (size, point) = bounds(proposal)
    for child in placedChildren {
      let dimensions = child.dimensions(in: proposal)
      let x = left(
        of: point.x - dimensions[alignment.horizontal], width: dimensions.width, in: size.width)
      child.place(
        at: CGPoint(x: origin.x + x, y: origin.y + point.y - dimensions[alignment.vertical]),
        in: proposal)
    }
    placeLeavingChildren()
  }
}
