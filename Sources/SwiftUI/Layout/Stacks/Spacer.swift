public import Foundation
import Geometry

/// Space that stretches along the axis of the stack around it, and in both directions outside of one.
public struct Spacer: PrimitiveView {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    LeafNode(view, inputs: inputs) { node in
      SpacerElement(node: node, minLength: view.minLength)
    } update: { element, view in
      element.minLength = view.minLength ?? SpacerElement.defaultLength
      element.host.graph.setNeedsLayout()
    }
  }
}

@MainActor private final class SpacerElement: Element {
  /// Fact F11.
  static let defaultLength: CGFloat = 8
  var minLength: CGFloat

  init(node: _ViewNode, minLength: CGFloat?) {
    self.minLength = minLength ?? Self.defaultLength
    super.init(node: node)
  }

  override func makeSpacing() -> ViewSpacing { ViewSpacing(all: .spacer) }

  override var layoutPriority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = containerAxis ?? node.inputs.stackAxis
    return CGSize(
      width: axis == .vertical ? 0 : max(minLength, proposal.width ?? 0),
      height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? 0))
  }
}

/// The node of a view with one element and no content.
@MainActor final class LeafNode<V: View, Box: Element>: ViewNode<V> {
  private var element: Box?
  private let updateElement: (Box, V) -> Void

  init(
    _ view: V, inputs: _ViewInputs, make: (_ViewNode) -> Box,
    update: @escaping (Box, V) -> Void
  ) {
    updateElement = update
    super.init(view, inputs: inputs)
    element = make(self)
  }

  @available(*, unavailable, message: "this node is made with more than its view")
  override init(_ view: V, inputs: _ViewInputs) {
    preconditionFailure("this node is made with more than its view")
  }

  override func makeElements() -> [Element] { ownElements }

  override var ownElements: [Element] { element.map { [$0] } ?? [] }

  override func viewChanged(from old: V) {
    if let element { updateElement(element, view) }
  }
}
