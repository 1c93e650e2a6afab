import DrawingModel
import Foundation
import Geometry

/// The box of a scroll view: as large as it is proposed to be along its axes, and as its content across them.
@MainActor final class ScrollElement: Element {
  let stack: StackElement
  private unowned let region: ScrollRegion
  private(set) lazy var geometry = ElementGeometry(of: self)
  /// What is drawn beyond the frame, where that ends at what the container keeps clear.
  private var reach = EdgeInsets()

  init(node: _ViewNode, region: ScrollRegion) {
    self.region = region
    stack = StackElement(node: node, layout: StackLayout(axis: region.stackAxis))
    super.init(node: node)
    geometry.contentShift = { [unowned region] in region.shift }
  }

  private var settings: ScrollSettings { node.environment.scrollSettings }

  override var layoutChildren: [Element] { [stack] }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = settings.contentMargins
    return ProposedViewSize(
      width: region.axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: region.axes.contains(.vertical)
        ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }

  /// The content's size for a proposal to this element, with its margins.
  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let margins = settings.contentMargins
    region.stackAxisChanged(of: stack)
    if region.setContainer(proposal, margins: margins) { stack.beginLayout() }
    let fitted = stack.size(in: contentProposal(proposal))
    return CGSize(
      width: fitted.width + margins.horizontal, height: fitted.height + margins.vertical)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = contentSize(proposal)
    return CGSize(
      width: region.axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: region.axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let frame = CGRect(origin: origin, size: size(in: proposal))
    let content = contentSize(proposal)
    let outer = host.surroundings
    reach = outer.safeArea?.insets(around: frame) ?? EdgeInsets()
    geometry.set(origin: origin, size: frame.size)
    region.laidOut(frame, content: content, margins: settings.contentMargins, in: outer)
    var inner = outer.named(AnyHashable(ScrollSpaceName.any), frame)
    for axis in Axis.allCases where region.axes.contains(Axis.Set(axis)) {
      inner = inner.named(AnyHashable(ScrollSpaceName.along(axis)), frame)
    }
    inner.safeArea = nil
    let margins = settings.contentMargins
    let slack = region.slack
    host.placing(in: inner) {
      host.placing(inSpaceAt: origin, of: geometry, space: region.makeSpace(inside: outer.space)) {
        stack.place(
          at: CGPoint(x: margins.leading + slack.width, y: margins.top + slack.height),
          in: contentProposal(proposal))
      }
    }
  }

  // MARK: Drawing

  override var opensGroup: Bool { true }

  override func ownItems() -> [DisplayItem] {
    let frame = geometry.presented
    let offset = region.presentedOffset
    let move = CGAffineTransform(
      translationX: frame.minX - offset.x, y: frame.minY - offset.y)
    guard !settings.isClipDisabled else { return [.pushTransform(move)] }
    return [.pushClip(Path(frame.outset(by: reach)), evenOdd: false), .pushTransform(move)]
  }

  override func drawContent(into items: inout [DisplayItem]) {
    stack.draw(into: &items)
    // The base class ends one level; with the clip there are two.
    if !settings.isClipDisabled { items.append(.pop) }
  }

  // MARK: Touches

  override func hit(_ point: CGPoint) -> Hit? {
    let isSeen = settings.isClipDisabled || geometry.presented.outset(by: reach).contains(point)
    guard isSeen, let inside = toContent(point), let hit = stack.hit(inside) else { return nil }
    hit.enclose(in: self)
    return hit
  }

  override var leadingGeometry: ElementGeometry? { geometry }

  override func removed() { geometry.remove() }
}

extension ScrollElement: SpaceChangingElement {
  /// From the content's corner to the corner of the space around.
  private var shift: CGSize {
    let (origin, offset) = (geometry.presented.origin, region.presentedOffset)
    return CGSize(width: origin.x - offset.x, height: origin.y - offset.y)
  }

  func toContent(_ point: CGPoint) -> CGPoint? { point - shift }
  func toSurroundings(_ point: CGPoint) -> CGPoint { point + shift }
}
