/// How two pixels differ; pixels are premultiplied words 0xAARRGGBB.
enum PixelDifference {
  /// The largest difference of the four channels, in levels.
  ///
  /// Premultiplied, because that is what is seen: the colour of a pixel that is clear counts for
  /// nothing.
  static func delta(_ lhs: UInt32, _ rhs: UInt32) -> Int {
    var largest: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (a, b) = (lhs &>> shift & 255, rhs &>> shift & 255)
      largest = max(largest, a > b ? a - b : b - a)
    }
    return Int(largest)
  }

  /// The perceived difference over white, 0 to 1, where 1 is black against white.
  ///
  /// Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
  /// space in mobile applications" (2010): a weighted sum of squares, whose root is taken here so
  /// that equal steps count alike.
  static func perceived(_ lhs: UInt32, _ rhs: UInt32) -> Double {
    let (a, b) = (YIQ(lhs), YIQ(rhs))
    let (y, i, q) = (a.y - b.y, a.i - b.i, a.q - b.q)
    let squares = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return (squares / YIQ.largestSquares).squareRoot()
  }

  /// Brightness over white, 0 to 255.
  static func brightness(_ pixel: UInt32) -> Double { YIQ(pixel).y }

  private struct YIQ {
    var y: Double
    var i: Double
    var q: Double

    /// The weighted squares of black against white: 0.5053 · 255².
    static let largestSquares = 0.5053 * 255 * 255

    init(_ pixel: UInt32) {
      let white = Double(255 - pixel >> 24)
      let red = Double(pixel >> 16 & 255) + white
      let green = Double(pixel >> 8 & 255) + white
      let blue = Double(pixel & 255) + white
      y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
      i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189
      q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    }
  }
}
