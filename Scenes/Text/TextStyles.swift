import SwiftUI

/// Every text style by its name, every weight, the four designs, and what lines and letters can do.
struct TextStyles: View {
  private let styles: [(name: String, font: Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body),
    ("Callout", .callout), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]
  private let weights: [(name: String, weight: Font.Weight)] = [
    ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]
  private let designs: [(name: String, design: Font.Design)] = [
    ("Default 0123", .default), ("Serif 0123", .serif), ("Rounded 0123", .rounded),
    ("Monospaced 0123", .monospaced),
  ]

  var body: some View {
    HStack(alignment: .top, spacing: 28) {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(styles, id: \.name) { style in
          Text(style.name).font(style.font)
        }
        Divider()
        ForEach(designs, id: \.name) { design in
          Text(design.name).font(.system(.title3, design: design.design))
        }
      }
      .frame(width: 180, alignment: .leading)
      VStack(alignment: .leading, spacing: 6) {
        ForEach(weights, id: \.name) { weight in
          Text(weight.name).font(.title3).fontWeight(weight.weight)
        }
        Divider()
        Text("Italic").italic()
        Text("Underlined").underline(color: .blue)
        Text("No longer").strikethrough(color: .red)
        Text("in capitals").textCase(.uppercase)
        Text("S p r e a d").tracking(2)
        Text("8.30 – 11:11").monospacedDigit()
        Text("**Bold** and `code`, a [link](https://example.com)")
        Text("H\(small("2", -3))O, 10\(small("6", 6))")
        Text("\(Image(systemName: "ferry.fill")) Ferry ⛴️ to 🇮🇸")
      }
      .frame(width: 200, alignment: .leading)
    }
    .padding(24)
  }

  private func small(_ digit: String, _ offset: CGFloat) -> Text {
    Text(digit).font(.caption2).baselineOffset(offset)
  }
}

#Preview(traits: .fixedLayout(width: 456, height: 570)) {
  TextStyles()
}
