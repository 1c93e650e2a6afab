/// Results in the order in which they are worth a look: the worst first.
struct ReportOrder {
  /// A frame of any item.
  struct Frame {
    /// The place of the item and that of the frame in it, as the page names them.
    var key: String
    var item: Int
    var state: ComparisonResults.State
    var share: Double
    var expected: String?
    var actual: String?
    var difference: String?

    /// The paths of its pictures, those first that tell most.
    var paths: [String] { [actual, expected, difference].compactMap { $0 } }
  }

  private let results: ComparisonResults

  init(_ results: ComparisonResults) {
    self.results = results
  }

  /// Places of the items, the worst first.
  var places: [Int] {
    let weights = results.items.map { item in
      let frames = item.frames
      return (
        rank: Self.rank(item.state), share: frames.map(\.share).max() ?? 0,
        count: frames.count { $0.state != .passed }
      )
    }
    return results.items.indices.sorted { one, other in
      let (a, b) = (weights[one], weights[other])
      if a.rank != b.rank { return a.rank < b.rank }
      if a.share != b.share { return a.share > b.share }
      return a.count == b.count ? one < other : a.count > b.count
    }
  }

  /// All frames: of each item the one that differs most, then of each the next, and so on.
  func frames(order: [Int]) -> [Frame] {
    var lanes = order.map { place in
      results.items[place].frames(place: place).enumerated().sorted {
        $0.element.share == $1.element.share
          ? $0.offset < $1.offset : $0.element.share > $1.element.share
      }.map(\.element)
    }
    // The first divergence comes second.
    for (lane, place) in order.enumerated() {
      guard let sequence = results.items[place].sequence,
        let first = sequence.frames.firstIndex(where: { $0.state != .passed }),
        let position = lanes[lane].firstIndex(where: { $0.key == "\(place)-\(first)" }),
        position > 1
      else { continue }
      lanes[lane].insert(lanes[lane].remove(at: position), at: 1)
    }
    var found: [Frame] = []
    let longest = lanes.map(\.count).max() ?? 0
    for round in 0..<longest {
      for lane in lanes where round < lane.count { found.append(lane[round]) }
    }
    return found
  }

  private static func rank(_ state: ComparisonResults.State) -> Int {
    switch state {
    case .error: 0
    case .changed: 1
    case .missing: 2
    case .new: 3
    case .orphan: 4
    case .passed: 5
    }
  }
}

extension ComparisonResults.Item {
  /// The frames of the item, or the one picture that it is.
  fileprivate func frames(place: Int) -> [ReportOrder.Frame] {
    guard let sequence else {
      return [
        ReportOrder.Frame(
          key: "\(place)-0", item: place, state: state,
          share: Self.share(state, measured), expected: expected, actual: actual,
          difference: difference)
      ]
    }
    return sequence.frames.enumerated().map { index, frame in
      ReportOrder.Frame(
        key: "\(place)-\(index)", item: place, state: frame.state,
        share: Self.share(frame.state, frame.measured), expected: frame.expected,
        actual: frame.actual, difference: frame.difference)
    }
  }

  fileprivate var frames: [ReportOrder.Frame] { frames(place: 0) }

  private static func share(
    _ state: ComparisonResults.State, _ measured: ComparisonResults.Measured?
  ) -> Double {
    if state == .passed { return 0 }
    if let measured { return max(measured.ratio, 1e-7) }
    return state == .changed ? 0.01 : 1
  }

  /// The paths of all its pictures.
  var picturePaths: [String] {
    if let sequence {
      return sequence.frames.flatMap { [$0.expected, $0.actual, $0.difference] }.compactMap { $0 }
    }
    return [expected, actual, difference].compactMap { $0 }
  }
}
