internal import DrawingModel

extension ColorFilter {
  /// Changes premultiplied pixels in place; results are limited to what a premultiplied pixel can be.
  func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    let rows = matrix.map { row in SIMD4(row[0], row[1], row[2], row[3]) }
    guard rows.allSatisfy({ $0.sum().isFinite }) else { return }
    // Neighbours are often alike.
    var known: UInt32 = 0
    var result: UInt32 = 0
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel == 0 { continue }
      if pixel != known {
        known = pixel
        let color = SIMD4(
          Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255),
          Double(pixel >> 24))
        func component(_ row: Int, atMost limit: Double) -> Double {
          let products = rows[row] * color
          let sum = products.x + products.y + products.z + products.w
          return min(max(sum, 0), limit)
        }
        let alpha = component(3, atMost: 255)
        func level(_ row: Int) -> UInt32 { UInt32(component(row, atMost: alpha) + 0.5) }
        result = UInt32(alpha + 0.5) << 24 | level(0) << 16 | level(1) << 8 | level(2)
      }
      pixels[index] = result
    }
  }
}
