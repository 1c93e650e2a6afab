/// Divides the frames of scenes among shards, so that each takes about equally long.
///
/// All frames are laid one after another on a line of expected host time, which is cut into equal
/// lengths at the borders of frames. So each shard gets frames that follow one another, and no scene
/// is cut more often than it must be. A cut that falls close to the border of a scene is moved
/// there: a piece of a few frames costs a start of its own.
struct PlanBalancer {
  /// How many frames a scene has and what each of them costs.
  struct Load: Equatable {
    var count: Int64
    var secondsPerFrame: Double
  }

  /// By how much of a shard's share a cut may be moved to the border of a scene.
  private static let tolerance = 0.05

  /// The units of each scene in order, for shards in order.
  ///
  /// With at least as many frames as shards, no shard is empty.
  static func units(of loads: [Load], shards: Int) -> [FarmPlan.Unit] {
    let total = loads.reduce(0) { $0 + $1.count }
    let cuts = cuts(of: loads, shards: shards, total: total)
    var units: [FarmPlan.Unit] = []
    var shard = 1
    var start: Int64 = 0
    for (scene, load) in loads.enumerated() {
      var next: Int64 = 0
      while next < load.count {
        while shard < shards, start + next >= cuts[shard - 1] { shard += 1 }
        let end = shard < shards ? min(load.count, cuts[shard - 1] - start) : load.count
        units.append(
          FarmPlan.Unit(
            shard: shard, scene: scene, frames: next...(end - 1),
            cost: Double(end - next) * load.secondsPerFrame))
        next = end
      }
      start += load.count
    }
    return units
  }

  /// The places on the line of all frames where a shard ends and the next begins.
  private static func cuts(of loads: [Load], shards: Int, total: Int64) -> [Int64] {
    let cost = loads.reduce(0) { $0 + Double($1.count) * $1.secondsPerFrame }
    let share = cost / Double(shards)
    var cuts: [Int64] = []
    for number in stride(from: 1, to: shards, by: 1) {
      let place = place(
        ofCost: share * Double(number), in: loads, tolerance: share * tolerance)
      // Every shard before has a frame, and every one behind will have one.
      let least = min(total, (cuts.last ?? 0) + 1)
      cuts.append(max(least, min(place, total - Int64(shards - number))))
    }
    return cuts
  }

  /// How many frames lie before a point of the line of cost.
  private static func place(ofCost cost: Double, in loads: [Load], tolerance: Double) -> Int64 {
    var before: Int64 = 0
    var spent = 0.0
    for load in loads {
      let length = Double(load.count) * load.secondsPerFrame
      if spent + length >= cost, load.secondsPerFrame > 0 {
        let rest = cost - spent
        if rest <= tolerance { return before }
        if length - rest <= tolerance { return before + load.count }
        return before + Int64((rest / load.secondsPerFrame).rounded())
      }
      before += load.count
      spent += length
    }
    return before
  }
}
