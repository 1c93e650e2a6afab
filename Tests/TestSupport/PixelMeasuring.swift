package import Imaging

/// A pixel's channels, straight, 0…255.
public struct PixelColor: Hashable, Sendable, CustomStringConvertible {
  /// Red, 0…255.
  public var red: Int
  /// Green, 0…255.
  public var green: Int
  /// Blue, 0…255.
  public var blue: Int
  /// Opacity, 0…255.
  public var alpha: Int

  /// A colour from its channels, 0…255 each.
  public init(red: Int, green: Int, blue: Int, alpha: Int = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey of one level.
  public init(gray: Int) {
    self.init(red: gray, green: gray, blue: gray)
  }

  public static let white = PixelColor(gray: 255)
  public static let black = PixelColor(gray: 0)

  public var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// The largest difference in any channel.
  public func distance(to other: PixelColor) -> Int {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha))
  }
}

/// Pixels that lie beside each other, first to one past the last.
public struct PixelRun: Hashable, Sendable {
  /// The first pixel.
  public var start: Int
  /// One past the last pixel.
  public var end: Int
  /// The number of pixels.
  public var length: Int { end - start }

  /// A run from its first pixel to one past its last.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }
}

extension Pixmap {
  /// The straight colour of a pixel.
  package func color(x: Int, y: Int) -> PixelColor {
    let pixel = Premultiplication.straight(self[x, y])
    return PixelColor(
      red: Int(pixel >> 16 & 255), green: Int(pixel >> 8 & 255), blue: Int(pixel & 255),
      alpha: Int(pixel >> 24))
  }

  /// Runs of pixels on a row whose colour is within `tolerance` of `color` in every channel.
  package func runs(row: Int, matching color: PixelColor, tolerance: Int = 0) -> [PixelRun] {
    Self.runs(count: width) { self.color(x: $0, y: row).distance(to: color) <= tolerance }
  }

  /// Runs of pixels on a column whose colour is within `tolerance` of `color` in every channel.
  package func runs(column: Int, matching color: PixelColor, tolerance: Int = 0) -> [PixelRun] {
    Self.runs(count: height) { self.color(x: column, y: $0).distance(to: color) <= tolerance }
  }

  /// Columns from the first to the last matching pixel of a row; nil when none matches.
  package func extent(row: Int, matching color: PixelColor, tolerance: Int = 0) -> PixelRun? {
    Self.extent(runs(row: row, matching: color, tolerance: tolerance))
  }

  /// Rows from the first to the last matching pixel of a column; nil when none matches.
  package func extent(column: Int, matching color: PixelColor, tolerance: Int = 0) -> PixelRun? {
    Self.extent(runs(column: column, matching: color, tolerance: tolerance))
  }

  /// Columns and rows from the first to the last matching pixel; nil when none matches.
  package func bounds(
    matching color: PixelColor, tolerance: Int = 0
  ) -> (columns: PixelRun, rows: PixelRun)? {
    var columns: PixelRun?
    var rows: PixelRun?
    for y in 0..<height {
      guard let run = extent(row: y, matching: color, tolerance: tolerance) else { continue }
      columns = PixelRun(
        start: min(columns?.start ?? run.start, run.start),
        end: max(columns?.end ?? run.end, run.end))
      rows = PixelRun(start: rows?.start ?? y, end: y + 1)
    }
    guard let columns, let rows else { return nil }
    return (columns, rows)
  }

  /// Number of matching pixels and the mean of their centres; nil when none matches.
  package func centroid(
    matching color: PixelColor, tolerance: Int = 0
  ) -> (x: Double, y: Double, count: Int)? {
    var (sumX, sumY, count) = (0, 0, 0)
    for y in 0..<height {
      for run in runs(row: y, matching: color, tolerance: tolerance) {
        count += run.length
        sumY += y * run.length
        sumX += (run.start + run.end - 1) * run.length
      }
    }
    guard count > 0 else { return nil }
    return (
      Double(sumX) / 2 / Double(count) + 0.5, Double(sumY) / Double(count) + 0.5, count
    )
  }

  private static func runs(count: Int, matches: (Int) -> Bool) -> [PixelRun] {
    var result: [PixelRun] = []
    var start: Int?
    for index in 0..<count {
      if matches(index) {
        start = start ?? index
      } else if let first = start {
        result.append(PixelRun(start: first, end: index))
        start = nil
      }
    }
    if let first = start { result.append(PixelRun(start: first, end: count)) }
    return result
  }

  private static func extent(_ runs: [PixelRun]) -> PixelRun? {
    guard let first = runs.first, let last = runs.last else { return nil }
    return PixelRun(start: first.start, end: last.end)
  }
}
