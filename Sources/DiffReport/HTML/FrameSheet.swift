import Imaging

/// Frames of an item that tell most as one picture: a column each, with rows for what was expected,
/// what is there, and the difference.
struct FrameSheet {
  var item: ComparisonResults.Item
  var source: HTMLReport.Source

  private static let mostColumns = 8
  private static let margin = 12
  private static let bar = 6
  private static let expectedColor: UInt32 = 0xFF2F_6FDE
  private static let actualColor: UInt32 = 0xFFD9_730D
  private static let changedColor: UInt32 = 0xFFD9_2D3C

  /// A column.
  private struct Column {
    var isChanged: Bool
    var paths: [String?]
  }

  /// The sheet as a PNG file; nil where there are no pictures.
  func encoded() -> [UInt8]? {
    let columns = columns.map { column in
      (isChanged: column.isChanged, pictures: column.paths.map { $0.flatMap(pixmap) })
    }
    let pictures = columns.flatMap(\.pictures).compactMap { $0 }
    guard let width = pictures.map(\.width).max(), let height = pictures.map(\.height).max() else {
      return nil
    }
    let rows = (0..<3).filter { row in columns.contains { $0.pictures[row] != nil } }
    let across = Self.margin * 2 + Self.bar + columns.count * (width + Self.margin)
    let down = Self.margin + rows.count * (height + Self.margin)
    guard var sheet = Pixmap(width: across, height: down) else { return nil }
    sheet.fill(0xFFFF_FFFF, x: 0, y: 0, width: across, height: down)
    let colors = [Self.expectedColor, Self.actualColor, Self.changedColor]
    for (line, row) in rows.enumerated() {
      let top = Self.margin + line * (height + Self.margin)
      sheet.fill(colors[row], x: Self.margin, y: top, width: Self.bar, height: height)
      for (index, column) in columns.enumerated() {
        let left = Self.margin * 2 + Self.bar + index * (width + Self.margin)
        guard let picture = column.pictures[row] else {
          sheet.fill(0xFFEE_EEEE, x: left, y: top, width: width, height: height)
          continue
        }
        let edge = column.isChanged && row == 1 ? 3 : 1
        sheet.fill(
          column.isChanged && row == 1 ? Self.changedColor : 0xFFD0_D0D0, x: left - edge,
          y: top - edge, width: picture.width + edge * 2, height: picture.height + edge * 2)
        sheet.fill(
          0xFFFF_FFFF, x: left, y: top, width: picture.width, height: picture.height)
        sheet.lay(picture, x: left, y: top)
      }
    }
    return try? PNGEncoder.encode(sheet)
  }

  private var columns: [Column] {
    guard let sequence = item.sequence else {
      return [Column(isChanged: true, paths: [item.expected, item.actual, item.difference])]
    }
    let told = sequence.frames.filter {
      $0.state != .passed && ($0.expected != nil || $0.actual != nil)
    }
    // Evenly over time, and those that the results point to.
    var chosen: Set<Int> = []
    for (index, frame) in told.enumerated()
    where frame.number == sequence.firstDivergence || frame.number == sequence.worst {
      chosen.insert(index)
    }
    let wanted = min(Self.mostColumns, told.count)
    for step in 0..<wanted where chosen.count < wanted {
      chosen.insert(step * (told.count - 1) / max(1, wanted - 1))
    }
    return chosen.sorted().map { index in
      Column(
        isChanged: true,
        paths: [told[index].expected, told[index].actual, told[index].difference])
    }
  }

  private func pixmap(_ path: String) -> Pixmap? {
    guard let place = source.find(path), let bytes = source.read(place.location),
      let picture = try? PNGDecoder.decode(bytes)
    else { return nil }
    return picture.reduced(toFit: 240)
  }
}
