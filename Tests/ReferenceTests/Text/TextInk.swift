import Foundation
import Imaging

/// Letters in a part of a picture: what differs from the ground there by more than half of what differs most.
struct TextInk: Sendable {
  /// Name of the picture's file, without its extension.
  var picture: String
  var string: String
  /// The part, in pixels; its first pixel is ground.
  var columns: Range<Int>
  var rows: Range<Int>
  /// Whether no letter reaches below the line.
  var standsOnLine = true

  /// Bounds of letters in a picture, in pixels; nil where there are none.
  func bounds(in picture: Pixmap) -> (columns: Range<Int>, rows: Range<Int>)? {
    let ground = picture[columns.lowerBound, rows.lowerBound]
    func difference(_ x: Int, _ y: Int) -> Int {
      ReferenceMeasurement.difference(picture[x, y], ground)
    }
    let most = columns.flatMap { x in rows.map { difference(x, $0) } }.max() ?? 0
    guard most > 0 else { return nil }
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for x in columns {
      for y in rows where 2 * difference(x, y) > most {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    return (left..<right + 1, top..<bottom + 1)
  }

  /// Every text that the pictures show where its box is known.
  static let all = [
    TextInk(
      picture: "ring-trim-76-text", string: "76.000000%", columns: 90..<310, rows: 170..<230),
    TextInk(picture: "ring-track-50-text", string: "50%", columns: 110..<290, rows: 150..<250),
    TextInk(
      picture: "rrect-16-clip-stroke-text", string: "Sesame Street", columns: 60..<446,
      rows: 60..<160),
    TextInk(
      picture: "rrect-48-as-pill-text", string: "Sesame Street", columns: 55..<412,
      rows: 45..<106),
    TextInk(
      picture: "shadow-card-radius-12-text", string: "Return to the Route", columns: 70..<1220,
      rows: 110..<250),
    TextInk(
      picture: "shadow-capsule-radius-8-text", string: "Start Navigation", columns: 90..<480,
      rows: 95..<180, standsOnLine: false),
    TextInk(picture: "rrect-5-row-text", string: "Checked", columns: 70..<222, rows: 24..<76),
    TextInk(
      picture: "text-padding-16-red-light-ios26", string: "paddingAndBackground()",
      columns: 20..<665, rows: 20..<140, standsOnLine: false),
    TextInk(
      picture: "stripes-20-near-equal-text", string: "Color difference 1%", columns: 0..<157,
      rows: 0..<29),
  ]
}
