/// A Gaussian kernel in whole numbers, with what it takes to apply it.
///
/// A short kernel is applied weight by weight. A longer one is replaced by straight pieces between a few distances: its second
/// difference is then zero but at those, so that two running sums of a few pixels each give the result, whatever the
/// kernel's width, and exactly: whole numbers do not drift. The fit is within 0.2 levels of 255 along an edge, and
/// within 1 for the worst picture there could be.
struct BlurKernel: Equatable {
  /// Pixels at one distance to both sides, and what they are multiplied by.
  struct Tap: Equatable {
    var distance: Int
    var factor: UInt32
  }

  /// How the taps make the result.
  enum Form: Equatable {
    /// Their sum around a pixel.
    case direct
    /// The sum of sums of their sum around the pixel before.
    case doubleSum
  }

  let form: Form
  let taps: [Tap]
  /// Pixels that the kernel reaches to each side.
  let reach: Int
  /// Bits by which the result is too large.
  let shift: UInt32

  /// Longest reach of a kernel that is applied weight by weight.
  private static let longestDirectReach = 9
  /// Where straight pieces meet, as parts of the reach; nearer to the middle the kernel is taken as flat.
  ///
  /// Found by trying out what fits best at standard deviations of 8 and 24 pixels.
  private static let joints = [0.08, 0.2, 0.32, 0.74]

  init(sigma: Double) {
    let weights = GaussianKernel(sigma: sigma).weights
    reach = weights.count - 1
    if reach <= Self.longestDirectReach {
      form = .direct
      shift = 15
      var whole = weights.map { Int32(($0 * 32768).rounded()) }
      // Flat colours stay exactly what they are.
      whole[0] += 32768 - whole[0] - 2 * whole.dropFirst().reduce(0, +)
      taps = whole.enumerated().map { Tap(distance: $0, factor: UInt32(bitPattern: $1)) }
    } else {
      form = .doubleSum
      shift = 20
      let heights = Self.straightened(weights, sum: 1 << 20)
      // Second differences at each distance; symmetric, so one side is enough.
      func height(_ distance: Int) -> Int32 {
        abs(distance) < heights.count ? heights[abs(distance)] : 0
      }
      taps = (0...reach + 1).compactMap { distance in
        let change = height(distance - 1) - 2 * height(distance) + height(distance + 1)
        return change == 0 ? nil : Tap(distance: distance, factor: UInt32(bitPattern: change))
      }
    }
  }

  /// Heights at distances from 0 to the reach, on straight pieces whose steps are whole numbers; together they make `sum`
  /// to within one.
  private static func straightened(_ weights: [Double], sum: Int32) -> [Int32] {
    let last = weights.count - 2
    var knots: [Int] = []
    for part in joints + [1] {
      let knot = Int((part * Double(last)).rounded())
      if knot != knots.last { knots.append(knot) }
    }
    let values = LinearPieces(knots: knots).fit(to: Array(weights[...last]))
    let scale = Double(sum)
    var heights = [Int32](
      repeating: Int32((values[knots.count - 1] * scale).rounded()), count: last + 1)
    for piece in (0..<knots.count - 1).reversed() {
      let (from, to) = (knots[piece], knots[piece + 1])
      let step = Int32(((values[piece] - values[piece + 1]) * scale / Double(to - from)).rounded())
      for distance in (from..<to).reversed() { heights[distance] = heights[distance + 1] + step }
    }
    for distance in 0..<knots[0] { heights[distance] = heights[knots[0]] }
    // The outermost pixel is partly covered; what the pieces miss of the sum is spread over all, and the rest, never
    // below nothing, is its.
    let outermost = Int32((weights[last + 1] * scale).rounded())
    func inner() -> Int32 { heights[0] + 2 * heights.dropFirst().reduce(0, +) }
    let missing = Double(sum - 2 * outermost - inner()) / Double(2 * last + 1)
    for distance in heights.indices { heights[distance] += Int32(missing.rounded(.down)) }
    return heights + [(sum - inner()) / 2]
  }
}

/// Functions of whole distances that are straight between knots, and flat before the first.
private struct LinearPieces {
  let knots: [Int]

  /// Values at the knots of the function nearest to `samples`, whose pixels but the first stand for two each.
  func fit(to samples: [Double]) -> [Double] {
    let count = knots.count
    var rows = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
    for (distance, sample) in samples.enumerated() {
      let shares = shares(at: distance)
      let weight = distance == 0 ? 1.0 : 2.0
      for (i, a) in shares {
        for (j, b) in shares { rows[i][j] += weight * a * b }
        rows[i][count] += weight * a * sample
      }
    }
    return Self.solve(&rows)
  }

  /// Which knots a distance takes its value from, and how much of each.
  private func shares(at distance: Int) -> [(Int, Double)] {
    guard let next = knots.firstIndex(where: { $0 >= distance }) else { return [] }
    guard next > 0 else { return [(0, 1)] }
    let (from, to) = (knots[next - 1], knots[next])
    let part = Double(distance - from) / Double(to - from)
    return [(next - 1, 1 - part), (next, part)]
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
