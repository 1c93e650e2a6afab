import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// What a stack along one axis is told by its view.
struct StackLayout: Equatable {
  var axis: Axis
  var horizontal = HorizontalAlignment.center
  var vertical = VerticalAlignment.center
  /// Points between neighbours; nil for the default.
  var spacing: CGFloat?

  /// Default distance between neighbours that are no text (fact F11).
  static let defaultSpacing: CGFloat = 8

  var crossKey: AlignmentKey { axis == .horizontal ? vertical.key : horizontal.key }
}

/// A row or column: shares out the space along its axis, least flexible children first.
@MainActor final class StackElement: ContainerElement {
  var layout: StackLayout

  /// A pass's outcome: each child's proposal, its place on both axes, and the whole size.
  private struct Arrangement {
    var proposals: [ProposedViewSize]
    var origins: [CGPoint]
    var size: CGSize
  }

  init(node: _ViewNode, layout: StackLayout) {
    self.layout = layout
    super.init(node: node)
  }

  private var major: Axis { layout.axis }
  private var minor: Axis { layout.axis == .horizontal ? .vertical : .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let gaps = gapsBeforeChildren()
    let proposals = shareOut(proposal, gaps: gaps.reduce(0, +))
    var origins = [CGPoint](repeating: .zero, count: placedChildren.count)
    var position: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var guides = [CGFloat](repeating: 0, count: placedChildren.count)
    for (index, child) in placedChildren.enumerated() {
      let dimensions = child.dimensions(in: proposals[index])
      position += gaps[index]
      set(&origins[index], position, along: major)
      position += dimensions.size[major]
      guides[index] = dimensions[layout.crossKey]
      before = max(before, guides[index])
      after = max(after, dimensions.size[minor] - guides[index])
    }
    for index in placedChildren.indices {
      set(&origins[index], before - guides[index], along: minor)
    }
    var size = CGSize.zero
    size[major] = position
    size[minor] = placedChildren.isEmpty ? 0 : before + after
    return Arrangement(proposals: proposals, origins: origins, size: size)
  }

  private func set(_ point: inout CGPoint, _ value: CGFloat, along axis: Axis) {
    if axis == .horizontal { point.x = value } else { point.y = value }
  }

  /// Distance before each child; the default leaves none next to a spacer, and between texts what their lines ask for.
  private func gapsBeforeChildren() -> [CGFloat] {
    placedChildren.indices.map { index in
      guard index > 0 else { return 0 }
      if let spacing = layout.spacing { return spacing }
      let touchesSpacer = placedChildren[index].isSpacer || placedChildren[index - 1].isSpacer
      if touchesSpacer { return 0 }
      if major == .vertical, let above = placedChildren[index - 1].textLeading(at: .bottom),
        let below = placedChildren[index].textLeading(at: .top)
      {
        return host.roundedUpToPixel(max(above, below))
      }
      return StackLayout.defaultSpacing
    }
  }

  override func textLeading(at edge: VerticalEdge) -> CGFloat? {
    if major == .vertical {
      return (edge == .top ? placedChildren.first : placedChildren.last)?.textLeading(at: edge)
    }
    let leadings = placedChildren.map { $0.textLeading(at: edge) }
    return leadings.contains(nil) ? nil : leadings.compactMap { $0 }.max()
  }

  /// The proposal for each child.
  ///
  /// Each group of equal layout priority takes what it needs, higher priorities first, leaving the rest their minimum.
  /// Within a group the least flexible child is asked first, each for an equal share of what is left.
  private func shareOut(_ proposal: ProposedViewSize, gaps: CGFloat) -> [ProposedViewSize] {
    var proposals = [ProposedViewSize](repeating: proposal, count: placedChildren.count)
    guard let total = proposal[major] else {
      for index in placedChildren.indices { proposals[index][major] = nil }
      return proposals
    }
    if proposals.count == 1 {
      proposals[0][major] = max(0, total)
      return proposals
    }
    let extents = placedChildren.map { child -> (least: CGFloat, most: CGFloat) in
      var question = proposal
      question[major] = 0
      let least = child.size(in: question)[major]
      question[major] = .infinity
      return (least, child.size(in: question)[major])
    }
    var left = total - gaps
    let priorities = Set(placedChildren.map(\.layoutPriority)).sorted(by: >)
    for priority in priorities {
      let group = placedChildren.indices.filter { placedChildren[$0].layoutPriority == priority }
      let reserved = placedChildren.indices.filter { placedChildren[$0].layoutPriority < priority }
        .reduce(0) { $0 + extents[$1].least }
      var available = left - reserved
      let order = group.sorted {
        let first = extents[$0].most - extents[$0].least
        let second = extents[$1].most - extents[$1].least
        return first == second ? $0 < $1 : first < second
      }
      for (asked, index) in order.enumerated() {
        proposals[index][major] = max(0, available / CGFloat(order.count - asked))
        let taken = placedChildren[index].size(in: proposals[index])[major]
        available -= taken
        left -= taken
      }
    }
    return proposals
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let arrangement = arrange(proposal)
    for (index, child) in placedChildren.enumerated() {
      child.place(
        at: CGPoint(
          x: origin.x + arrangement.origins[index].x, y: origin.y + arrangement.origins[index].y),
        in: arrangement.proposals[index])
    }
    placeLeavingChildren()
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    // A stack's own cross guide is where its children are aligned.
    guard !placedChildren.isEmpty else { return nil }
    let arrangement = arrange(proposal)
    guard key == layout.crossKey else {
      return key.inherited(
        from: placedChildren.indices.map { index in
          placedChildren[index].explicitGuide(key, in: arrangement.proposals[index])
            .map { $0 + arrangement.origins[index].y }
        })
    }
    let first = placedChildren[0].dimensions(in: arrangement.proposals[0])
    let origin = arrangement.origins[0]
    return (minor == .horizontal ? origin.x : origin.y) + first[key]
  }
}

/// Children on top of one another, aligned on a point.
@MainActor final class LayeredElement: ContainerElement {
  var alignment: Alignment

  init(node: _ViewNode, alignment: Alignment) {
    self.alignment = alignment
    super.init(node: node)
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

  override func measure(_ proposal: ProposedViewSize) -> CGSize { bounds(proposal).size }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let guide = bounds(proposal).guide
    return key.inherited(
      from: placedChildren.map { child in
        let top = guide.y - child.dimensions(in: proposal)[alignment.vertical]
        return child.explicitGuide(key, in: proposal).map { $0 + top }
      })
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let guide = bounds(proposal).guide
    for child in placedChildren {
      let dimensions = child.dimensions(in: proposal)
      child.place(
        at: CGPoint(
          x: origin.x + guide.x - dimensions[alignment.horizontal],
          y: origin.y + guide.y - dimensions[alignment.vertical]),
        in: proposal)
    }
    placeLeavingChildren()
  }
}
