import Foundation
import Geometry
import ViewGraph

/// The node of a modifier that has to know where its content is; of several elements the first counts.
@MainActor
class GeometryTrackedNode<C: View, M: ViewModifier>: PassthroughNode<
  ModifiedContent<C, M>, C
>
{
  let geometry: PlacedGeometry
  private var box: TrackedElement?

  init(_ view: ModifiedContent<C, M>, inputs: _ViewInputs) {
    geometry = PlacedGeometry(in: inputs.host)
    super.init(view, content: \.content, inputs: inputs)
  }

  @available(*, unavailable, message: "this node is made with its view alone")
  override init(
    _ view: ModifiedContent<C, M>, content: KeyPath<ModifiedContent<C, M>, C>, inputs: _ViewInputs
  ) {
    preconditionFailure("this node is made with its view alone")
  }

  /// The content has been given a place.
  func wasPlaced() {}

  final override func makeElements() -> [Element] {
    var elements = super.makeElements()
    guard let first = elements.first else { return [] }
    if box?.content !== first {
      box = TrackedElement(node: self, content: first, geometry: geometry) { [unowned self] in
        wasPlaced()
      }
    }
    if let box { elements[0] = box }
    return elements
  }
}

/// An element that tells where its content is placed.
@MainActor private final class TrackedElement: WrapperElement {
  private let geometry: PlacedGeometry
  private let wasPlaced: () -> Void

  init(
    node: _ViewNode, content: Element, geometry: PlacedGeometry, wasPlaced: @escaping () -> Void
  ) {
    self.geometry = geometry
    self.wasPlaced = wasPlaced
    super.init(node: node, content: content)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    geometry.set(origin: origin, size: size(in: proposal))
    super.place(at: origin, in: proposal)
    wasPlaced()
  }
}
