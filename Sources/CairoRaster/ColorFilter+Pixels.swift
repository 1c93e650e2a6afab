internal import DrawingModel

extension ColorFilter {
  /// Changes premultiplied pixels in place; results are limited to what a premultiplied pixel can be.
  func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard let change = pixelChange else { return }
    // Neighbours are often alike.
    var known: UInt32 = 0
    var result = change(0)
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel != known {
        known = pixel
        result = change(pixel)
      }
      pixels[index] = result
    }
  }

  /// What becomes of one premultiplied pixel; nil where nothing can be done.
  private var pixelChange: ((UInt32) -> UInt32)? {
    switch self {
    case .alphaThreshold(let min, let max, let color):
      guard color.isFinite else { return nil }
      let inside = color.premultipliedPixel
      return { pixel in
        let alpha = Double(pixel >> 24) / 255
        return alpha >= min && alpha <= max ? inside : 0
      }
    case .matrix(let values):
      guard values.count == 20, values.allSatisfy(\.isFinite) else { return nil }
      return { Self.straight($0, values) }
    default:
      guard let matrix else { return nil }
      let rows = matrix.map { row in SIMD4(row[0], row[1], row[2], row[3]) }
      guard rows.allSatisfy({ $0.sum().isFinite }) else { return nil }
      return { $0 == 0 ? 0 : Self.premultiplied($0, rows) }
    }
  }

  private static func premultiplied(_ pixel: UInt32, _ rows: [SIMD4<Double>]) -> UInt32 {
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
    return UInt32(alpha + 0.5) << 24 | level(0) << 16 | level(1) << 8 | level(2)
  }

  /// The matrix of a straight colour; a pixel without opacity counts as black.
  private static func straight(_ pixel: UInt32, _ values: [Double]) -> UInt32 {
    let alpha = Double(pixel >> 24)
    func share(_ shift: UInt32) -> Double {
      alpha > 0 ? min(1, Double(pixel >> shift & 255) / alpha) : 0
    }
    let components = [share(16), share(8), share(0), alpha / 255, 1]
    func component(_ row: Int) -> Double {
      var sum = 0.0
      for column in 0..<5 { sum += values[row * 5 + column] * components[column] }
      return min(max(sum, 0), 1)
    }
    let color = PaintColor(
      red: component(0), green: component(1), blue: component(2), opacity: component(3))
    return color.premultipliedPixel
  }
}
