/// Words that agree with a number, by the rules of English.
enum Inflection {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice",
    "leaf": "leaves", "half": "halves", "wolf": "wolves", "shelf": "shelves", "life": "lives",
    "knife": "knives", "wife": "wives", "loaf": "loaves", "calf": "calves", "thief": "thieves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "analysis": "analyses", "crisis": "crises", "criterion": "criteria", "is": "are",
    "was": "were", "has": "have", "this": "these", "that": "those",
  ]
  private static let unchanging: Set = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "salmon", "trout", "swine",
  ]

  /// Text whose last word agrees with the first number in it; as it is where there is none, and for one.
  static func agreeing(_ runs: [Text.Run]) -> [Text.Run] {
    guard let number = firstNumber(in: runs.map(\.string).joined()), number != 1,
      let index = runs.lastIndex(where: { $0.string.contains(where: \.isLetter) })
    else { return runs }
    // The word may have been cut into single characters, so it is gathered from the end.
    var word = ""
    gathering: for place in stride(from: index, through: 0, by: -1) {
      for character in runs[place].string.reversed() {
        guard character.isLetter else {
          if word.isEmpty, place == index { continue }
          break gathering
        }
        word.insert(character, at: word.startIndex)
      }
    }
    let plural = plural(of: word)
    guard plural != word else { return runs }
    // Letters in front of the ending stay where they are.
    var result = runs
    let kept = zip(word, plural).prefix { $0 == $1 }.count
    var dropped = word.count - kept
    let ending = String(plural.dropFirst(kept))
    var place = index
    while dropped > 0, place >= 0 {
      if let last = result[place].string.lastIndex(where: \.isLetter) {
        result[place].string.remove(at: last)
        dropped -= 1
        if dropped == 0 {
          result[place].string.insert(contentsOf: ending, at: last)
          return result
        }
      } else {
        place -= 1
      }
    }
    result[index].string = inserting(ending, afterLettersOf: result[index].string)
    return result
  }

  /// A string with an ending after its last letter.
  private static func inserting(_ ending: String, afterLettersOf string: String) -> String {
    guard let last = string.lastIndex(where: \.isLetter) else { return string + ending }
    let end = string.index(after: last)
    return string[..<end] + ending + string[end...]
  }

  private static func firstNumber(in string: String) -> Double? {
    guard let start = string.firstIndex(where: \.isNumber) else { return nil }
    let digits = string[start...].prefix { $0.isNumber || $0 == "," || $0 == "." }
    return Double(digits.filter { $0 != "," })
  }

  /// The plural of a noun, or of a verb or pronoun that has one.
  static func plural(of word: String) -> String {
    let small = word.lowercased()
    if unchanging.contains(small) { return word }
    if let plural = irregular[small] {
      return word.first?.isUppercase == true
        ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    if small.hasSuffix("man"), small != "human", small != "german", small != "roman" {
      return word.dropLast(2) + "en"
    }
    let beforeLast = small.dropLast().last
    if small.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) {
      return word.dropLast() + "ies"
    }
    let sibilants = ["s", "x", "z", "ch", "sh"]
    if sibilants.contains(where: small.hasSuffix) { return word + "es" }
    return word + "s"
  }
}
