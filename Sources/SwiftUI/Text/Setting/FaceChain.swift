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

  /// A face for each character: the first of the chain that has it, and the first of all where none has.
  ///
  /// Marks, joiners and what has no shape of its own stay with the character before them.
  mutating func faces(
    for scalars: ArraySlice<Unicode.Scalar>
  ) throws(FontOpeningError) -> [any Typeface] {
    var result: [any Typeface] = []
    result.reserveCapacity(scalars.count)
    for scalar in scalars {
      if scalar.value < 0x7F {
        result.append(first)
      } else if scalar.followsItsBase {
        result.append(result.last ?? first)
      } else {
        result.append(try face(for: scalar))
      }
    }
    return result
  }

  private func face(for scalar: Unicode.Scalar) throws(FontOpeningError) -> any Typeface {
    if first.hasGlyph(for: scalar) { return first }
    for file in others {
      let face = try fonts.face(for: file)
      if face.hasGlyph(for: scalar) { return face }
    }
    return first
  }
}

extension Unicode.Scalar {
  fileprivate var followsItsBase: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
