public import Foundation
import ViewGraph

extension View {
  /// Sets the font of text inside that has none of its own.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how heavy the strokes of text inside are; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textLooks.weight, weight)
  }

  /// Sets how wide the letters of text inside are; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textLooks.width, width)
  }

  /// Sets the character of the letters of text inside; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textLooks.design, design)
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

  /// Makes the letters of text inside equally wide, or leaves them.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textLooks.isMonospaced, isActive)
  }

  /// Draws a line under text inside.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textLooks.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through text inside.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textLooks.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Adds points between the letters of text inside.
  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textLooks.tracking, tracking)
  }

  /// Adds points between the letters of text inside; `tracking` goes before it.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textLooks.kerning, kerning)
  }

  /// Raises the letters of text inside above their line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textLooks.baselineOffset, baselineOffset)
  }

  /// Makes text inside larger or smaller than text beside it.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environment(\.textLooks.scale, isEnabled ? scale : .default)
  }
}
