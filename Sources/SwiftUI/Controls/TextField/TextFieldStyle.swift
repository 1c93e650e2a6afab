import ViewGraph

/// The looks of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field, as its style sees it.
public struct _TextFieldStyleLabel: PrimitiveView {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ViewNode(view, inputs: inputs)
  }
}

extension AnyControlStyle where Configuration == FieldSource {
  init<S: TextFieldStyle>(_ style: S) {
    self.init(style) { $0._body(configuration: TextField(source: $1, isBare: true)) }
  }
}

private struct TextFieldStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyControlStyle(DefaultTextFieldStyle())
}

extension EnvironmentValues {
  @MainActor var textFieldStyle: AnyControlStyle<FieldSource> {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyControlStyle(style))
  }
}

/// The style that text fields have where none is set: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text in a frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    // Sizes and colours of iOS's by eye.
    configuration
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background {
        RoundedRectangle(cornerRadius: 6).fill(Color(.adaptive(.systemBackground)))
        RoundedRectangle(cornerRadius: 6)
          .strokeBorder(Color(.adaptive(.systemFill)), lineWidth: 1)
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// What a text field looks like where it is.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a frame with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
