import ViewGraph

/// A place with a control, whose operable parts are called by its label.
@MainActor protocol ControlPlace: _ViewNode {
  /// What the label says, as one and part by part.
  var labelNames: [String] { get }
}

/// Says that a view is one control: a touch on the name of its label means the part of it that is operated.
struct ControlModifier<Label: View>: PrimitiveModifier {
  /// A label that is told and not shown; nil where the content shows its label.
  let hiddenLabel: Label?

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ControlNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class ControlNode<C: View, Label: View>: PassthroughNode<
  ModifiedContent<C, ControlModifier<Label>>, C
>, ControlPlace
{
  private var label: Child<Label>?

  override func willMakeContent() { updateLabel() }

  /// Makes the label that is not shown where there is one, without a box in any layout.
  private func updateLabel() {
    guard let shown = view.modifier.hiddenLabel else {
      label?.node.remove()
      label = nil
      return
    }
    if let label {
      label.update(shown, environment: environment)
    } else {
      label = Child(shown, inputs: inputs.with(parent: self, environment: environment))
    }
  }

  override func viewChanged(from old: ModifiedContent<C, ControlModifier<Label>>) {
    updateLabel()
    super.viewChanged(from: old)
  }

  override var childNodes: [_ViewNode] { super.childNodes + (label.map { [$0.node] } ?? []) }

  override func makeElements() -> [Element] { super.childNodes.flatMap(\.elements) }

  var labelNames: [String] {
    if let label { return Self.names(in: label.node) }
    return super.childNodes.first.flatMap { Self.label(below: $0) }.map(Self.names) ?? []
  }

  /// The first label of this control below a place.
  private static func label(below node: _ViewNode) -> _ViewNode? {
    if node is any ControlLabelPlace { return node }
    if node is any ControlPlace { return nil }
    // A lazy sequence would look twice into each child.
    for child in node.childNodes {
      if let found = label(below: child) { return found }
    }
    return nil
  }

  private static func names(in label: _ViewNode) -> [String] {
    var parts: [String] = []
    func visit(_ node: _ViewNode) {
      if let named = node as? any Labelled {
        parts += named.touchNames
        return
      }
      for element in node.ownElements {
        parts += element.traceTexts.suffix(1).map(\.string)
      }
      for child in node.childNodes { visit(child) }
    }
    visit(label)
    return parts.count > 1 ? [parts.joined(separator: ", ")] + parts : parts
  }
}

/// A place with the label of a control.
@MainActor protocol ControlLabelPlace: _ViewNode {}

/// Says that a view is the label of the control around.
struct ControlLabelModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ControlLabelNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class ControlLabelNode<C: View>: PassthroughNode<
  ModifiedContent<C, ControlLabelModifier>, C
>, ControlLabelPlace
{}

extension View {
  /// One control, with its label inside.
  func control() -> some View { modifier(ControlModifier<EmptyView>(hiddenLabel: nil)) }

  /// One control whose label is told and not shown.
  func control<Label: View>(hiddenLabel: Label) -> some View {
    modifier(ControlModifier(hiddenLabel: hiddenLabel))
  }

  /// The label of the control around.
  func controlLabel() -> some View { modifier(ControlLabelModifier()) }
}

extension _ViewNode {
  /// The innermost control around this place, or the one that it is.
  var innermostControl: (any ControlPlace)? {
    var node: _ViewNode? = self
    while let current = node {
      if let control = current as? any ControlPlace { return control }
      node = current.parent
    }
    return nil
  }

  /// Whether this place belongs to the label of the innermost control around.
  var isInControlLabel: Bool {
    var node: _ViewNode? = self
    while let current = node {
      if current is any ControlLabelPlace { return true }
      if current is any ControlPlace { return false }
      node = current.parent
    }
    return false
  }
}
