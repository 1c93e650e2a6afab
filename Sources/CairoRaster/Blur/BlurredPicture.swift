internal import Imaging

/// A picture, or its opacity alone, blurred with the kernel of `GaussianKernel` and read at places of another picture.
///
/// All arithmetic on pixels is in whole numbers. Wide blurs are made of a smaller picture, so they cost less than narrow ones.
struct BlurredPicture {
  /// The blurred picture, in blocks of pixels.
  private let plane: BlurPlane
  private let columns: [Place]
  private let rows: [Place]
  /// Whether the columns are pixels of the plane beside one another.
  private let isDirect: Bool

  /// Where a pixel lies between two of the plane.
  struct Place: Equatable {
    var index: Int
    /// Index of the other one.
    var next: Int
    /// Part of the other one, of 256.
    var part: UInt32
  }

  /// Largest standard deviation that is applied to the pixels themselves, and not to means of blocks of them.
  private static let widestSigma = 32.0

  /// Pixels of a block's side for a standard deviation.
  static func blockSide(sigma: Double) -> Int {
    var side = 1
    while sigma / Double(side) >= widestSigma { side *= 2 }
    return side
  }

  /// Pixels a blur reaches to each side.
  static func reach(sigma: Double) -> Int {
    let side = blockSide(sigma: sigma)
    let reach = GaussianKernel.reach(sigma: sigma / Double(side))
    return side == 1 ? reach : side * (reach + 2)
  }

  /// Blurs a picture.
  ///
  /// - Parameters:
  ///   - words: The picture's pixels.
  ///   - source: Where they lie; outside of it all is clear.
  ///   - channels: 4, or 1 for the opacity.
  ///   - sigma: Standard deviations in pixels along both axes.
  ///   - target: The pixels that will be asked for.
  ///   - offset: How far the blurred picture is moved.
  ///   - form: How the arithmetic is written.
  init(
    _ words: UnsafePointer<UInt32>, at source: PixelRect, channels: Int,
    sigma: (x: Double, y: Double), target: PixelRect, offset: (x: Double, y: Double) = (0, 0),
    form: BlurPass.Form = .vector
  ) {
    let side = (x: Self.blockSide(sigma: sigma.x), y: Self.blockSide(sigma: sigma.y))
    let original = BlurPlane(
      words, width: source.width, height: source.height, channels: channels, blockWidth: side.x,
      blockHeight: side.y)
    let kernelX = BlurKernel(sigma: sigma.x / Double(side.x))
    let kernelY = BlurKernel(sigma: sigma.y / Double(side.y))
    let across = Self.places(
      target.minX..<target.maxX, from: Double(source.minX) + offset.x, side.x,
      limit: -kernelX.reach - 1...original.width + kernelX.reach)
    let down = Self.places(
      target.minY..<target.maxY, from: Double(source.minY) + offset.y, side.y,
      limit: -kernelY.reach - 1...original.height + kernelY.reach)
    columns = across.places
    rows = down.places
    isDirect = columns.enumerated().allSatisfy { index, place in
      place.part == 0 && place.index == across.places[0].index + index
    }
    let vertical = BlurPass(kernel: kernelY, form: form).blurred(original, rows: down.range)
    plane = BlurPass(kernel: kernelX, form: form)
      .blurred(vertical.transposed(), rows: across.range).transposed()
  }

  /// Where pixels of a row or column lie among blocks, which begin at `start`, and the blocks that are needed.
  private static func places(
    _ pixels: Range<Int>, from start: Double, _ side: Int, limit: ClosedRange<Int>
  ) -> (places: [Place], range: Range<Int>) {
    var places: [Place] = []
    for pixel in pixels {
      let distance = (Double(pixel) + 0.5 - start) / Double(side) - 0.5
      let steps = (min(max(distance, -1e6), 1e6) * 256).rounded(.down)
      let index = Int((steps / 256).rounded(.down))
      let part = Int(steps) - index * 256
      func limited(_ index: Int) -> Int {
        min(max(index, limit.lowerBound), limit.upperBound)
      }
      places.append(
        Place(
          index: limited(index), next: limited(part == 0 ? index : index + 1),
          part: UInt32(part)))
    }
    let first = places.map(\.index).min() ?? 0
    let last = places.map(\.next).max() ?? 0
    for index in places.indices {
      places[index].index -= first
      places[index].next -= first
    }
    return (places, first..<last + 1)
  }

  // MARK: - Reading

  /// Calls `body` with each row of the target, counted from 0: numbers of 12 bits as in `BlurPlane`.
  func forEachRow(_ body: (Int, UnsafePointer<UInt16>) -> Void) {
    let channels = plane.channels
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: plane.stride) { blended in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: columns.count * channels) { result in
        guard let blended = blended.baseAddress, let result = result.baseAddress else { return }
        for (y, row) in rows.enumerated() {
          var source = UnsafePointer(plane.numbers + row.index * plane.stride)
          if row.part > 0 {
            let next = UnsafePointer(plane.numbers + row.next * plane.stride)
            for x in 0..<plane.width * channels {
              blended[x] = Self.mix(source[x], next[x], row.part)
            }
            source = UnsafePointer(blended)
          }
          if isDirect, let first = columns.first {
            body(y, source + first.index * channels)
            continue
          }
          for (x, column) in columns.enumerated() {
            let (from, to) = (source + column.index * channels, source + column.next * channels)
            for channel in 0..<channels {
              result[x * channels + channel] = Self.mix(from[channel], to[channel], column.part)
            }
          }
          body(y, result)
        }
      }
    }
  }

  @inline(__always)
  private static func mix(_ a: UInt16, _ b: UInt16, _ part: UInt32) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(a) &* (256 &- part) &+ UInt32(b) &* part &+ 128) >> 8)
  }

  /// The premultiplied pixel of four numbers.
  @inline(__always)
  static func pixel(_ numbers: UnsafePointer<UInt16>) -> UInt32 {
    func level(_ index: Int) -> UInt32 { (UInt32(numbers[index]) &+ 8) >> 4 }
    let alpha = level(3)
    return alpha << 24 | min(level(1), alpha) << 16 | min(level(2), alpha) << 8
      | min(level(0), alpha)
  }

  /// The pixel with a given opacity and the colour of four numbers.
  @inline(__always)
  static func pixel(_ numbers: UnsafePointer<UInt16>, keeping alpha: UInt32) -> UInt32 {
    let blurred = UInt32(numbers[3])
    guard alpha > 0, blurred > 0 else { return 0 }
    func level(_ index: Int) -> UInt32 {
      min((UInt32(numbers[index]) &* alpha &+ blurred / 2) / blurred, alpha)
    }
    return alpha << 24 | level(1) << 16 | level(2) << 8 | level(0)
  }
}
