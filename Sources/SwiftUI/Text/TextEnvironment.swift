public import Foundation
public import ViewGraph

/// How lines of one text lie beside one another.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// What the surroundings say about text, beyond the font.
struct TextLooks: Equatable {
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var tracking: CGFloat?
  var kerning: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale = Text.Scale.default
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct TextLooksKey: EnvironmentKey {
  static let defaultValue = TextLooks()
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct LeastLinesKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private struct LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private struct TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private struct AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

private struct TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

extension EnvironmentValues {
  /// The font of text that has none of its own; nil for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How many lines a text may have; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Lines that a text has space for, whatever it says.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  /// How lines of one text lie beside one another.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// Points between the lines of a text beyond what its font asks for.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where text is left out that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The least that letters are multiplied by so that no text is left out.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may move together so that no text is left out.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Whether letters are all capitals or all small; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var textLooks: TextLooks {
    get { self[TextLooksKey.self] }
    set { self[TextLooksKey.self] = newValue }
  }
}
