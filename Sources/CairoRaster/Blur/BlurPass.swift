/// Applies a kernel down the columns of a plane.
struct BlurPass {
  /// How the arithmetic is written; the numbers are the same.
  enum Form {
    /// One number at a time.
    case scalar
    /// Eight numbers at a time.
    case vector
  }

  let kernel: BlurKernel
  let form: Form

  /// Numbers of a row that are worked on before the next row: a strip's rows around a pixel stay in the cache.
  private static let stripWidth = 256

  /// Rows `rows` of the plane's blurred picture; they may lie outside of the plane, where all is clear.
  func blurred(_ plane: BlurPlane, rows: Range<Int>) -> BlurPlane {
    let result = BlurPlane(width: plane.width, height: rows.count, channels: plane.channels)
    // Stands for rows outside.
    let clear = BlurPlane(width: plane.width, height: 1, channels: plane.channels)
    clear.numbers.update(repeating: 0, count: plane.stride)
    let rowCount = plane.height
    func row(_ y: Int, _ offset: Int) -> UnsafePointer<UInt16> {
      let inside = y >= 0 && y < rowCount
      return UnsafePointer(inside ? plane.numbers + y * plane.stride : clear.numbers) + offset
    }
    var above = [UnsafePointer<UInt16>](
      repeating: UnsafePointer(clear.numbers), count: kernel.taps.count)
    var below = above
    // The running sums of a strip: of the taps, and of that sum.
    let capacity = Self.stripWidth * 2
    withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: capacity / 4) { sums in
      for left in stride(from: 0, to: plane.stride, by: Self.stripWidth) {
        let count = min(Self.stripWidth, plane.stride - left)
        sums.update(repeating: .zero)
        // Sums begin where the kernel first meets the plane.
        let isDirect = kernel.form == .direct
        let first = isDirect ? rows.lowerBound : min(-kernel.reach, rows.lowerBound)
        for y in first..<rows.upperBound {
          let center = isDirect ? y : y - 1
          for (index, tap) in kernel.taps.enumerated() {
            above[index] = row(center - tap.distance, left)
            below[index] = row(center + tap.distance, left)
          }
          let target =
            rows.contains(y)
            ? result.numbers + (y - rows.lowerBound) * result.stride + left : nil
          switch form {
          case .scalar: stepByNumbers(above, below, count, sums, target)
          case .vector: stepByGroups(above, below, count, sums, target)
          }
        }
      }
    }
    return result
  }

  // MARK: - One row

  private func stepByNumbers(
    _ above: [UnsafePointer<UInt16>], _ below: [UnsafePointer<UInt16>], _ count: Int,
    _ sums: UnsafeMutableBufferPointer<SIMD4<UInt32>>, _ target: UnsafeMutablePointer<UInt16>?
  ) {
    let half: UInt32 = 1 << (kernel.shift - 1)
    sums.withMemoryRebound(to: UInt32.self) { sums in
      for x in 0..<count {
        var change: UInt32 = 0
        for (index, tap) in kernel.taps.enumerated() {
          let pair = UInt32(above[index][x]) + (tap.distance == 0 ? 0 : UInt32(below[index][x]))
          change &+= pair &* tap.factor
        }
        if kernel.form == .doubleSum {
          sums[x] &+= change
          sums[count + x] &+= sums[x]
          change = sums[count + x]
        }
        target?[x] = UInt16(truncatingIfNeeded: (change &+ half) >> kernel.shift)
      }
    }
  }

  /// Numbers lie in pairs in words of 32 bits; their halves are worked on apart.
  private func stepByGroups(
    _ above: [UnsafePointer<UInt16>], _ below: [UnsafePointer<UInt16>], _ count: Int,
    _ sums: UnsafeMutableBufferPointer<SIMD4<UInt32>>, _ target: UnsafeMutablePointer<UInt16>?
  ) {
    let half = SIMD4<UInt32>(repeating: 1 << (kernel.shift - 1))
    let shift = SIMD4<UInt32>(repeating: kernel.shift)
    let low = SIMD4<UInt32>(repeating: 0xFFFF)
    let isDoubleSum = kernel.form == .doubleSum
    let groups = count / 8
    guard let sums = sums.baseAddress else { return }
    kernel.taps.withUnsafeBufferPointer { taps in
      above.withUnsafeBufferPointer { above in
        below.withUnsafeBufferPointer { below in
          for group in 0..<groups {
            let offset = group * 16
            var even = SIMD4<UInt32>.zero
            var odd = SIMD4<UInt32>.zero
            for index in 0..<taps.count {
              var pair = Self.load(above[index], offset)
              if taps[index].distance != 0 { pair &+= Self.load(below[index], offset) }
              let factor = SIMD4<UInt32>(repeating: taps[index].factor)
              even &+= (pair & low) &* factor
              odd &+= (pair &>> 16) &* factor
            }
            if isDoubleSum {
              let place = sums + group * 4
              place[0] &+= even
              place[1] &+= odd
              place[2] &+= place[0]
              place[3] &+= place[1]
              (even, odd) = (place[2], place[3])
            }
            if let target {
              let packed =
                ((even &+ half) &>> shift & low) | (((odd &+ half) &>> shift) &<< 16)
              UnsafeMutableRawPointer(target).storeBytes(
                of: packed, toByteOffset: offset, as: SIMD4<UInt32>.self)
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func load(_ row: UnsafePointer<UInt16>, _ offset: Int) -> SIMD4<UInt32> {
    UnsafeRawPointer(row).load(fromByteOffset: offset, as: SIMD4<UInt32>.self)
  }
}
