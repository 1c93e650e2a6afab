import Imaging
import VirtualTime

/// The pictures of a page: each once, and when which is shown.
///
/// A picture that differs little from an earlier one is kept as the tiles that differ.
struct PlayerPictures: Sendable {
  /// A frame.
  struct Frame: Equatable, Sendable {
    var number: Int64
    var instant: VirtualInstant
    /// Which of the files it shows.
    var picture: Int
  }

  /// A picture, or tiles that are laid over another one.
  struct File: Sendable {
    /// PNG: the picture, or the tiles in rows, the last row filled up.
    var bytes: [UInt8]
    /// The whole picture that the tiles are laid over; nil where it is whole itself.
    var base: Int?
    /// Which tiles these are, counted in rows over the whole picture.
    var tiles: [Int] = []
  }

  /// The side of a tile in pixels; those at the right and lower edge of a picture may be smaller.
  static let tileSide = 32
  /// Tiles in a row of a file.
  static let tilesInRow = 16

  private(set) var files: [File] = []
  private(set) var frames: [Frame] = []
  /// The canvas in points.
  var size = (width: 0.0, height: 0.0)

  private var known: [PixelDigest: Int] = [:]
  /// The last picture that is kept as a whole.
  private var whole: (pixmap: Pixmap, index: Int)?
  /// Where more tiles differ, a picture is kept as a whole.
  private static let mostShare = 0.6

  /// Shows the picture of the last frame once more.
  mutating func repeatLast(number: Int64, instant: VirtualInstant) {
    guard let last = frames.last else { return }
    frames.append(Frame(number: number, instant: instant, picture: last.picture))
  }

  /// Adds a frame.
  mutating func add(
    _ pixmap: Pixmap, number: Int64, instant: VirtualInstant
  ) throws(PNGEncodingError) {
    let digest = PixelDigest(pixmap)
    let picture: Int
    if let same = known[digest] {
      picture = same
    } else {
      picture = files.count
      known[digest] = picture
      files.append(try file(of: pixmap))
      if files[picture].base == nil { whole = (pixmap, picture) }
    }
    frames.append(Frame(number: number, instant: instant, picture: picture))
  }

  private func file(of pixmap: Pixmap) throws(PNGEncodingError) -> File {
    if let whole, whole.pixmap.width == pixmap.width, whole.pixmap.height == pixmap.height {
      let tiles = Self.difference(whole.pixmap, pixmap)
      let share = Double(tiles.count) / Double(Self.grid(pixmap).columns * Self.grid(pixmap).rows)
      if share <= Self.mostShare, let strip = Self.strip(of: tiles, in: pixmap) {
        return File(bytes: try PNGEncoder.encodeSmall(strip), base: whole.index, tiles: tiles)
      }
    }
    return File(bytes: try PNGEncoder.encodeSmall(pixmap))
  }

  private static func grid(_ pixmap: Pixmap) -> (columns: Int, rows: Int) {
    ((pixmap.width + tileSide - 1) / tileSide, (pixmap.height + tileSide - 1) / tileSide)
  }

  /// The tiles in which two pictures of one size differ.
  private static func difference(_ first: Pixmap, _ second: Pixmap) -> [Int] {
    let columns = grid(first).columns
    var differing = Set<Int>()
    first.withPixels { old in
      second.withPixels { new in
        for y in 0..<first.height {
          let row = y * first.width
          for x in 0..<first.width where old[row + x] != new[row + x] {
            differing.insert(y / tileSide * columns + x / tileSide)
          }
        }
      }
    }
    return differing.sorted()
  }

  /// Tiles of a picture in rows.
  private static func strip(of tiles: [Int], in pixmap: Pixmap) -> Pixmap? {
    let columns = min(tiles.count, tilesInRow)
    let rows = (tiles.count + tilesInRow - 1) / tilesInRow
    guard var strip = Pixmap(width: columns * tileSide, height: rows * tileSide) else { return nil }
    let across = grid(pixmap).columns
    pixmap.withPixels { source in
      strip.withMutablePixels { target in
        // What no tile covers has a colour of the picture, so that no transparency is added.
        target.update(repeating: source[0])
        for (place, tile) in tiles.enumerated() {
          let (left, top) = (tile % across * tileSide, tile / across * tileSide)
          for y in 0..<min(tileSide, pixmap.height - top) {
            let from = (top + y) * pixmap.width + left
            let to =
              (place / tilesInRow * tileSide + y) * columns * tileSide
              + place % tilesInRow * tileSide
            for x in 0..<min(tileSide, pixmap.width - left) { target[to + x] = source[from + x] }
          }
        }
      }
    }
    return strip
  }
}
