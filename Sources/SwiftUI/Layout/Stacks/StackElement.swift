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

  private var known: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
  private var knownGaps: [CGFloat]?

  init(node: _ViewNode, layout: StackLayout) {
    self.layout = layout
    super.init(node: node)
  }

  private var major: Axis { layout.axis }
  private var minor: Axis { layout.axis == .horizontal ? .vertical : .horizontal }

  override func forgetLayout() {
    known.removeAll(keepingCapacity: true)
    knownGaps = nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    for entry in known where entry.proposal == proposal { return entry.arrangement }
    let arrangement = arrange(proposal)
    known.append((proposal, arrangement))
    return arrangement
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let gaps = gapsBeforeChildren
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
    size[major] = max(0, position)
    size[minor] = placedChildren.isEmpty ? 0 : before + after
    return Arrangement(proposals: proposals, origins: origins, size: size)
  }

  private func set(_ point: inout CGPoint, _ value: CGFloat, along axis: Axis) {
    if axis == .horizontal { point.x = value } else { point.y = value }
  }

  /// Distance before each child.
  private var gapsBeforeChildren: [CGFloat] {
    if let knownGaps { return knownGaps }
    let gaps = placedChildren.indices.map { index -> CGFloat in
      guard index > 0 else { return 0 }
      if let spacing = layout.spacing { return spacing }
      return placedChildren[index - 1].spacing
        .distance(to: placedChildren[index].spacing, along: major)
    }
    knownGaps = gaps
    return gaps
  }

  override func makeSpacing() -> ViewSpacing {
    ViewSpacing(stacking: placedChildren.map(\.spacing), along: major)
  }

  /// The proposal for each child.
  ///
  /// Each group of equal layout priority takes what it needs, higher priorities first, leaving the rest their minimum.
  /// Within a group the least flexible child is asked first, each for an equal share of what is left.
  private func shareOut(_ proposal: ProposedViewSize, gaps: CGFloat) -> [ProposedViewSize] {
    var proposals = [ProposedViewSize](repeating: proposal, count: placedChildren.count)
    guard let total = proposal[major] else { return proposals }
    let space = total - gaps
    // Nothing and everything are shared out without asking who needs how much: nested stacks would otherwise ask each
    // child three questions for each that they are asked themselves.
    guard proposals.count > 1, space > 0, space < .infinity else {
      for index in proposals.indices { proposals[index][major] = max(0, space) }
      return proposals
    }
    let order = askingOrder(proposal)
    var left = space
    var start = 0
    while start < order.count {
      let priority = order[start].priority
      var end = start
      while end < order.count, order[end].priority == priority { end += 1 }
      var available = left - (end < order.count ? order[end].leastFromHere : 0)
      for asked in start..<end {
        let index = order[asked].index
        proposals[index][major] = max(0, available / CGFloat(end - asked))
        let taken = placedChildren[index].size(in: proposals[index])[major]
        available -= taken
        left -= taken
      }
      start = end
    }
    return proposals
  }

  /// A child in the order in which the stack asks for sizes.
  private struct Asked {
    var index: Int
    var priority: Double
    var least: CGFloat
    var flexibility: CGFloat
    /// What this child and all that are asked later take at least.
    var leastFromHere: CGFloat = 0
  }

  private func askingOrder(_ proposal: ProposedViewSize) -> [Asked] {
    var question = proposal
    var order = placedChildren.enumerated().map { index, child in
      question[major] = 0
      let least = child.size(in: question)[major]
      question[major] = .infinity
      let most = child.size(in: question)[major]
      let priority = child.layoutPriority
      return Asked(
        index: index, priority: priority.isNaN ? 0 : priority, least: least,
        flexibility: least == most ? 0 : most - least)
    }
    order.sort { first, second in
      if first.priority != second.priority { return first.priority > second.priority }
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      return first.index < second.index
    }
    var sum: CGFloat = 0
    for position in order.indices.reversed() {
      sum += order[position].least
      order[position].leastFromHere = sum
    }
    return order
  }

  /// Across itself a stack of ideal size offers its children what it has become, so that all can be equally high.
  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    var proposal = proposal
    if proposal[minor] == nil { proposal[minor] = size(in: proposal)[minor] }
    let arrangement = arrangement(for: proposal)
    for (index, child) in placedChildren.enumerated() {
      let proposal = arrangement.proposals[index]
      let corner = arrangement.origins[index]
      let x = left(
        of: corner.x, width: isRightToLeft ? child.size(in: proposal).width : 0,
        in: arrangement.size.width)
      child.place(at: CGPoint(x: origin.x + x, y: origin.y + corner.y), in: proposal)
    }
    placeLeavingChildren()
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if key.belongsToFrames { return nil }
    let arrangement = arrangement(for: proposal)
    return key.combined(
      placedChildren.indices.map { index in
        let corner = arrangement.origins[index]
        return placedChildren[index].guide(key, in: arrangement.proposals[index])
          .map { $0 + (key.axis == .horizontal ? corner.x : corner.y) }
      })
  }
}
