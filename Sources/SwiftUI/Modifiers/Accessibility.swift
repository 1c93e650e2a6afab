import ViewGraph
import VirtualTime

/// What a view says to those who do not see it; traces name views by it.
public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  var label: String?
  var hint: String?

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { AccessibilityNode(view, content: \.content, inputs: inputs) }
}

/// A place with a label or another name.
@MainActor protocol Labelled: AnyObject {
  /// The label at an instant up to now; nil where the place has another name only.
  func accessibilityText(at instant: VirtualInstant) -> String?
  /// What the place is called now by whoever touches it.
  var touchNames: [String] { get }
  /// What happens on a touch, in the author's words; nil where nothing is said of it here.
  var accessibilityHint: String? { get }
}

extension Labelled {
  var accessibilityHint: String? { nil }
}

@MainActor
private final class AccessibilityNode<C: View>: PassthroughNode<
  ModifiedContent<C, AccessibilityAttachmentModifier>, C
>, Labelled
{
  /// Labels with the instants since which they hold, the first since ever.
  private lazy var labels = [(since: VirtualInstant.zero, text: view.modifier.label)]

  override func willMakeContent() { _ = labels }

  override func viewChanged(from old: ModifiedContent<C, AccessibilityAttachmentModifier>) {
    if view.modifier.label != old.modifier.label, isActing {
      labels.append((host.graph.now, view.modifier.label))
    }
    super.viewChanged(from: old)
  }

  func accessibilityText(at instant: VirtualInstant) -> String? {
    labels.last { $0.since <= instant }?.text ?? labels[0].text
  }

  var touchNames: [String] { view.modifier.label.map { [$0] } ?? [] }

  var accessibilityHint: String? { view.modifier.hint }
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

  /// Tells those who do not see this view what it does, by what a text says.
  public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint.runs.map(\.string).joined())
  }

  /// Tells those who do not see this view what it does.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hintKey.runs.map(\.string).joined())
  }

  /// Tells those who do not see this view what it does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(hint: String(hint)))
  }
}
