import Foundation

/// A small random generator with a known seed, for property tests.
///
/// Source: the SplitMix64 step of Steele, Lea and Flood, 2014.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// A generator that repeats for equal seeds.
  public init(seed: UInt64) {
    state = seed
  }

  /// A generator whose seed is `TEST_SEED` from the environment, or `fallback`.
  ///
  /// Pass `testSeed` in the comment of expectations, so that a failure names the seed.
  public init(fallback: UInt64) {
    self.init(seed: Self.testSeed ?? fallback)
  }

  /// The seed asked for by the environment variable `TEST_SEED`, decimal or 0x hexadecimal.
  public static var testSeed: UInt64? {
    guard let text = ProcessInfo.processInfo.environment["TEST_SEED"] else { return nil }
    return text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number in a range.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
