import SwiftUI

/// Text in lines, its decorations and its letters.
enum TextCases {
  private static let sentence = "Three nights in a harbour town, and a boat home (at noon)."

  static let all = [
    GoldenCase("text/lines/wrapped-and-aligned") {
      VStack(spacing: 6) {
        Text(sentence).multilineTextAlignment(.leading)
        Text(sentence).multilineTextAlignment(.center).lineSpacing(3)
        Text(sentence).multilineTextAlignment(.trailing)
      }
      .font(.system(size: 7))
      .padding(2)
    },
    GoldenCase("text/lines/left-out") {
      VStack(alignment: .leading, spacing: 4) {
        Text(sentence).truncationMode(.tail)
        Text(sentence).truncationMode(.middle)
        Text(sentence).truncationMode(.head)
        Text(sentence).minimumScaleFactor(0.5)
        Text(sentence).lineLimit(2)
      }
      .lineLimit(1)
      .font(.system(size: 9))
      .padding(2)
    },
    GoldenCase("text/style/rules-and-shifts") {
      VStack(alignment: .leading, spacing: 4) {
        Text("Underlined").underline()
        Text("Struck out").strikethrough(color: .red)
        Text("Dashes").underline(pattern: .dash, color: .blue)
        Text("E = mc") + Text("2").font(.system(size: 7)).baselineOffset(5)
        Text("spread").kerning(3)
      }
      .font(.system(size: 12))
    },
    GoldenCase("text/style/designs") {
      VStack(alignment: .leading, spacing: 3) {
        Text("Serif 12")
          .fontDesign(.serif)
        Text("Rounded 12").fontDesign(.rounded).bold()
        Text("Mono 12").monospaced().italic()
        Text("Wide").fontWidth(.expanded) + Text(" narrow").fontWidth(.condensed)
      }
      .font(.system(size: 13))
    },
    GoldenCase("text/content/markdown-and-inflection") {
      VStack(alignment: .leading, spacing: 4) {
        Text("**Bold** *italic*")
        Text("~~old~~ `code`")
        Text("[link](https://example.com)")
        Text("^[\(3) night](inflect: true)")
      }
      .font(.system(size: 12))
    },
    GoldenCase("text/content/both-directions") {
      VStack(alignment: .leading, spacing: 6) {
        Text("שלום a 12")
        Text("go שלום on")
        Text("نص → ✓")
      }
      .font(.system(size: 13))
    },
  ]
}
