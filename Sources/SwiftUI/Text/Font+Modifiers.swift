extension Font {
  /// This font with other strokes.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// This font with bold strokes.
  public func bold() -> Font { weight(.bold) }

  /// This font with slanted letters.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// This font with digits that are all equally wide.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// This font with letters that are all equally wide.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// This font with wider or narrower letters.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }

  /// This font with lines nearer to one another or farther apart.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

  /// This font with small capitals for all letters, where the letters' file has them.
  public func smallCaps() -> Font {
    changed { $0.smallCapitals = SmallCapitals(areSmallLetters: true, areCapitals: true) }
  }

  /// This font with small capitals for small letters, where the letters' file has them.
  public func lowercaseSmallCaps() -> Font { changed { $0.smallCapitals.areSmallLetters = true } }

  /// This font with small capitals for capitals, where the letters' file has them.
  public func uppercaseSmallCaps() -> Font { changed { $0.smallCapitals.areCapitals = true } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
