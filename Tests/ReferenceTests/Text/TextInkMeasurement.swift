import Foundation
import Imaging
import ViewTesting

/// The letters of a text in Apple's picture and in ours, in pixels.
struct TextInkMeasurement: Sendable {
  typealias Bounds = (columns: Range<Int>, rows: Range<Int>)

  var ink: TextInk
  var there: Bounds
  var here: Bounds

  /// How much lower the last row of ours is.
  var lower: Int { here.rows.upperBound - there.rows.upperBound }

  /// How much wider ours are, as a part of Apple's width.
  var wider: Double { Double(here.columns.count) / Double(there.columns.count) - 1 }

  /// Nil where one of the pictures has no letters.
  @MainActor init?(_ ink: TextInk) throws {
    guard let reference = ReferenceCase.all.first(where: { $0.name == ink.picture }) else {
      return nil
    }
    let file = ReferenceRun.folder.appendingPathComponent("Pictures/\(ink.picture).png")
    let expected = try PNGDecoder.decode([UInt8](Data(contentsOf: file)))
    let actual = try ReferenceRun.picture(of: reference)
    guard let there = ink.bounds(in: expected), let here = ink.bounds(in: actual) else {
      return nil
    }
    self.ink = ink
    self.there = there
    self.here = here
  }
}
