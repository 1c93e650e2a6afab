internal import Imaging

/// Gives pixels the numbers of palette colours.
///
/// A colour that the palette has not is mixed from the nearest one and one on its other side, in a
/// fixed pattern of 8 × 8 pixels. What does not move so does not flicker.
struct GIFColorMap {
  /// How a colour is shown.
  private struct Mixture {
    var pixel: UInt32 = 0
    var nearest: UInt8 = 0
    var other: UInt8 = 0
    /// Pixels of 64 that show the other one; at most half of them.
    var share: UInt8 = 0
    var isKnown = false
  }

  private let palette: GIFPalette
  /// Mixtures of colours met, by a few of their bits; one that falls on another is computed again.
  private var known = [Mixture](repeating: Mixture(), count: 1 << 16)

  init(_ palette: GIFPalette) { self.palette = palette }

  /// Thresholds 0…63 that are spread evenly at every scale.
  private static let pattern: [UInt8] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    var value = 0
    for bit in 0..<3 {
      let (xBit, yBit) = (x >> bit & 1, y >> bit & 1)
      value |= ((xBit ^ yBit) << 1 | yBit) << (2 * (2 - bit))
    }
    return UInt8(value)
  }

  /// The number for a premultiplied pixel at a place.
  mutating func index(_ pixel: UInt32, x: Int, y: Int) -> UInt8 {
    if pixel >> 24 < 128 { return palette.transparentIndex }
    let slot = Int((pixel &* 0x9E37_79B1) >> 16)
    if !known[slot].isKnown || known[slot].pixel != pixel { known[slot] = mixture(pixel) }
    let mixture = known[slot]
    return Self.pattern[(y & 7) << 3 | x & 7] < mixture.share ? mixture.other : mixture.nearest
  }

  private func mixture(_ pixel: UInt32) -> Mixture {
    let color = Premultiplication.straight(pixel)
    let nearest = nearest(to: color)
    var result = Mixture(pixel: pixel, nearest: UInt8(nearest), isKnown: true)
    let base = palette.colors[nearest]
    if base == color & 0xFF_FFFF { return result }
    // As far beyond the colour as the nearest lies before it.
    var mirrored: UInt32 = 0
    for channel in 0..<3 {
      let value = 2 * GIFPalette.value(color, channel) - GIFPalette.value(base, channel)
      mirrored = mirrored << 8 | UInt32(min(max(value, 0), 255))
    }
    let other = self.nearest(to: mirrored)
    var (along, length): (Int64, Int64) = (0, 0)
    for channel in 0..<3 {
      let step =
        GIFPalette.value(palette.colors[other], channel) - GIFPalette.value(base, channel)
      along += step * (GIFPalette.value(color, channel) - GIFPalette.value(base, channel))
      length += step * step
    }
    // Far colours would be seen as dots.
    guard length > 0, length <= 48 * 48, along > 0 else { return result }
    result.other = UInt8(other)
    result.share = UInt8(min(32, (along * 64 + length / 2) / length))
    return result
  }

  private func nearest(to color: UInt32) -> Int {
    var (best, least) = (0, Int64.max)
    for (index, candidate) in palette.colors.enumerated() {
      let red = GIFPalette.value(candidate, 0) - GIFPalette.value(color, 0)
      let green = GIFPalette.value(candidate, 1) - GIFPalette.value(color, 1)
      let blue = GIFPalette.value(candidate, 2) - GIFPalette.value(color, 2)
      let distance = 2 * red * red + 4 * green * green + 3 * blue * blue
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }
}
