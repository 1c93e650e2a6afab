import ViewGraph

/// A control for a line of text that nobody is to read.
public struct SecureField<Label: View>: View {
  private let source: FieldSource
  @Environment(\.textFieldStyle) private var style

  private init(source: FieldSource) { self.source = source }

  /// A field with a view for its label, which is shown while there is no text and no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(
      source: FieldSource(
        text: text, prompt: prompt, label: AnyView(label()), isSecure: true))
  }

  public var body: some View { style.makeBody(source) }
}

extension SecureField where Label == Text {
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

  /// A field that tells when its text is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      source: FieldSource(
        text: text, label: AnyView(Text(titleKey)), isSecure: true, commit: onCommit))
  }

  /// A field that tells when its text is submitted.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      source: FieldSource(
        text: text, label: AnyView(Text(title)), isSecure: true, commit: onCommit))
  }
}
