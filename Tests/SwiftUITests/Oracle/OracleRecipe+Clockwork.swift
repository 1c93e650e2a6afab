import Foundation
import SwiftUI
import TestSupport

/// Plays keyframes of a number once, from its appearance.
private struct Player<Path: Keyframes>: View where Path.Value == Double {
  @State private var plays = 0
  let start: Double
  @KeyframesBuilder<Double> let keyframes: () -> Path

  var body: some View {
    Color.clear
      .keyframeAnimator(initialValue: start, trigger: plays) { _, value in
        ValueProbe(value: value)
      } keyframes: { _ in
        keyframes()
      }
      .onAppear { plays += 1 }
  }
}

/// Goes through phases of an offset once, from its appearance.
private struct Shake: View {
  @State private var shakes = 0

  var body: some View {
    Circle().frame(width: 10, height: 10)
      .phaseAnimator([0.0, -10, 10, -5, 5, 0], trigger: shakes) { $0.offset(x: $1) }
      .onAppear { shakes += 1 }
  }
}

extension OracleRecipe {
  @MainActor private static func played(
    from start: Double = 0, for duration: Double,
    @KeyframesBuilder<Double> _ keyframes: @escaping () -> some Keyframes<Double>
  ) -> OracleRecipe {
    var scene = OracleScene(interval: 30) {
      Player(start: start, keyframes: keyframes)
    } read: {
      try $0.probe(at: $1)
    }
    scene.end = duration
    return .scene(scene)
  }

  /// Rows about keyframes and phases.
  @MainActor static func clockwork(for row: OracleRow) -> OracleRecipe? {
    phases(for: row) ?? keyframes(for: row) ?? lessonKeyframes(for: row)
  }

  @MainActor private static func phases(for row: OracleRow) -> OracleRecipe? {
    switch row.animation {
    case "phaseAnimator shake offset (seed 003)":
      return .scene(
        OracleScene(interval: 20) {
          Shake()
        } read: {
          try $0.boxes(at: $1)[0].midX - 200
        })
    case "phaseAnimator pulse scale (seed 003)":
      return .scene(
        OracleScene {
          Circle().phaseAnimator([1.0, 1.2, 1.0]) { $0.scaleEffect($1) }
        } read: { scene, time in
          for case .pushTransform(let transform) in try scene.items(at: time) {
            return transform.a
          }
          return .nan
        })
    default: return nil
    }
  }

  @MainActor private static func keyframes(for row: OracleRow) -> OracleRecipe? {
    let critical = Spring(duration: 0.4, bounce: 0)
    let bouncing = Spring(duration: 0.4, bounce: 0.3)
    switch row.animation {
    case "LinearKeyframe(10, duration .4, easeInOut)":
      return played(for: 0.4) { LinearKeyframe(10.0, duration: 0.4, timingCurve: .easeInOut) }
    case "CubicKeyframe 0->10->-10->0, .2 each":
      return played(for: 0.6) {
        CubicKeyframe(10.0, duration: 0.2)
        CubicKeyframe(-10.0, duration: 0.2)
        CubicKeyframe(0.0, duration: 0.2)
      }
    case "CubicKeyframe 0->10(.1)->0(.3)":
      return played(for: 0.4) {
        CubicKeyframe(10.0, duration: 0.1)
        CubicKeyframe(0.0, duration: 0.3)
      }
    case "CubicKeyframe 0->10(.2)->30(.2)":
      return played(for: 0.4) {
        CubicKeyframe(10.0, duration: 0.2)
        CubicKeyframe(30.0, duration: 0.2)
      }
    case "CubicKeyframe 0->10(.1)->30(.3)":
      return played(for: 0.4) {
        CubicKeyframe(10.0, duration: 0.1)
        CubicKeyframe(30.0, duration: 0.3)
      }
    case "CubicKeyframe 0->10(.4) startVelocity 50":
      return played(for: 0.4) { CubicKeyframe(10.0, duration: 0.4, startVelocity: 50) }
    case "LinearKeyframe 10, CubicKeyframe 0, LinearKeyframe 5 (.2 each)":
      return played(for: 0.6) {
        LinearKeyframe(10.0, duration: 0.2)
        CubicKeyframe(0.0, duration: 0.2)
        LinearKeyframe(5.0, duration: 0.2)
      }
    case "SpringKeyframe(10, duration .4, Spring(.4,0))":
      return played(for: 0.4) { SpringKeyframe(10.0, duration: 0.4, spring: critical) }
    case "SpringKeyframe(10, Spring(.4,.3))":
      return played(for: 1.273) { SpringKeyframe(10.0, spring: bouncing) }
    case "SpringKeyframe default duration":
      return .body { row in
        [
          KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(row.target, spring: bouncing)
          }.duration
        ]
      }
    case "LinearKeyframe(10,.2) then SpringKeyframe(0, duration .4, Spring(.4,0))":
      return played(for: 0.6) {
        LinearKeyframe(10.0, duration: 0.2)
        SpringKeyframe(0.0, duration: 0.4, spring: critical)
      }
    default: return nil
    }
  }

  @MainActor private static func lessonKeyframes(for row: OracleRow) -> OracleRecipe? {
    switch row.animation {
    case "seed 003 bell rotation (Cubic 15,-15,10,-10,0; .1 each)":
      return played(for: 0.5) {
        CubicKeyframe(15.0, duration: 0.1)
        CubicKeyframe(-15.0, duration: 0.1)
        CubicKeyframe(10.0, duration: 0.1)
        CubicKeyframe(-10.0, duration: 0.1)
        CubicKeyframe(0.0, duration: 0.1)
      }
    case "seed 003 bell scale (Cubic 1.1,1.0; .25 each)":
      return played(from: 1, for: 0.5) {
        CubicKeyframe(1.1, duration: 0.25)
        CubicKeyframe(1.0, duration: 0.25)
      }
    case "seed 003 KeyframeTimeline scale (Cubic 1.2,1.0; .25 each)":
      return .body { row in
        let timeline = KeyframeTimeline(initialValue: 1.0) {
          CubicKeyframe(1.2, duration: 0.25)
          CubicKeyframe(1.0, duration: 0.25)
        }
        return [timeline.value(time: row.time ?? .nan)]
      }
    case "seed 003 bounce scale (SpringKeyframe 1.2/.15, 0.9/.1, 1.0/.15, Spring())":
      return played(from: 1, for: 0.4) {
        SpringKeyframe(1.2, duration: 0.15, spring: Spring())
        SpringKeyframe(0.9, duration: 0.1, spring: Spring())
        SpringKeyframe(1.0, duration: 0.15, spring: Spring())
      }
    case "seed 003 bounce verticalOffset (Linear -20/.15, 0/.25)":
      return played(for: 0.4) {
        LinearKeyframe(-20.0, duration: 0.15)
        LinearKeyframe(0.0, duration: 0.25)
      }
    default: return nil
    }
  }
}
