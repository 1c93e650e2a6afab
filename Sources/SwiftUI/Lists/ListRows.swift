import ViewGraph

/// The rows of a list.
struct ListRows<Content: View>: PrimitiveView, UnnamedInPaths {
  let look: ListLook
  let selection: ListSelection?
  let content: Content

  static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ListRowsNode(view, inputs: inputs)
  }
}

@MainActor private final class ListRowsNode<Content: View>: ViewNode<ListRows<Content>> {
  private var child: Child<Content>?
  private var element: ListElement?
  private var adoptsAnew = true

  override init(_ view: ListRows<Content>, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    var inside = inputs.with(parent: self)
    inside.transitionTrait = nil
    inside.stackAxis = nil
    child = Child(view.content, inputs: inside)
    element = ListElement(node: self, look: view.look, selection: view.selection)
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }
  override var isContainer: Bool { true }
  override func childElementsChanged() { adoptsAnew = true }
  override func makeElements() -> [Element] { element.map { [$0] } ?? [] }
  override var ownElements: [Element] { element.map { [$0] } ?? [] }

  override func viewChanged(from old: ListRows<Content>) {
    element?.look = view.look
    element?.selection = view.selection
    element?.refresh()
    host.graph.setNeedsLayout()
    host.setNeedsDisplayListRebuild()
    child?.update(view.content, environment: environment)
  }

  override func prepareForLayout() {
    guard adoptsAnew, let element, let child else { return }
    adoptsAnew = false
    element.adopt(child.node.elements)
  }
}
