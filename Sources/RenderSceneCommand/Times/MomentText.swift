import VirtualTime

/// Instants written as decimal seconds.
enum MomentText {
  /// Decimals that tell any two ticks apart.
  static let mostDecimals = 10

  /// Seconds with a fixed count of decimals, rounded half up.
  static func seconds(_ instant: VirtualInstant, decimals: Int) -> String {
    let ticks = UInt128(instant.ticks.magnitude) * ExactDecimal.powerOfTen(decimals)
    return DecimalText.quotient(
      ticks, by: UInt128(VirtualInstant.ticksPerSecond), decimals: decimals,
      isNegative: instant.ticks < 0)
  }

  /// Seconds with as many decimals as are needed, at most ten.
  static func seconds(_ instant: VirtualInstant) -> String {
    var text = seconds(instant, decimals: mostDecimals)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Seconds as a reduced fraction, such as `5/2`.
  static func fraction(_ instant: VirtualInstant) -> String { instant.fraction }

  /// For each instant the least count of decimals, from `least` on, at which no other instant reads
  /// the same.
  static func distinguishingDecimals(_ instants: [VirtualInstant], least: Int) -> [Int] {
    var decimals = [Int](repeating: least, count: instants.count)
    var open = Array(instants.indices)
    var digits = least
    while !open.isEmpty, digits < mostDecimals {
      var owners: [String: [Int]] = [:]
      for index in open {
        owners[seconds(instants[index], decimals: digits), default: []].append(index)
      }
      let clashing = open.filter { index in
        let same = owners[seconds(instants[index], decimals: digits)] ?? []
        return same.contains { instants[$0] != instants[index] }
      }
      digits += 1
      for index in clashing { decimals[index] = digits }
      open = clashing
    }
    return decimals
  }
}
