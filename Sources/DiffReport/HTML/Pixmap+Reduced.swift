import Imaging

extension Pixmap {
  /// The picture smaller, each pixel the mean of those under it; itself where it is not larger.
  func reduced(toWidth newWidth: Int, height newHeight: Int) -> Pixmap? {
    let (columns, rows) = (max(1, newWidth), max(1, newHeight))
    if columns >= width && rows >= height { return self }
    guard var result = Pixmap(width: min(columns, width), height: min(rows, height)) else {
      return nil
    }
    let (across, down) = (result.width, result.height)
    withPixels { source in
      result.withMutablePixels { target in
        for y in 0..<down {
          let top = y * height / down
          let bottom = max(top + 1, (y + 1) * height / down)
          for x in 0..<across {
            let left = x * width / across
            let right = max(left + 1, (x + 1) * width / across)
            // Even channels and odd ones each in one sum with room between them.
            var (even, odd): (UInt64, UInt64) = (0, 0)
            for row in top..<bottom {
              for column in left..<right {
                let pixel = UInt64(source[row * width + column])
                even += (pixel & 0xFF) | (pixel & 0xFF_0000) << 16
                odd += (pixel >> 8 & 0xFF) | (pixel & 0xFF00_0000) << 8
              }
            }
            let count = UInt64((bottom - top) * (right - left))
            func mean(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
            target[y * across + x] =
              mean(even & 0xFFFF_FFFF) | mean(odd & 0xFFFF_FFFF) << 8 | mean(even >> 32) << 16
              | mean(odd >> 32) << 24
          }
        }
      }
    }
    return result
  }

  /// The picture so that neither side is longer than a number of pixels.
  func reduced(toFit side: Int) -> Pixmap? {
    let scale = min(1, Double(side) / Double(max(width, height)))
    return reduced(
      toWidth: Int((Double(width) * scale).rounded()),
      height: Int((Double(height) * scale).rounded()))
  }

  /// Lays another picture over this one; what lies outside is left away.
  mutating func lay(_ other: Pixmap, x left: Int, y top: Int) {
    let (across, down) = (width, height)
    other.withPixels { source in
      withMutablePixels { target in
        for y in 0..<other.height where (0..<down).contains(y + top) {
          for x in 0..<other.width where (0..<across).contains(x + left) {
            let over = source[y * other.width + x]
            let index = (y + top) * across + x + left
            let rest = 255 - over >> 24
            if rest == 0 {
              target[index] = over
              continue
            }
            let under = target[index]
            func part(_ shift: UInt32) -> UInt32 {
              min(255, (over >> shift & 255) + ((under >> shift & 255) * rest + 127) / 255) << shift
            }
            target[index] = part(0) | part(8) | part(16) | part(24)
          }
        }
      }
    }
  }

  /// Fills a rectangle with a colour; what lies outside is left away.
  mutating func fill(_ color: UInt32, x left: Int, y top: Int, width: Int, height: Int) {
    let (across, down) = (self.width, self.height)
    withMutablePixels { pixels in
      for y in max(0, top)..<max(0, top, min(down, top + height)) {
        for x in max(0, left)..<max(0, left, min(across, left + width)) {
          pixels[y * across + x] = color
        }
      }
    }
  }

  /// Whether it is more dark than light, over white.
  var isDark: Bool {
    withPixels { pixels in
      var (sum, count) = (0, 0)
      for index in stride(from: 0, to: pixels.count, by: 61) {
        let pixel = pixels[index]
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        sum += Int(red * 54 + green * 183 + blue * 19) / 256 + Int(255 - pixel >> 24)
        count += 1
      }
      return sum < count * 105
    }
  }
}
