import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// What a lazy grid is told by its view.
struct LazyGridRules {
  /// The axis along which it grows.
  var axis: Axis
  var items: [GridItem]
  var horizontal = HorizontalAlignment.center
  var vertical = VerticalAlignment.center
  /// Points between lines of cells; nil for the default.
  var spacing: CGFloat?

  var crossKey: AlignmentKey { axis == .horizontal ? vertical.key : horizontal.key }
}

/// Cells in lines across the direction of growth; headers and footers have lines of their own.
@MainActor final class LazyGridElement: ContainerElement {
  var rules: LazyGridRules

  /// A pass's outcome: each child's proposal and place, and the whole size.
  private struct Arrangement {
    var proposals: [ProposedViewSize] = []
    var origins: [CGPoint] = []
    var size = CGSize.zero
  }

  private var known: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []

  init(node: _ViewNode, rules: LazyGridRules) {
    self.rules = rules
    super.init(node: node)
  }

  private var major: Axis { rules.axis }
  private var minor: Axis { rules.axis == .horizontal ? .vertical : .horizontal }

  override func forgetLayout() { known.removeAll(keepingCapacity: true) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    for entry in known where entry.proposal == proposal { return entry.arrangement }
    let arrangement = arrange(proposal)
    known.append((proposal, arrangement))
    return arrangement
  }

  /// Children that share a line: some cells, or one header or footer.
  private func lines(of trackCount: Int) -> [(children: Range<Int>, isWhole: Bool)] {
    var lines: [(children: Range<Int>, isWhole: Bool)] = []
    for (index, child) in placedChildren.enumerated() {
      let isWhole = (child.value(SectionRole.self) ?? .content) != .content
      if !isWhole, let last = lines.last, !last.isWhole, last.children.count < trackCount {
        lines[lines.count - 1].children = last.children.lowerBound..<(index + 1)
      } else {
        lines.append((index..<(index + 1), isWhole))
      }
    }
    return lines
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let tracks = LazyGridTracks(rules.items, in: proposal[minor])
    var result = Arrangement()
    guard !tracks.tracks.isEmpty else {
      result.proposals = placedChildren.map { _ in .zero }
      result.origins = placedChildren.map { _ in .zero }
      return result
    }
    let across = max(proposal[minor] ?? tracks.length, tracks.length)
    // An endless space has no middle.
    let start = across < .infinity ? guide(across) - guide(tracks.length) : 0
    var position: CGFloat = 0
    for line in lines(of: tracks.tracks.count) {
      if line.children.lowerBound > 0 {
        position += rules.spacing ?? ViewSpacing.Preference.usual
      }
      let cells = line.children.enumerated().map { offset, child in
        let track = tracks.tracks[offset]
        return Cell(
          child: child, start: line.isWhole ? 0 : start + track.start,
          length: line.isWhole ? across : track.length,
          alignment: line.isWhole ? .center : track.alignment)
      }
      let length = cells.map { size(of: $0)[major] }.max() ?? 0
      for cell in cells {
        var box = CGSize.zero
        box[major] = length
        box[minor] = cell.length
        let proposal = self.proposal(to: cell)
        let corner = cell.alignment.origin(
          of: placedChildren[cell.child].dimensions(in: proposal), in: box)
        result.proposals.append(proposal)
        result.origins.append(
          major == .vertical
            ? CGPoint(x: cell.start + corner.x, y: position + corner.y)
            : CGPoint(x: position + corner.x, y: cell.start + corner.y))
      }
      position += length
    }
    result.size[major] = position
    result.size[minor] = across
    return result
  }

  private struct Cell {
    var child: Int
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  private func proposal(to cell: Cell) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[minor] = cell.length
    return proposal
  }

  private func size(of cell: Cell) -> CGSize {
    placedChildren[cell.child].size(in: proposal(to: cell))
  }

  /// Where the tracks are aligned in a box of a length across.
  private func guide(_ length: CGFloat) -> CGFloat {
    var size = CGSize.zero
    size[minor] = length
    return rules.crossKey.defaultValue(in: ViewDimensions(size: size))
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let arrangement = arrangement(for: proposal)
    for (index, child) in placedChildren.enumerated() {
      let proposal = arrangement.proposals[index]
      let corner = arrangement.origins[index]
      let x = left(
        of: corner.x, width: child.size(in: proposal).width, in: arrangement.size.width)
      child.place(at: CGPoint(x: origin.x + x, y: origin.y + corner.y), in: proposal)
    }
    placeLeavingChildren()
  }
}
