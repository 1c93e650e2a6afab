import ViewGraph

/// A control for a text of any length, which fills the space it is offered.
public struct TextEditor: View {
  private let text: Binding<String>
  @State private var isFocused = false
  @Environment(\.focusLinks) private var links

  /// An editor of a text.
  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    // Margins of iOS's by eye.
    Text(verbatim: text.wrappedValue.isEmpty ? " " : text.wrappedValue)
      .overlay(alignment: text.wrappedValue.isEmpty ? .topLeading : .bottomTrailing) {
        if isFocused { TextCaret(isBehindText: !text.wrappedValue.isEmpty) }
      }
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background { Rectangle().fill(.background) }
      .clipped()
      .contentShape(Rectangle())
      .onTapGesture { isFocused = true }
      .modifier(
        TextInputModifier(
          text: text, breaksLines: true,
          links: links + [FocusLink(isWanted: isFocused) { isFocused = $0 }], submit: {})
      )
      .approximates("TextEditor")
  }
}
