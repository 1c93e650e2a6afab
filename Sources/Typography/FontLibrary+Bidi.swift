import CFriBidi

extension FontLibrary {
  /// The embedding levels of a paragraph's characters; odd ones run from right to left.
  package func embeddingLevels(of paragraph: [Unicode.Scalar]) -> [UInt8] {
    var levels = [FriBidiLevel](repeating: 0, count: paragraph.count)
    let characters = paragraph.map { FriBidiChar($0.value) }
    guard partway_bidi_levels(characters, Int32(characters.count), 0, &levels) != 0 else {
      return [UInt8](repeating: 0, count: paragraph.count)
    }
    // Characters that the algorithm removes have no level of their own.
    return levels.map { UInt8(clamping: $0) }
  }
}
