import DrawingModel

/// The font files that a run's characters are looked for in, one after another.
@MainActor struct FaceChain {
  private let first: any Typeface
  private let others: [FontFile]
  private let fonts: any FontSource

  init(_ file: FontFile, in fonts: any FontSource) throws(FontOpeningError) {
    self.fonts = fonts
    first = try fonts.face(for: file)
    var others: [FontFile] = []
    if file.family != .inter {
      others.append(FontFile(weight: file.weight, isItalic: file.isItalic))
    }
    others.append(FontFile(family: .dejaVu, weight: file.weight))
    self.others = others
  }

  /// A face for each character: that of emoji where it is one, else the first of the chain that has it, and the first of
  /// all where none has.
  ///
  /// Marks, joiners and what has no shape of its own stay with the character before them.
  mutating func faces(
    for scalars: ArraySlice<Unicode.Scalar>
  ) throws(FontOpeningError) -> [any Typeface] {
    var result: [any Typeface] = []
    result.reserveCapacity(scalars.count)
    for (index, scalar) in zip(scalars.indices, scalars) {
      let next = index + 1 < scalars.endIndex ? scalars[index + 1] : nil
      if scalar.isASCII {
        let isKey = scalar.properties.isEmoji && Self.isKeycap(scalars[(index + 1)...])
        result.append(isKey ? try emoji(for: scalar) ?? first : first)
      } else if scalar.followsItsBase {
        result.append(result.last ?? first)
      } else if scalar.isEmoji(
        before: next, after: index > scalars.startIndex ? scalars[index - 1] : nil),
        let face = try emoji(for: scalar)
      {
        result.append(face)
      } else {
        result.append(try face(for: scalar))
      }
    }
    return result
  }

  /// Whether characters make a key of the one before them.
  private static func isKeycap(_ next: ArraySlice<Unicode.Scalar>) -> Bool {
    next.starts(with: ["\u{20E3}"]) || next.starts(with: ["\u{FE0F}", "\u{20E3}"])
  }

  /// The face of emoji, where it has a character.
  private func emoji(for scalar: Unicode.Scalar) throws(FontOpeningError) -> (any Typeface)? {
    let face = try fonts.face(for: Self.emoji)
    return face.hasGlyph(for: scalar) ? face : nil
  }

  private static let emoji = FontFile(family: .notoColorEmoji)

  private func face(for scalar: Unicode.Scalar) throws(FontOpeningError) -> any Typeface {
    if first.hasGlyph(for: scalar) { return first }
    for file in others {
      let face = try fonts.face(for: file)
      if face.hasGlyph(for: scalar) { return face }
    }
    return scalar.properties.isEmoji ? try emoji(for: scalar) ?? first : first
  }
}

extension Unicode.Scalar {
  /// Whether the character before it is an emoji because of it: the sign that says so, or a colour of skin.
  fileprivate var makesEmoji: Bool { value == 0xFE0F || properties.isEmojiModifier }

  /// Whether it is to be a picture, between two characters.
  fileprivate func isEmoji(before next: Unicode.Scalar?, after previous: Unicode.Scalar?) -> Bool {
    guard properties.isEmoji else { return false }
    if next?.value == 0xFE0E { return false }
    return properties.isEmojiPresentation || next?.makesEmoji == true
      || previous?.value == 0x200D
  }

  fileprivate var followsItsBase: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
