/// The checksum of a zlib stream (RFC 1950, Adler-32), which can be put together from parts.
struct AdlerSum: Equatable, Sendable {
  /// The sum of the bytes, modulo 65521.
  private(set) var sum: UInt64 = 0
  /// The sum of the bytes, each times how many bytes follow it and one, modulo 65521.
  private(set) var weighted: UInt64 = 0
  /// How many bytes there were.
  private(set) var count: UInt64 = 0

  private static let modulus: UInt64 = 65521

  /// Adds the bytes that follow, by their own sums.
  mutating func append(_ other: AdlerSum) {
    append(sum: other.sum, weighted: other.weighted, count: other.count)
  }

  /// Adds bytes that follow, by their sums.
  mutating func append(sum more: UInt64, weighted moreWeighted: UInt64, count moreCount: UInt64) {
    weighted = (weighted + moreCount % Self.modulus * sum + moreWeighted) % Self.modulus
    sum = (sum + more) % Self.modulus
    count += moreCount
  }

  /// The checksum: RFC 1950 starts its first sum at 1.
  var checksum: UInt32 {
    let low = (sum + 1) % Self.modulus
    let high = (weighted + count) % Self.modulus
    return UInt32(high << 16 | low)
  }
}
