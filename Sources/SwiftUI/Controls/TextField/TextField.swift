import ViewGraph

/// A control for a line of text, or for several.
public struct TextField<Label: View>: View {
  private enum Kind {
    case styled(FieldSource)
    /// The inside of a styled field.
    case bare(FieldSource)
    case other(AnyView)
  }

  private let kind: Kind
  @Environment(\.textFieldStyle) private var style

  init(source: FieldSource, isBare: Bool = false) {
    kind = isBare ? .bare(source) : .styled(source)
  }

  /// A field that consists of another view.
  init(content: AnyView) { kind = .other(content) }

  /// A field with a view for its label, which is shown while there is no text and no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: FieldSource(text: text, prompt: prompt, label: AnyView(label())))
  }

  /// A field that grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(
      source: FieldSource(text: text, prompt: prompt, label: AnyView(label()), axis: axis))
  }

  public var body: some View {
    switch kind {
    case .styled(let source): style.makeBody(source)
    case .bare(let source): FieldCore(source: source)
    case .other(let content): content
    }
  }
}

extension TextField where Label == Text {
  /// A field with a text for its label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a text for its label, and one that stands for what is to be entered.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a text for its label, and one that stands for what is to be entered.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// A field that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// A field that grows along an axis, with a text that stands for what is to be entered.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field that grows along an axis, with a text that stands for what is to be entered.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  private init(
    _ label: Text, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    var source = FieldSource(text: text, label: AnyView(label))
    source.editingChanged = onEditingChanged
    source.commit = onCommit
    self.init(source: source)
  }

  /// A field that tells when it is edited and when its text is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field that tells when it is edited.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// A field that tells when its text is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// A field that tells when it is edited and when its text is submitted.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field that tells when it is edited.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// A field that tells when its text is submitted.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}
