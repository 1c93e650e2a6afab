/// How the frames of a sheet are arranged, in points.
struct FilmstripLayout: Equatable, Sendable {
  var columns: Int
  var cellWidth: Double
  var cellHeight: Double

  /// Space between two cells.
  static let gap = 12.0
  /// Room under a picture for its time, and down to the next row.
  static let captionHeight = 34.0
  /// The width of a sheet's content where nothing else is asked for.
  private static let standardWidth = 984.0
  /// The least width of the content, for the axis.
  static let leastWidth = 560.0
  private static let mostHeight = 440.0
  private static let leastCell = 40.0
  private static let mostColumns = 8

  /// The width of all columns.
  var contentWidth: Double {
    Double(columns) * cellWidth + Double(columns - 1) * Self.gap
  }

  /// The distance of two rows.
  var rowHeight: Double { cellHeight + Self.captionHeight }

  /// Arranges frames.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - aspect: Their width by their height.
  ///   - columns: Columns asked for.
  ///   - cellWidth: The width of a cell asked for.
  init(count: Int, aspect: Double, columns: Int?, cellWidth: Double?) {
    let count = max(1, count)
    if let cellWidth {
      let fitting = Int((Self.standardWidth + Self.gap) / (cellWidth + Self.gap))
      self.columns = min(columns ?? max(1, fitting), count)
      self.cellWidth = cellWidth
    } else if let columns {
      self.columns = min(columns, count)
      self.cellWidth = Self.width(columns: self.columns, aspect: aspect)
    } else {
      self.columns = Self.columns(count: count, aspect: aspect)
      self.cellWidth = Self.width(columns: self.columns, aspect: aspect)
    }
    cellHeight = (self.cellWidth / aspect * 2).rounded() / 2
  }

  /// The fewest columns with which all rows are not too high together and no row is half empty.
  private static func columns(count: Int, aspect: Double) -> Int {
    let most = min(count, mostColumns)
    return (1...most).first { columns in
      let rows = (count + columns - 1) / columns
      let height = Double(rows) * (width(columns: columns, aspect: aspect) / aspect + captionHeight)
      let empty = rows * columns - count
      return height <= mostHeight && (rows == 1 || empty <= 1)
    } ?? most
  }

  private static func width(columns: Int, aspect: Double) -> Double {
    let even = (standardWidth - Double(columns - 1) * gap) / Double(columns)
    return max(leastCell, min(even, mostHeight * aspect)).rounded(.down)
  }
}
