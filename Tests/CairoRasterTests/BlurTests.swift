import Imaging
import TestSupport
import Testing

@testable import CairoRaster

/// Blurs in whole numbers, against the kernel they stand for.
struct BlurTests {
  private func noise(_ count: Int, seed: UInt64) -> [UInt32] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let word = random.next()
      // Premultiplied, a quarter clear and a quarter opaque.
      let alpha = word >> 62 == 0 ? 0 : word >> 62 == 1 ? 255 : UInt32(word >> 32 & 255)
      func channel(_ shift: UInt64) -> UInt32 { UInt32(word >> shift & 255) * alpha / 255 }
      return alpha << 24 | channel(0) << 16 | channel(8) << 8 | channel(16)
    }
  }

  private func blurred(
    _ words: [UInt32], _ source: PixelRect, channels: Int = 4, sigma: (x: Double, y: Double),
    target: PixelRect, offset: (x: Double, y: Double) = (0, 0), form: BlurPass.Form = .vector
  ) -> [UInt16] {
    let picture = BlurredPicture(
      words, at: source, channels: channels, sigma: sigma, target: target, offset: offset,
      form: form)
    var numbers: [UInt16] = []
    picture.forEachRow { _, row in
      numbers += UnsafeBufferPointer(start: row, count: target.width * channels)
    }
    return numbers
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  @Test func bothFormsGiveTheSameNumbersOnNoise() {
    var random = SplitMix64(seed: 7)
    for round in 0..<60 {
      let (width, height) = (Int(random.next() % 70) + 1, Int(random.next() % 70) + 1)
      let source = rect(Int(random.next() % 9) - 4, Int(random.next() % 9) - 4, width, height)
      let words = noise(width * height, seed: UInt64(round))
      let sigmas = [0, 0.3, 1, 2.6, 4.9, 5.2, 9, 17.5, 31.9, 32, 77, 300.0]
      let sigma = (
        x: sigmas[Int(random.next() % 12)], y: sigmas[Int(random.next() % 12)]
      )
      let target = source.outset(Int(random.next() % 40), Int(random.next() % 40))
      let offset = (x: Double(random.next() % 100) / 16, y: Double(random.next() % 100) / 16)
      for channels in [1, 4] {
        let scalar = blurred(
          words, source, channels: channels, sigma: sigma, target: target, offset: offset,
          form: .scalar)
        let vector = blurred(
          words, source, channels: channels, sigma: sigma, target: target, offset: offset)
        #expect(scalar == vector, "round \(round), \(width) × \(height), \(sigma)")
      }
    }
  }

  @Test(arguments: [0.7, 1, 2, 4, 4.75, 5, 6, 8, 12, 16, 24, 31.9])
  func anEdgeIsBlurredWithinAFifthOfALevel(_ sigma: Double) {
    // A line of pixels, clear and then opaque: each result is a sum of the kernel's weights.
    let kernel = GaussianKernel(sigma: sigma)
    let half = 2 * kernel.reach + 4
    let words = [UInt32](repeating: 0, count: half) + [UInt32](repeating: 0xFFFF_FFFF, count: half)
    let source = rect(0, 0, 2 * half, 1)
    let numbers = blurred(
      words, source, channels: 1, sigma: (sigma, 0),
      target: rect(half - kernel.reach - 2, 0, kernel.reach + 4, 1))
    for (index, number) in numbers.enumerated() {
      // Distance from the pixel to the edge.
      let distance = kernel.reach + 2 - index
      let exact = kernel.weights.indices.reduce(0.0) { sum, weight in
        sum + (weight >= distance ? kernel.weights[weight] : 0)
          + (weight > 0 && -weight >= distance ? kernel.weights[weight] : 0)
      }
      #expect(abs(Double(number) / 16 - 255 * exact) < 0.2, "\(distance)")
    }
  }

  @Test(arguments: [32.0, 50, 63.9, 64, 120, 400])
  func aWideEdgeIsBlurredWithinHalfALevel(_ sigma: Double) {
    let kernel = GaussianKernel(sigma: sigma)
    let half = 3 * kernel.reach
    let words = [UInt32](repeating: 0, count: half) + [UInt32](repeating: 0xFFFF_FFFF, count: half)
    let start = half - kernel.reach - 2
    let numbers = blurred(
      words, rect(0, 0, 2 * half, 1), channels: 1, sigma: (sigma, 0),
      target: rect(start, 0, 2 * kernel.reach + 4, 1))
    var exact = 0.0
    var index = 0
    for distance in stride(from: kernel.reach + 2, to: -kernel.reach - 2, by: -1) {
      if abs(distance) <= kernel.reach { exact += kernel.weights[abs(distance)] }
      #expect(abs(Double(numbers[index]) / 16 - 255 * exact) < 0.5, "\(distance)")
      index += 1
    }
  }

  @Test(arguments: [0.5, 3, 5, 11, 24, 90])
  func insideFlatColoursNothingChanges(_ sigma: Double) {
    for level: UInt32 in [1, 77, 254, 255] {
      let word = level << 24 | level << 16 | level / 2 << 8
      let numbers = blurred(
        [UInt32](repeating: word, count: 500 * 3), rect(0, 0, 500, 3), sigma: (sigma, 0),
        target: rect(220, 1, 40, 1))
      let pixels = numbers.withUnsafeBufferPointer { numbers in
        (0..<40).compactMap { index in
          numbers.baseAddress.map { BlurredPicture.pixel($0 + 4 * index) }
        }
      }
      #expect(pixels.allSatisfy { $0 == word })
    }
  }

  @Test func theWorstPictureIsWithinALevel() {
    // Opaque wherever the fit is too high: the sum of the errors that have one sign.
    for sigma in [5.0, 8, 13, 24, 31.5] {
      let kernel = BlurKernel(sigma: sigma)
      #expect(kernel.form == .doubleSum)
      let exact = GaussianKernel(sigma: sigma)
      let side = 2 * kernel.reach + 5
      var error = 0.0
      for distance in -kernel.reach...kernel.reach {
        var words = [UInt32](repeating: 0, count: side)
        words[side / 2 + distance] = 0xFF00_0000
        let number = blurred(
          words, rect(0, 0, side, 1), channels: 1, sigma: (sigma, 0),
          target: rect(side / 2, 0, 1, 1))[0]
        error += max(0, Double(number) / 16 - 255 * exact.weights[abs(distance)] - 1.0 / 32)
      }
      #expect(error < 1, "\(sigma)")
    }
  }

  @Test func aBlurReachesAsFarAsItSays() {
    for sigma in [1.0, 7, 24, 100] {
      let reach = BlurredPicture.reach(sigma: sigma)
      let target = rect(-reach - 40, 0, 2 * reach + 81, 1)
      let numbers = blurred(
        [UInt32](repeating: 0xFFFF_FFFF, count: 1), rect(0, 0, 1, 1), channels: 1,
        sigma: (sigma, 0), target: target)
      for (index, number) in numbers.enumerated() where number > 0 {
        #expect(abs(index - reach - 40) <= reach)
      }
    }
  }

  @Test func planesTurn() {
    let words = noise(45 * 70, seed: 3)
    let plane = BlurPlane(words, width: 45, height: 70, channels: 4, blockWidth: 1, blockHeight: 1)
    let turned = plane.transposed()
    for (x, y) in [(0, 0), (44, 69), (13, 40)] {
      for channel in 0..<4 {
        #expect(
          turned.numbers[x * turned.stride + 4 * y + channel]
            == plane.numbers[y * plane.stride + 4 * x + channel])
      }
    }
  }
}
