import Foundation

/// The tables of text's boxes and letters, as Markdown.
enum TextTable {
  static let file = "reference-text.md"

  static func write(_ boxes: [TextBoxMeasurement], _ letters: [TextInkMeasurement], to folder: URL)
    throws
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = (heading + self.boxes(boxes) + inkHeading + self.letters(letters))
      .joined(separator: "\n")
    try Data((text + "\n").utf8)
      .write(to: folder.appendingPathComponent(file), options: .atomic)
  }

  private static let heading = [
    "# Boxes of text",
    "",
    "Apple's pictures have San Francisco, ours Inter. The height of a box is that of San Francisco's "
      + "line (1950 + 494 of 2048 units above and below the line, rounded up to a pixel), whichever "
      + "font stands in; widths are Inter's own. San Francisco changes its letters' widths and "
      + "distances with the size, Inter does not: so the difference is not the same for all sizes.",
    "",
    "| picture | text | font | height, Apple | ours | px off | width, Apple | ours | Inter is wider by |",
    "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
  ]

  private static func boxes(_ boxes: [TextBoxMeasurement]) -> [String] {
    boxes.map { row in
      "| \(row.box.picture) | \(row.box.string) | \(row.box.font) | \(number(row.there.height)) | "
        + "\(number(row.here.height)) | \(number(row.higher))"
        + (row.box.reason.isEmpty ? "" : ": \(row.box.reason)")
        + " | \(number(row.there.width)) | \(number(row.here.width)) | \(percent(row.wider)) |"
    }
  }

  private static let inkHeading = [
    "",
    "# Letters",
    "",
    "Rows and columns of pixels that letters cover. Where none reaches below the line, the last row "
      + "is the line's. Inter's capitals are 0.727 em high, San Francisco's 0.705.",
    "",
    "| picture | text | rows, Apple | ours | line off by px | px wide, Apple | ours | Inter is wider by |",
    "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
  ]

  private static func letters(_ letters: [TextInkMeasurement]) -> [String] {
    letters.map { row in
      "| \(row.ink.picture) | \(row.ink.string) | \(row.there.rows.lowerBound)–"
        + "\(row.there.rows.upperBound) | \(row.here.rows.lowerBound)–\(row.here.rows.upperBound) | "
        + "\(row.ink.standsOnLine ? "\(row.lower)" : "") | \(row.there.columns.count) | "
        + "\(row.here.columns.count) | \(percent(row.wider)) |"
    }
  }

  private static func number(_ value: Double) -> String {
    String(format: "%.2f", abs(value) < 0.005 ? 0 : value)
  }

  private static func percent(_ value: Double) -> String { String(format: "%+.1f %%", 100 * value) }
}
