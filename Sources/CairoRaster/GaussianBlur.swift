internal import CNumerics
internal import Imaging

/// Blurs pictures with the kernel of `GaussianKernel`, in a time that does not depend on its width.
///
/// Long kernels are sums of four cosines, and the sum of a window weighted by a cosine follows from the two sums before
/// it and the pixels at the window's ends. All arithmetic is plain additions and multiplications in a fixed order.
///
/// Source: K. Sugimoto and S. Kamata, “Fast Gaussian filter with second-order shift property of DCT-5”, 2013.
struct GaussianBlur {
  var width: Int
  var height: Int
  /// Numbers of one pixel.
  var channels: Int
  /// Row after row, 0…255.
  var values: [Float]

  /// The channels of a picture's pixels: blue, green, red, alpha, premultiplied.
  init(pixels words: UnsafePointer<UInt32>, width: Int, height: Int) {
    (self.width, self.height, channels) = (width, height, 4)
    values = [Float](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for index in 0..<width * height {
        let pixel = words[index]
        buffer[index * 4] = Float(pixel & 255)
        buffer[index * 4 + 1] = Float(pixel >> 8 & 255)
        buffer[index * 4 + 2] = Float(pixel >> 16 & 255)
        buffer[index * 4 + 3] = Float(pixel >> 24)
      }
      count = width * height * 4
    }
  }

  /// The opacities of a picture's pixels.
  init(alphaOf words: UnsafePointer<UInt32>, width: Int, height: Int) {
    (self.width, self.height, channels) = (width, height, 1)
    values = [Float](unsafeUninitializedCapacity: width * height) { buffer, count in
      for index in 0..<width * height { buffer[index] = Float(words[index] >> 24) }
      count = width * height
    }
  }

  /// Blurs by a standard deviation for each axis, in pixels; outside the picture all is transparent.
  mutating func blur(sigmaX: Double, sigmaY: Double) {
    blurColumns(GaussianKernel(sigma: sigmaY))
    transpose()
    blurColumns(GaussianKernel(sigma: sigmaX))
    transpose()
  }

  /// Longest reach, in pixels, for which each weight is applied by itself.
  private static let longestDirectReach = 6

  private mutating func blurColumns(_ kernel: GaussianKernel) {
    guard kernel.reach > 0 else { return }
    if kernel.reach <= Self.longestDirectReach {
      blurDirectly(kernel)
    } else {
      blurWithCosines(kernel)
    }
  }

  private mutating func blurDirectly(_ kernel: GaussianKernel) {
    let lanes = width * channels
    let weights = kernel.weights.map { Float($0) }
    let source = values
    source.withUnsafeBufferPointer { source in
      values.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          let row = y * lanes
          for x in 0..<lanes { target[row + x] = source[row + x] * weights[0] }
          for distance in 1..<weights.count {
            let weight = weights[distance]
            for other in [y - distance, y + distance] where other >= 0 && other < height {
              let start = other * lanes
              for x in 0..<lanes { target[row + x] += source[start + x] * weight }
            }
          }
        }
      }
    }
  }

  private mutating func blurWithCosines(_ kernel: GaussianKernel) {
    let lanes = width * channels
    let inner = kernel.reach - 1
    let cosines = kernel.cosines
    func cosine(_ index: Int, _ distance: Int) -> Double {
      pw_cos(Double(index) * cosines.frequency * Double(distance))
    }
    let twice = (0..<4).map { 2 * cosine($0, 1) }
    let entering = (0..<4).map { cosine($0, inner) }
    let leaving = (0..<4).map { cosine($0, inner + 1) }
    let factors = cosines.factors
    let outermost = cosines.outermost

    let source = values
    let nothing = [Float](repeating: 0, count: lanes)
    // The result of a row, then window sums: the plain one, and for each cosine this row's and the one's before it.
    var sums = [Double](repeating: 0, count: lanes * 8)
    source.withUnsafeBufferPointer { source in
      nothing.withUnsafeBufferPointer { nothing in
        sums.withUnsafeMutableBufferPointer { sums in
          values.withUnsafeMutableBufferPointer { target in
            guard let source = source.baseAddress, let nothing = nothing.baseAddress,
              let result = sums.baseAddress, let target = target.baseAddress
            else { return }
            func row(_ y: Int) -> UnsafePointer<Float> {
              y >= 0 && y < height ? source + y * lanes : nothing
            }
            // From a window that ends before the first row, one row at a time.
            for y in -inner..<height {
              // The window moves from around y − 1 to around y.
              let (first, last) = (row(y - 1 - inner), row(y - 1 + inner))
              let (before, next) = (row(y - 2 - inner), row(y + inner))
              let plain = result + lanes
              let constant = factors[0]
              for x in 0..<lanes {
                plain[x] += Double(next[x]) - Double(first[x])
                result[x] = constant * plain[x]
              }
              for k in 1..<4 {
                let current = result + 2 * k * lanes
                let former = current + lanes
                let (t, e, l, f) = (twice[k], entering[k], leaving[k], factors[k])
                for x in 0..<lanes {
                  let beyond = Double(before[x]) + Double(next[x])
                  let ends = Double(first[x]) + Double(last[x])
                  let sum = t * current[x] - former[x] + e * beyond - l * ends
                  former[x] = current[x]
                  current[x] = sum
                  result[x] += f * sum
                }
              }
              guard y >= 0 else { continue }
              let (above, below) = (row(y - inner - 1), row(y + inner + 1))
              let out = target + y * lanes
              for x in 0..<lanes {
                out[x] = Float(result[x] + outermost * (Double(above[x]) + Double(below[x])))
              }
            }
          }
        }
      }
    }
  }

  /// Exchanges columns and rows.
  private mutating func transpose() {
    let source = values
    source.withUnsafeBufferPointer { source in
      values.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          for x in 0..<width {
            let (from, to) = ((y * width + x) * channels, (x * height + y) * channels)
            for channel in 0..<channels { target[to + channel] = source[from + channel] }
          }
        }
      }
    }
    swap(&width, &height)
  }

  /// A value as a whole level, halves rounded up.
  static func level(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 255) + 0.5) }

  /// The pixel at an index, of four channels.
  func pixel(_ index: Int) -> UInt32 {
    let alpha = Self.level(values[index * 4 + 3])
    func channel(_ offset: Int) -> UInt32 {
      min(Self.level(values[index * 4 + offset]), alpha)
    }
    return alpha << 24 | channel(2) << 16 | channel(1) << 8 | channel(0)
  }

  /// The pixel at an index with a given opacity, and the colour of what has been blurred into it.
  func pixel(_ index: Int, keeping alpha: UInt32) -> UInt32 {
    let blurred = values[index * 4 + 3]
    guard alpha > 0, blurred > 0 else { return 0 }
    let factor = Float(alpha) / blurred
    func channel(_ offset: Int) -> UInt32 {
      min(Self.level(values[index * 4 + offset] * factor), alpha)
    }
    return alpha << 24 | channel(2) << 16 | channel(1) << 8 | channel(0)
  }
}
