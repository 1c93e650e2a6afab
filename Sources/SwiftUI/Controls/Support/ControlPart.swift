import ViewGraph
import VirtualTime

/// Says that a view is one of several operable parts of a control, which has a name of its own.
///
/// It is found by that name, and by the name followed by the control's: "Increment", "Increment Nights".
struct ControlPartModifier: PrimitiveModifier {
  let name: String

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ControlPartNode(view, content: \.content, inputs: inputs) }
}

/// A place with a part of a control.
@MainActor protocol ControlPartPlace: _ViewNode {}

@MainActor
private final class ControlPartNode<C: View>: PassthroughNode<
  ModifiedContent<C, ControlPartModifier>, C
>, ControlPartPlace, Labelled
{
  func accessibilityText(at instant: VirtualInstant) -> String? { nil }

  var touchNames: [String] {
    let name = view.modifier.name
    return [name] + (innermostControl?.labelNames ?? []).map { "\(name) \($0)" }
  }
}

extension View {
  /// A part of the control around that is operated by itself.
  func controlPart(named name: String) -> some View { modifier(ControlPartModifier(name: name)) }
}

extension _ViewNode {
  /// Whether this place belongs to a part with a name of its own of the innermost control around.
  var isInControlPart: Bool {
    var node: _ViewNode? = self
    while let current = node {
      if current is any ControlPartPlace { return true }
      if current is any ControlPlace { return false }
      node = current.parent
    }
    return false
  }
}
