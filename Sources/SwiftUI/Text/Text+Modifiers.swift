public import Foundation

extension Text {
  private func changed(_ change: (inout Run) -> Void) -> Text {
    Text(
      runs: runs.map { run in
        var run = run
        change(&run)
        return run
      })
  }

  /// Sets the font, where the text has none of its own yet.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

  /// Sets how heavy the strokes are; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? .some(weight) }
  }

  /// Makes the strokes bold.
  public func bold() -> Text { bold(true) }

  /// Makes the strokes bold, or leaves them.
  public func bold(_ isActive: Bool) -> Text { changed { $0.isBold = $0.isBold ?? isActive } }

  /// Slants the letters.
  public func italic() -> Text { italic(true) }

  /// Slants the letters, or leaves them.
  public func italic(_ isActive: Bool) -> Text {
    changed { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// Makes all digits equally wide.
  public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }

  /// Makes all letters equally wide; only digits are so far.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.hasMonospacedDigits = $0.hasMonospacedDigits || isActive }
  }

  /// Sets the character of the letters; all are drawn with Inter so far.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Adds points between letters.
  public func tracking(_ tracking: CGFloat) -> Text {
    changed { $0.tracking = $0.tracking ?? tracking }
  }

  /// Adds points between letters.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// Sets the colour of the letters; nil leaves it to the surroundings.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }

  /// Sets what the letters are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
}
