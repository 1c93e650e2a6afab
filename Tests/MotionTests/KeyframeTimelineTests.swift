import Geometry
import Motion
import Testing

@Suite struct KeyframeTimelineTests {
  private struct Pose: Equatable {
    var scale = 1.0
    var angle = Angle.zero
    var shift = 0.0
    var name = "rest"
  }

  private func expect(
    _ value: Double, _ expected: Double, within tolerance: Double = 1e-12,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(value - expected) <= tolerance, "\(value), not \(expected)",
      sourceLocation: sourceLocation)
  }

  private let pose = KeyframeTimeline(initialValue: Pose()) {
    KeyframeTrack(\.scale) {
      CubicKeyframe(1.2, duration: 0.25)
      CubicKeyframe(1, duration: 0.25)
    }
    KeyframeTrack(\.angle) {
      LinearKeyframe(.degrees(90), duration: 0.4)
      MoveKeyframe(.degrees(10))
      LinearKeyframe(.degrees(30), duration: 0.6)
    }
  }

  @Test func tracksRunSideBySideAndHoldTheirEnds() {
    #expect(pose.duration == 1)
    #expect(pose.value(time: -1) == Pose())
    #expect(pose.value(time: 0.25).scale == 1.2)
    expect(pose.value(time: 0.2).angle.degrees, 45)
    expect(pose.value(time: 0.7).angle.degrees, 20)
    #expect(pose.value(time: 0.7).scale == 1)
    expect(pose.value(time: 5).angle.degrees, 30)
    #expect(pose.value(time: 0.3).shift == 0 && pose.value(time: 0.3).name == "rest")
  }

  @Test func progressIsClampedAndScaled() {
    #expect(pose.value(progress: -3) == pose.value(time: 0))
    #expect(pose.value(progress: 0.25) == pose.value(time: 0.25))
    #expect(pose.value(progress: 7) == pose.value(time: 1))
  }

  @Test func moveTakesEffectAtItsTime() {
    expect(pose.value(time: 0.4 - 1e-6).angle.degrees, 90, within: 1e-3)
    expect(pose.value(time: 0.4).angle.degrees, 10)
    let atOnce = KeyframeTimeline(initialValue: 3.0) { MoveKeyframe(8) }
    #expect(atOnce.duration == 0 && atOnce.value(time: 0) == 8)
    #expect(atOnce.value(time: -0.1) == 3)
  }

  @Test func keyframesWithoutATrackMoveTheWholeValue() {
    let isLong = [true, false]
    let timeline = isLong.map { isLong in
      KeyframeTimeline(initialValue: 0.0) {
        if isLong {
          LinearKeyframe(10, duration: 1)
          LinearKeyframe(20, duration: 1)
        } else {
          SpringKeyframe(5, duration: 0.1)
        }
        for step in 1...3 { LinearKeyframe(Double(step), duration: 0.5) }
      }
    }
    #expect(timeline[0].duration == 3.5)
    expect(timeline[0].value(time: 1.5), 15)
    expect(timeline[0].value(time: 3.25), 2.5)
    expect(timeline[1].duration, 1.6)
  }

  @Test func keyframesCanBeMadeOfOthers() {
    struct Hop: KeyframeTrackContent {
      let height: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
      }
    }
    struct Hops: Keyframes {
      var body: some Keyframes<Pose> {
        KeyframeTrack(\.shift) {
          Hop(height: 10)
          Hop(height: 4)
        }
      }
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) { Hops() }
    #expect(timeline.duration == 2)
    expect(timeline.value(time: 0.25).shift, 5)
    expect(timeline.value(time: 1.5).shift, 4)
  }

  @Test func zeroDurationsGiveTheTargetAndNeverNaN() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      CubicKeyframe(2, duration: 0)
      LinearKeyframe(3, duration: 0)
      SpringKeyframe(4, duration: 0)
      CubicKeyframe(6, duration: 1)
    }
    #expect(timeline.value(time: 0) == 4)
    expect(timeline.value(time: 0.5), 5)
    #expect(timeline.value(time: 1) == 6)
    #expect(KeyframeTimeline(initialValue: 1.0) {}.value(progress: 0.5) == 1)
  }

  @Test func givenVelocitiesWinAndAreSharedByNeighbours() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, endVelocity: 7)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(0, duration: 1, startVelocity: -3, endVelocity: 2)
    }
    func rate(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
    }
    expect(rate(0), 0, within: 1e-4)
    expect(rate(1), 7, within: 1e-3)
    expect(rate(2), -3, within: 1e-3)
    expect(rate(3 - 2e-6), 2, within: 1e-3)
  }

  @Test func springWithoutDampingNeverEnds() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: Spring(duration: 1, bounce: 1))
      LinearKeyframe(5, duration: 1)
    }
    #expect(timeline.duration == .infinity)
    expect(timeline.value(time: 0.5), 2, within: 1e-9)
    expect(timeline.value(time: 10), 0, within: 1e-9)
    #expect(timeline.value(progress: 0) == 0)
  }

  @Test func anglesReachTheirKeyframes() {
    let timeline = KeyframeTimeline(initialValue: Angle.zero) {
      SpringKeyframe(.degrees(180), duration: 0.5, spring: .bouncy)
      CubicKeyframe(.degrees(0), duration: 0.5)
    }
    let number = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(180, duration: 0.5, spring: .bouncy)
      CubicKeyframe(0, duration: 0.5)
    }
    for time in stride(from: 0.0, through: 1.0, by: 0.125) {
      expect(timeline.value(time: time).degrees, number.value(time: time), within: 1e-9)
    }
  }
}
