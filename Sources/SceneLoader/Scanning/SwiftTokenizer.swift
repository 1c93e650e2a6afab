/// Splits Swift source into tokens, skipping white space and comments.
///
/// Knows nested comments, string literals of all four forms with interpolation, and regular
/// expressions between `#/` and `/#`. A bare `/` is an operator, as it is in the language mode that
/// scenes compile in. Malformed source never traps: an unfinished literal or comment ends with the
/// file, and the compiler reports it later.
package struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var atLineStart = true

  /// Starts at the beginning of a source text.
  package init(_ source: [UInt8]) {
    bytes = source
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if peek() == .hash, peek(1) == .exclamation { skipLine() }
  }

  /// All tokens of a source text.
  package static func tokens(of source: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(source)
    var tokens: [SwiftToken] = []
    tokens.reserveCapacity(source.count / 4)
    while let token = tokenizer.next() { tokens.append(token) }
    return tokens
  }

  /// All tokens of a source text.
  package static func tokens(of source: String) -> [SwiftToken] {
    tokens(of: Array(source.utf8))
  }

  /// The next token, or `nil` at the end.
  package mutating func next() -> SwiftToken? {
    skipTrivia()
    guard let byte = peek() else { return nil }
    let startLine = line
    let startsLine = atLineStart
    atLineStart = false
    let (kind, text) = scan(startingWith: byte)
    return SwiftToken(kind: kind, text: text, line: startLine, startsLine: startsLine)
  }

  // MARK: - One token

  private mutating func scan(startingWith byte: UInt8) -> (SwiftToken.Kind, String) {
    if byte.isWordStart || byte == .dollar || byte == .at && peek(1)?.isWordStart == true {
      return (.word, takeWord())
    }
    if byte.isDigit { return (.number, takeNumber()) }
    switch byte {
    case .quote:
      return takeString(poundCount: 0)
    case .backtick:
      return (.word, takeQuotedWord())
    case .hash:
      return takeAfterHash()
    case .minus where peek(1) == .greater:
      position += 2
      return (.punctuation, "->")
    case .less, .greater, .ampersand:
      position += 1
      return (.symbol, String(UnicodeScalar(byte)))
    default:
      if byte.isOperator { return (.symbol, takeOperator()) }
      position += 1
      return (.punctuation, String(UnicodeScalar(byte)))
    }
  }

  private mutating func takeWord() -> String {
    let start = position
    position += 1
    while let byte = peek(), byte.isWordStart || byte.isDigit { position += 1 }
    return text(from: start)
  }

  private mutating func takeQuotedWord() -> String {
    position += 1
    let start = position
    while let byte = peek(), byte != .backtick, byte != .newline { position += 1 }
    let word = text(from: start)
    if peek() == .backtick { position += 1 }
    return word
  }

  private mutating func takeNumber() -> String {
    let start = position
    while let byte = peek() {
      let isFraction = byte == .dot && peek(1)?.isDigit == true
      guard byte.isWordStart || byte.isDigit || isFraction else { break }
      position += 1
    }
    return text(from: start)
  }

  private mutating func takeOperator() -> String {
    let start = position
    while let byte = peek(), byte.isOperator {
      if byte == .slash, peek(1) == .slash || peek(1) == .star, position > start { break }
      if position > start, byte == .less || byte == .greater || byte == .ampersand { break }
      position += 1
    }
    return text(from: start)
  }

  private mutating func takeAfterHash() -> (SwiftToken.Kind, String) {
    var pounds = 0
    while peek(pounds) == .hash { pounds += 1 }
    if peek(pounds) == .quote {
      position += pounds
      return takeString(poundCount: pounds)
    }
    if peek(pounds) == .slash {
      position += pounds + 1
      return (.regularExpression, takeRegularExpression(poundCount: pounds))
    }
    if pounds == 1, peek(1)?.isWordStart == true {
      position += 1
      return (.directive, "#" + takeWord())
    }
    position += 1
    return (.punctuation, "#")
  }

  private mutating func takeRegularExpression(poundCount: Int) -> String {
    let start = position
    while let byte = peek() {
      if byte == .backslash {
        advance()
      } else if byte == .slash, hasPounds(poundCount, after: 1) {
        let pattern = text(from: start)
        position += 1 + poundCount
        return pattern
      }
      advance()
    }
    return text(from: start)
  }

  // MARK: - Strings

  /// Takes a string literal whose opening quote is next; pounds before it are already taken.
  private mutating func takeString(poundCount: Int) -> (SwiftToken.Kind, String) {
    let isMultiline = peek(1) == .quote && peek(2) == .quote
    position += isMultiline ? 3 : 1
    var content: [UInt8] = []
    var isPlain = true
    while let byte = peek() {
      if byte == .backslash, hasPounds(poundCount, after: 1) {
        position += 1 + poundCount
        if peek() == .openParenthesis {
          isPlain = false
          skipInterpolation()
        } else if let escaped = takeEscape() {
          content.append(contentsOf: escaped)
        } else {
          isPlain = false
        }
      } else if byte == .quote, closesString(isMultiline: isMultiline, poundCount: poundCount) {
        position += (isMultiline ? 3 : 1) + poundCount
        break
      } else if byte == .newline, !isMultiline {
        break  // An unfinished literal; the rest of the file is still worth reading.
      } else {
        content.append(byte)
        advance()
      }
    }
    let plain = isPlain && !isMultiline
    return (.string(isPlain: plain), plain ? String(decoding: content, as: UTF8.self) : "")
  }

  private func closesString(isMultiline: Bool, poundCount: Int) -> Bool {
    guard isMultiline else { return hasPounds(poundCount, after: 1) }
    return peek(1) == .quote && peek(2) == .quote && hasPounds(poundCount, after: 3)
  }

  /// The bytes of the escape whose letter is next, or `nil` where it is not a simple one.
  private mutating func takeEscape() -> [UInt8]? {
    guard let letter = peek() else { return nil }
    advance()
    switch letter {
    case UInt8(ascii: "n"): return [.newline]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "0"): return [0]
    case .quote, .backslash, UInt8(ascii: "'"): return [letter]
    case UInt8(ascii: "u"): return takeUnicodeEscape()
    default: return nil
    }
  }

  private mutating func takeUnicodeEscape() -> [UInt8]? {
    guard peek() == .openBrace else { return nil }
    position += 1
    let start = position
    while let byte = peek(), byte.isWordStart || byte.isDigit { position += 1 }
    let digits = text(from: start)
    guard peek() == .closeBrace else { return nil }
    position += 1
    guard let value = UInt32(digits, radix: 16), let scalar = UnicodeScalar(value) else {
      return nil
    }
    return Array(String(scalar).utf8)
  }

  /// Skips `( … )` of an interpolation, with the strings and comments in it.
  private mutating func skipInterpolation() {
    var depth = 0
    while let token = next() {
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  // MARK: - White space and comments

  private mutating func skipTrivia() {
    while let byte = peek() {
      if byte == .newline || byte == .space || byte == 9 || byte == 13 || byte == 0 || byte == 12 {
        advance()
      } else if byte == .slash, peek(1) == .slash {
        skipLine()
      } else if byte == .slash, peek(1) == .star {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != .newline { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = peek() {
      if byte == .slash, peek(1) == .star {
        depth += 1
        position += 2
      } else if byte == .star, peek(1) == .slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  // MARK: - Bytes

  private func peek(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private func hasPounds(_ count: Int, after offset: Int) -> Bool {
    for index in 0..<count where peek(offset + index) != .hash { return false }
    return true
  }

  private mutating func advance() {
    guard position < bytes.count else { return }
    if bytes[position] == .newline {
      line += 1
      atLineStart = true
    }
    position += 1
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let minus = UInt8(ascii: "-")
  fileprivate static let less = UInt8(ascii: "<")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let ampersand = UInt8(ascii: "&")
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let at = UInt8(ascii: "@")
  fileprivate static let dollar = UInt8(ascii: "$")
  fileprivate static let exclamation = UInt8(ascii: "!")
  fileprivate static let openParenthesis = UInt8(ascii: "(")
  fileprivate static let openBrace = UInt8(ascii: "{")
  fileprivate static let closeBrace = UInt8(ascii: "}")

  fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Letters, the underscore, and every byte of a character outside ASCII.
  fileprivate var isWordStart: Bool {
    let lower = self | 0x20
    return lower >= 0x61 && lower <= 0x7A || self == 0x5F || self >= 0x80
  }

  fileprivate var isOperator: Bool {
    switch UnicodeScalar(self) {
    case "+", "-", "*", "/", "=", "<", ">", "!", "&", "|", "^", "~", "%", "?": true
    default: false
    }
  }
}
