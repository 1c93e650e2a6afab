/// Names that scenes go by on the command line.
package enum SceneName {
  /// A name in kebab-case: `TicketNotch` becomes `ticket-notch`, `HTMLPage 2` becomes
  /// `html-page-2`.
  ///
  /// A hyphen goes between a lower-case letter or digit and a capital, before the last capital of a
  /// run that a lower-case letter follows, and in place of every run of characters that are neither
  /// letters nor digits.
  package static func kebabCase(_ name: String) -> String {
    let characters = Array(name)
    var result = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !result.isEmpty, !result.hasSuffix("-") { result += "-" }
        continue
      }
      if character.isUppercase, index > 0 {
        let previous = characters[index - 1]
        let isFollowedByLowercase =
          index + 1 < characters.count && characters[index + 1].isLowercase
        let startsWord =
          previous.isLowercase || previous.isNumber
          || (previous.isUppercase && isFollowedByLowercase)
        if startsWord, !result.isEmpty, !result.hasSuffix("-") { result += "-" }
      }
      result += character.lowercased()
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result
  }

  /// A Swift identifier made from a name: letters, digits and underscores, not starting with a
  /// digit.
  package static func identifier(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      result.unicodeScalars.append(isPlain ? scalar : "_")
    }
    let startsWithDigit = result.unicodeScalars.first?.properties.numericType != nil
    return result.isEmpty || startsWithDigit ? "_" + result : result
  }
}
