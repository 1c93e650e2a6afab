import VirtualTime

/// Numbers as sheets show them.
enum SheetNumber {
  /// A value with the decimals that a range of values needs, without zeros at its end.
  static func value(_ value: Double, inRange range: Double) -> String {
    let decimals = range >= 100 ? 0 : range >= 10 ? 1 : range >= 1 ? 2 : 3
    guard value.magnitude < 1e12 else { return DecimalText.shortest(value) }
    var text = DecimalText.fixed(value, decimals: decimals)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    if text == "-0" { text = "0" }
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// Moments with as few decimals as show each of them exactly, from one to three.
  static func times(_ instants: [VirtualInstant]) -> [String] {
    let decimals =
      (1...2).first { decimals in
        instants.allSatisfy { instant in
          let unit = VirtualInstant.ticksPerSecond / Int64(ExactDecimal.powerOfTen(decimals))
          return instant.ticks % unit == 0
        }
      } ?? 3
    return instants.map { MomentText.seconds($0, decimals: decimals) + " s" }
  }

  /// A span of time for a heading: `0–7 s`.
  static func span(_ start: VirtualInstant, _ end: VirtualInstant) -> String {
    func text(_ instant: VirtualInstant) -> String {
      var text = MomentText.seconds(instant, decimals: 3)
      while text.hasSuffix("0") { text.removeLast() }
      return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
    return "\(text(start))–\(text(end)) s"
  }
}
