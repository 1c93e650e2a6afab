import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Keyframes through mounted views: semantics H.3 and the pairs of J.5 about them.
@MainActor @Suite struct KeyframeAnimatorTests {
  private struct Pose {
    var scale = 1.0
    var angle = Angle.zero
    var y = 0.0
  }

  private func expect(
    _ values: [Double], _ expected: [Double], within tolerance: Double = 1e-8,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      values.count == expected.count
        && zip(values, expected).allSatisfy { near($0, $1, within: tolerance) },
      "\(values), not \(expected)", sourceLocation: sourceLocation)
  }

  private struct Hop: View {
    @State private var taps = 0
    var body: some View {
      Rectangle().frame(width: 100, height: 20)
        .keyframeAnimator(initialValue: Pose(), trigger: taps) { content, pose in
          content.scaleEffect(pose.scale).offset(y: pose.y)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            for (scale, seconds) in [(1.2, 0.15), (0.9, 0.1), (1, 0.15)] {
              SpringKeyframe(scale, duration: seconds)
            }
          }
          KeyframeTrack(\.y) {
            for (height, seconds) in [(-20.0, 0.15), (0, 0.25)] {
              LinearKeyframe(height, duration: seconds)
            }
          }
        }
        .after(1) { taps += 1 }
    }
  }

  @Test func springsStopAtTheirTimesAndTheEndIsHeld() throws {
    try Harness.run {
      Hop()
    } _: { scene in
      let times: [Double] = [0, 1, 1.075, 1.15, 1.2, 1.25, 1.325, 1.4, 3]
      let transforms: [CGAffineTransform] = try times.map { try scene.transforms(at: $0)[0] }
      expect(
        transforms.map { Double($0.a) },
        [
          1, 1, 1.048618379, 1.112392091, 1.103689701, 1.056883244, 1.013623054, 1.001979837,
          1.001979837,
        ])
      // The box is 20 high; its scaled top edge tells its place.
      let shifts = transforms.map { Double($0.ty - 190 - 10 * (1 - $0.d)) }
      expect(shifts, [0, 0, -10, -20, -16, -12, -6, 0, 0])
    }
  }

  private struct Bell: View {
    @State private var rings = 0
    var body: some View {
      Rectangle().frame(width: 40, height: 40)
        .keyframeAnimator(initialValue: Pose(), trigger: rings) { content, pose in
          content.rotationEffect(pose.angle).scaleEffect(pose.scale)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            for degrees in [15.0, -15, 10, -10, 0] {
              CubicKeyframe(.degrees(degrees), duration: 0.1)
            }
          }
          KeyframeTrack(\.scale) {
            for scale in [1.1, 1] { CubicKeyframe(scale, duration: 0.25) }
          }
        }
        .after(0.5) { rings += 1 }
    }
  }

  @Test func bellRings() throws {
    try Harness.run {
      Bell()
    } _: { scene in
      let times = [0.05, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.375, 0.45, 0.6]
      var angles: [Double] = []
      var scales: [Double] = []
      for time in times {
        let transforms = try scene.transforms(at: 0.5 + time)
        scales.append(Double(transforms[0].a))
        angles.append(Double(atan2(transforms[1].b, transforms[1].a)) * 180 / .pi)
      }
      let timed = zip(times, zip(angles, scales))
      expect(
        timed.filter { $0.0 != 0.125 && $0.0 != 0.375 }.map(\.1.0),
        [8.4375, 15, -0.625, -15, -3.125, 10, -5.625, 0])
      expect(
        timed.filter { [0.125, 0.25, 0.375, 0.6].contains($0.0) }.map(\.1.1), [1.05, 1.1, 1.05, 1])
    }
  }

  private struct Slide: View {
    let log: Log
    let starts: [Double]
    @State private var runs = 0
    var body: some View {
      KeyframeAnimator(initialValue: 100.0, trigger: runs) { width in
        Rectangle().frame(width: width, height: 10)
      } keyframes: { start in
        let _ = log("\(start)")
        LinearKeyframe(200, duration: 1)
      }
      .task {
        var now = 0.0
        for start in starts {
          try? await Task.sleep(for: .seconds(start - now))
          now = start
          runs += 1
        }
      }
    }
  }

  @Test func keyframesAreNotAskedForBeforeTheTrigger() throws {
    let log = Log()
    #expect(try Harness.widths(at: [0, 3]) { Slide(log: log, starts: []) } == [100, 100])
    #expect(log.lines.isEmpty)
  }

  @Test func aRunFromRestBeginsAtTheInitialValue() throws {
    let log = Log()
    let widths = try Harness.widths(at: [1, 1.5, 2, 2.9, 3, 3.5, 4]) {
      Slide(log: log, starts: [1, 3])
    }
    expect(widths, [100, 150, 200, 200, 100, 150, 200])
    #expect(log.lines == ["100.0", "100.0"])
  }

  @Test func aTriggerDuringARunGoesOnFromTheCurrentValue() throws {
    let log = Log()
    let widths = try Harness.widths(at: [0.5, 1, 1.5, 9]) { Slide(log: log, starts: [0, 0.5]) }
    expect(widths, [150, 175, 200, 200])
    #expect(log.lines == ["100.0", "150.0"])
  }

  @Test func springsAndCubicsKeepTheVelocityWhenTheyStartAgain() throws {
    struct Pair: View {
      @State private var runs = 0
      var body: some View {
        Rectangle().frame(width: 100, height: 10)
          .keyframeAnimator(initialValue: Pose(), trigger: runs) { content, pose in
            content.scaleEffect(x: pose.scale, y: pose.y)
          } keyframes: { _ in
            KeyframeTrack(\.scale) { SpringKeyframe(2.0, duration: 1, spring: .smooth) }
            KeyframeTrack(\.y) { CubicKeyframe(80, duration: 1) }
          }
          .task {
            runs += 1
            try? await Task.sleep(for: .milliseconds(250))
            runs += 1
          }
      }
    }
    try Harness.run {
      Pair()
    } _: { scene in
      let spring = Spring.smooth
      let value = spring.value(target: 1.0, time: 0.25)
      let speed = spring.velocity(target: 1.0, time: 0.25)
      // Hermite from 0 to 80 at a quarter: 80·(3s² − 2s³), and its rate 480·s·(1 − s).
      let (y, rate) = (80 * (3.0 / 16 - 2.0 / 64), 480 * 0.25 * 0.75)
      for (time, s) in [(0.25, 0.0), (0.35, 0.1), (0.75, 0.5)] {
        let transform = try scene.transforms(at: time)[0]
        let scale =
          1 + value + spring.value(target: 1 - value, initialVelocity: speed, time: s)
        #expect(near(transform.a, scale), "scale at \(time)")
        let shift = y + (80 - y) * s * s * (3 - 2 * s) + rate * s * (1 - s) * (1 - s)
        #expect(near(transform.d, shift), "\(transform.d), not \(shift) at \(time)")
      }
    }
  }

  private struct Loop: View {
    let log: Log
    var repeating = true
    var body: some View {
      KeyframeAnimator(initialValue: 50.0, repeating: repeating) { width in
        Rectangle().frame(width: width, height: 10)
      } keyframes: { start in
        let _ = log("\(start)")
        LinearKeyframe(150, duration: 0.5)
        LinearKeyframe(50, duration: 0.3)
      }
    }
  }

  @Test func repeatingKeyframesLoopAndAreAskedForOnce() throws {
    let log = Log()
    let widths = try Harness.widths(at: [0, 0.25, 0.5, 0.65, 0.8, 1.05, 1.3, 80.25]) {
      Loop(log: log)
    }
    expect(widths, [50, 100, 150, 100, 50, 100, 150, 100])
    #expect(log.lines == ["50.0"])
  }

  @Test func withoutRepeatingTheBeginningIsShown() throws {
    #expect(
      try Harness.widths(at: [0, 0.25, 4]) { Loop(log: Log(), repeating: false) } == [50, 50, 50])
  }

  @Test func contentIsEvaluatedForFramesAndNotAnimated() throws {
    struct Fading: View {
      @State private var runs = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: 1.0, trigger: runs) { content, opacity in
            content.opacity(opacity)
          } keyframes: { _ in
            LinearKeyframe(0.0, duration: 1)
          }
          .after(1) { withAnimation(.linear(duration: 10)) { runs += 1 } }
      }
    }
    try Harness.run {
      Fading()
    } _: { scene in
      let opacities = try [1, 1.25, 1.5, 2, 2.5].map { try scene.opacities(at: $0)[0] }
      expect(opacities, [1, 0.75, 0.5, 0, 0])
    }
  }
}
