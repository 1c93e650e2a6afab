/// The SHA-256 hash function (FIPS 180-4), for keys of the scene cache.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// Starts with nothing hashed.
  package init() {}

  /// Adds bytes.
  package mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    pending += bytes
    var start = 0
    while pending.count - start >= 64 {
      compress(pending[start..<(start + 64)])
      start += 64
    }
    pending.removeFirst(start)
  }

  /// Adds one part with its length before it, so that the borders between parts count.
  package mutating func update(part: [UInt8]) {
    withUnsafeBytes(of: UInt64(part.count).littleEndian) { update(Array($0)) }
    update(part)
  }

  /// Adds one part of text with its length before it.
  package mutating func update(part: String) {
    update(part: Array(part.utf8))
  }

  /// The digest of everything added, as 64 hexadecimal digits.
  package func hexDigest() -> String {
    var copy = self
    let bitCount = length * 8
    var padding: [UInt8] = [0x80]
    while (pending.count + padding.count) % 64 != 56 { padding.append(0) }
    withUnsafeBytes(of: bitCount.bigEndian) { padding += Array($0) }
    copy.update(padding)
    return copy.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func compress(_ block: ArraySlice<UInt8>) {
    var schedule: [UInt32] = []
    schedule.reserveCapacity(64)
    for index in 0..<16 {
      let start = block.startIndex + index * 4
      schedule.append(
        UInt32(block[start]) << 24 | UInt32(block[start + 1]) << 16
          | UInt32(block[start + 2]) << 8 | UInt32(block[start + 3]))
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
      let mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
      schedule.append(schedule[index - 16] &+ mixedEarly &+ schedule[index - 7] &+ mixedLate)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let first =
        h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ Self.constants[index]
        &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes, computed
  /// by integer roots.
  private static let constants: [UInt32] = {
    var constants: [UInt32] = []
    var candidate: UInt128 = 2
    while constants.count < 64 {
      if (2..<candidate).allSatisfy({ candidate % $0 != 0 }) {
        // floor(cbrt(prime) · 2^32) by bisection; its cube fits 128 bits (7 + 96).
        var low: UInt128 = 0
        var high: UInt128 = 1 << 35
        while high - low > 1 {
          let middle = (low + high) / 2
          if middle * middle * middle <= candidate << 96 { low = middle } else { high = middle }
        }
        constants.append(UInt32(truncatingIfNeeded: low))
      }
      candidate += 1
    }
    return constants
  }()
}
