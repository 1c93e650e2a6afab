/// A stretch of moments over which one animation takes an attribute to one place.
struct Motion: Equatable {
  /// The first moment at which it runs.
  var start: Int
  /// The first moment at which it does not run any more.
  var end: Int
  var animation: String
  /// Where it goes, by component, in the order of the attribute's.
  var targets: [Target]

  /// Where one component goes.
  struct Target: Equatable {
    var component: String
    var number: Double
  }

  /// The motions of an attribute of a view, in order.
  static func all(of attribute: String, in view: ValueTrace.View, frameCount: Int) -> [Motion] {
    guard let animation = view.track(TracedProperty(.animation, attribute)) else { return [] }
    let prefix = attribute + "."
    let components = zip(view.properties, view.tracks).filter { property, _ in
      property.role == .target && property.name.hasPrefix(prefix)
    }
    let changes = Set(animation.starts + components.flatMap { $0.1.starts }).sorted()
    var motions: [Motion] = []
    for (index, change) in changes.enumerated() {
      let moment = Int(change)
      guard let text = animation.value(at: moment)?.text else { continue }
      let end = index + 1 < changes.count ? Int(changes[index + 1]) : frameCount
      let targets = components.compactMap { property, track in
        track.value(at: moment)?.number.map {
          Target(component: String(property.name.dropFirst(prefix.count)), number: $0)
        }
      }
      motions.append(Motion(start: moment, end: end, animation: text, targets: targets))
    }
    return motions
  }

  /// Where it goes, without components that are alike in both.
  func differingTargets(from other: Motion) -> [(expected: Target, actual: Target)] {
    zip(targets, other.targets).filter { a, b in
      a.component == b.component && (a.number - b.number).magnitude > 1.5e-6
    }.map { (expected: $0, actual: $1) }
  }

  /// Whether it goes to the same place.
  func goesSameWay(as other: Motion) -> Bool {
    targets.map(\.component) == other.targets.map(\.component)
      && differingTargets(from: other).isEmpty
  }
}
