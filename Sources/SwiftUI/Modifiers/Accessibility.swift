import ViewGraph

/// What a view says to those who do not see it; traces name views by it.
public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  let label: String

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { AccessibilityNode(view, content: \.content, inputs: inputs) }
}

/// A place with a label.
@MainActor protocol Labelled: AnyObject {
  var accessibilityText: String { get }
}

@MainActor
private final class AccessibilityNode<C: View>: PassthroughNode<
  ModifiedContent<C, AccessibilityAttachmentModifier>, C
>, Labelled
{
  var accessibilityText: String { view.modifier.label }
}

extension View {
  /// Names this view for those who do not see it, by what a text says.
  public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label.runs.map(\.string).joined())
  }

  /// Names this view for those who do not see it.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(labelKey.runs.map(\.string).joined())
  }

  /// Names this view for those who do not see it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(label: String(label)))
  }
}
