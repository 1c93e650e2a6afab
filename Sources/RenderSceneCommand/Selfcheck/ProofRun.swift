/// What a worker does for a proof: some moments of a scene, in an order, under conditions of its host.
struct ProofRun: Codable, Sendable {
  /// In what order moments are drawn.
  enum Order: String, Codable, Sendable {
    /// In one run of the scene.
    case forward
    /// Each in a run of its own, the last first.
    case backward
    /// Each in a run of its own, neighbours apart.
    case shuffled
  }

  /// The moments in seconds as fractions, in rising order.
  var moments: [String]
  /// Where the picture of each goes.
  var paths: [String]
  var order = Order.forward
  /// Threads that encode, the one that draws counted in.
  var jobs = 1
  var host = HostConditions()
  /// The variables of the process; nil for those of its parent.
  var environment: [String: String]?

  /// The places of the moments that are drawn in one run each, run after run.
  var runs: [[Int]] {
    let all = Array(moments.indices)
    switch order {
    case .forward: return [all]
    case .backward: return all.reversed().map { [$0] }
    case .shuffled:
      // The odd ones from the end, then the even ones: no moment follows its neighbour.
      return (all.filter { $0 % 2 == 1 }.reversed() + all.filter { $0 % 2 == 0 }).map { [$0] }
    }
  }
}
