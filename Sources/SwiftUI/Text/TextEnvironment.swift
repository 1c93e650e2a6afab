public import Foundation
public import ViewGraph

/// How lines of one text lie beside one another.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// What the surroundings say about text, beyond the font.
struct TextLooks: Equatable {
  var weight: Font.Weight?
  var isBold = false
  var isItalic = false
  var hasMonospacedDigits = false
  var tracking: CGFloat = 0
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

private struct MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
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

  /// How lines of one text lie beside one another.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  var textLooks: TextLooks {
    get { self[TextLooksKey.self] }
    set { self[TextLooksKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of text inside that has none of its own.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how heavy the strokes of text inside are; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textLooks.weight, weight)
  }

  /// Makes the strokes of text inside bold, or leaves them.
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textLooks.isBold, isActive)
  }

  /// Slants the letters of text inside, or leaves them.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textLooks.isItalic, isActive)
  }

  /// Makes the digits of text inside equally wide.
  public func monospacedDigit() -> some View {
    environment(\.textLooks.hasMonospacedDigits, true)
  }

  /// Makes the letters of text inside equally wide; only digits are so far.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textLooks.hasMonospacedDigits, isActive)
  }

  /// Sets the character of the letters of text inside; all are drawn with Inter so far.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Adds points between the letters of text inside.
  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textLooks.tracking, tracking)
  }

  /// Adds points between the letters of text inside.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textLooks.tracking, kerning)
  }

  /// Limits the number of lines of text inside, or lifts the limit where it is nil.
  ///
  /// A text shows its own lines so far.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets how lines of one text lie beside one another.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
