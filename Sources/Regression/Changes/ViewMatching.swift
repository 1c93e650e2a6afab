/// Finds for each view of one trace the view of another that it is.
///
/// A path holds indices, which shift where a view is inserted before others; so views are aligned in
/// the order of the tree by what they are and show, such that as little as possible has changed.
struct ViewMatching {
  /// Views that are one; one side is nil where the view is gone or new.
  struct Pair: Equatable {
    var expected: Int?
    var actual: Int?
  }

  /// In the order of the tree.
  private(set) var pairs: [Pair] = []

  /// Beyond so many combinations paths alone tell: a table of this size is quick to fill.
  private static let largestTable = 4_000_000
  /// What it costs that a view is gone or new.
  private static let gapCost = 4

  /// Matches the views of two traces.
  init(expected: [ValueTrace.View], actual: [ValueTrace.View]) {
    let left = expected.map(Portrait.init)
    let right = actual.map(Portrait.init)
    align(
      left.indices.filter { left[$0].isDrawn }, right.indices.filter { right[$0].isDrawn },
      left, right)
    matchByPath(
      left.indices.filter { !left[$0].isDrawn }, right.indices.filter { !right[$0].isDrawn },
      left, right)
  }

  /// What tells one view from another.
  private struct Portrait {
    let path: String
    let ordinal: Int
    /// The path without indices.
    let kind: String
    /// The last type name of it.
    let type: Substring
    let isDrawn: Bool
    /// What it showed first, by property.
    let string: TracedValue?
    let looks: [TracedProperty.Role: [TracedValue?]]

    init(_ view: ValueTrace.View) {
      path = view.path
      ordinal = view.ordinal
      let steps = view.path.split(separator: "/").filter { Int($0) == nil }
      kind = steps.joined(separator: "/")
      type = steps.last ?? ""
      isDrawn = view.track(TracedProperty(.presence)) != nil
      string = view.track(TracedProperty(.string))?.values.first ?? nil
      var looks: [TracedProperty.Role: [TracedValue?]] = [:]
      for (property, track) in zip(view.properties, view.tracks) {
        switch property.role {
        case .color, .stored, .font: break
        case .frame where property.name == "width" || property.name == "height": break
        default: continue
        }
        looks[property.role, default: []].append(track.values.first ?? nil)
      }
      self.looks = looks
    }

    func isSame(as other: Portrait) -> Bool {
      path == other.path && ordinal == other.ordinal && string == other.string
        && looks == other.looks
    }

    /// What it costs to say that two views are one; nil where they cannot be.
    func cost(to other: Portrait) -> Int? {
      guard type == other.type else { return nil }
      var cost = path == other.path && ordinal == other.ordinal ? 0 : kind == other.kind ? 1 : 3
      // More than half of what it costs to be gone and new: rather one row in another's place
      // than each row with the text of the next.
      if string != other.string { cost += 5 }
      for role in [TracedProperty.Role.color, .stored, .font, .frame]
      where looks[role] != other.looks[role] {
        cost += 1
      }
      return cost
    }
  }

  private mutating func align(
    _ left: [Int], _ right: [Int], _ expected: [Portrait], _ actual: [Portrait]
  ) {
    func isSame(_ a: Int, _ b: Int) -> Bool { expected[a].isSame(as: actual[b]) }
    var (left, right) = (left[...], right[...])
    while let a = left.first, let b = right.first, isSame(a, b) {
      pairs.append(Pair(expected: left.removeFirst(), actual: right.removeFirst()))
    }
    var end: [Pair] = []
    while let a = left.last, let b = right.last, isSame(a, b) {
      end.append(Pair(expected: left.removeLast(), actual: right.removeLast()))
    }
    if left.count * right.count > Self.largestTable {
      matchByPath(Array(left), Array(right), expected, actual)
    } else {
      pairs += Self.cheapest(Array(left), Array(right), expected, actual)
    }
    pairs += end.reversed()
  }

  private enum Step: UInt8 {
    case pair
    case gone
    case new
  }

  /// The alignment that costs least.
  private static func cheapest(
    _ left: [Int], _ right: [Int], _ expected: [Portrait], _ actual: [Portrait]
  ) -> [Pair] {
    let width = right.count + 1
    var steps = [Step](repeating: .pair, count: (left.count + 1) * width)
    // Costs of the best way to the end from each place of a row and of the row below.
    var below = (0..<width).map { (right.count - $0) * gapCost }
    for column in 0..<right.count { steps[left.count * width + column] = .new }
    for row in left.indices.reversed() {
      var costs = below
      costs[right.count] = (left.count - row) * gapCost
      steps[row * width + right.count] = .gone
      for column in right.indices.reversed() {
        var best = (cost: below[column] + gapCost, step: Step.gone)
        if costs[column + 1] + gapCost < best.cost { best = (costs[column + 1] + gapCost, .new) }
        if let cost = expected[left[row]].cost(to: actual[right[column]]),
          below[column + 1] + cost <= best.cost
        {
          best = (below[column + 1] + cost, .pair)
        }
        costs[column] = best.cost
        steps[row * width + column] = best.step
      }
      below = costs
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      switch steps[row * width + column] {
      case .pair:
        pairs.append(Pair(expected: left[row], actual: right[column]))
        (row, column) = (row + 1, column + 1)
      case .gone:
        pairs.append(Pair(expected: left[row], actual: nil))
        row += 1
      case .new:
        pairs.append(Pair(expected: nil, actual: right[column]))
        column += 1
      }
    }
    return pairs
  }

  private mutating func matchByPath(
    _ left: [Int], _ right: [Int], _ expected: [Portrait], _ actual: [Portrait]
  ) {
    var places: [String: [Int]] = [:]
    for index in right.reversed() { places[actual[index].path, default: []].append(index) }
    var taken: Set<Int> = []
    for index in left {
      let partner = places[expected[index].path]?.popLast()
      if let partner { taken.insert(partner) }
      pairs.append(Pair(expected: index, actual: partner))
    }
    pairs += right.filter { !taken.contains($0) }.map { Pair(expected: nil, actual: $0) }
  }
}
