import Foundation
import Geometry
import ViewGraph

/// Shows content that depends on the size and place it is given; takes all the space there is.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    GeometryReaderNode(view, inputs: inputs)
  }
}

/// Makes the content once the reader has a place, so that the content's first values are the right ones and do not
/// animate; whatever it read of the geometry brings it up to date inside the update that changed the layout.
@MainActor private final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>>
{
  private var child: Child<Content>?
  private var element: GeometryReaderElement?
  private let geometry: PlacedGeometry
  private lazy var follower = FrameFollower(of: self, followsLayout: true)
  private var adoptsAnew = false
  private var isAwaitingContent = false

  override init(_ view: GeometryReader<Content>, inputs: _ViewInputs) {
    geometry = PlacedGeometry(in: inputs.host)
    super.init(view, inputs: inputs)
    element = GeometryReaderElement(node: self, geometry: geometry) { [unowned self] in wasPlaced()
    }
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override var isContainer: Bool { true }

  override func childElementsChanged() { adoptsAnew = true }

  override func makeElements() -> [Element] { element.map { [$0] } ?? [] }

  override func prepareForLayout() {
    guard adoptsAnew, let element, let child else { return }
    adoptsAnew = false
    element.children = child.node.elements
  }

  private func wasPlaced() {
    guard child == nil, !isAwaitingContent, isActing else { return }
    isAwaitingContent = true
    host.graph.addContinuation { [weak self] in self?.makeContent() }
  }

  private func makeContent() {
    isAwaitingContent = false
    guard isAlive, child == nil else { return }
    let content = evaluatedContent()
    var inside = inputs.with(parent: self, environment: environment)
    inside.transitionTrait = nil
    inside.stackAxis = nil
    inside.follower = follower
    child = Child(content, inputs: inside)
    structureChanged()
  }

  private func evaluatedContent() -> Content {
    host.bodyCount += 1
    return GraphReads.evaluating(self) { view.content(GeometryProxy(geometry: geometry)) }
  }

  override func viewChanged(from old: GeometryReader<Content>) { evaluate() }

  override func evaluate() {
    markValid()
    guard let child else { return }
    child.update(evaluatedContent(), environment: environment)
  }
}

/// The element of a reader: as large as it is proposed to be, with its children at its top-left corner.
@MainActor private final class GeometryReaderElement: ContainerElement {
  private let geometry: PlacedGeometry
  private let wasPlaced: () -> Void

  init(node: _ViewNode, geometry: PlacedGeometry, wasPlaced: @escaping () -> Void) {
    self.geometry = geometry
    self.wasPlaced = wasPlaced
    super.init(node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let size = size(in: proposal)
    geometry.set(origin: origin, size: size)
    // Content that is about to be evaluated anew is placed once, as it will be.
    if geometry.isOutdated, host.graph.mayContinue {
      let graph = host.graph
      return graph.addContinuation { graph.setNeedsLayout() }
    }
    let proposal = ProposedViewSize(size)
    for child in placedChildren {
      let x = left(of: 0, width: child.size(in: proposal).width, in: size.width)
      child.place(at: CGPoint(x: origin.x + x, y: origin.y), in: proposal)
    }
    placeLeavingChildren()
    wasPlaced()
  }
}
