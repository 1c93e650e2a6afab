/// Numbers as people write them, independent of the locale.
enum DecimalText {
  /// The shortest decimal that gives the same number back, without `.0`.
  static func shortest(_ value: Double) -> String {
    let text = String(describing: value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number with a fixed count of decimals, 0 to 9, rounded half away from zero.
  static func fixed(_ value: Double, decimals: Int) -> String {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = Int64((value * power).rounded())
    return quotient(UInt128(scaled.magnitude), by: 1, decimals: decimals, isNegative: scaled < 0)
  }

  /// `numerator / denominator · 10^−decimals` written out, rounded half up.
  static func quotient(
    _ numerator: UInt128, by denominator: UInt128, decimals: Int, isNegative: Bool = false
  ) -> String {
    let rounded = (numerator * 2 + denominator) / (denominator * 2)
    var digits = String(rounded)
    if digits.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits
    }
    if decimals > 0 { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals)) }
    return (isNegative ? "-" : "") + digits
  }

  /// A count padded with zeros on the left.
  static func padded(_ value: Int64, width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
