package import Foundation
import Geometry
import Motion
import ViewGraph

/// What a scroll view shows of its content: sizes as layout has them, and the offset, which is an animated value.
///
/// Everything inside that depends on geometry sees the offset as it is at the moment, as it is drawn.
@MainActor package final class ScrollRegion: AnimatedAttributeOwner {
  private typealias Vector = AnimatablePair<CGFloat, CGFloat>
  unowned let node: _ViewNode
  weak var element: ScrollElement?
  /// The bar above, which follows the offset.
  weak var link: ScrollLink?
  var axes: Axis.Set
  /// The frame of what is shown, in the space the scroll view lies in.
  private(set) var viewport = CGRect.zero
  /// The size of the content with its margins.
  private(set) var contentSize = CGSize.zero
  private(set) var margins = EdgeInsets()
  private var surroundings: Surroundings?
  private(set) var space: PlacementSpace?
  /// What relative sizes inside refer to.
  private(set) var container = CGSize.zero
  /// Views inside whose size refers to this region.
  var relativeCount = 0
  private var attribute: AnimatedAttribute<Vector>?
  private(set) lazy var follower = FrameFollower(of: node, followsLayout: true)
  /// The offset of the evaluation at hand; nil for the model's own.
  private var followed: CGPoint?
  private var acted: CGPoint?

  /// The position that is bound from outside, and what it last asked for.
  var positionLink: ScrollPositionLink?
  var boundRequest: ScrollRequest?
  private(set) lazy var requests = ScrollRequests(graph: node.host.graph) { [weak self] in
    self?.perform($0)
  }

  init(node: _ViewNode, axes: Axis.Set) {
    self.node = node
    self.axes = axes
  }

  var host: SceneHost { node.host }

  /// Several views inside lie along this axis.
  var stackAxis: Axis { axes == .horizontal ? .horizontal : .vertical }

  func stackAxisChanged(of stack: StackElement) {
    if stack.layout.axis != stackAxis { stack.layout.axis = stackAxis }
  }

  // MARK: Layout

  /// Takes the size that is proposed; true when sizes inside have to be found anew.
  func setContainer(_ proposal: ProposedViewSize, margins: EdgeInsets) -> Bool {
    let outer = node.inputs.scroll?.container ?? host.clearSize
    let size = CGSize(
      width: max(0, (proposal.width ?? outer.width) - margins.horizontal),
      height: max(0, (proposal.height ?? outer.height) - margins.vertical))
    guard size != container else { return false }
    container = size
    return relativeCount > 0
  }

  /// Takes what a layout pass has found.
  func laidOut(
    _ frame: CGRect, content: CGSize, margins newMargins: EdgeInsets, in outer: Surroundings
  ) {
    let former = (viewport.size, contentSize)
    viewport = frame
    contentSize = content
    margins = newMargins
    surroundings = outer
    defer { tellObservers() }
    guard let attribute else {
      let start = offset(at: settings.anchor(for: .initialOffset) ?? .topLeading)
      return makeAttribute(start)
    }
    guard node.isActing else { return }
    var target = point(attribute.model)
    if former != (frame.size, content), let anchor = settings.anchor(for: .sizeChanges) {
      let before = offset(at: anchor, viewport: former.0, content: former.1)
      if abs(before.x - target.x) < 0.5, abs(before.y - target.y) < 0.5 {
        target = offset(at: anchor)
      }
    }
    move(to: target)
  }

  private func makeAttribute(_ start: CGPoint) {
    attribute = AnimatedAttribute(
      Vector(start.x, start.y), as: AttributeKind("scroll", .init("x"), .init("y")),
      host: host.graph, owner: self)
  }

  private var settings: ScrollSettings { node.environment.scrollSettings }

  /// How far content that is smaller than what is shown lies from the leading edges.
  var slack: CGSize {
    let anchor = settings.anchor(for: .alignment) ?? .topLeading
    return CGSize(
      width: anchor.x * max(0, viewport.width - contentSize.width),
      height: anchor.y * max(0, viewport.height - contentSize.height))
  }

  func makeSpace(inside outer: PlacementSpace) -> PlacementSpace {
    let made = PlacementSpace(inside: outer) { [weak self] in
      guard let self else { return ProjectionTransform() }
      let offset = currentOffset
      return ProjectionTransform(
        CGAffineTransform(
          translationX: viewport.minX - offset.x, y: viewport.minY - offset.y))
    }
    space = made
    return made
  }

  // MARK: Offset

  private func point(_ vector: Vector) -> CGPoint { CGPoint(x: vector.first, y: vector.second) }

  /// The largest offset there is.
  private var limit: CGPoint { Self.limit(viewport.size, contentSize) }

  private static func limit(_ viewport: CGSize, _ content: CGSize) -> CGPoint {
    CGPoint(
      x: max(0, content.width - viewport.width), y: max(0, content.height - viewport.height))
  }

  private func offset(at anchor: UnitPoint) -> CGPoint {
    offset(at: anchor, viewport: viewport.size, content: contentSize)
  }

  private func offset(at anchor: UnitPoint, viewport: CGSize, content: CGSize) -> CGPoint {
    let limit = Self.limit(viewport, content)
    return CGPoint(x: anchor.x * limit.x, y: anchor.y * limit.y)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let limit = limit
    return CGPoint(
      x: axes.contains(.horizontal) ? min(limit.x, max(0, offset.x)) : 0,
      y: axes.contains(.vertical) ? min(limit.y, max(0, offset.y)) : 0)
  }

  /// An offset that is in bounds where it comes to rest; on the way it may be beyond them.
  private func bounded(_ offset: CGPoint) -> CGPoint {
    let model = modelOffset
    let inside = clamped(model)
    return CGPoint(x: offset.x + inside.x - model.x, y: offset.y + inside.y - model.y)
  }

  /// Where the offset comes to rest.
  package var modelOffset: CGPoint { attribute.map { point($0.model) } ?? .zero }

  /// The offset to draw with.
  package var presentedOffset: CGPoint {
    attribute.map { bounded(point($0.presented)) } ?? .zero
  }

  /// The offset that geometry inside is told with.
  private var currentOffset: CGPoint { bounded(followed ?? modelOffset) }

  /// How far the content is moved as it is drawn, as it comes to rest, and how fast, for traces.
  var shift: (presented: CGPoint, model: CGPoint, velocity: CGPoint) {
    func back(_ point: CGPoint) -> CGPoint { CGPoint(x: -point.x, y: -point.y) }
    let rates = attribute?.velocityNumbers ?? []
    let velocity = rates.count < 2 ? CGPoint.zero : CGPoint(x: rates[0], y: rates[1])
    return (back(presentedOffset), back(clamped(modelOffset)), back(velocity))
  }

  /// Moves to an offset with the transaction of the update.
  func move(to offset: CGPoint) {
    guard let attribute, node.isActing else { return }
    let target = clamped(offset)
    guard target != point(attribute.model) else { return }
    attribute.set(
      Vector(target.x, target.y), transaction: node.transaction, environment: node.environment)
    followOffset()
    if attribute.isAnimating { host.clock.start(follower) }
    host.graph.addContinuation {}
  }

  /// Takes the offset for the evaluation at hand.
  func followOffset() {
    follower.evaluated()
    if host.graph.mode == .restoring {
      followed = acted
    } else {
      followed = attribute.flatMap { $0.isAnimating ? point($0.presented) : nil }
      if host.graph.mode == .acting { acted = followed }
    }
    tellObservers()
  }

  /// While the animation runs the clock asks for evaluations; its end is one more.
  package func attributeChanged() {
    if let element { host.setNeedsRedraw(element) }
    link?.offsetChanged()
    guard attribute?.isAnimating != true else { return }
    host.clock.stop(follower)
    node.invalidate()
  }

  private func tellObservers() {
    let observers = node.inputs.scrollObservers
    guard !observers.isEmpty, node.isActing, attribute != nil else { return }
    let offset = currentOffset
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
      contentSize: CGSize(
        width: contentSize.width - margins.horizontal,
        height: contentSize.height - margins.vertical),
      contentInsets: margins, containerSize: viewport.size)
    for entry in observers { entry.observer?.scrolled(geometry) }
  }

  func remove() {
    attribute?.remove()
    host.clock.remove(follower)
  }

  // MARK: Places inside

  /// The frame of a view inside that was placed, in the content's coordinates.
  func contentRect(of presence: PresenceElement) -> CGRect? {
    guard let space, let place = presence.lastPlace else { return nil }
    return place.space.map(toAny: space).bounds(of: place.frame)
  }

  /// What is shown of the content when the offset is at rest, without margins.
  var visibleRect: CGRect {
    let offset = clamped(modelOffset)
    return CGRect(origin: offset, size: viewport.size).outset(by: margins.negated)
  }

  /// The frame of what is shown, on the canvas.
  package var frameOnCanvas: CGRect {
    surroundings?.space.map(to: nil).bounds(of: viewport) ?? .zero
  }
}
