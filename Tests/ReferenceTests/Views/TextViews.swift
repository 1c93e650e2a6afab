import SwiftUI

private let title = "Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard"

/// A text in padding on red.
private struct PaddedText: View {
  var body: some View {
    Text("paddingAndBackground()").fixedSize().padding().background(Color.red)
  }
}

let textCases = [
  ReferenceCase(
    "text-large-title-3-lines-ios26", 780, 286, scale: 2, kind: .colors(count: 3),
    isTransparent: true
  ) {
    Text(title).font(.largeTitle).foregroundStyle(Color.blue).background(Color.red)
  },
  ReferenceCase(
    "text-large-title-1-line-macos26", 2995, 163, scale: 4, kind: .colors(count: 3),
    isTransparent: true
  ) {
    // The large title of macOS.
    Text(title).font(.system(size: 26)).fixedSize()
      .foregroundStyle(Color.blue).background(Color.red)
  },
  ReferenceCase(
    "text-padding-16-red-light-ios26", 685, 157, scale: 3, kind: .colors(count: 2)
  ) {
    PaddedText()
  },
  ReferenceCase("text-padding-16-red-dark-ios26", 685, 157, scale: 3, kind: .colors(count: 2)) {
    PaddedText().environment(\.colorScheme, .dark)
  },
]
