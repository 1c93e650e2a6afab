import SwiftUI

/// An animation of a second, even and finite, that writes down its name and every interval it is asked to cover.
struct RecordingAnimation: CustomAnimation {
  /// What the animations of a test have covered, in order, each once.
  @MainActor final class Record {
    private(set) var lines: [String] = []

    nonisolated init() {}

    func add(_ line: String) {
      if !lines.contains(line) { lines.append(line) }
    }

    /// The lines in an order that does not depend on which attribute is asked first.
    var sorted: [String] { lines.sorted() }
  }

  let name: String
  let record: Record

  static func == (first: Self, second: Self) -> Bool { first.name == second.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let line = "\(name): \(Self.numbers(of: value))"
    MainActor.assumeIsolated { record.add(line) }
    guard time < 1 else { return nil }
    var covered = value
    covered.scale(by: time)
    return covered
  }

  /// The components of a vector, to three decimals, zeros too.
  static func numbers(of value: Any) -> String {
    if let number = value as? any BinaryFloatingPoint {
      let thousandths = (Double(number) * 1000).rounded()
      return "\((thousandths == 0 ? 0 : thousandths) / 1000)"
    }
    let parts = Mirror(reflecting: value).children.map { numbers(of: $0.value) }
    return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
  }
}

extension Animation {
  static func recording(_ name: String, in record: RecordingAnimation.Record) -> Animation {
    Animation(RecordingAnimation(name: name, record: record))
  }
}
