internal import Foundation
package import Imaging

/// A rectangle of pixels in a picture, with at least one pixel.
package struct PictureRegion: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// A rectangle from its corner and its size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The whole picture.
  package init(_ pixmap: Pixmap) {
    self.init(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
  }

  /// One pixel, for pictures in which nothing changes.
  static let smallest = PictureRegion(x: 0, y: 0, width: 1, height: 1)

  /// The smallest rectangle outside of which two pictures of one size are the same; nil where they are everywhere.
  package static func changed(from old: Pixmap, to new: Pixmap) -> PictureRegion? {
    let (width, height) = (new.width, new.height)
    return old.withPixels { old -> PictureRegion? in
      new.withPixels { new -> PictureRegion? in
        func rowDiffers(_ row: Int) -> Bool {
          guard let first = old.baseAddress, let second = new.baseAddress else { return false }
          return memcmp(first + row * width, second + row * width, width * 4) != 0
        }
        func differs(_ row: Int, _ column: Int) -> Bool {
          old[row * width + column] != new[row * width + column]
        }
        return bounds(width: width, height: height, rowDiffers: rowDiffers, differs: differs)
      }
    }
  }

  /// The smallest rectangle with all places that differ.
  static func bounds(
    width: Int, height: Int, rowDiffers: (Int) -> Bool,
    differs: (_ row: Int, _ column: Int) -> Bool
  ) -> PictureRegion? {
    guard let top = (0..<height).first(where: rowDiffers) else { return nil }
    let bottom = (top..<height).last(where: rowDiffers) ?? top
    var (left, right) = (width, -1)
    for row in top...bottom {
      var column = 0
      while column < left, !differs(row, column) { column += 1 }
      left = min(left, column)
      column = width - 1
      while column > right, column >= left, !differs(row, column) { column -= 1 }
      if column >= left { right = max(right, column) }
    }
    return PictureRegion(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The rectangle with its corner moved to even places.
  var withEvenCorner: PictureRegion {
    PictureRegion(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}
