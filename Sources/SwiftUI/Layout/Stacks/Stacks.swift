public import Foundation
import Geometry
import ViewGraph

/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
  let layout: StackLayout
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .vertical, horizontal: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view, content: \.content, inputs: inputs, axis: .vertical) { node in
      StackElement(node: node, layout: view.layout)
    } update: { element, view in
      element.layout = view.layout
    } adopt: { element, children in
      element.children = children
    }
  }
}

/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
  let layout: StackLayout
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .horizontal, vertical: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view, content: \.content, inputs: inputs, axis: .horizontal) { node in
      StackElement(node: node, layout: view.layout)
    } update: { element, view in
      element.layout = view.layout
    } adopt: { element, children in
      element.children = children
    }
  }
}

/// Views on top of one another, the first lowest.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view, content: \.content, inputs: inputs, axis: nil) { node in
      LayeredElement(node: node, alignment: view.alignment)
    } update: { element, view in
      element.alignment = view.alignment
    } adopt: { element, children in
      element.children = children
    }
  }
}

/// The node of a view that lays out the elements of its content.
@MainActor final class ContainerNode<V: View, Content: View, Box: Element>: ViewNode<V> {
  private let content: KeyPath<V, Content>
  private let updateElement: (Box, V) -> Void
  private let adopt: (Box, [Element]) -> Void
  private var child: Child<Content>?
  private var element: Box?

  init(
    _ view: V, content: KeyPath<V, Content>, inputs: _ViewInputs, axis: Axis?,
    make: (_ViewNode) -> Box, update: @escaping (Box, V) -> Void,
    adopt: @escaping (Box, [Element]) -> Void
  ) {
    self.content = content
    updateElement = update
    self.adopt = adopt
    super.init(view, inputs: inputs)
    var inside = inputs.with(parent: self)
    inside.transitionTrait = nil
    inside.stackAxis = axis
    child = Child(view[keyPath: content], inputs: inside)
    element = make(self)
  }

  @available(*, unavailable, message: "this node is made with more than its view")
  override init(_ view: V, inputs: _ViewInputs) {
    preconditionFailure("this node is made with more than its view")
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override var isContainer: Bool { true }

  override func childElementsChanged() { adoptsAnew = true }
  private var adoptsAnew = true

  override func makeElements() -> [Element] { element.map { [$0] } ?? [] }

  override func viewChanged(from old: V) {
    if let element { updateElement(element, view) }
    host.graph.setNeedsLayout()
    child?.update(view[keyPath: content], environment: environment)
  }

  /// Gives the element its children when they are others than before.
  override func prepareForLayout() {
    guard adoptsAnew, let element, let child else { return }
    adoptsAnew = false
    adopt(element, child.node.elements)
  }
}
