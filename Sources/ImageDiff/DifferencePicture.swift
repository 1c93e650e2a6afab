import Imaging

/// The actual picture in pale grey, with what differs in colour.
struct DifferencePicture {
  private(set) var pixmap: Pixmap

  /// The pale picture on a canvas that holds both; nil when there is no memory.
  init?(_ frame: Overlap, actual: Pixmap) {
    guard var pixmap = Pixmap(width: frame.width, height: frame.height) else { return nil }
    actual.withPixels { pixels in
      pixmap.withMutablePixels { pale in
        pale.update(repeating: 0xFFFF_FFFF)
        // Neighbours are mostly equal.
        var last: (pixel: UInt32, pale: UInt32) = (0xFFFF_FFFF, 0xFFFF_FFFF)
        for y in 0..<actual.height {
          let start = (y + frame.actualY) * frame.width + frame.actualX
          for x in 0..<actual.width {
            let pixel = pixels[y * actual.width + x]
            if pixel != last.pixel { last = (pixel, Self.faded(pixel)) }
            pale[start + x] = last.pale
          }
        }
      }
    }
    self.pixmap = pixmap
  }

  /// A pixel in grey, with a tenth of its contrast to white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let level = UInt32((255 - (255 - PixelDifference.brightness(pixel)) / 10).rounded())
    return 0xFF00_0000 | level * 0x01_0101
  }

  /// Colours a pixel.
  mutating func mark(_ finding: ImageComparer.Finding, x: Int, y: Int) {
    switch finding {
    case .tolerated: pixmap[x, y] = 0xFFF5_A623
    case .antialiased: pixmap[x, y] = 0xFFFF_E04D
    case .different: pixmap[x, y] = 0xFFE0_1030
    case .onlyExpected: pixmap[x, y] = 0xFF2F_6FDE
    case .onlyActual: pixmap[x, y] = 0xFF1F_9D55
    case .ignored: if (x + y) % 6 < 2 { pixmap[x, y] = 0xFFB0_B0B0 }
    }
  }
}
