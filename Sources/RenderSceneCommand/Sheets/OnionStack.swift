import Imaging

/// Frames laid over each other, the older the fainter.
///
/// Pixel by pixel the empty canvas is the ground, where some frame shows it, and what most frames
/// show elsewhere. Of every frame only what differs from it is laid on, so that what stands still
/// stays clear.
struct OnionStack: Sendable {
  /// All of one size, in order of time; the last one is not faded.
  var frames: [Pixmap]

  private static let faintest = 0.16
  private static let strongest = 0.5

  /// How much of each frame is seen, 0 to 1.
  static func opacities(count: Int) -> [Double] {
    (0..<count).map { index in
      if index == count - 1 { return 1 }
      if count == 2 { return strongest }
      let share = Double(index) / Double(count - 2)
      return faintest + (strongest - faintest) * share
    }
  }

  /// The picture; nil where there is no frame or no memory.
  func picture() -> Pixmap? {
    guard var result = frames.last, let last = frames.last else { return nil }
    let weights = Self.opacities(count: frames.count).map { UInt32(($0 * 256).rounded()) }
    let corner = last[0, 0]
    var values = [UInt32](repeating: 0, count: frames.count)
    result.withMutablePixels { target in
      for index in target.indices {
        var isEven = true
        for (number, frame) in frames.enumerated() {
          values[number] = frame.storage.words[index]
          if values[number] != values[0] { isEven = false }
        }
        if isEven { continue }
        let ground = Self.ground(of: values, corner: corner)
        var color = ground
        for (value, weight) in zip(values, weights) where value != ground {
          color = Self.mixed(color, value, weight)
        }
        target[index] = color
      }
    }
    return result
  }

  /// The value of the canvas's corner, where a frame has it; else that of most frames, of several
  /// the earliest.
  private static func ground(of values: [UInt32], corner: UInt32) -> UInt32 {
    var best = values[0]
    var most = 0
    for value in values {
      if value == corner { return corner }
      var count = 0
      for other in values where other == value { count += 1 }
      if count > most { (best, most) = (value, count) }
    }
    return best
  }

  /// So many 256ths of the second, the rest of the first, in each component.
  private static func mixed(_ first: UInt32, _ second: UInt32, _ weight: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (one, other) = (first >> shift & 255, second >> shift & 255)
      result |= ((one * (256 - weight) + other * weight + 128) >> 8) << shift
    }
    return result
  }
}
