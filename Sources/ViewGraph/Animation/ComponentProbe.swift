import Motion
import VirtualTime

/// Finds which stored property each component of a value's animatable data moves, by moving it.
enum ComponentProbe {
  /// The components of `value`'s data in order; numbered where nothing that is stored moves.
  ///
  /// What the value's own code prints meanwhile is no part of the scene.
  @MainActor static func components<A: Animatable>(of value: A) -> [AttributeKind.Component] {
    guard let session = VirtualTimeSession.current else { return namedComponents(of: value) }
    return session.withoutConsole { namedComponents(of: value) }
  }

  private static func namedComponents<A: Animatable>(
    of value: A
  ) -> [AttributeKind.Component] {
    let count = StoredNumbers.read(value.animatableData).count
    var used: [String: Int] = [:]
    return (0..<count).map { index in
      let found =
        probe(index, value, from: .zero) ?? probe(index, value, from: value.animatableData)
      let component =
        found
        ?? AttributeKind.Component(count == 1 ? "animatableData" : "animatableData[\(index)]")
      // Two components may move the same property; their names still differ.
      let earlier = used[component.name, default: 0]
      used[component.name] = earlier + 1
      guard earlier > 0 else { return component }
      return AttributeKind.Component("\(component.name)[\(earlier)]", divisor: component.divisor)
    }
  }

  /// The first stored number that moves when a component of `base` is one more.
  private static func probe<A: Animatable>(
    _ index: Int, _ value: A, from base: A.AnimatableData
  ) -> AttributeKind.Component? {
    var changed = base
    guard index < StoredNumbers.read(base).count else { return nil }
    StoredNumbers.add(1, at: index, in: &changed)
    var before = value
    before.animatableData = base
    var after = value
    after.animatableData = changed
    for (old, new) in zip(StoredNumbers.named(before), StoredNumbers.named(after))
    where old.number != new.number {
      return AttributeKind.Component(old.name, divisor: divisor(forChange: new.number - old.number))
    }
    return nil
  }

  /// What a component is divided by, free of the rounding of the measurement where it is one of the usual.
  private static func divisor(forChange change: Double) -> Double {
    let measured = 1 / change
    let usual = [1, animatableUnit, animatableUnit * Double.pi / 180, Double.pi / 180]
    return usual.first { abs($0 - measured) <= 1e-6 * $0 } ?? measured
  }
}
