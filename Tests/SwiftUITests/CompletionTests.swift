import Foundation
import SwiftUI
import Testing
import ViewTesting

/// When completion closures are called, after semantics F.
@MainActor @Suite struct CompletionTests {
  // MARK: - Times of single animations (F.3)

  /// An animation with its logical and its real end; infinite for never within ten seconds.
  private struct Case: CustomTestStringConvertible, Sendable {
    var animation: Animation
    var logical: Double
    var removed: Double
    var testDescription: String { "\(animation)" }
  }

  nonisolated private static let cases = [
    Case(animation: .linear(duration: 1), logical: 1, removed: 1),
    Case(animation: .smooth, logical: 0.5, removed: 1.206667),
    Case(animation: .default, logical: 0.5, removed: 1.206667),
    Case(animation: .spring(duration: 1.2, bounce: 0.45), logical: 1.2, removed: 3.65),
    Case(
      animation: .interpolatingSpring(stiffness: 170, damping: 15),
      logical: 2 * .pi / 170.0.squareRoot(), removed: 0.992036),
    Case(animation: .smooth.delay(0.3), logical: 0.8, removed: 1.506667),
    Case(animation: .smooth.speed(0.5), logical: 1, removed: 2.413333),
    Case(animation: .linear(duration: 1).repeatCount(3), logical: 3, removed: 3),
    Case(animation: .smooth.repeatCount(2), logical: 2.413333, removed: 2.413333),
    Case(animation: .linear(duration: 1).repeatForever(), logical: .infinity, removed: .infinity),
    Case(animation: .smooth.logicallyComplete(after: 0.2), logical: 0.2, removed: 1.206667),
    Case(animation: .smooth.logicallyComplete(after: 5), logical: 0.5, removed: 1.206667),
    Case(animation: .linear(duration: 0), logical: 0, removed: 0),
    Case(animation: .linear(duration: 1).repeatCount(0), logical: 0, removed: 0),
    Case(animation: .linear(duration: 0).delay(0.5), logical: 0.5, removed: 0.5),
    Case(animation: .smooth.speed(0), logical: .infinity, removed: .infinity),
    Case(
      animation: Animation(Steps(count: 60, complete: 30)), logical: 30 / 120.0, removed: 60 / 120.0
    ),
    Case(
      animation: Animation(Steps(count: 60, complete: 30)).logicallyComplete(after: 0.1),
      logical: 0.1, removed: 0.5),
  ]

  @Test(arguments: cases)
  private func completion(of tested: Case) throws {
    let criteria = [AnimationCompletionCriteria.logicallyComplete, .removed]
    for (criterion, expected) in zip(criteria, [tested.logical, tested.removed]) {
      let times = try Harness.completions(
        [ProbeChange(at: 0.25, to: 100, tested.animation, criteria: criterion)], until: 10)
      guard expected.isFinite else {
        #expect(times[0] == nil)
        continue
      }
      let time = try #require(times[0])
      #expect(near(time - 0.25, expected, within: 1e-6), "\(criterion): \(time)")
    }
  }

  /// An animation whose length only asking tells: counts the reference ticks at which it is asked.
  private struct Steps: CustomAnimation {
    struct Count: AnimationStateKey { static let defaultValue = 0 }
    var count: Int
    var complete: Int

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Count.self] += 1
      let steps = context.state[Count.self]
      if steps >= complete { context.isLogicallyComplete = true }
      guard steps < count else { return nil }
      var covered = value
      covered.scale(by: Double(steps) / Double(count))
      return covered
    }
  }

  // MARK: - Changes without animations (F.2)

  private struct Unanimated: View {
    enum Cause: CaseIterable {
      case unread, equal, nilAnimation, notAnimatable, cutOff, notInTheTree, noLength
    }
    @State private var value = 0.0
    @State private var unread = 0.0
    @State private var flag = false
    let cause: Cause
    let log: Log

    var body: some View {
      VStack {
        ValueProbe(value: value).transaction { if cause == .cutOff { $0.animation = nil } }
        if cause == .notAnimatable { Path(CGRect(x: flag ? 1 : 0, y: 0, width: 9, height: 9)) }
      }
      .onChange(of: value) { log("changed") }
      .after(1) {
        let animation: Animation? =
          switch cause {
          case .nilAnimation: nil
          case .noLength: .linear(duration: 0)
          default: .linear(duration: 1)
          }
        withAnimation(animation) {
          switch cause {
          case .unread, .notInTheTree: unread = 1
          case .equal: value = 0
          case .notAnimatable: flag = true
          case .nilAnimation, .cutOff, .noLength: value = 1
          }
        } completion: {
          log("complete")
        }
        Task {
          log("next turn")
        }
      }
    }
  }

  @Test(arguments: Unanimated.Cause.allCases)
  private func withoutAnimationsItIsCalledAfterTheUpdate(_ cause: Unanimated.Cause) throws {
    let log = Log()
    try Harness.run {
      Unanimated(cause: cause, log: log)
    } _: { scene in
      _ = try scene.items(at: 1)
      // Before any later turn, and after the changes of its update.
      let expected = ["complete", "next turn"]
      #expect(log.lines.filter { $0 != "changed" } == expected, "\(cause)")
      if log.lines.contains("changed") { #expect(log.lines.first == "changed") }
      _ = try scene.items(at: 5)
      #expect(log.lines.filter { $0 == "complete" }.count == 1)
    }
  }

  // MARK: - Interruption (F.4, F.5)

  @Test func interruptionLeavesALogicalCompletionAtItsOwnTime() throws {
    let animations: [Animation] = [
      .smooth, .linear(duration: 0.5), .linear(duration: 0.25).repeatCount(2),
      Animation(Steps(count: 90, complete: 60)),
    ]
    for first in animations {
      for second in [Animation.linear(duration: 2), .spring(duration: 2, bounce: 0)] {
        let times = try Harness.completions(
          [ProbeChange(at: 0, to: 100, first), ProbeChange(at: 0.2, to: 0, second)], until: 9)
        #expect(near(times[0] ?? -1, 0.5, within: 1e-6), "\(first) under \(second): \(times)")
        #expect(near(times[1] ?? -1, 2.2, within: 1e-6), "\(first) under \(second): \(times)")
      }
    }
  }

  @Test func interruptedRemovalWaitsForTheWhole() throws {
    let times = try Harness.completions(
      [
        ProbeChange(at: 0, to: 100, .linear(duration: 0.5), criteria: .removed),
        ProbeChange(at: 0.25, to: 0, .linear(duration: 2), criteria: .removed),
      ], until: 9)
    #expect(times.allSatisfy { near($0 ?? -1, 2.25, within: 1e-9) }, "\(times)")
  }

  @Test func endlessAnimationIsRemovedWhenAFiniteOneEndsIt() throws {
    let times = try Harness.completions(
      [
        ProbeChange(at: 0, to: 100, .linear(duration: 1).repeatForever(), criteria: .removed),
        ProbeChange(at: 0.5, to: 0, .linear(duration: 0), criteria: .removed),
      ], until: 9)
    #expect(times.allSatisfy { near($0 ?? -1, 0.5) }, "\(times)")
  }

  @Test func aListenerCountsAllAnimationsOfItsChange() throws {
    struct Scene: View {
      @State private var isOn = false
      let log: Log
      var body: some View {
        VStack {
          ValueProbe(value: isOn ? 1 : 0).animation(.linear(duration: 3), value: isOn)
          ValueProbe(value: isOn ? 1 : 0).animation(.linear(duration: 2), value: isOn)
        }
        .onAppear {
          withAnimation {
            isOn = true
          } completion: {
            log("complete")
          }
        }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 2.999)
      #expect(log.lines.isEmpty)
      _ = try scene.items(at: 3)
      #expect(log.lines == ["complete"])
    }
  }

  @Test func changeSpreadOverTwoUpdatesCompletesOnce() throws {
    struct Scene: View {
      @State private var a = 0.0
      @State private var b = 0.0
      let log: Log
      var body: some View {
        VStack {
          ValueProbe(value: a)
          ValueProbe(value: b)
        }
        .onAppear {
          withAnimation(.linear(duration: 1)) {
            withTransaction(\.isContinuous, true) { a = 1 }
            b = 1
          } completion: {
            log("complete")
          }
        }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 0.999)
      #expect(log.lines.isEmpty)
      _ = try scene.items(at: 3)
      #expect(log.lines == ["complete"])
    }
  }

  // MARK: - Removal (F.6)

  @Test func removedViewsCompleteAtOnce() throws {
    struct Scene: View {
      @State private var value = 0.0
      @State private var isShown = true
      let animation: Animation
      let criteria: AnimationCompletionCriteria
      let log: Log
      var body: some View {
        VStack {
          if isShown { ValueProbe(value: value) }
        }
        .onAppear {
          withAnimation(animation, completionCriteria: criteria) {
            value = 1
          } completion: {
            log("complete")
          }
        }
        .after(0.25) { isShown = false }
      }
    }
    let animations: [Animation] = [
      .linear(duration: 1), .smooth, .linear(duration: 1).repeatForever(),
      Animation(Steps(count: 200, complete: 100)),
    ]
    for animation in animations {
      for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
        let log = Log()
        try Harness.run {
          Scene(animation: animation, criteria: criteria, log: log)
        } _: { scene in
          _ = try scene.items(at: 0.249)
          #expect(log.lines.isEmpty)
          _ = try scene.items(at: 0.25)
          #expect(log.lines == ["complete"], "\(animation)")
          _ = try scene.items(at: 4)
          #expect(log.lines == ["complete"], "\(animation)")
        }
      }
    }
  }

  // MARK: - What the closure sees (F.8), and order (F.10)

  @Test func closureReadsCurrentStateAndItsWritesAreNotAnimated() throws {
    struct Scene: View {
      @State private var value = 0.0
      let log: Log
      var body: some View {
        ValueProbe(value: value)
          .onAppear {
            withAnimation(.linear(duration: 1)) {
              value = 100
            } completion: {
              log("\(value)")
              value = 300
            }
          }
          .after(0.5) { withAnimation(.linear(duration: 0.1)) { value = 200 } }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      let value = try scene.probe(at: 1)
      #expect(value == 300)
      #expect(log.lines == ["200.0"])
    }
  }

  @Test func completionsAtOneInstantAreCalledInTheOrderOfTheirChanges() throws {
    struct Scene: View {
      @State private var values = [0.0, 0, 0, 0]
      let log: Log
      var body: some View {
        VStack { ForEach(0..<4, id: \.self) { ValueProbe(value: values[$0]) } }
          .onAppear {
            withAnimation(.linear(duration: 1)) {
              values[0] = 1
            } completion: {
              log("first")
            }
          }
          .after(0.5) {
            withAnimation(.linear(duration: 0.5)) {
              values[1] = 1
            } completion: {
              log("second")
            }
          }
          .after(0.75) {
            withAnimation(.linear(duration: 0.25)) {
              values[2] = 1
            } completion: {
              log("third")
            }
          }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 2)
      #expect(log.lines == ["first", "second", "third"])
    }
  }

  // MARK: - Completions that modifiers add (F.9)

  private struct Adding: View {
    @State private var value = 0.0
    let hasValue: Bool
    let log: Log

    private func add(to transaction: inout Transaction) {
      transaction.addAnimationCompletion { log("\(value)") }
    }

    var body: some View {
      Group {
        if hasValue {
          ValueProbe(value: value).transaction(value: value) { add(to: &$0) }
        } else {
          ValueProbe(value: value).transaction { add(to: &$0) }
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        value = 0.5
        for step in 1...3 {
          try? await Task.sleep(for: .seconds(1))
          withAnimation(.spring) { value = Double(step) }
        }
      }
    }
  }

  @Test func withoutAValueOnlyTheFirstAnimatedUpdateAddsACompletion() throws {
    let log = Log()
    try Harness.run {
      Adding(hasValue: false, log: log)
    } _: { scene in
      _ = try scene.items(at: 2.499)
      #expect(log.lines.isEmpty)
      _ = try scene.items(at: 2.5)
      #expect(log.lines == ["1.0"])
      _ = try scene.items(at: 9)
      #expect(log.lines == ["1.0"])
    }
  }

  @Test func withAValueEveryChangeAddsACompletion() throws {
    let log = Log()
    try Harness.run {
      Adding(hasValue: true, log: log)
    } _: { scene in
      _ = try scene.items(at: 1)
      // The plain change has no animation to wait for.
      #expect(log.lines == ["0.5"])
      _ = try scene.items(at: 9)
      #expect(log.lines == ["0.5", "1.0", "2.0", "3.0"])
    }
  }
}
