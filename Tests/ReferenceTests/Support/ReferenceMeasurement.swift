import Imaging
import TestSupport

/// How the picture of a case differs from its reference.
struct ReferenceMeasurement: Sendable {
  var name: String
  var kind: ReferenceKind
  /// Mean over the compared pixels, or the whole screen's, of the largest difference of a channel,
  /// in levels.
  var mean = 0.0
  /// The largest difference of a channel, in levels, and where it is.
  var max = 0
  var place = (x: 0, y: 0)
  /// The largest difference at edges, where they are measured apart.
  var edgeMax = 0
  /// What was measured instead of pixels, and its limit; empty for most kinds.
  var detail = ""
  /// What is wrong; empty where the case holds.
  var faults: [String] = []

  var holds: Bool { faults.isEmpty }

  /// What may differ, for the table.
  var limit: String {
    var parts: [String] = []
    if let mean = kind.meanLimit { parts.append("mean \(mean)") }
    if let max = kind.pixelLimit { parts.append("max \(max)") }
    if let max = kind.edgeLimit { parts.append("edges \(edgeMax) of \(max)") }
    return parts.isEmpty ? detail : parts.joined(separator: ", ")
  }

  /// Compares two pictures, premultiplied as they are drawn.
  init(_ reference: ReferenceCase, expected: Pixmap, actual: Pixmap) {
    name = reference.name
    kind = reference.kind
    guard expected.width == actual.width, expected.height == actual.height else {
      faults = [
        "it is \(actual.width) × \(actual.height) pixels instead of "
          + "\(expected.width) × \(expected.height)"
      ]
      return
    }
    measurePixels(reference, expected, actual)
    if let limit = kind.meanLimit, mean > limit { faults.append("the mean exceeds \(limit)") }
    if let limit = kind.pixelLimit, max > limit { faults.append("the largest exceeds \(limit)") }
    if let limit = kind.edgeLimit, edgeMax > limit {
      faults.append("an edge differs by \(edgeMax), more than \(limit)")
    }
    switch kind {
    case .areas(let colors): compareAreas(colors, reference, expected, actual)
    case .colors(let count): compareColors(count, expected, actual)
    case .hues: compareHues(expected, actual)
    case .shape, .wideGradient, .smallGradient, .shadow, .flat: break
    }
  }

  private mutating func measurePixels(
    _ reference: ReferenceCase, _ expected: Pixmap, _ actual: Pixmap
  ) {
    var (sum, count) = (0, 0)
    for y in 0..<expected.height {
      for x in 0..<expected.width where !reference.masks.contains(where: { $0.covers(x: x, y: y) })
      {
        let difference = Self.difference(expected[x, y], actual[x, y])
        sum += difference
        count += 1
        if kind.edgeLimit != nil, Self.isEdge(expected, x, y) || Self.isEdge(actual, x, y) {
          edgeMax = Swift.max(edgeMax, difference)
        } else if difference > max {
          max = difference
          place = (x, y)
        }
      }
    }
    mean = Double(sum) / Double(Swift.max(reference.screenPixels ?? count, 1))
    if count == 0 { faults.append("nothing is left to compare") }
  }

  /// Whether a pixel, or one beside it, is of quite another colour than its neighbour.
  private static func isEdge(_ picture: Pixmap, _ x: Int, _ y: Int) -> Bool {
    for row in Swift.max(1, y - 1)...min(picture.height - 1, y + 2) {
      for column in Swift.max(1, x - 1)...min(picture.width - 1, x + 2) {
        let here = picture[column, row]
        if difference(picture[column - 1, row], here) > ReferenceKind.edgeContrast
          || difference(picture[column, row - 1], here) > ReferenceKind.edgeContrast
        {
          return true
        }
      }
    }
    return false
  }

  /// The largest difference of a channel between two words.
  static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  // MARK: - Kinds that do not compare pixels

  /// The box of each colour to two pixels, the colour itself to one level.
  private mutating func compareAreas(
    _ colors: [PixelLevels], _ reference: ReferenceCase, _ expected: Pixmap, _ actual: Pixmap
  ) {
    var farthest = 0
    for color in colors {
      let pixel = PixelColor(red: color.red, green: color.green, blue: color.blue)
      guard let there = expected.bounds(matching: pixel, tolerance: 1),
        let here = actual.bounds(matching: pixel, tolerance: 1)
      else {
        faults.append("\(pixel) is missing")
        continue
      }
      let distances = [
        there.columns.start - here.columns.start, there.columns.end - here.columns.end,
        there.rows.start - here.rows.start, there.rows.end - here.rows.end,
      ]
      farthest = Swift.max(farthest, distances.map(abs).max() ?? 0)
    }
    detail = "edges off by \(farthest) px, at most 2"
    if farthest > 2 { faults.append("an edge is off by \(farthest) pixels") }
  }

  /// The commonest colours of the reference are the commonest of ours, to one level.
  private mutating func compareColors(_ count: Int, _ expected: Pixmap, _ actual: Pixmap) {
    let there = Self.commonest(count, in: expected)
    let here = Self.commonest(count, in: actual)
    var farthest = 0
    for color in there {
      let distance = here.map { Self.difference($0, color) }.min() ?? 255
      farthest = Swift.max(farthest, distance)
    }
    detail = "\(count) colours off by \(farthest), at most 1"
    if here.count != count || farthest > 1 {
      faults.append("a colour is off by \(farthest) levels")
    }
  }

  /// The commonest words of a picture, sorted.
  private static func commonest(_ count: Int, in picture: Pixmap) -> [UInt32] {
    var counts: [UInt32: Int] = [:]
    picture.withPixels { for pixel in $0 { counts[pixel, default: 0] += 1 } }
    let ordered = counts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
    return ordered.prefix(count).map(\.key).sorted()
  }

  /// The glow's hues in six directions around the middle, beside the text, to 15 degrees.
  private mutating func compareHues(_ expected: Pixmap, _ actual: Pixmap) {
    let (middleX, middleY) = (expected.width / 2, expected.height / 2)
    var farthest = 0.0
    for (right, below) in [(55, 27), (0, 32), (-55, 27), (-55, -28), (0, -32), (55, -28)] {
      let (x, y) = (middleX + right, middleY + below)
      guard let there = Self.hue(expected.color(x: x, y: y)),
        let here = Self.hue(actual.color(x: x, y: y))
      else {
        faults.append("there is no glow at (\(x), \(y))")
        continue
      }
      let distance = abs(there - here)
      farthest = Swift.max(farthest, min(distance, 360 - distance))
    }
    detail = "hues off by \(Int(farthest.rounded())) degrees, at most 15"
    if farthest > 15 { faults.append("a hue is off by \(Int(farthest.rounded())) degrees") }
  }

  /// A colour's hue in degrees; nil for greys and for what can hardly be seen.
  private static func hue(_ color: PixelColor) -> Double? {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let top = Swift.max(red, green, blue)
    let chroma = top - min(red, green, blue)
    guard color.alpha >= 16, chroma >= 64 else { return nil }
    let sixths =
      top == red
      ? (green - blue) / chroma
      : top == green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
    return (sixths * 60 + 360).truncatingRemainder(dividingBy: 360)
  }
}
