import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// What a lazy stack is told by its view.
struct LazyStackRules: Equatable {
  var axis: Axis
  var horizontal = HorizontalAlignment.center
  var vertical = VerticalAlignment.center
  /// Points between neighbours; nil for the default.
  var spacing: CGFloat?

  var crossKey: AlignmentKey { axis == .horizontal ? vertical.key : horizontal.key }
}

/// Children one after the other, each as long as suits it, across the whole space there is.
@MainActor final class LazyStackElement: ContainerElement {
  var rules: LazyStackRules

  init(node: _ViewNode, rules: LazyStackRules) {
    self.rules = rules
    super.init(node: node)
  }

  private var major: Axis { rules.axis }
  private var minor: Axis { rules.axis == .horizontal ? .vertical : .horizontal }

  /// What each child is proposed.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[major] = nil
    return inner
  }

  private func gap(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    return rules.spacing
      ?? placedChildren[index - 1].spacing
      .distance(to: placedChildren[index].spacing, along: major)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    var size = CGSize.zero
    for (index, child) in placedChildren.enumerated() {
      let fitted = child.size(in: inner)
      size[major] += gap(before: index) + fitted[major]
      size[minor] = max(size[minor], fitted[minor])
    }
    if let space = proposal[minor] { size[minor] = space }
    return size
  }

  /// Where each child lies in a box of the size for a proposal.
  private func origins(_ proposal: ProposedViewSize) -> [CGPoint] {
    let inner = inner(proposal)
    let box = ViewDimensions(size: size(in: proposal))
    var position: CGFloat = 0
    return placedChildren.enumerated().map { index, child in
      let dimensions = child.dimensions(in: inner)
      position += gap(before: index)
      let across = box[rules.crossKey] - dimensions[rules.crossKey]
      defer { position += dimensions.size[major] }
      return major == .horizontal
        ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
    }
  }

  override func makeSpacing() -> ViewSpacing {
    ViewSpacing(stacking: placedChildren.map(\.spacing), along: major)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let inner = inner(proposal)
    let width = size(in: proposal).width
    for (child, corner) in zip(placedChildren, origins(proposal)) {
      let x = left(of: corner.x, width: child.size(in: inner).width, in: width)
      child.place(at: CGPoint(x: origin.x + x, y: origin.y + corner.y), in: inner)
    }
    placeLeavingChildren()
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if key.belongsToFrames { return nil }
    let inner = inner(proposal)
    return key.combined(
      zip(placedChildren, origins(proposal)).map { child, corner in
        child.guide(key, in: inner).map { $0 + (key.axis == .horizontal ? corner.x : corner.y) }
      })
  }
}
