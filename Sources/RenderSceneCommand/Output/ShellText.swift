/// Words as a shell takes them.
enum ShellText {
  /// A command line of words, each quoted where it must be.
  static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  /// One word, in quotation marks where a shell would read it otherwise.
  static func quoted(_ word: String) -> String {
    let isPlain = { (byte: UInt8) -> Bool in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./:,=@%+".utf8.contains(byte)
      }
    }
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
