/// Collects different pixels into rectangles: those that lie close together into one.
struct ChangedAreas {
  /// Pixels in the side of a cell; pixels in neighbouring cells belong together.
  private static let cellSide = 16

  private let columns: Int
  /// By cell from top to bottom, what differs in it.
  private var cells: [Int: PixelArea] = [:]

  /// For a picture of so many columns.
  init(width: Int) {
    columns = (width + Self.cellSide - 1) / Self.cellSide
  }

  /// Adds a pixel.
  mutating func add(x: Int, y: Int) {
    let cell = y / Self.cellSide * columns + x / Self.cellSide
    let pixel = PixelArea(x: x, y: y, width: 1, height: 1)
    cells[cell] = cells[cell].map { $0.union(pixel) } ?? pixel
  }

  /// The rectangles, from top to bottom.
  var areas: [PixelArea] {
    var open = cells
    var areas: [PixelArea] = []
    for cell in cells.keys.sorted() {
      guard let first = open.removeValue(forKey: cell) else { continue }
      var area = first
      var reached = [cell]
      while let next = reached.popLast() {
        for neighbour in neighbours(of: next) {
          guard let found = open.removeValue(forKey: neighbour) else { continue }
          area = area.union(found)
          reached.append(neighbour)
        }
      }
      areas.append(area)
    }
    return areas.sorted()
  }

  private func neighbours(of cell: Int) -> [Int] {
    let column = cell % columns
    var result: [Int] = []
    for row in [cell - columns, cell, cell + columns] {
      if column > 0 { result.append(row - 1) }
      result.append(row)
      if column < columns - 1 { result.append(row + 1) }
    }
    return result
  }
}
