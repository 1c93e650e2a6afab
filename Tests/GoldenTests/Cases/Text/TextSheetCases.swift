import SwiftUI

/// Text styles, weights, emoji, images in text, and text that renderers draw.
enum TextSheetCases {
  private static let styles: [(String, Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body),
    ("Callout", .callout), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]

  private static func sheet(_ range: Range<Int>) -> some View {
    VStack(alignment: .leading) {
      ForEach(styles[range], id: \.0) { style in
        Text(style.0).font(style.1)
      }
    }
  }

  /// Lifts each character that is marked.
  private struct Wave: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flatMap({ $0 }) {
        guard run[Lifted.self] != nil else {
          context.draw(run)
          continue
        }
        for (index, slice) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: index.isMultiple(of: 2) ? -4 : 4)
          copy.opacity = index.isMultiple(of: 2) ? 1 : 0.5
          copy.draw(slice)
        }
      }
    }
  }

  private struct Lifted: TextAttribute {}

  static let all = [
    GoldenCase("text/sheet/large-styles", width: 200, height: 190) { sheet(0..<5) },
    GoldenCase("text/sheet/small-styles", width: 100, height: 150) { sheet(5..<11) },
    GoldenCase("text/sheet/weights", width: 100, height: 170) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(
          [
            Font.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
            .black,
          ], id: \.self
        ) { Text("Seattle 12").fontWeight($0) }
      }
      .font(.system(size: 14))
    },
    GoldenCase("text/content/emoji") {
      VStack(alignment: .leading, spacing: 2) {
        Text("⛴️ 😀 👨‍👩‍👧 🇮🇸")
        Text("1️⃣ 👍🏽 ☀ ☀️")
        Text("faint 😀").foregroundStyle(.primary.opacity(0.4))
        Text("under 🌊 line").underline()
      }
      .font(.system(size: 14))
    },
    GoldenCase("text/content/images") {
      VStack(alignment: .leading, spacing: 4) {
        Text("\(Image(systemName: "star.fill")) Stars").foregroundStyle(.orange)
        Text("to \(Image(systemName: "airplane")) **fly**")
        Text(Image(systemName: "heart.fill")).font(.title)
      }
      .font(.system(size: 14))
    },
    GoldenCase("text/renderer/marked-run") {
      (Text("Up ") + Text("waves").customAttribute(Lifted()) + Text(" on"))
        .font(.system(size: 14))
        .textRenderer(Wave())
    },
  ]
}
