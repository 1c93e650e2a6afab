internal import CNumerics

/// A Gaussian cut at two standard deviations, as weights of whole pixels that sum to 1.
///
/// Each weight is the integral over its pixel, so the kernel changes smoothly with its width (observed cut: fact F7 of
/// SwiftUI's shadows).
struct GaussianKernel {
  /// Weight of a pixel at distance 0, 1, 2 …; the last is the reach.
  let weights: [Double]

  var reach: Int { weights.count - 1 }

  /// Pixels a kernel reaches to each side.
  static func reach(sigma: Double) -> Int { max(0, Int((2 * sigma - 0.5).rounded(.up))) }

  init(sigma: Double) {
    let reach = Self.reach(sigma: sigma)
    guard reach > 0 else {
      weights = [1]
      return
    }
    let unscaled = (0...reach).map { distance -> Double in
      let from = max((Double(distance) - 0.5) / sigma, -2)
      let to = min((Double(distance) + 0.5) / sigma, 2)
      return to > from ? Self.integral(from, to) : 0
    }
    let sum = unscaled[0] + 2 * unscaled.dropFirst().reduce(0, +)
    weights = unscaled.map { $0 / sum }
  }

  /// The integral of exp(−t²/2), by Gauss and Legendre's rule with eight points.
  private static func integral(_ from: Double, _ to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    var sum = 0.0
    for (node, weight) in [
      (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
      (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
    ] {
      let (a, b) = (middle - half * node, middle + half * node)
      sum += weight * (pw_exp(-a * a / 2) + pw_exp(-b * b / 2))
    }
    return sum * half
  }

  // MARK: - As cosines

  /// The kernel as a few cosines over its inner pixels, and the outermost weight.
  struct Cosines {
    /// Frequency of the first cosine, in radians a pixel; the others are its multiples.
    var frequency: Double
    /// Factors of the constant and of the cosines.
    var factors: [Double]
    /// Weight of the two outermost pixels.
    var outermost: Double
  }

  /// Number of cosines, the constant one included; the fit is within 0.013 levels of 255.
  static let cosineCount = 4

  /// The least-squares fit of cosines whose half period is one and a half times the reach.
  var cosines: Cosines {
    let inner = reach - 1
    let frequency = Double.pi / (1.5 * Double(inner))
    let count = Self.cosineCount
    var rows = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
    for distance in -inner...inner {
      let values = (0..<count).map { pw_cos(Double($0) * frequency * Double(distance)) }
      for i in 0..<count {
        for j in 0..<count { rows[i][j] += values[i] * values[j] }
        rows[i][count] += values[i] * weights[abs(distance)]
      }
    }
    var factors = Self.solve(&rows)
    // Flat colours stay exactly what they are.
    var sum = 2 * weights[reach]
    for (index, factor) in factors.enumerated() {
      for distance in -inner...inner {
        sum += factor * pw_cos(Double(index) * frequency * Double(distance))
      }
    }
    factors = factors.map { $0 / sum }
    return Cosines(frequency: frequency, factors: factors, outermost: weights[reach] / sum)
  }

  /// Solves linear equations by elimination with row exchanges; the last column is the right-hand side.
  private static func solve(_ rows: inout [[Double]]) -> [Double] {
    let count = rows.count
    for column in 0..<count {
      var best = column
      for row in column..<count where rows[row][column].magnitude > rows[best][column].magnitude {
        best = row
      }
      rows.swapAt(column, best)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
