import ViewGraph

/// The node of a modifier that puts an element around each element of its content.
@MainActor
final class ElementModifierNode<C: View, M: ViewModifier, Box: WrapperElement>:
  PassthroughNode<ModifiedContent<C, M>, C>
{
  private let makeBox: (ElementModifierNode, Element) -> Box
  private let updateBox: (Box, M) -> Void
  private var boxes: [Box] = []

  init(
    _ view: ModifiedContent<C, M>, inputs: _ViewInputs,
    make: @escaping (ElementModifierNode, Element) -> Box,
    update: @escaping (Box, M) -> Void
  ) {
    makeBox = make
    updateBox = update
    super.init(view, content: \.content, inputs: inputs)
  }

  override var ownElements: [Element] { boxes }

  override func makeElements() -> [Element] {
    let former = boxes
    boxes = super.makeElements().map { content in
      former.first { $0.content === content } ?? makeBox(self, content)
    }
    for box in former where !boxes.contains(where: { $0 === box }) { box.leaveTree() }
    return boxes
  }

  /// What a box reads of the state while it is laid out has changed.
  override func evaluate() {
    markValid()
    host.graph.setNeedsLayout()
  }

  override func viewChanged(from old: ModifiedContent<C, M>) {
    for box in boxes { updateBox(box, view.modifier) }
    super.viewChanged(from: old)
  }
}
