/// One lexical element of a Swift source file.
package struct SwiftToken: Equatable, Sendable {
  /// What an element is, as far as finding scenes needs to know.
  package enum Kind: Equatable, Sendable {
    /// A name or keyword; `text` is without back-ticks.
    case word
    /// A number as written.
    case number
    /// A string literal; `text` is its content where that is plain text, else empty.
    case string(isPlain: Bool)
    /// One character of punctuation, or `->`.
    case punctuation
    /// A run of operator characters, except that `<`, `>` and `&` always stand alone.
    case symbol
    /// `#if`, `#Preview` and the like; `text` includes the number sign.
    case directive
    /// A regular expression between `#/` and `/#`.
    case regularExpression
  }

  /// What the element is.
  package var kind: Kind
  /// The characters that count; see `Kind`.
  package var text: String
  /// The line it starts on, from 1.
  package var line: Int
  /// Whether only white space stands before it on its line.
  package var startsLine: Bool

  /// Makes a token.
  package init(kind: Kind, text: String, line: Int, startsLine: Bool = false) {
    self.kind = kind
    self.text = text
    self.line = line
    self.startsLine = startsLine
  }

  /// Whether the token is this piece of punctuation or operator.
  package func isMark(_ mark: String) -> Bool {
    (kind == .punctuation || kind == .symbol) && text == mark
  }

  /// Whether the token is this name or keyword.
  package func isWord(_ word: String) -> Bool {
    kind == .word && text == word
  }
}
