package import Imaging

/// Counts the colours of a film, to choose a palette for all of it.
///
/// Colours are counted exactly as long as there are not too many, then in cells of 8 × 8 × 8 with
/// the mean of each. Pixels are opaque from half opacity on; others have no colour.
package final class GIFColorCount {
  /// A colour, or a cell by its mean, with how many pixels have it.
  struct Entry {
    var count: Int64 = 0
    var red: Int64 = 0
    var green: Int64 = 0
    var blue: Int64 = 0
  }

  private var exact: [UInt32: Int64] = [:]
  private var cells: [Entry] = []
  private var previous: Pixmap?
  /// Whether a pixel was transparent.
  private(set) var hasTransparency = false

  private static let mostColors = 1 << 16

  /// A count of nothing.
  package init() {}

  /// Counts the pixels of a picture that the one before has not.
  package func add(_ pixmap: Pixmap) {
    var region: PictureRegion? = PictureRegion(pixmap)
    if let previous, previous.width == pixmap.width, previous.height == pixmap.height {
      region = PictureRegion.changed(from: previous, to: pixmap)
    }
    previous = pixmap
    guard let region else { return }
    pixmap.withPixels { pixels in
      for row in region.y..<region.y + region.height {
        // Runs of one colour are counted at once.
        var (run, length): (UInt32, Int64) = (0, 0)
        for column in region.x..<region.x + region.width {
          let pixel = pixels[row * pixmap.width + column]
          if pixel == run {
            length += 1
            continue
          }
          add(run, length)
          (run, length) = (pixel, 1)
        }
        add(run, length)
      }
    }
  }

  private func add(_ pixel: UInt32, _ count: Int64) {
    guard count > 0 else { return }
    guard pixel >> 24 >= 128 else {
      hasTransparency = true
      return
    }
    let color = Premultiplication.straight(pixel) & 0xFF_FFFF
    if cells.isEmpty {
      exact[color, default: 0] += count
      if exact.count > Self.mostColors { makeCells() }
    } else {
      addToCell(color, count)
    }
  }

  private func makeCells() {
    cells = [Entry](repeating: Entry(), count: 1 << 15)
    for (color, count) in exact { addToCell(color, count) }
    exact = [:]
  }

  private func addToCell(_ color: UInt32, _ count: Int64) {
    let cell = Int(color >> 19 & 31) << 10 | Int(color >> 11 & 31) << 5 | Int(color >> 3 & 31)
    cells[cell].count += count
    cells[cell].red += count * Int64(color >> 16 & 255)
    cells[cell].green += count * Int64(color >> 8 & 255)
    cells[cell].blue += count * Int64(color & 255)
  }

  /// The colours counted, in an order that depends on nothing but them.
  var entries: [(color: UInt32, count: Int64)] {
    if cells.isEmpty {
      return exact.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    return cells.filter { $0.count > 0 }.map { cell in
      func mean(_ sum: Int64) -> UInt32 { UInt32((sum + cell.count / 2) / cell.count) }
      return (mean(cell.red) << 16 | mean(cell.green) << 8 | mean(cell.blue), cell.count)
    }
  }
}
