public import Foundation

extension Text {
  func changed(_ change: (inout Run) -> Void) -> Text {
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

  /// Sets how wide the letters are; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed { $0.width = $0.width ?? .some(width) }
  }

  /// Sets the character of the letters; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.design = $0.design ?? .some(design) }
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

  /// Makes all letters equally wide, or leaves them.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.isMonospaced = $0.isMonospaced ?? isActive }
  }

  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed {
      $0.underline =
        $0.underline ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed {
      $0.strikethrough =
        $0.strikethrough ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// Adds points between letters.
  public func tracking(_ tracking: CGFloat) -> Text {
    changed { $0.tracking = $0.tracking ?? tracking }
  }

  /// Adds points between letters; `tracking` goes before it.
  public func kerning(_ kerning: CGFloat) -> Text {
    changed { $0.kerning = $0.kerning ?? kerning }
  }

  /// Raises letters above the line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }

  /// Makes the text larger or smaller than text beside it.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    changed { $0.scale = $0.scale ?? (isEnabled ? scale : nil) }
  }

  /// Sets the colour of the letters; nil leaves it to the surroundings.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }

  /// Sets what the letters are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
}
