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
}
