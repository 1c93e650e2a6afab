import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Phases: semantics H.1 and the pairs of J.5 about them.
@MainActor @Suite struct PhaseAnimatorTests {
  private struct Shake: View {
    let phases: [CGFloat]
    var animation: (CGFloat) -> Animation? = { _ in .default }
    let starts: [Double]
    @State private var hits = 0

    var body: some View {
      Rectangle().frame(width: 40, height: 40)
        .phaseAnimator(phases, trigger: hits) { content, x in
          content.offset(x: x)
        } animation: {
          animation($0)
        }
        .task {
          var now = 0.0
          for start in starts {
            try? await Task.sleep(for: .seconds(start - now))
            now = start
            hits += 1
          }
        }
    }
  }

  private func offsets<V: View>(at times: [Double], of view: V) throws -> [Double] {
    var result: [Double] = []
    try Harness.run {
      view
    } _: { scene in
      result = try times.map { try scene.boxes(at: $0)[0].midX - 200 }
    }
    return result
  }

  private func expect(
    _ values: [Double], _ expected: [Double], within tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      values.count == expected.count
        && zip(values, expected).allSatisfy { near($0, $1, within: tolerance) },
      "\(values), not \(expected)", sourceLocation: sourceLocation)
  }

  private static let shake: [CGFloat] = [0, -10, 10, -5, 5, 0]

  @Test func shakeHandsItsVelocityFromPhaseToPhase() throws {
    let times = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75]
    let offsets = try offsets(at: times, of: Shake(phases: Self.shake, starts: [0]))
    expect(
      offsets,
      [
        0, -8.210255536, -9.863990685, 6.428923817, 9.728454476, -2.332183616, -4.796930947,
        3.222824360, 4.864697762, 0.886497126, 0.067533484, 0.004181290,
      ], within: 1e-8)
  }

  @Test func restsUntilTheTriggerChangesAndAgainAfterwards() throws {
    let view = Shake(phases: [0, 30], animation: { _ in .linear(duration: 0.5) }, starts: [1, 3])
    expect(
      try offsets(at: [0, 0.9, 1.25, 1.5, 1.75, 2, 2.9, 3.25, 4], of: view),
      [0, 0, 15, 30, 15, 0, 0, 15, 0])
  }

  @Test func triggerDuringARunGoesOnToTheNextPhaseAtOnce() throws {
    // 0 → 40 is cut short after 0.2 s: 40 → 100 chases it, then the cycle goes on.
    let view = Shake(
      phases: [0, 40, 100], animation: { _ in .linear(duration: 1) }, starts: [0, 0.2])
    let chased = 40 * 0.7 + (100 - 40 * 0.7) * 0.5
    expect(
      try offsets(at: [0.2, 0.7, 1.2, 1.7, 2.2, 3], of: view), [8, chased, 100, 50, 0, 0])
  }

  @Test func phasesMayHaveAnimationsOfTheirOwn() throws {
    let view = Shake(
      phases: [0, -20, 20],
      animation: { $0 < 0 ? .bouncy : $0 > 0 ? .linear(duration: 0.35) : .smooth }, starts: [0])
    expect(
      try offsets(at: [0.25, 0.5, 0.6, 0.85, 1.1], of: view),
      [-19.681750, -20.289968, -8.581953, 20, 3.579489])
  }

  @Test func animationIsAskedForThePhaseBeingEntered() throws {
    let log = Log()
    let view = Shake(
      phases: [0, 1, 2],
      animation: { phase in
        MainActor.assumeIsolated { log("\(Int(phase))") }
        return .linear(duration: 0.1)
      }, starts: [0])
    _ = try offsets(at: [1], of: view)
    #expect(log.lines == ["1", "2", "0"])
  }

  @Test func noAnimationMeansAJump() throws {
    let view = Shake(
      phases: [0, 50, 90], animation: { $0 == 50 ? nil : .linear(duration: 1) }, starts: [1])
    expect(try offsets(at: [0.99, 1, 1.5, 2, 2.5, 3], of: view), [0, 50, 70, 90, 45, 0])
  }

  private struct Pulse: View {
    var body: some View {
      PhaseAnimator([1.0, 1.2, 1.0]) { scale in
        Rectangle().frame(width: 100 * scale, height: 10)
      }
    }
  }

  @Test func pulseGoesOnWithoutEnd() throws {
    let offsets = try Harness.widths(at: [0, 0.25, 0.5, 0.75, 1, 1.25, 61.25]) { Pulse() }
    expect(
      offsets.map { $0 / 100 },
      [1, 1.164205111, 1.197279814, 1.035626634, 1.002710724, 1.164372862, 1.164372862],
      within: 1e-5)
  }

  private enum Step: CaseIterable {
    case low, middle, high
    var y: CGFloat { self == .low ? 0 : self == .middle ? 20 : 60 }
  }

  private struct Climb: View {
    var body: some View {
      Rectangle().frame(width: 10, height: 10)
        .phaseAnimator(Step.allCases) { content, step in
          content.offset(y: step.y)
        } animation: { step in
          switch step {
          case .low: .linear(duration: 0.2)
          case .middle: .linear(duration: 0.4)
          case .high: .easeInOut(duration: 1)
          }
        }
    }
  }

  @Test func casesOfAnEnumerationArePhases() throws {
    try Harness.run {
      Climb()
    } _: { scene in
      let times = [0, 0.2, 0.4, 0.9, 1.4, 1.5, 1.6]
      let heights = try times.map { try Double(scene.boxes(at: $0)[0].midY) - 200 }
      expect(heights, [0, 10, 20, 40, 60, 30, 0])
    }
  }

  @Test func oneDelayedChangeAfterTheOtherNeverGetsFar() throws {
    // A plain change and two animated ones a tenth of a second apart: what a phase animator is better than.
    struct Hasty: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: 40, height: 40).offset(x: x)
          .onAppear {
            x = -10
            SwiftUI.DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
              withAnimation { x = 10 }
            }
            SwiftUI.DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
              withAnimation { x = 0 }
            }
          }
      }
    }
    var offsets = try offsets(at: stride(from: 0.0, through: 1, by: 0.001).map { $0 }, of: Hasty())
    let peak = offsets.max() ?? 0
    #expect(near(peak, 0.818691, within: 1e-5), "\(peak)")
    #expect(near(Double(offsets.firstIndex(of: peak) ?? 0), 332, within: 1))
    #expect(near(offsets[200], -2.845209, within: 1e-6))
    offsets = try self.offsets(
      at: stride(from: 0.0, through: 2, by: 0.01).map { $0 },
      of: Shake(phases: Self.shake, starts: [0]))
    #expect((offsets.max() ?? 0) > 9.72)
  }

  private struct Still: View {
    let phases: [Int]
    let log: Log
    var body: some View {
      PhaseAnimator(phases) { phase in
        let _ = log("\(phase)")
        Rectangle().frame(width: 10 + CGFloat(phase) * 0, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test func stepsWithoutVisibleChangeTakeNoTimeButEightAreEnoughForAnInstant() throws {
    let log = Log()
    try Harness.run {
      Still(phases: [0, 1], log: log)
    } _: { scene in
      _ = try scene.items(at: 0)
      #expect(log.lines.count == 1 + 8)
      _ = try scene.items(at: 0.008)
      #expect(log.lines.count == 1 + 8)
      _ = try scene.items(at: 1.0 / 120)
      #expect(log.lines.count == 1 + 16)
      #expect(scene.session.faults.isEmpty)
    }
  }

  @Test func onePhaseIsShownAndNeverAnimated() throws {
    let log = Log()
    try Harness.run {
      Still(phases: [5], log: log)
    } _: { scene in
      let boxes = try scene.boxes(at: 3)
      #expect(boxes.count == 1)
      #expect(log.lines == ["5"])
    }
  }

  @Test func noPhasesShowNothingAndAreToldOf() throws {
    let log = Log()
    try Harness.run {
      Still(phases: [], log: log)
    } _: { scene in
      let boxes = try scene.boxes(at: 1)
      #expect(boxes.isEmpty)
      #expect(scene.session.faults.count == 1)
      #expect(log.lines.isEmpty)
    }
  }

  @Test func leavingEndsTheCycle() throws {
    struct Leaving: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        ZStack {
          if isShown {
            PhaseAnimator([0, 1]) { phase in
              let _ = log("\(phase)")
              Rectangle().offset(x: CGFloat(phase) * 10)
            } animation: { _ in
              .linear(duration: 0.5)
            }
          }
        }
        .after(1.25) { isShown = false }
      }
    }
    let log = Log()
    try Harness.run {
      Leaving(log: log)
    } _: { scene in
      _ = try scene.items(at: 10)
      #expect(log.lines.count == 4)
    }
  }

  @Test func contentKeepsItsOwnStateFromPhaseToPhase() throws {
    struct Counter: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Rectangle().frame(width: width, height: 5).after(0.7) { width = 90 }
      }
    }
    let widths = try Harness.widths(at: [0.5, 0.8, 5]) {
      Counter().phaseAnimator([0.0, 30]) { content, x in content.offset(x: x) }
    }
    #expect(widths == [10, 90, 90])
  }
}

extension Harness {
  /// Width of the first shape that a scene draws at each of the times.
  static func widths(
    at times: [Double], @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws -> [Double] {
    var widths: [Double] = []
    try run(root) { scene in widths = try times.map { try scene.boxes(at: $0)[0].width } }
    return widths
  }

  /// Transforms that open a group, in drawing order.
  func transforms(at seconds: Double) throws -> [CGAffineTransform] {
    try items(at: seconds).compactMap { item in
      guard case .pushTransform(let transform) = item else { return nil }
      return transform
    }
  }
}
