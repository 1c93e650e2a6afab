/// Collects different pixels into rectangles: those that lie close together into one.
struct ChangedAreas {
  /// Pixels in the side of a cell; pixels in neighbouring cells belong together.
  private static let cellSide = 16
  /// Stands for a cell in which nothing differs.
  private static let none: Int32 = -1

  private let columns: Int
  /// For each cell, row by row as far as something differs, the place of what differs in it.
  private var cells: [Int32] = []
  private var found: [PixelArea] = []

  /// For a picture of so many columns.
  init(width: Int) {
    columns = (width + Self.cellSide - 1) / Self.cellSide
  }

  /// Adds a pixel.
  mutating func add(x: Int, y: Int) {
    let row = y / Self.cellSide
    let cell = row * columns + x / Self.cellSide
    while cells.count <= cell {
      cells.append(contentsOf: repeatElement(Self.none, count: columns))
    }
    let pixel = PixelArea(x: x, y: y, width: 1, height: 1)
    let place = cells[cell]
    if place == Self.none {
      cells[cell] = Int32(truncatingIfNeeded: found.count)
      found.append(pixel)
    } else {
      found[Int(place)] = found[Int(place)].union(pixel)
    }
  }

  /// The rectangles, from top to bottom.
  var areas: [PixelArea] {
    var open = cells
    var areas: [PixelArea] = []
    var reached: [Int] = []
    for cell in open.indices where open[cell] != Self.none {
      var area = found[Int(open[cell])]
      open[cell] = Self.none
      reached.append(cell)
      while let next = reached.popLast() {
        let (row, column) = next.quotientAndRemainder(dividingBy: columns)
        for y in max(row - 1, 0)...row + 1 {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) {
            let neighbour = y * columns + x
            guard neighbour < open.count, open[neighbour] != Self.none else { continue }
            area = area.union(found[Int(open[neighbour])])
            open[neighbour] = Self.none
            reached.append(neighbour)
          }
        }
      }
      areas.append(area)
    }
    return areas.sorted()
  }
}
