import Foundation
import ViewGraph

/// What a text field is, whatever it looks like.
struct FieldSource {
  let text: Binding<String>
  var prompt: Text?
  var label: AnyView
  var axis = Axis.horizontal
  var isSecure = false
  /// Called when editing begins and ends.
  var editingChanged: (Bool) -> Void = { _ in }
  /// Called when the text is submitted, before the actions of the surroundings.
  var commit: () -> Void = {}
}

/// The text of a field or what stands for it, with a mark where text would be entered.
///
/// The mark stays: one that blinks would make every scene with a focused field endless.
struct FieldCore: View {
  let source: FieldSource
  @State private var isFocused = false
  @Environment(\.focusLinks) private var links
  @Environment(\.submitActions) private var submitActions
  @Environment(\.multilineTextAlignment) private var textAlignment

  private var isEmpty: Bool { source.text.wrappedValue.isEmpty }

  private var shownText: Text {
    let text = source.text.wrappedValue
    return Text(verbatim: source.isSecure ? String(repeating: "•", count: text.count) : text)
  }

  private var alignment: HorizontalAlignment {
    switch textAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private var ownLink: FocusLink {
    FocusLink(isWanted: isFocused) { isFocused = $0 }
  }

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
      .contentShape(Rectangle())
      .onTapGesture { isFocused = true }
      .modifier(
        TextInputModifier(
          text: source.text, breaksLines: source.axis == .vertical, links: links + [ownLink],
          submit: submit)
      )
      .onChange(of: isFocused) { _, isFocused in source.editingChanged(isFocused) }
      .control(hiddenLabel: source.label)
      .approximates("TextField")
  }

  private func submit() {
    source.commit()
    for action in submitActions where action.triggers.contains(.text) { action.action() }
  }

  @ViewBuilder private var content: some View {
    if source.axis == .horizontal { line.lineLimit(1) } else { line }
  }

  private var line: some View {
    ZStack(alignment: Alignment(horizontal: alignment, vertical: .firstTextBaseline)) {
      // Keeps the height of a line where nothing is written.
      Text(verbatim: " ").hidden()
      if isEmpty { placeholder } else { shownText }
    }
    .overlay(alignment: isEmpty ? .leading : .bottomTrailing) {
      if isFocused { TextCaret(isBehindText: !isEmpty) }
    }
  }

  @ViewBuilder private var placeholder: some View {
    if let prompt = source.prompt {
      prompt.foregroundStyle(.placeholder)
    } else {
      source.label.foregroundStyle(.placeholder)
    }
  }
}

/// The mark where text would be entered.
struct TextCaret: View {
  let isBehindText: Bool

  var body: some View {
    // As high as a line of the text around.
    Text(verbatim: " ").hidden().fixedSize().frame(width: 2)
      .background { Rectangle().fill(.tint) }
      .offset(x: isBehindText ? 3 : -1)
  }
}
