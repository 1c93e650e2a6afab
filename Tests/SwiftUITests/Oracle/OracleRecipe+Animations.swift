import SwiftUI
import TestSupport
import ViewTesting

extension OracleRecipe {
  /// Animations that a scene names by a preset, by what their rows are called.
  private static func plain(_ row: OracleRow) -> [Animation]? {
    let duration = row.number("duration", 1)
    switch row.animation {
    case "linear": return [.linear(duration: duration)]
    case "easeIn": return [.easeIn(duration: duration)]
    case "easeOut": return [.easeOut(duration: duration)]
    case "easeInOut": return [.easeInOut(duration: duration)]
    case "spring / smooth / default": return [.spring, .spring(), .smooth, .default]
    case "snappy": return [.snappy, .snappy(duration: 0.5)]
    case "bouncy": return [.bouncy, .bouncy(duration: 0.5)]
    case "spring": return [.spring(duration: duration, bounce: row.number("bounce", 0))]
    case "spring(response:dampingFraction:) defaults":
      return [.spring(response: 0.5), .spring(dampingFraction: 0.825)]
    case "interactiveSpring (default call)": return [.interactiveSpring, .interactiveSpring()]
    case "interactiveSpring(response:dampingFraction:) defaults":
      return [.interactiveSpring(response: 0.15), .interactiveSpring(dampingFraction: 0.86)]
    case "default (documented constants, NOT chosen)":
      return [.spring(response: row.number("response", 0), dampingFraction: 1)]
    default: break
    }
    if row.animation.hasPrefix("timingCurve("), row.arguments.count == 4 {
      let numbers = row.arguments
      return [.timingCurve(numbers[0], numbers[1], numbers[2], numbers[3], duration: duration)]
    }
    if row.animation.hasPrefix("interpolatingSpring"), row.time != nil {
      return [
        .interpolatingSpring(
          mass: row.number("mass", 1), stiffness: row.number("stiffness", 0),
          damping: row.number("damping", 0), initialVelocity: row.number("v0", 0))
      ]
    }
    return race(row) ?? modified[row.animation].map { [$0] }
  }

  /// The lanes of a race at quarter speed.
  private static func race(_ row: OracleRow) -> [Animation]? {
    let duration = row.number("duration", 1)
    let lanes: [String: Animation] = [
      "race lane linear": .linear(duration: duration),
      "race lane easeIn": .easeIn(duration: duration),
      "race lane easeOut": .easeOut(duration: duration),
      "race lane easeInOut": .easeInOut(duration: duration),
      "race lane spring": .spring(duration: duration, bounce: row.number("bounce", 0)),
      "race lane spring (challenge 1)":
        .spring(duration: duration, bounce: row.number("bounce", 0)),
    ]
    return lanes[row.animation].map { [$0.speed(row.number("speed", 1))] }
  }

  private static let modified: [String: Animation] = [
    "linear(1).delay(0.5)": .linear(duration: 1).delay(0.5),
    "linear(1).speed(2)": .linear(duration: 1).speed(2),
    "linear(1).delay(0.5).speed(2)": .linear(duration: 1).delay(0.5).speed(2),
    "linear(1).speed(2).delay(0.5)": .linear(duration: 1).speed(2).delay(0.5),
    "linear(1).repeatCount(3, autoreverses: true)": .linear(duration: 1).repeatCount(3),
    "linear(1).repeatCount(2, autoreverses: true)": .linear(duration: 1).repeatCount(2),
    "linear(1).repeatCount(2, autoreverses: false)":
      .linear(duration: 1).repeatCount(2, autoreverses: false),
    "linear(1).repeatForever(autoreverses: true)": .linear(duration: 1).repeatForever(),
    "linear(1).repeatForever(autoreverses: false)":
      .linear(duration: 1).repeatForever(autoreverses: false),
    "easeInOut(1).repeatForever(autoreverses: true)": .easeInOut(duration: 1).repeatForever(),
    "CustomAnimation linear(2)": Animation(LinearRule(duration: 2)),
  ]

  /// The documented example of an animation with a rule of its own.
  private struct LinearRule: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { time <= duration ? value.scaled(by: time / duration) : nil }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? { value.scaled(by: 1 / duration) }
  }

  // MARK: Scripts

  private static let check = Animation.spring(duration: 0.5, bounce: 0.3)
  private static let smooth = Animation.spring(duration: 0.5, bounce: 0)

  /// Changes one after the other, from 0 where nothing else is said.
  private static let sequences: [String: (from: Double, changes: [ProbeChange])] = [
    "check-in notch 14->22": (14, [ProbeChange(at: 0, to: 22, check)]),
    "check-in label opacity 0->1 (unclamped)": (0, [ProbeChange(at: 0, to: 1, check)]),
    "retarget linear(1)->linear(1)": (
      0,
      [
        ProbeChange(at: 0, to: 100, .linear(duration: 1)),
        ProbeChange(at: 0.4, to: 0, .linear(duration: 1)),
      ]
    ),
    "retarget easeOut(1)->easeInOut(0.5)": (
      0,
      [
        ProbeChange(at: 0, to: 100, .easeOut(duration: 1)),
        ProbeChange(at: 0.3, to: 50, .easeInOut(duration: 0.5)),
      ]
    ),
    "retarget spring(.5,0)->spring(.5,0)": (
      0, [ProbeChange(at: 0, to: 100, smooth), ProbeChange(at: 0.15, to: 0, smooth)]
    ),
    "retarget easeOut(1)->spring(.5,0)": (
      0,
      [ProbeChange(at: 0, to: 100, .easeOut(duration: 1)), ProbeChange(at: 0.3, to: 50, smooth)]
    ),
    "challenge 5: spring(1.2,.45) interrupted by spring(.5,0)": (
      0,
      [
        ProbeChange(at: 0, to: 1, .spring(duration: 1.2, bounce: 0.45)),
        ProbeChange(at: 0.3, to: 0.5, smooth),
      ]
    ),
    "challenge 5: easeOut(1.2) interrupted by spring(.5,0)": (
      0,
      [ProbeChange(at: 0, to: 1, .easeOut(duration: 1.2)), ProbeChange(at: 0.3, to: 0.5, smooth)]
    ),
    "residue: linear(1) 0->100 at t=0, plain write 40 at t=0.5": (
      0, [ProbeChange(at: 0, to: 100, .linear(duration: 1)), ProbeChange(at: 0.5, to: 40, nil)]
    ),
    "reset trap: coalesced 0 then 1 while presented at 0.6 (nothing running, model .6)": (
      0.6, [ProbeChange(at: 0, to: 0, nil), ProbeChange(at: 0, to: 1, .linear(duration: 1.2))]
    ),
  ]

  static func script(for row: OracleRow) -> OracleRecipe? {
    if let sequence = sequences[row.animation] {
      return .scripts([sequence.changes], from: sequence.from)
    }
    return plain(row).map { animations in
      .scripts(animations.map { [ProbeChange(at: 0, to: row.target, $0)] }, from: 0)
    }
  }

  // MARK: Ends

  private static let removedSprings: [String: Animation] = [
    "smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy,
    "spring(.5,.825)": .spring(response: 0.5, dampingFraction: 0.825),
    "spring(1.2,.45)": .spring(duration: 1.2, bounce: 0.45),
    "spring(.6,.4)": .spring(duration: 0.6, bounce: 0.4), "interactive": .interactiveSpring,
  ]

  static func end(for row: OracleRow) -> OracleRecipe? {
    switch row.animation {
    case "FluidSpring removal time":
      let name = row.parameters.split(separator: " ")[0]
      return removedSprings[String(name)].map { .removal($0, delta: row.target) }
    case "interpolatingSpring removal time":
      return .removal(
        .interpolatingSpring(
          stiffness: row.number("stiffness", 0), damping: row.number("damping", 0),
          initialVelocity: row.number("v0", 0)), delta: row.target)
    case "Spring: last time |1-x|>=0.001 (ms)":
      return .settling(
        .spring(duration: row.number("duration", 0), bounce: row.number("bounce", 0)))
    default: return nil
    }
  }
}
