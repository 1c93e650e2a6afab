import Foundation
public import Geometry
import ViewGraph

/// A window onto content that may be larger, along one axis or both.
///
/// What it shows of the content is told by its offset, which `ScrollViewReader`, `scrollPosition` and interactions set.
/// Indicators are those of a scroll view at rest: none.
public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ScrollNode(view, inputs: inputs)
  }
}

/// Keeps the region that scrolls; follows its offset from frame to frame while that moves.
@MainActor private final class ScrollNode<Content: View>: ViewNode<ScrollView<Content>> {
  private var child: Child<Content>?
  private var element: ScrollElement?
  private var region: ScrollRegion?
  private var adoptsAnew = true

  override init(_ view: ScrollView<Content>, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    let region = ScrollRegion(node: self, axes: view.axes)
    self.region = region
    host.scrollRegions.append(region)
    var inside = inputs.with(parent: self, environment: contentEnvironment)
    inside.transitionTrait = nil
    inside.stackAxis = region.stackAxis
    inside.follower = region.follower
    inside.scroll = region
    inside.scrollObservers = []
    child = Child(view.content, inputs: inside)
    let element = ScrollElement(node: self, region: region)
    region.element = element
    self.element = element
    followPosition()
  }

  private var contentEnvironment: EnvironmentValues {
    var inside = environment
    inside.scrollPositionLink = nil
    inside.scrollSettings.anchors = [:]
    return inside
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override var isContainer: Bool { true }

  override func childElementsChanged() { adoptsAnew = true }

  override func makeElements() -> [Element] { element.map { [$0] } ?? [] }

  override func prepareForLayout() {
    guard adoptsAnew, let element, let child else { return }
    adoptsAnew = false
    element.stack.children = child.node.elements
  }

  override func viewChanged(from old: ScrollView<Content>) {
    region?.axes = view.axes
    host.graph.setNeedsLayout()
    child?.update(view.content, environment: contentEnvironment)
    followPosition()
  }

  /// The offset is another at this moment, or a position that is bound.
  override func evaluate() {
    markValid()
    region?.followOffset()
    followPosition()
  }

  private func followPosition() {
    guard let region, let link = environment.scrollPositionLink else { return }
    region.positionLink = link
    let request = GraphReads.evaluating(self) { link.read() }
    guard isActing, request != region.boundRequest else { return }
    region.boundRequest = request
    guard let request else { return }
    host.graph.addContinuation { [weak region] in region?.perform(request) }
  }

  override func remove() {
    if let region {
      host.scrollRegions.removeAll { $0 === region }
      region.remove()
    }
    super.remove()
  }
}
