internal import Foundation

/// How much of each pixel lies inside an outline: its exact area, in 255ths.
///
/// Every edge adds to the pixels it passes through the signed height it crosses there and the part
/// of that to its left; summed along a row, that gives each pixel's mean winding number. So where
/// parts of opposite winding share a pixel, they cancel each other out (`Outline.isSimple` tells).
struct AreaCoverage {
  /// The pixels that are asked about.
  let bounds: PixelRect

  /// What edges do to one pixel.
  private struct Cell {
    var row: Int
    var column: Int
    /// Height crossed, downward positive: what all pixels to the right gain.
    var cover: Double
    /// Part of it that lies between the edge and the pixel's left side.
    var missing: Double
  }

  private var cells: [Cell] = []
  private let width: Double
  private let height: Double

  /// An empty outline.
  init(bounds: PixelRect) {
    self.bounds = bounds
    width = Double(bounds.width)
    height = Double(bounds.height)
  }

  /// The inside of closed polygons.
  init(_ outline: Outline, bounds: PixelRect) {
    self.init(bounds: bounds)
    for polygon in outline.polygons {
      guard var last = polygon.last else { continue }
      for point in polygon {
        addLine(from: last, to: point)
        last = point
      }
    }
  }

  // MARK: - Edges

  private mutating func addLine(from start: Outline.Point, to end: Outline.Point) {
    guard start.y != end.y else { return }
    let sign = start.y < end.y ? 1.0 : -1
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let (left, top) = (Double(bounds.minX), Double(bounds.minY))
    let (x0, y0) = (upper.x - left, upper.y - top)
    let (x1, y1) = (lower.x - left, lower.y - top)
    guard y1 > 0, y0 < height else { return }
    let slope = (x1 - x0) / (y1 - y0)
    func x(at y: Double) -> Double { y == y1 ? x1 : x0 + slope * (y - y0) }

    var y = max(y0, 0)
    let bottom = min(y1, height)
    var here = x(at: y)
    var row = Int(y)
    while y < bottom {
      let next = min(Double(row + 1), bottom)
      let there = x(at: next)
      addPart(row: row, from: min(here, there), to: max(here, there), cover: (next - y) * sign)
      (y, here, row) = (next, there, row + 1)
    }
  }

  /// Adds the part of an edge inside one row, which crosses `cover` of its height evenly.
  private mutating func addPart(row: Int, from: Double, to: Double, cover: Double) {
    guard from < width else { return }
    guard to > 0 else { return add(row: row, column: 0, cover: cover, missing: 0) }
    guard to > from else {
      let column = Int(from)
      let missing = cover * (from - Double(column))
      return add(row: row, column: column, cover: cover, missing: missing)
    }
    let density = cover / (to - from)
    if from < 0 { add(row: row, column: 0, cover: density * -from, missing: 0) }
    let end = min(to, width)
    var left = max(from, 0)
    var column = Int(left)
    while left < end {
      let right = min(Double(column + 1), end)
      let part = density * (right - left)
      let middle = (left + right) / 2 - Double(column)
      add(row: row, column: column, cover: part, missing: part * middle)
      (left, column) = (right, column + 1)
    }
  }

  private mutating func add(row: Int, column: Int, cover: Double, missing: Double) {
    if let last = cells.last, last.row == row, last.column == column {
      cells[cells.count - 1].cover += cover
      cells[cells.count - 1].missing += missing
    } else {
      cells.append(Cell(row: row, column: column, cover: cover, missing: missing))
    }
  }

  // MARK: - Pixels

  /// Writes the coverage of all pixels inside the outline into bytes that are 0, `stride` a row.
  func write(into bytes: UnsafeMutablePointer<UInt8>, stride: Int, evenOdd: Bool) {
    let ends = rowEnds
    var order = [Int](repeating: 0, count: cells.count)
    var free = [0] + ends.dropLast()
    for (index, cell) in cells.enumerated() {
      order[free[cell.row]] = index
      free[cell.row] += 1
    }
    var start = 0
    for (row, end) in ends.enumerated() where end > start {
      // Edges in the order they came are summed in that order, so sorting keeps it.
      sort(&order, start..<end)
      writeRow(order[start..<end], into: bytes + row * stride, evenOdd: evenOdd)
      start = end
    }
  }

  /// For each row the number of cells in it and above it.
  private var rowEnds: [Int] {
    var ends = [Int](repeating: 0, count: bounds.height)
    for cell in cells { ends[cell.row] += 1 }
    var sum = 0
    for row in ends.indices {
      sum += ends[row]
      ends[row] = sum
    }
    return ends
  }

  /// Sorts a row's cells by column: by insertion where there are few.
  private func sort(_ order: inout [Int], _ range: Range<Int>) {
    guard range.count <= 24 else {
      let sorted = order[range].sorted {
        (cells[$0].column, $0) < (cells[$1].column, $1)
      }
      order.replaceSubrange(range, with: sorted)
      return
    }
    for index in range.dropFirst() {
      let moved = order[index]
      var place = index
      while place > range.lowerBound, cells[order[place - 1]].column > cells[moved].column {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = moved
    }
  }

  private func writeRow(
    _ order: ArraySlice<Int>, into row: UnsafeMutablePointer<UInt8>, evenOdd: Bool
  ) {
    var winding = 0.0
    var index = order.startIndex
    while index < order.endIndex {
      let column = cells[order[index]].column
      var missing = 0.0
      while index < order.endIndex, cells[order[index]].column == column {
        winding += cells[order[index]].cover
        missing += cells[order[index]].missing
        index += 1
      }
      row[column] = Self.level(winding - missing, evenOdd: evenOdd)
      let next = index < order.endIndex ? cells[order[index]].column : bounds.width
      let level = Self.level(winding, evenOdd: evenOdd)
      if level > 0, next > column + 1 {
        (row + column + 1).update(repeating: level, count: next - column - 1)
      }
    }
  }

  /// The coverage of a mean winding number.
  private static func level(_ winding: Double, evenOdd: Bool) -> UInt8 {
    var inside = winding.magnitude
    if evenOdd {
      inside = inside.truncatingRemainder(dividingBy: 2)
      if inside > 1 { inside = 2 - inside }
    }
    return UInt8(min(inside, 1) * 255 + 0.5)
  }
}
