/// What the surroundings say about the lines of a text.
struct ParagraphLooks: Equatable {
  /// Where lines lie when those that begin at the left are the leading ones.
  var alignment = TextAlignment.leading
  /// Points between lines beyond what their fonts ask for.
  var lineSpacing = 0.0
  /// Lines that there is always space for.
  var leastLines = 0
  /// Lines that are shown at most; nil for any number.
  var mostLines: Int?
  var truncationMode = Text.TruncationMode.tail
  /// What letters may be multiplied by rather than left out.
  var smallestScale = 1.0
  /// Whether letters may move together rather than be left out.
  var allowsTightening = false

  /// Letters move together by no more than this part of the font's size.
  static let mostTightening = 0.03
}
