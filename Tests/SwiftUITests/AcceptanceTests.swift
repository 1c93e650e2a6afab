import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What a scene is worth nothing without, after semantics L: no frame rate matters, no body and no layout is done twice.
@MainActor @Suite struct AcceptanceTests {
  // MARK: - Frame rates (L.1)

  /// Interruptions, springs, repeats, delays, and rules whose length only asking tells.
  private struct Busy: View {
    @State private var isOn = false
    @State private var turns = 0.0
    @State private var names = ["a", "b", "c"]
    @State private var log = 0

    private struct Ticks: CustomAnimation {
      struct Count: AnimationStateKey { static let defaultValue = 0 }
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? {
        context.state[Count.self] += 1
        let count = context.state[Count.self]
        return count < 77 ? value.scaled(by: Double(count) / 77) : nil
      }
    }

    private struct Gauge: View, Animatable {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View {
        Rectangle().frame(width: 10 + value, height: 6)
          .animation(.smooth, value: value)
          .opacity(value / 100)
      }
    }

    var body: some View {
      VStack(spacing: 4) {
        Circle().fill(isOn ? .red : .blue).frame(width: isOn ? 60 : 20, height: 20)
          .animation(.linear(duration: 0.7)) { $0.offset(x: isOn ? 40 : 0) }
        ForEach(names, id: \.self) { _ in Rectangle().frame(width: 30, height: 6) }
        Rectangle().rotationEffect(.degrees(turns)).frame(width: 20, height: 20)
        Gauge(value: isOn ? 100 : 0)
        if isOn { Capsule().frame(width: 40, height: 8).transition(.slide) }
      }
      .task {
        withAnimation(Animation(Ticks()).repeatForever()) { turns = 90 }
        for step in 0..<6 {
          withAnimation(step % 2 == 0 ? .bouncy : .easeOut(duration: 0.8).delay(0.1)) {
            isOn.toggle()
            names = names.reversed()
          } completion: {
            log += 1
            withAnimation(.snappy(duration: 0.3)) { turns += 45 }
          }
          try? await Task.sleep(for: .milliseconds(370))
        }
      }
    }
  }

  /// A chain of phases by completions, and a change that tracks its velocity.
  private struct Chained: View {
    @State private var x = 0.0
    @State private var y = 0.0

    private func step(_ index: Int) {
      guard index < 6 else { return }
      withAnimation(.spring(duration: 0.31, bounce: 0.35)) {
        x = index % 2 == 0 ? 60 : -60
      } completion: {
        step(index + 1)
      }
    }

    var body: some View {
      Circle().frame(width: 20, height: 20).offset(x: x, y: y)
        .onAppear { step(0) }
        .task {
          for _ in 0..<20 {
            withTransaction(\.tracksVelocity, true) { y += 3 }
            try? await Task.sleep(for: .milliseconds(17))
          }
          withAnimation(.smooth) { y = 0 }
        }
    }
  }

  private func frames(
    _ rate: Int, _ scene: @escaping @MainActor () -> some View
  ) throws -> [[DisplayItem]] {
    var frames: [[DisplayItem]] = []
    try Harness.run {
      scene()
    } _: { harness in
      for frame in 0...(rate * 3) {
        let items = try harness.items(at: Double(frame) / Double(rate))
        // Instants that 24, 30, 60 and 120 frames a second have in common.
        if frame % (rate / 6) == 0 { frames.append(items) }
      }
    }
    return frames
  }

  @Test func framesAreTheSameAtEveryRate() throws {
    func check(_ scene: @escaping @MainActor () -> some View) throws {
      let reference = try frames(24, scene)
      #expect(reference.count == 19)
      #expect(reference.first != reference.last)
      for rate in [30, 60, 120] {
        let others = try frames(rate, scene)
        for (index, pair) in zip(reference, others).enumerated() where pair.0 != pair.1 {
          Issue.record("at \(Double(index) / 6) s, \(rate) frames a second")
        }
      }
    }
    try check { Busy() }
    try check { Chained() }
  }

  // MARK: - Bodies (L.5)

  private struct Counted: View {
    @State private var value = 0.0
    let log: Log

    struct Ordinary: View {
      let value: Double
      let log: Log
      var body: some View {
        log("ordinary")
        return Rectangle().frame(width: value, height: 10)
      }
    }

    struct PerFrame: View, Animatable {
      var value: Double
      let log: Log
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View {
        log("per frame")
        return Rectangle().opacity(value / 100)
      }
    }

    struct Apart: View {
      let log: Log
      var body: some View {
        log("apart")
        return Rectangle()
      }
    }

    var body: some View {
      VStack {
        Ordinary(value: value, log: log)
        PerFrame(value: value, log: log)
        Apart(log: log)
      }
      .after(1) { withAnimation(.linear(duration: 1)) { value = 100 } }
    }
  }

  @Test func bodiesAreEvaluatedOncePerUpdateAndAnimatableOnesOncePerFrame() throws {
    let log = Log()
    try Harness.run {
      Counted(log: log)
    } _: { scene in
      _ = try scene.items(at: 0.5)
      #expect(log.lines.sorted() == ["apart", "ordinary", "per frame"])
      _ = try scene.items(at: 1)
      let before = log.count(of: "per frame")
      for frame in 61..<120 { _ = try scene.items(at: Double(frame) / 60) }
      #expect(log.count(of: "per frame") - before == 59)
      #expect(log.count(of: "ordinary") == 2 && log.count(of: "apart") == 1)
      _ = try scene.items(at: 2)
      let end = log.lines.count
      for frame in 121..<180 { _ = try scene.items(at: Double(frame) / 60) }
      #expect(log.lines.count == end, "nothing is evaluated once all is at rest")
    }
  }

  // MARK: - Layouts (L.6)

  @Test func layoutRunsOncePerUpdate() throws {
    struct Scene: View {
      @State private var width = 20.0
      @State private var height = 20.0
      var body: some View {
        VStack {
          Rectangle().frame(width: width, height: height)
          Circle().frame(width: 10, height: 10)
        }
        .after(1) {
          width = 60
          height = 60
        }
        .after(2) {
          withAnimation(.smooth) { width = 100 }
          withAnimation(.linear(duration: 1)) { height = 100 }
        }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      _ = try scene.items(at: 0)
      let start = scene.session.counts.layouts
      _ = try scene.items(at: 1.5)
      #expect(scene.session.counts.layouts == start + 1)
      for frame in 90...300 { _ = try scene.items(at: Double(frame) / 60) }
      // Two transactions are two updates.
      #expect(scene.session.counts.layouts == start + 3)
    }
  }
}
