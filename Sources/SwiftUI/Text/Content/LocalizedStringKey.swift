public import Foundation

/// A literal of text with values in it, as it is written in source.
///
/// No tables of translations are read: the text is the literal's own, with its Markdown, and with values formatted for
/// American English.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let runs: [Text.Run]

  public init(_ value: String) { runs = MarkdownText.runs(of: value.map { .character($0) }) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    runs = MarkdownText.runs(of: stringInterpolation.tokens)
  }

  /// The parts of a literal, put together.
  public struct StringInterpolation: StringInterpolationProtocol {
    var tokens: [MarkdownText.Token] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      tokens += literal.map { .character($0) }
    }

    private mutating func append(_ string: String) {
      tokens.append(.value([Text.Run(string: string)]))
    }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// A number, with its digits in groups of three.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(LocalizedStringKey.string(value, specifier: T._defaultSpecifier))
    }

    /// A number by a format of C's.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(LocalizedStringKey.string(value, specifier: specifier))
    }

    /// A value in a format of Foundation's.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(LocalizedStringKey.string(input, format: format))
    }

    /// A text with its own looks.
    public mutating func appendInterpolation(_ text: Text) { tokens.append(.value(text.runs)) }

    /// An image in the line.
    public mutating func appendInterpolation(_ image: Image) {
      tokens.append(.value(Text(image).runs))
    }

    /// Text with attributes.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      tokens.append(.value(Text(attributedString).runs))
    }

    /// A date, or how far away it is.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      tokens.append(.value(Text(date, style: style).runs))
    }

    /// Two dates with what lies between them.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      tokens.append(.value(Text(dates).runs))
    }

    /// Two dates with what lies between them.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      tokens.append(.value(Text(interval).runs))
    }

    /// A clock that counts the seconds of an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      tokens.append(.value(text.runs))
    }

    /// Any other value, as it describes itself.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
      append("\(value)")
    }
  }
}
