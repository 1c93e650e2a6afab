import Foundation

/// Reads the Markdown that a literal may have within a line.
///
/// That is emphasis, lines through, code, links, and attributes that make words agree with a number. Values put into the
/// literal are taken as they are.
struct MarkdownText {
  /// What a literal consists of.
  enum Token {
    case character(Character)
    case value([Text.Run])

    var character: Character? {
      if case .character(let character) = self { character } else { nil }
    }
  }

  /// Marks that may begin or end emphasis.
  private struct Delimiter {
    let character: Character
    var count: Int
    let opens: Bool
    let closes: Bool
    let original: Int
  }

  private enum Item {
    case run(Text.Run)
    case delimiter(Delimiter)
  }

  /// Parts within parts are not read any deeper.
  private static let mostDepth = 16

  private let tokens: [Token]
  /// For each opening bracket its closing one.
  private var partners: [Int: Int] = [:]

  /// The runs of a literal.
  static func runs(of tokens: [Token]) -> [Text.Run] {
    let needsReading = tokens.contains { token in
      token.character.map { "*_~`[\\".contains($0) } ?? false
    }
    let reader = Self(tokens)
    let items = needsReading ? reader.items(in: 0..<tokens.count, depth: 0) : reader.plain()
    return joined(resolved(items))
  }

  private init(_ tokens: [Token]) {
    self.tokens = tokens
    var open: [Int] = []
    var isEscaped = false
    for (index, token) in tokens.enumerated() {
      defer { isEscaped = token.character == "\\" && !isEscaped }
      guard !isEscaped else { continue }
      if token.character == "[" || token.character == "(" {
        open.append(index)
      } else if token.character == "]" || token.character == ")" {
        let opening: Character = token.character == "]" ? "[" : "("
        guard let place = open.lastIndex(where: { tokens[$0].character == opening }),
          open.count - place < 64
        else { continue }
        partners[open[place]] = index
        open.removeSubrange(place...)
      }
    }
  }

  private func plain() -> [Item] {
    tokens.flatMap { token -> [Item] in
      switch token {
      case .character(let character): [.run(Text.Run(string: String(character)))]
      case .value(let runs): runs.map { .run($0) }
      }
    }
  }

  // MARK: - Reading

  private func items(in range: Range<Int>, depth: Int) -> [Item] {
    var items: [Item] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let character = tokens[index].character else {
        if case .value(let runs) = tokens[index] { items += runs.map { .run($0) } }
        index += 1
        continue
      }
      if character == "\\", index + 1 < range.upperBound,
        let next = tokens[index + 1].character, next.isASCII, next.isPunctuation || next.isSymbol
      {
        items.append(.run(Text.Run(string: String(next))))
        index += 2
      } else if character == "`", let code = code(at: index, in: range) {
        items += code.runs.map { .run($0) }
        index = code.end
      } else if character == "^", let part = bracketed(at: index + 1, in: range, depth: depth) {
        let attributes = string(of: part.second)
        let inner = Self.resolved(self.items(in: part.first, depth: depth + 1))
        let runs =
          attributes.contains("inflect") && attributes.contains("true")
          ? Inflection.agreeing(inner) : inner
        items += runs.map { .run($0) }
        index = part.second.upperBound + 1
      } else if character == "[", let part = bracketed(at: index, in: range, depth: depth) {
        let link = URL(string: string(of: part.second))
        for var run in Self.resolved(self.items(in: part.first, depth: depth + 1)) {
          run.style = run.style ?? AnyShapeStyle(TintShapeStyle())
          run.link = run.link ?? link
          items.append(.run(run))
        }
        index = part.second.upperBound + 1
      } else if "*_~".contains(character) {
        let delimiter = delimiter(at: index, in: range)
        items.append(.delimiter(delimiter))
        index += delimiter.count
      } else {
        items.append(.run(Text.Run(string: String(character))))
        index += 1
      }
    }
    return items
  }

  private func string(of range: Range<Int>) -> String {
    String(range.compactMap { tokens[$0].character })
  }

  /// The contents of `[…](…)` that begins at a place.
  private func bracketed(
    at index: Int, in range: Range<Int>, depth: Int
  ) -> (first: Range<Int>, second: Range<Int>)? {
    guard depth < Self.mostDepth, index < range.upperBound, tokens[index].character == "[",
      let close = partners[index], close + 1 < range.upperBound,
      tokens[close + 1].character == "(", let end = partners[close + 1], end < range.upperBound
    else { return nil }
    return (index + 1..<close, close + 2..<end)
  }

  /// Code between as many backticks as it begins with.
  private func code(at index: Int, in range: Range<Int>) -> (runs: [Text.Run], end: Int)? {
    func count(at place: Int) -> Int {
      var end = place
      while end < range.upperBound, tokens[end].character == "`" { end += 1 }
      return end - place
    }
    let length = count(at: index)
    var place = index + length
    while place < range.upperBound {
      guard tokens[place].character == "`" else {
        place += 1
        continue
      }
      let closing = count(at: place)
      if closing == length {
        var runs: [Text.Run] = []
        for token in tokens[index + length..<place] {
          switch token {
          case .character(let character): runs.append(Text.Run(string: String(character)))
          case .value(let value): runs += value
          }
        }
        for number in runs.indices { runs[number].isMonospaced = runs[number].isMonospaced ?? true }
        return (runs, place + closing)
      }
      place += closing
    }
    return nil
  }

  private func delimiter(at index: Int, in range: Range<Int>) -> Delimiter {
    let character = tokens[index].character ?? "*"
    var end = index
    while end < range.upperBound, tokens[end].character == character { end += 1 }
    // The ends of the text count as spaces, values as letters.
    func kind(_ place: Int) -> (isSpace: Bool, isPunctuation: Bool) {
      guard range.contains(place) else { return (true, false) }
      guard let neighbour = tokens[place].character else { return (false, false) }
      return (neighbour.isWhitespace, neighbour.isPunctuation || neighbour.isSymbol)
    }
    let (before, after) = (kind(index - 1), kind(end))
    let isLeft =
      !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let isRight =
      !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    let isWordwise = character == "_"
    return Delimiter(
      character: character, count: end - index,
      opens: isLeft && (!isWordwise || !isRight || before.isPunctuation),
      closes: isRight && (!isWordwise || !isLeft || after.isPunctuation), original: end - index)
  }

  // MARK: - Emphasis

  /// Pairs what begins emphasis with what ends it; marks without a partner are characters.
  private static func resolved(_ items: [Item]) -> [Text.Run] {
    var items = items
    var openers: [Int] = []
    for index in items.indices {
      guard case .delimiter(var closer) = items[index] else { continue }
      while closer.closes, closer.count > 0 {
        guard
          let place = openers.lastIndex(where: { matches(items[$0], closer) }),
          case .delimiter(var opener) = items[openers[place]]
        else { break }
        let used =
          closer.character == "~" ? closer.count : min(2, opener.count, closer.count)
        for inside in openers[place] + 1..<index {
          guard case .run(var run) = items[inside] else { continue }
          apply(closer.character, used, to: &run)
          items[inside] = .run(run)
        }
        openers.removeSubrange((place + 1)...)
        opener.count -= used
        closer.count -= used
        items[openers[place]] = .delimiter(opener)
        if opener.count == 0 { openers.removeLast() }
      }
      items[index] = .delimiter(closer)
      if closer.opens, closer.count > 0 { openers.append(index) }
    }
    return items.compactMap { item in
      switch item {
      case .run(let run): run
      case .delimiter(let rest):
        rest.count > 0
          ? Text.Run(string: String(repeating: rest.character, count: rest.count)) : nil
      }
    }
  }

  private static func matches(_ item: Item, _ closer: Delimiter) -> Bool {
    guard case .delimiter(let opener) = item, opener.opens, opener.count > 0,
      opener.character == closer.character
    else { return false }
    if closer.character == "~" { return opener.count == closer.count && closer.count <= 2 }
    // A mark that could do both pairs with another only where their lengths do not add up to a multiple of three.
    guard opener.closes || closer.opens else { return true }
    return !(opener.original + closer.original).isMultiple(of: 3)
      || (opener.original.isMultiple(of: 3) && closer.original.isMultiple(of: 3))
  }

  private static func apply(_ character: Character, _ count: Int, to run: inout Text.Run) {
    if character == "~" {
      run.strikethrough = run.strikethrough ?? .some(.single)
    } else if count == 2 {
      run.isBold = run.isBold ?? true
    } else {
      run.isItalic = run.isItalic ?? true
    }
  }

  /// The runs with neighbours that look the same put together; one empty run for none.
  private static func joined(_ runs: [Text.Run]) -> [Text.Run] {
    var result: [Text.Run] = []
    for run in runs {
      if let last = result.last, last.dated == nil, run.dated == nil, last.image == nil,
        run.image == nil, last.hasSameLooks(as: run)
      {
        result[result.count - 1].string += run.string
      } else {
        result.append(run)
      }
    }
    return result.isEmpty ? [Text.Run(string: "")] : result
  }
}
