/// Curves that are drawn together: the same attribute of views of one place in the source.
struct CurvePanel: Sendable {
  /// A curve with what tells its view from the others of the panel.
  struct Member: Sendable {
    var curve: ValueCurve
    var name: String
    /// Further views whose curves are the same.
    var likes = 0
  }

  /// The view's type.
  var title: String
  /// What is animated.
  var attribute: String
  var unit: String
  var members: [Member]

  /// Curves that are drawn in one panel.
  static let mostMembers = 6
  private static let mostByItself = 3

  /// Whether it shows colours.
  var isColor: Bool {
    if case .colors? = members.first?.curve.values { true } else { false }
  }

  /// The least and the greatest number of all members.
  var range: ClosedRange<Double>? {
    let ranges = members.compactMap(\.curve.range)
    guard let least = ranges.map(\.lowerBound).min(), let most = ranges.map(\.upperBound).max()
    else { return nil }
    return least...most
  }

  // MARK: - Making

  /// The curves in panels, in the order of the tree.
  static func panels(of curves: [ValueCurve]) -> [CurvePanel] {
    var groups: [(key: [String], curves: [ValueCurve])] = []
    for curve in curves {
      let isColor = if case .colors = curve.values { true } else { false }
      let steps = curve.view.split(separator: "/").filter { !$0.hasPrefix("[") && Int($0) == nil }
      let key = [steps.joined(separator: "/"), curve.kind, curve.type, curve.name, "\(isColor)"]
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].curves.append(curve)
      } else {
        groups.append((key, [curve]))
      }
    }
    var panels: [CurvePanel] = []
    for group in groups {
      // Equal curves are one.
      var members: [Member] = []
      let views = group.curves.map(\.view)
      for curve in group.curves {
        if let index = members.firstIndex(where: { curve.hasValues(of: $0.curve) }) {
          members[index].likes += 1
        } else {
          members.append(Member(curve: curve, name: name(of: curve.view, among: views)))
        }
      }
      for start in stride(from: 0, to: members.count, by: mostMembers) {
        let part = Array(members[start..<min(start + mostMembers, members.count)])
        guard let first = part.first?.curve else { continue }
        panels.append(
          CurvePanel(
            title: first.viewName, attribute: first.attributeName, unit: first.unit, members: part))
      }
    }
    return panels
  }

  /// The steps of a path in which it differs from the others.
  private static func name(of view: String, among views: [String]) -> String {
    let steps = view.split(separator: "/").map(String.init)
    let others = views.map { $0.split(separator: "/").map(String.init) }
    let differing = steps.indices.filter { index in
      others.contains { index >= $0.count || $0[index] != steps[index] }
    }
    return differing.map { index in
      steps[index].trimmingBrackets
    }.joined(separator: " ")
  }

  // MARK: - Choosing

  /// A few panels, those that tell most first.
  static func mostInteresting(_ panels: [CurvePanel]) -> [CurvePanel] {
    let animated = panels.filter { $0.members.contains(where: \.curve.isAnimated) }
    let candidates = animated.isEmpty ? panels : animated
    let ranked = candidates.enumerated().sorted { first, second in
      (-first.element.interest, first.offset) < (-second.element.interest, second.offset)
    }
    var chosen: [(offset: Int, element: CurvePanel)] = []
    var alike: [(offset: Int, element: CurvePanel)] = []
    for candidate in ranked {
      guard let curve = candidate.element.members.first?.curve else { continue }
      let twin = (chosen + alike).first { other in
        other.element.members.first.map { $0.curve.hasShape(of: curve) } ?? false
      }
      guard let twin else {
        chosen.append(candidate)
        continue
      }
      // Of one view the first of several like curves is enough.
      if twin.element.members.first?.curve.view != curve.view { alike.append(candidate) }
    }
    let few = (chosen + alike.prefix(max(0, 2 - chosen.count))).prefix(mostByItself)
    return few.sorted { $0.offset < $1.offset }.map(\.element)
  }

  /// How much it tells of the scene.
  private var interest: Double {
    guard let curve = members.first?.curve else { return 0 }
    let base: Double =
      switch curve.kind {
      case "shape", "view", "data": 6
      case "rotation", "scale", "offset": 5
      case "opacity": 4
      case "geometry": ["width", "height"].contains(curve.name) ? 3.5 : 3
      case "content", "font": 1
      default: 2.5
      }
    return base + 0.3 * Double(min(members.count, 5))
  }
}

extension ValueCurve {
  /// Whether all values are the same.
  fileprivate func hasValues(of other: ValueCurve) -> Bool {
    switch (values, other.values) {
    case (.numbers(let first), .numbers(let second)): first == second
    case (.colors(let first), .colors(let second)): first == second
    default: false
    }
  }

  /// Whether one becomes the other when it is stretched and moved upward or downward.
  fileprivate func hasShape(of other: ValueCurve) -> Bool {
    let (mine, theirs) = (numbers, other.numbers)
    guard mine.count == theirs.count, !mine.isEmpty else { return false }
    func ends(_ numbers: [Double?]) -> (least: Int, most: Int)? {
      let known = numbers.enumerated().compactMap { index, value in value.map { (index, $0) } }
      guard let least = known.min(by: { $0.1 < $1.1 }), let most = known.max(by: { $0.1 < $1.1 })
      else { return nil }
      return (least.0, most.0)
    }
    guard let (low, high) = ends(mine), let from = mine[low], let to = mine[high], from != to,
      let otherFrom = theirs[low], let otherTo = theirs[high], otherFrom != otherTo
    else { return false }
    return zip(mine, theirs).allSatisfy { first, second in
      guard let first, let second else { return first == nil && second == nil }
      let share = (first - from) / (to - from)
      let otherShare = (second - otherFrom) / (otherTo - otherFrom)
      return (share - otherShare).magnitude < 0.005
    }
  }
}

extension String {
  /// Without the brackets around an identifier.
  fileprivate var trimmingBrackets: String {
    hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
  }
}
