internal import DrawingModel
internal import Foundation
internal import Geometry

/// Gives the pixels of a picture that is drawn through a transform, in whole numbers.
///
/// A picture that becomes smaller is first reduced by whole numbers, each pixel being the mean of those that fall into it;
/// what is left is at most half the size, and is mixed from the four pixels around.
struct PictureSampler {
  /// A picture that is sampled: the part in use, perhaps reduced.
  private var pixels: [UInt32]
  private let width: Int
  private let height: Int
  private let isNearest: Bool
  private let repeats: Bool
  /// From pixels of the frame to those of the part.
  private let inverse: CGAffineTransform
  /// 0…256.
  private let opacity: UInt32

  /// Nil where the transform flattens the picture, or nothing of it can be seen.
  init?(_ paint: PicturePaint, transform: CGAffineTransform, opacity: Double) {
    let whole = paint.transform.concatenating(transform)
    let (picture, part) = (paint.picture, paint.part)
    guard whole.isFinite, opacity > 0, part.width > 0, part.height > 0, part.x >= 0, part.y >= 0,
      part.x + part.width <= picture.width, part.y + part.height <= picture.height,
      whole.determinant.magnitude > 1e-12
    else { return nil }
    isNearest = paint.sampling == .nearest
    repeats = paint.repeats
    self.opacity = UInt32(min(max(opacity, 0), 1) * 256 + 0.5)
    func steps(_ a: CGFloat, _ b: CGFloat, limit: Int) -> Int {
      let length = Double((a * a + b * b).squareRoot())
      guard length > 0, !length.isNaN else { return 1 }
      return min(max(Int(min(1 / length, 1e6) + 0.001), 1), limit)
    }
    let columns = isNearest ? 1 : steps(whole.a, whole.b, limit: part.width)
    let rows = isNearest ? 1 : steps(whole.c, whole.d, limit: part.height)
    (pixels, width, height) = Self.reduced(picture, part, columns, rows)
    // The last pixel of a reduced picture may stand for fewer; all are taken as equally large.
    let (x, y) = (
      Double(width) / Double(part.width), Double(height) / Double(part.height)
    )
    inverse = whole.inverted().concatenating(CGAffineTransform(scaleX: x, y: y))
    guard inverse.isFinite else { return nil }
  }

  /// The part with blocks of pixels in place of pixels.
  private static func reduced(
    _ picture: Picture, _ part: PicturePaint.Part, _ columns: Int, _ rows: Int
  ) -> ([UInt32], Int, Int) {
    let width = (part.width + columns - 1) / columns
    let height = (part.height + rows - 1) / rows
    var result = [UInt32](repeating: 0, count: width * height)
    for row in 0..<height {
      // Blocks are spread evenly, so they differ by one pixel at most.
      let (top, bottom) = (row * part.height / height, (row + 1) * part.height / height)
      for column in 0..<width {
        let (left, right) = (column * part.width / width, (column + 1) * part.width / width)
        var (alpha, red, green, blue): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for y in top..<bottom {
          let line = (part.y + y) * picture.width + part.x
          for x in left..<right {
            let pixel = UInt64(picture.pixels[line + x])
            alpha += pixel >> 24
            red += pixel >> 16 & 255
            green += pixel >> 8 & 255
            blue += pixel & 255
          }
        }
        let count = UInt64((bottom - top) * (right - left))
        func mean(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
        result[row * width + column] =
          mean(alpha) << 24 | mean(red) << 16 | mean(green) << 8 | mean(blue)
      }
    }
    return (result, width, height)
  }

  /// Writes the pixels of a region.
  func draw(into words: UnsafeMutablePointer<UInt32>, _ region: PixelRect) {
    let limit = 1e7
    pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<region.height {
        let middle = Double(region.minY + row) + 0.5
        for column in 0..<region.width {
          let left = Double(region.minX + column) + 0.5
          let x = Double(inverse.a) * left + Double(inverse.c) * middle + Double(inverse.tx)
          let y = Double(inverse.b) * left + Double(inverse.d) * middle + Double(inverse.ty)
          // 256ths of a pixel; the quarter of a 256th keeps exact halves on one side.
          let u = Int((min(max(x, -limit), limit) * 256 + 0.25).rounded(.down))
          let v = Int((min(max(y, -limit), limit) * 256 + 0.25).rounded(.down))
          var pixel = isNearest ? nearest(pixels, u, v) : mixed(pixels, u - 128, v - 128)
          if opacity < 256 { pixel = Self.faded(pixel, opacity) }
          words[row * region.width + column] = pixel
        }
      }
    }
  }

  private func column(_ x: Int) -> Int { Self.index(x, width, repeats) }
  private func row(_ y: Int) -> Int { Self.index(y, height, repeats) }

  private static func index(_ place: Int, _ count: Int, _ repeats: Bool) -> Int {
    if !repeats { return min(max(place, 0), count - 1) }
    let rest = place % count
    return rest < 0 ? rest + count : rest
  }

  private func nearest(_ pixels: UnsafeBufferPointer<UInt32>, _ u: Int, _ v: Int) -> UInt32 {
    pixels[row(v >> 8) * width + column(u >> 8)]
  }

  /// The mixture of the four pixels around a place.
  private func mixed(_ pixels: UnsafeBufferPointer<UInt32>, _ u: Int, _ v: Int) -> UInt32 {
    let (right, below) = (UInt32(u & 255), UInt32(v & 255))
    let (x0, x1) = (column(u >> 8), column((u >> 8) + 1))
    let (y0, y1) = (row(v >> 8) * width, row((v >> 8) + 1) * width)
    let (a, b, c, d) = (pixels[y0 + x0], pixels[y0 + x1], pixels[y1 + x0], pixels[y1 + x1])
    if a == b, c == d, a == c { return a }
    func channel(_ shift: UInt32) -> UInt32 {
      let upper = (a >> shift & 255) * (256 - right) + (b >> shift & 255) * right
      let lower = (c >> shift & 255) * (256 - right) + (d >> shift & 255) * right
      return ((upper * (256 - below) + lower * below + 0x8000) >> 16) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }

  private static func faded(_ pixel: UInt32, _ opacity: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift & 255) * opacity + 128) >> 8) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }
}
