import Foundation
import Testing

/// Text takes as much space as in the pictures, and its lines lie where theirs do.
@MainActor @Suite struct TextBoxTests {
  private static let boxes = Result { try TextBox.all.map { try $0.measured() } }
  private static let letters = Result {
    try TextInk.all.map { try #require(try TextInkMeasurement($0), "\($0.picture) has no text") }
  }

  @Test func boxesAreAsHighAsInThePicturesToAPixel() throws {
    for measured in try Self.boxes.get() {
      #expect(
        abs(measured.higher) <= measured.box.limit + 1e-6,
        """
        \(measured.box.picture): our text is \(measured.here.height) points high instead of \
        \(measured.there.height)
        """)
    }
  }

  @Test func widthsDifferByTheFontsOnly() throws {
    for measured in try Self.boxes.get() {
      #expect(
        abs(measured.wider) < 0.12,
        "\(measured.box.picture): \(measured.here.width) instead of \(measured.there.width)")
    }
  }

  @Test func linesLieWhereThePicturesHaveThemToAPixel() throws {
    for measured in try Self.letters.get() where measured.ink.standsOnLine {
      #expect(abs(measured.lower) <= 1, "\(measured.ink.picture): off by \(measured.lower) pixels")
    }
  }

  @Test func theTableOfTextIsWritten() throws {
    try TextTable.write(Self.boxes.get(), Self.letters.get(), to: ReferenceRun.output)
    let table = try String(
      contentsOf: ReferenceRun.output.appendingPathComponent(TextTable.file), encoding: .utf8)
    for box in TextBox.all { #expect(table.contains("| \(box.picture) | ")) }
    for ink in TextInk.all { #expect(table.contains("| \(ink.picture) | \(ink.string) | ")) }
  }
}
