import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Markdown as attributes.
@MainActor @Suite struct AttributedMarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  private func characters(_ string: AttributedString) -> String { String(string.characters) }

  @Test func emphasisAndCodeAreIntents() throws {
    let string = try AttributedString(markdown: "a **b** *c* `d` ~~e~~")
    #expect(characters(string) == "a b c d e")
    let intents = string.runs.compactMap { $0.inlinePresentationIntent }
    #expect(intents == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
  }

  @Test func linksKeepTheirAddress() throws {
    let string = try AttributedString(
      markdown: "[here](page)", baseURL: URL(string: "https://example.com/a/"))
    #expect(string.runs.first?.link?.absoluteString == "https://example.com/a/page")
    #expect(characters(string) == "here")
  }

  @Test func whiteSpaceOfLines() throws {
    let markdown = "one\ntwo\n\n# Three\n- four"
    #expect(characters(try AttributedString(markdown: markdown)) == "one twoThreefour")
    let inline = try AttributedString(
      markdown: markdown, options: Options(interpretedSyntax: .inlineOnly))
    #expect(characters(inline) == "one two # Three - four")
    let kept = try AttributedString(
      markdown: markdown, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(characters(kept) == markdown)
  }

  @Test func textShowsItAsTheLiteral() throws {
    let attributed = try AttributedString(markdown: "a **bold** word")
    let width = try Sizes.width { Text(attributed) }
    expectNear(width, try Sizes.width { Text("a **bold** word") })
    let plain = try Sizes.width { Text(verbatim: "a bold word") }
    #expect(width != plain)
  }
}
