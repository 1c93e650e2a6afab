/// The unit in which a film counts time: `numerator / denominator` seconds, exactly.
package struct FilmTimebase: Equatable, Sendable {
  /// Above 0.
  package let numerator: Int64
  /// Above 0.
  package let denominator: Int64

  /// A unit from its fraction of seconds, both above 0.
  package init(numerator: Int64, denominator: Int64) {
    precondition(
      numerator > 0 && denominator > 0, "\(numerator)/\(denominator) s is no unit of time")
    (self.numerator, self.denominator) = Self.reduced(
      UInt128(numerator), UInt128(denominator))
  }

  /// So many units as a reduced fraction of seconds.
  func fraction(_ units: Int64) -> (numerator: Int64, denominator: Int64) {
    Self.reduced(UInt128(units) * UInt128(numerator), UInt128(denominator))
  }

  /// So many units from the film's start, counted in parts of a second, rounded half up.
  package func parts(_ units: Int64, perSecond: Int64) -> Int64 {
    let (scaled, divisor) = (
      UInt128(units) * UInt128(numerator) * UInt128(perSecond) * 2, UInt128(denominator)
    )
    return Int64((scaled + divisor) / (divisor * 2))
  }

  /// How many units of another base begin before so many of this one.
  package func count(of other: FilmTimebase, before units: Int64) -> Int64 {
    let length = UInt128(units) * UInt128(numerator) * UInt128(other.denominator)
    let step = UInt128(denominator) * UInt128(other.numerator)
    return Int64((length + step - 1) / step)
  }

  private static func reduced(_ a: UInt128, _ b: UInt128) -> (Int64, Int64) {
    var (divisor, rest) = (b, a)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return (Int64(a / divisor), Int64(b / divisor))
  }
}
