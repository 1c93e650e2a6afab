/// A moment of virtual time, counted from a scene's first appearance.
///
/// Counted in ticks of 1/3,000,000,000 s, so that nanoseconds, the 1/120 s of a display and the
/// frames of 24, 25, 30, 60 and 30000/1001 frames per second are whole numbers of ticks. The range
/// is about ±97 years.
package struct VirtualInstant: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// Ticks in one second.
  package static let ticksPerSecond: Int64 = 3_000_000_000

  /// Ticks between two reference ticks, 1/120 s apart.
  package static let ticksPerReferenceTick: Int64 = 25_000_000

  /// Ticks since time 0.
  package var ticks: Int64

  /// The first appearance.
  package static let zero = VirtualInstant(ticks: 0)

  /// The instant `ticks` ticks after time 0.
  package init(ticks: Int64) {
    self.ticks = ticks
  }

  /// The instant `nanoseconds` ns after time 0; beyond the range, the end of the range.
  package init(nanoseconds: Int64) {
    let (product, overflow) = nanoseconds.multipliedReportingOverflow(by: 3)
    ticks = overflow ? (nanoseconds < 0 ? .min : .max) : product
  }

  /// The tick nearest to `seconds` s after time 0.
  ///
  /// Infinite values and values beyond the range give the end of the range; NaN is time 0.
  package init(seconds: Double) {
    ticks = VirtualInstant.ticks(inSeconds: seconds)
  }

  /// Whole ticks nearest to `seconds`, clamped to the range; 0 for NaN.
  package static func ticks(inSeconds seconds: Double) -> Int64 {
    // The whole seconds apart, so that the product with the tick rate is exact for them.
    let whole = seconds.rounded(.towardZero)
    guard whole.magnitude < 3_000_000_000 else {
      return seconds.isNaN ? 0 : (seconds < 0 ? .min : .max)
    }
    let rest = ((seconds - whole) * Double(ticksPerSecond)).rounded()
    return Int64(whole) * ticksPerSecond + Int64(rest)
  }

  /// Seconds since time 0, the nearest double.
  package var seconds: Double {
    Double(ticks) / Double(VirtualInstant.ticksPerSecond)
  }

  /// Nanoseconds since time 0, rounded to the nearest: what clocks read.
  package var nanoseconds: Int64 {
    let (quotient, remainder) = ticks.quotientAndRemainder(dividingBy: 3)
    return quotient + (remainder == 2 ? 1 : remainder == -2 ? -1 : 0)
  }

  /// The first multiple of 1/120 s after `instant`, never `instant` itself.
  package static func referenceTick(after instant: VirtualInstant) -> VirtualInstant {
    let step = ticksPerReferenceTick
    var count = instant.ticks / step
    if instant.ticks < 0 && instant.ticks % step != 0 { count -= 1 }
    return VirtualInstant(ticks: (count + 1) * step)
  }

  /// The instant `seconds` s later, to the nearest tick; clamped to the range.
  package func advanced(bySeconds seconds: Double) -> VirtualInstant {
    advanced(byTicks: VirtualInstant.ticks(inSeconds: seconds))
  }

  /// The instant `count` ticks later; clamped to the range.
  package func advanced(byTicks count: Int64) -> VirtualInstant {
    let (sum, overflow) = ticks.addingReportingOverflow(count)
    return VirtualInstant(ticks: overflow ? (count < 0 ? .min : .max) : sum)
  }

  /// The instant `count` ticks after `instant`.
  package static func + (instant: VirtualInstant, count: Int64) -> VirtualInstant {
    instant.advanced(byTicks: count)
  }

  /// The instant `count` ticks before `instant`.
  package static func - (instant: VirtualInstant, count: Int64) -> VirtualInstant {
    instant.advanced(byTicks: count == .min ? .max : -count)
  }

  /// Ticks from `earlier` to `later`.
  package static func - (later: VirtualInstant, earlier: VirtualInstant) -> Int64 {
    later.ticks - earlier.ticks
  }

  package static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
    left.ticks < right.ticks
  }

  package var description: String { "\(seconds) s" }
}
