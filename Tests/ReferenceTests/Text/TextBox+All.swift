import SwiftUI

private let title = "Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard"
private let red = PixelLevels(255, 56, 60)

extension TextBox {
  /// Every box of text that the pictures show.
  @MainActor static let all: [TextBox] = [
    TextBox(
      "text-large-title-3-lines-ios26", title, font: "large title", scale: 2, color: red
    ) {
      Text(title).font(.largeTitle)
    }.changed {
      ($0.horizontalPadding, $0.verticalPadding, $0.offered) = (0, 0, 390)
    },
    TextBox(
      "text-large-title-1-line-macos26", title, font: "26 points", scale: 4, color: red
    ) {
      Text(title).font(.system(size: 26))
    }.changed {
      ($0.horizontalPadding, $0.verticalPadding) = (0, 0)
      $0.limit = 2
      $0.reason = "lines of macOS are lower than those of iOS (fact F12)"
    },
    TextBox(
      "text-padding-16-red-light-ios26", "paddingAndBackground()", font: "body", scale: 3,
      color: red
    ) {
      Text("paddingAndBackground()")
    },
    TextBox(
      "text-padding-16-red-dark-ios26", "paddingAndBackground()", font: "body", scale: 3,
      color: PixelLevels(255, 66, 69)
    ) {
      Text("paddingAndBackground()").environment(\.colorScheme, .dark)
    },
    TextBox(
      "rrect-16-clip-stroke-text", "Sesame Street", font: "headline", scale: 3,
      color: PixelLevels(255, 204, 0)
    ) {
      Text("Sesame Street").font(.headline)
    },
    TextBox(
      "rrect-48-as-pill-text", "Sesame Street", font: "callout, semibold", scale: 3,
      color: PixelLevels(0, 136, 255)
    ) {
      Text("Sesame Street").font(.callout.weight(.semibold))
    }.changed {
      // The line of 2 points along the edge covers one of them.
      ($0.horizontalPadding, $0.verticalPadding) = (11, 5)
    },
    TextBox(
      "shadow-capsule-radius-8-text", "Start Navigation", font: "body", scale: 3,
      color: PixelLevels(255, 255, 255)
    ) {
      Text("Start Navigation")
    },
    TextBox(
      "shadow-card-radius-12-text", "Return to the Route", font: "title 2, bold", scale: 3,
      color: PixelLevels(255, 255, 255)
    ) {
      Text("Return to the Route").font(.title2.bold()).frame(width: 366, alignment: .leading)
    },
    TextBox(
      "rrect-5-row-text", "a symbol, Checked", font: "body", scale: 2,
      color: PixelLevels(0, 122, 255)
    ) {
      HStack {
        Image(systemName: "checkmark.circle.fill")
        Text("Checked")
      }
    }.changed { ($0.horizontalPadding, $0.verticalPadding) = (5, 5) },
  ]
}
