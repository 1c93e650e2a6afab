public import Foundation
import ViewGraph

/// A value as the text of a field: what is typed counts once editing is over, where it can be read.
struct ValueField<Value>: View {
  @Binding var value: Value
  let read: (String) -> Value?
  let write: (Value) -> String
  let prompt: Text?
  let label: AnyView
  @State private var draft: String?
  @Environment(\.textFieldStyle) private var style

  var body: some View {
    var source = FieldSource(
      text: Binding {
        draft ?? write(value)
      } set: {
        draft = $0
      }, prompt: prompt, label: label)
    source.editingChanged = { if !$0 { take() } }
    source.commit = { take() }
    return style.makeBody(source)
  }

  private func take() {
    if let draft, let typed = read(draft) { value = typed }
    draft = nil
  }
}

extension TextField {
  /// A field for a value in a format of Foundation's.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let format = format.locale(Locale(identifier: "en_US"))
    self.init(
      value: value, prompt: prompt, label: label(), read: { try? format.parseStrategy.parse($0) },
      write: { format.format($0) })
  }

  /// A field for a value or none, in a format of Foundation's.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let format = format.locale(Locale(identifier: "en_US"))
    self.init(
      value: value, prompt: prompt, label: label(),
      read: { $0.isEmpty ? .some(nil) : (try? format.parseStrategy.parse($0)).map { .some($0) } },
      write: { $0.map { format.format($0) } ?? "" })
  }

  /// A field for a value that a formatter writes and reads.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, prompt: prompt, label: label(),
      read: { FormatterValues.value(of: $0, formatter) as? V },
      write: { formatter.string(for: $0) ?? "" })
  }

  private init<V>(
    value: Binding<V>, prompt: Text?, label: Label, read: @escaping (String) -> V?,
    write: @escaping (V) -> String
  ) {
    self.init(
      content: AnyView(
        ValueField(
          value: value, read: read, write: write, prompt: prompt, label: AnyView(label))))
  }
}

/// Values that formatters read, as Swift's own types.
enum FormatterValues {
  static func value(of text: String, _ formatter: Formatter) -> Any? {
    guard let numbers = formatter as? NumberFormatter else {
      return (formatter as? DateFormatter)?.date(from: text)
    }
    guard let number = numbers.number(from: text) else { return nil }
    return numbers.maximumFractionDigits == 0 ? number.intValue : number.doubleValue
  }
}

extension TextField where Label == Text {
  /// A field for a value in a format of Foundation's, with a text for its label.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value in a format of Foundation's, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value or none, in a format of Foundation's, with a text for its label.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value or none, in a format of Foundation's, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value that a formatter writes and reads, with a text for its label.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value that a formatter writes and reads, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
