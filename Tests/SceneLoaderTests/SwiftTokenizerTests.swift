import SceneLoader
import Testing

@Suite struct SwiftTokenizerTests {
  private func words(_ source: String) -> [String] {
    SwiftTokenizer.tokens(of: source).filter { $0.kind == .word }.map(\.text)
  }

  @Test func commentsAreSkippedAndNest() {
    #expect(words("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
  }

  @Test func stringsHideWhatLooksLikeCode() {
    #expect(words(#"let s = "struct A: View { // no" ; end"#) == ["let", "s", "end"])
  }

  @Test func rawStringsEndAtTheirOwnPounds() {
    #expect(words(##"a #"quote " and \(b)"# c"##) == ["a", "c"])
  }

  @Test func interpolationsMayHoldStringsAndBrackets() {
    #expect(words(#"a "x \(f("(\(y))", z)) }" b"#) == ["a", "b"])
  }

  @Test func rawInterpolationNeedsItsPound() {
    let tokens = SwiftTokenizer.tokens(of: ##"#"\#(a)"# #"\(a)"#"##)
    #expect(tokens.map(\.kind) == [.string(isPlain: false), .string(isPlain: true)])
  }

  @Test func multilineStringsMayHoldQuotes() {
    #expect(words("a \"\"\"\n say \"hi\" struct B {\n \"\"\" c") == ["a", "c"])
  }

  @Test func linesAreCountedThroughCommentsAndStrings() {
    let source = "/* 1\n2 */\nlet a = \"\"\"\n  text\n  \"\"\"\nvar b"
    let last = SwiftTokenizer.tokens(of: source).last
    #expect(last?.text == "b")
    #expect(last?.line == 6)
  }

  @Test func plainStringsKeepTheirText() {
    let tokens = SwiftTokenizer.tokens(of: #""Größe \"A\"\u{41}\n""#)
    #expect(
      tokens == [
        SwiftToken(kind: .string(isPlain: true), text: "Größe \"A\"A\n", line: 1, startsLine: true)
      ])
  }

  @Test func extendedRegularExpressionsAreOneToken() {
    #expect(words(#"a #/ struct " { \/# /# b"#) == ["a", "b"])
  }

  @Test func backticksAreRemoved() {
    #expect(words("var `class`: `Self`") == ["var", "class", "Self"])
  }

  @Test(arguments: ["\"", "\"\\(", "/*", "\"\"\"", "#\"", "`", "#/", "\\", "#", "\"\\u{"])
  func unfinishedTokensEndWithTheFile(_ source: String) {
    _ = SwiftTokenizer.tokens(of: source)
    _ = SwiftTokenizer.tokens(of: "struct A { " + source)
  }
}
