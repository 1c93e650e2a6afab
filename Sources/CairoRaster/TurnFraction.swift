/// Directions as fractions of a turn, from + − × ÷ alone.
enum TurnFraction {
  /// The direction of (x, y) from the origin, 0 along +x and growing toward +y, below 1; 0 for the origin itself.
  static func of(x: Double, y: Double) -> Double {
    let (width, height) = (x.magnitude, y.magnitude)
    let (small, large) = width < height ? (width, height) : (height, width)
    guard large > 0 else { return 0 }
    let quotient = small / large
    let square = quotient * quotient
    // arctan(q) / 2πq as a polynomial in q², for q from 0 to 1; within 3e-10 of a turn (Chebyshev fit).
    var sum = -0.0002775186565866645
    sum = sum * square + 0.0016998892967033537
    sum = sum * square - 0.004888843383293079
    sum = sum * square + 0.009145609280584633
    sum = sum * square - 0.013324553612695831
    sum = sum * square + 0.017411867437224365
    sum = sum * square - 0.02269799947487437
    sum = sum * square + 0.03182817259507627
    sum = sum * square - 0.0530515664680826
    sum = sum * square + 0.1591549427013322
    var turn = sum * quotient
    if height > width { turn = 0.25 - turn }
    if x < 0 { turn = 0.5 - turn }
    if y < 0 { turn = 1 - turn }
    return turn < 1 ? turn : 0
  }
}
