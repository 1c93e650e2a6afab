import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Which animation applies where, after semantics E, and animations with a rule of their own.
@MainActor @Suite struct TransactionTests {
  /// A bar inside `outer`, changed at 0 s under an animation of 1 s; its width goes from 0 to 100.
  private struct Bar<Outer: View>: View {
    @State private var width: CGFloat = 0
    var animation: Animation? = .linear(duration: 1)
    var onComplete: (@MainActor () -> Void)?
    let outer: @MainActor (AnyView, CGFloat) -> Outer

    var body: some View {
      outer(AnyView(Rectangle().frame(width: width, height: 10)), width)
        .onAppear {
          withAnimation(animation) {
            width = 100
          } completion: {
            onComplete?()
          }
        }
    }
  }

  private func width(
    at time: Double, _ animation: Animation? = .linear(duration: 1),
    _ outer: @escaping @MainActor (AnyView, CGFloat) -> some View
  ) throws -> Double {
    var result = 0.0
    try Harness.run {
      Bar(animation: animation, outer: outer)
    } _: { scene in
      result = try scene.boxes(at: time)[0].width
    }
    return result
  }

  @Test func implicitAnimationBeatsExplicit() throws {
    let width = try width(at: 0.5) { $0.animation(.linear(duration: 2), value: $1) }
    #expect(near(width, 25))
  }

  @Test func innermostAnimationWins() throws {
    let width = try width(at: 0.5) {
      $0.animation(.linear(duration: 2), value: $1).animation(.linear(duration: 4), value: $1)
    }
    #expect(near(width, 25))
  }

  @Test func nilAnimationForAValueStopsAnExplicitOne() throws {
    #expect(try width(at: 0.5) { $0.animation(nil, value: $1) } == 100)
  }

  @Test func animationOfAnotherValueChangesNothing() throws {
    #expect(near(try width(at: 0.5) { bar, _ in bar.animation(nil, value: 1) }, 50))
  }

  @Test func transactionWithoutAnimationStopsAnExplicitOne() throws {
    #expect(try width(at: 0.5) { bar, _ in bar.transaction { $0.animation = nil } } == 100)
  }

  @Test func disablingAnimationsLeavesTheExplicitOne() throws {
    let width = try width(at: 0.5) { bar, width in
      bar.animation(.linear(duration: 4), value: width)
        .transaction { $0.disablesAnimations = true }
    }
    #expect(near(width, 50))
  }

  @Test func transactionForAValueRunsOnlyWhenItChanges() throws {
    let changed = try width(at: 0.5) { bar, width in
      bar.transaction(value: width) { $0.animation = .linear(duration: 2) }
    }
    #expect(near(changed, 25))
    let unchanged = try width(at: 0.5) { bar, _ in
      bar.transaction(value: 0) { $0.animation = .linear(duration: 2) }
    }
    #expect(near(unchanged, 50))
  }

  @Test func scopedTransactionReachesOnlyTheModifiersInside() throws {
    struct Scene: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().frame(width: isOn ? 100 : 0, height: 10)
          .transaction {
            $0.animation = .linear(duration: 2)
          } body: {
            $0.opacity(isOn ? 0 : 1)
          }
          .onAppear { isOn = true }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      let opacity = try scene.opacities(at: 0.5)[0]
      #expect(near(opacity, 0.75))
      let bar = try scene.boxes(at: 0.5)[0]
      #expect(bar.width == 100)
    }
  }

  // MARK: - Animations with a rule of their own

  /// Covers an equal part at each call, so its result would depend on the frames if they counted.
  private struct Counting: CustomAnimation {
    struct Calls: AnimationStateKey { static let defaultValue = 0 }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let calls = context.state[Calls.self] + 1
      context.state[Calls.self] = calls
      if calls > 60 { context.isLogicallyComplete = true }
      guard calls <= 120 else { return nil }
      var part = value
      part.scale(by: Double(calls) / 120)
      return part
    }
  }

  @Test func stateIsKeptFromTickToTickWhateverIsDrawn() throws {
    let alone = try width(at: 0.5, Animation(Counting())) { bar, _ in bar }
    var stepped = 0.0
    try Harness.run {
      Bar(animation: Animation(Counting())) { bar, _ in bar }
    } _: { scene in
      for frame in 0...37 { stepped = try scene.boxes(at: Double(frame) / 74)[0].width }
    }
    #expect(alone == stepped)
    // 60 ticks of 1/120 s have passed, and the frame asks once more, of a copy.
    #expect(near(alone, 100 * 61 / 120))
  }

  @Test func customAnimationSaysItselfWhenItIsComplete() throws {
    let log = Log()
    try Harness.run {
      Bar(animation: Animation(Counting()).delay(0.25), onComplete: { log("complete") }) { bar, _ in
        bar
      }
    } _: { scene in
      // Asked for the first time when the delay is over, and sixty ticks later for the 61st.
      _ = try scene.items(at: 0.74)
      #expect(log.lines.isEmpty)
      _ = try scene.items(at: 0.75)
      #expect(log.lines == ["complete"])
      let end = try scene.boxes(at: 3)[0]
      #expect(end.width == 100)
      #expect(log.lines == ["complete"])
    }
  }
}
