/// A plain decimal number without rounding: `digits · 10^−fractionDigits`.
struct ExactDecimal: Equatable {
  /// All digits as one number.
  var digits: UInt128
  /// How many of them stand after the point.
  var fractionDigits: Int

  /// Reads digits with at most one point; no sign, no exponent, at most 30 digits.
  init?(_ text: Substring) {
    digits = 0
    fractionDigits = 0
    var count = 0
    var hasPoint = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      digits = digits * 10 + UInt128(byte - 0x30)
      count += 1
      if hasPoint { fractionDigits += 1 }
      // Beyond 30 digits the number would not fit; no moment needs them.
      if count > 30 { return nil }
    }
    if count == 0 { return nil }
  }

  /// 10 to a power from 0 to 38.
  static func powerOfTen(_ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The number times a whole factor up to 2^64, rounded half up; `nil` if it does not fit 63 bits.
  func scaled(by factor: UInt128) -> Int64? {
    // The digits before and after the point are scaled apart, so that neither product overflows.
    let power = Self.powerOfTen(fractionDigits)
    let (whole, overflow) = (digits / power).multipliedReportingOverflow(by: factor)
    guard !overflow else { return nil }
    let (part, partOverflow) = (digits % power).multipliedReportingOverflow(by: factor * 2)
    guard !partOverflow else { return nil }
    return Int64(exactly: whole + (part + power) / (power * 2))
  }
}
