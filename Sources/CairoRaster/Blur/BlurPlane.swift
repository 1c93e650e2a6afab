/// Numbers of 12 bits, 16 times a byte's value: one or four for each pixel, row after row.
///
/// Rows are padded to whole groups of 8 numbers. Of four, the order is blue, red, green, alpha.
final class BlurPlane {
  let width: Int
  let height: Int
  /// Numbers of one pixel.
  let channels: Int
  /// Distance between rows, in numbers.
  let stride: Int
  let numbers: UnsafeMutablePointer<UInt16>

  /// The value of a full byte.
  static let full: UInt32 = 255 << 4

  /// A plane whose pixels are not set yet, only the padding is.
  init(width: Int, height: Int, channels: Int) {
    (self.width, self.height, self.channels) = (width, height, channels)
    stride = (width * channels + 7) & ~7
    // Aligned for pairs and fours of numbers to be read at once.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, stride * height * 2), alignment: 16)
    numbers = memory.bindMemory(to: UInt16.self, capacity: max(1, stride * height))
    let padding = stride - width * channels
    guard padding > 0 else { return }
    for row in 0..<height {
      (numbers + row * stride + width * channels).update(repeating: 0, count: padding)
    }
  }

  deinit { UnsafeMutableRawPointer(numbers).deallocate() }

  // MARK: - From pixels

  /// The mean of each block of pixels, `blockWidth` × `blockHeight`, both powers of two; beyond the picture all is clear.
  convenience init(
    _ words: UnsafePointer<UInt32>, width: Int, height: Int, channels: Int, blockWidth: Int,
    blockHeight: Int
  ) {
    self.init(
      width: (width + blockWidth - 1) / blockWidth,
      height: (height + blockHeight - 1) / blockHeight,
      channels: channels)
    if channels == 1 {
      takeOpacities(words, width, height, blockWidth, blockHeight)
    } else {
      takePixels(words, width, height, blockWidth, blockHeight)
    }
  }

  private func takeOpacities(
    _ words: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ blockWidth: Int,
    _ blockHeight: Int
  ) {
    if blockWidth == 1, blockHeight == 1 {
      for y in 0..<height {
        let (source, target) = (words + y * width, numbers + y * stride)
        for x in 0..<width { target[x] = UInt16(truncatingIfNeeded: source[x] >> 20 & 0xFF0) }
      }
      return
    }
    let (shift, half) = Self.division(blockWidth, blockHeight)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: self.width) { sums in
      for row in 0..<self.height {
        sums.update(repeating: 0)
        for y in row * blockHeight..<min((row + 1) * blockHeight, height) {
          let source = words + y * width
          for column in 0..<self.width {
            var sum: UInt32 = 0
            for x in column * blockWidth..<min((column + 1) * blockWidth, width) {
              sum &+= source[x] >> 24
            }
            sums[column] &+= sum
          }
        }
        let target = numbers + row * stride
        for column in 0..<self.width {
          target[column] = UInt16(truncatingIfNeeded: (sums[column] << 4 &+ half) >> shift)
        }
      }
    }
  }

  private func takePixels(
    _ words: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ blockWidth: Int,
    _ blockHeight: Int
  ) {
    let mask: UInt32 = 0x00FF_00FF
    if blockWidth == 1, blockHeight == 1 {
      for y in 0..<height {
        let source = words + y * width
        let target = UnsafeMutableRawPointer(numbers + y * stride)
          .assumingMemoryBound(to: SIMD2<UInt32>.self)
        for x in 0..<width {
          let word = source[x]
          target[x] = SIMD2(word & mask, word >> 8 & mask) &<< 4
        }
      }
      return
    }
    let (shift, half) = Self.division(blockWidth, blockHeight)
    withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: self.width) { sums in
      for row in 0..<self.height {
        sums.update(repeating: .zero)
        for y in row * blockHeight..<min((row + 1) * blockHeight, height) {
          let source = words + y * width
          for column in 0..<self.width {
            // Two sums of at most 256 bytes each fit side by side.
            var pair = SIMD2<UInt32>.zero
            for x in column * blockWidth..<min((column + 1) * blockWidth, width) {
              pair &+= SIMD2(source[x] & mask, source[x] >> 8 & mask)
            }
            sums[column] &+= SIMD4(
              pair.x & 0xFFFF, pair.x >> 16, pair.y & 0xFFFF, pair.y >> 16)
          }
        }
        let target = UnsafeMutableRawPointer(numbers + row * stride)
          .assumingMemoryBound(to: SIMD2<UInt32>.self)
        for column in 0..<self.width {
          let mean = (sums[column] &<< 4 &+ half) &>> shift
          target[column] = SIMD2(mean.x | mean.y << 16, mean.z | mean.w << 16)
        }
      }
    }
  }

  /// Bits and rounding of a division by the size of a block.
  private static func division(_ width: Int, _ height: Int) -> (shift: UInt32, half: UInt32) {
    let size = UInt32(width * height)
    return (UInt32(size.trailingZeroBitCount), size / 2)
  }

  // MARK: - Turning

  /// The plane with columns and rows exchanged.
  func transposed() -> BlurPlane {
    let result = BlurPlane(width: height, height: width, channels: channels)
    if channels == 1 {
      Self.transpose(numbers, stride, width, height, into: result.numbers, result.stride)
    } else {
      Self.transpose(
        UnsafeMutableRawPointer(numbers).assumingMemoryBound(to: UInt64.self), stride / 4, width,
        height, into: UnsafeMutableRawPointer(result.numbers).assumingMemoryBound(to: UInt64.self),
        result.stride / 4)
    }
    return result
  }

  /// In squares, so that both sides stay in the cache.
  @inline(__always)
  private static func transpose<Pixel>(
    _ source: UnsafeMutablePointer<Pixel>, _ sourceStride: Int, _ width: Int, _ height: Int,
    into target: UnsafeMutablePointer<Pixel>, _ targetStride: Int
  ) {
    let side = 32
    for top in Swift.stride(from: 0, to: height, by: side) {
      for left in Swift.stride(from: 0, to: width, by: side) {
        for x in left..<min(left + side, width) {
          let row = target + x * targetStride
          for y in top..<min(top + side, height) { row[y] = source[y * sourceStride + x] }
        }
      }
    }
  }
}
