import Foundation
import SwiftUI
import TestSupport
import Testing

extension OracleRecipe {
  private static func spring(_ row: OracleRow) -> Spring? {
    if let duration = row.parameter("duration"), let bounce = row.parameter("bounce") {
      return Spring(duration: duration, bounce: bounce)
    }
    guard let stiffness = row.parameter("stiffness"), let damping = row.parameter("damping") else {
      return nil
    }
    return Spring(mass: row.number("mass", 1), stiffness: stiffness, damping: damping)
  }

  private static func curve(_ row: OracleRow) -> UnitCurve? {
    switch row.animation {
    case "UnitCurve.circularEaseIn": return .circularEaseIn
    case "UnitCurve.circularEaseOut": return .circularEaseOut
    case "UnitCurve.circularEaseInOut": return .circularEaseInOut
    default: break
    }
    guard row.animation.hasPrefix("UnitCurve.bezier("), row.arguments.count == 4 else {
      return nil
    }
    let numbers = row.arguments
    return .bezier(
      startControlPoint: UnitPoint(x: numbers[0], y: numbers[1]),
      endControlPoint: UnitPoint(x: numbers[2], y: numbers[3]))
  }

  /// Rows about values that a scene calculates with: `Spring` and `UnitCurve`.
  static func calculation(for row: OracleRow) -> OracleRecipe? {
    if let curve = curve(row) {
      return .body { row in
        let progress = row.time ?? .nan
        return [curve.value(at: progress), curve.velocity(at: progress)]
      }
    }
    guard row.animation.hasPrefix("Spring"), let spring = spring(row) else { return nil }
    switch row.animation {
    case "Spring.stiffness": return .body { _ in [spring.stiffness] }
    case "Spring.damping": return .body { _ in [spring.damping] }
    case "Spring.duration": return .body { _ in [spring.duration] }
    case "Spring.bounce": return .body { _ in [spring.bounce] }
    case "Spring.settlingDuration":
      return .body { row in
        [
          spring.settlingDuration(
            target: row.target, initialVelocity: 0, epsilon: row.number("epsilon", 0.001))
        ]
      }
    case "Spring.value":
      return .body { row in
        let time = row.time ?? .nan
        return [
          spring.value(target: row.target, time: time),
          spring.velocity(target: row.target, time: time),
        ]
      }
    default: return nil
    }
  }

  /// Rows about the vector that an attribute hands to its animation.
  @MainActor static func unit(for row: OracleRow) -> OracleRecipe? {
    let record = DeltaRecorder.Record()
    let animation = Animation(DeltaRecorder(record: record))
    let target = row.target
    let content: @MainActor (Double) -> AnyView
    switch row.animation {
    case "rotation 90 degrees vector component":
      content = { AnyView(Rectangle().rotationEffect(.degrees($0))) }
    case "trim delta 0.6 vector component":
      content = { AnyView(Circle().trim(from: 0, to: $0)) }
    default: return nil
    }
    let scene = OracleScene(interval: target) {
      ProbeScene([ProbeChange(at: 0, to: target, animation)], content: content)
    } read: { harness, _ in
      _ = try harness.items(at: 0.1)
      return try #require(record.numbers.first { $0 != 0 })
    }
    return .scene(scene)
  }

  /// An animation that keeps the vectors it is asked to cover.
  private struct DeltaRecorder: CustomAnimation {
    final class Record: @unchecked Sendable {
      var numbers: [Double] = []
    }
    let record: Record

    static func == (first: Self, second: Self) -> Bool { first.record === second.record }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(record)) }

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      note(value)
      return time < 1 ? .zero : nil
    }

    private func note(_ value: Any) {
      if let number = value as? Double {
        record.numbers.append(number)
      } else if let number = value as? CGFloat {
        record.numbers.append(Double(number))
      } else {
        for child in Mirror(reflecting: value).children { note(child.value) }
      }
    }
  }
}
