import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Effects and modifiers of a scene's own, whose data are interpolated at their own place.
@MainActor @Suite struct GeometryEffectTests {
  /// Swings by 10 points, three times for each whole step.
  private struct Shake: GeometryEffect {
    var steps: CGFloat
    nonisolated var animatableData: CGFloat {
      get { steps }
      set { steps = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: 10 * CGFloat(sin(Double(steps) * .pi * 2)), y: 0))
    }
  }

  /// The same without data.
  private struct StiffShake: GeometryEffect {
    var steps: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: 10 * CGFloat(sin(Double(steps) * .pi * 2)), y: 0))
    }
  }

  private func shift(_ scene: Harness, at time: Double) throws -> Double {
    for item in try scene.items(at: time) {
      if case .pushTransform(let transform) = item { return Double(transform.tx) - 190 }
    }
    return .nan
  }

  @Test func shakeFollowsItsData() throws {
    try Harness.run {
      Change(.default) {
        Rectangle().frame(width: 20, height: 20).modifier(Shake(steps: $0 ? 3 : 0))
      }
    } _: { scene in
      let start = try shift(scene, at: 1)
      #expect(start == 0)
      let early = try shift(scene, at: 1.1)
      #expect(near(early, 4.439897, within: 1e-6), "\(early)")
      let later = try shift(scene, at: 1.2)
      #expect(near(later, 7.949332, within: 1e-6), "\(later)")
    }
  }

  @Test func shakeWithoutDataDoesNotMove() throws {
    try Harness.run {
      Change(.default) {
        Rectangle().frame(width: 20, height: 20).modifier(StiffShake(steps: $0 ? 3 : 0))
      }
    } _: { scene in
      for time in [1.0, 1.1, 1.2, 1.4] {
        let shift = try shift(scene, at: time)
        #expect(near(shift, 0))
      }
    }
  }

  @Test func effectIsGivenThePresentedSize() throws {
    struct Center: GeometryEffect {
      nonisolated(unsafe) static var widths: [CGFloat] = []
      func effectValue(size: CGSize) -> ProjectionTransform {
        Self.widths.append(size.width)
        return ProjectionTransform()
      }
    }
    try Harness.run {
      Change { Rectangle().frame(width: $0 ? 100 : 50, height: 20).modifier(Center()) }
    } _: { scene in
      _ = try scene.items(at: 1.5)
      #expect(near(Double(Center.widths.last ?? 0), 75))
    }
  }

  @Test func turnInSpaceIsSeenInPerspective() throws {
    try Harness.run {
      Rectangle().frame(width: 35.118, height: 32)
        .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0), anchor: .leading)
    } _: { scene in
      guard case .projection(let m)? = try scene.effects(at: 0).first else {
        Issue.record("no projection")
        return
      }
      let origin = CGPoint(x: 0, y: 0).applying(m)
      // Half a step of the pixel grid may lie between.
      #expect(abs(origin.x - 182.441) <= 0.5 && abs(origin.y - 184) <= 0.5)
      let corner = CGPoint(x: 35.118, y: 32).applying(m)
      let scale = 1 / (1 + sin(20 * Double.pi / 180))
      #expect(near(Double(corner.x - origin.x), 35.118 * cos(20 * Double.pi / 180) * scale))
      #expect(near(Double(corner.y - origin.y) - 16, 16 * scale))
    }
  }

  @Test func halfATurnIsAnExactMirror() throws {
    try Harness.run {
      Rectangle().frame(width: 40, height: 20)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    } _: { scene in
      let items = try scene.items(at: 0)
      #expect(
        items.contains(
          .pushTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 220, ty: 190))))
    }
  }

  @Test func anchorInDepthLeavesAnUnturnedViewAlone() throws {
    try Harness.run {
      Rectangle().frame(width: 40, height: 20)
        .rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0), anchorZ: 30)
    } _: { scene in
      let items = try scene.items(at: 0)
      #expect(
        items.contains(
          .pushTransform(CGAffineTransform(translationX: 180, y: 190))))
    }
  }

  // MARK: - Modifiers

  private final class Values {
    nonisolated(unsafe) static var set: [Double] = []
  }

  private struct Watched: ViewModifier, Animatable {
    var amount: Double
    nonisolated var animatableData: Double {
      get { amount }
      set {
        amount = newValue
        Values.set.append(newValue)
      }
    }
    func body(content: Content) -> some View { content.opacity(amount) }
  }

  @Test func modifiersDataAreSetOnceAFrame() throws {
    Values.set = []
    try Harness.run {
      Change { Rectangle().modifier(Watched(amount: $0 ? 1 : 0)) }
    } _: { scene in
      for frame in 1...4 {
        let time = 1 + Double(frame) / 4
        let opacity = try scene.opacities(at: time)[0]
        #expect(near(opacity, Double(frame) / 4))
      }
      // Once in the update that starts it, then once a frame.
      #expect(Values.set == [0, 0.25, 0.5, 0.75], "\(Values.set)")
    }
  }

  /// Three numbers, written by hand.
  private struct Pose: AnimatableModifier {
    var x: CGFloat
    var turn: Double
    var fade: Double

    nonisolated var animatableData: AnimatablePair<CGFloat, AnimatablePair<Double, Double>> {
      get { AnimatablePair(x, AnimatablePair(turn, fade)) }
      set {
        x = newValue.first
        turn = newValue.second.first
        fade = newValue.second.second
      }
    }

    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(turn)).opacity(fade).offset(x: x)
    }
  }

  @Test func allComponentsOfAModifierShareOneProgress() throws {
    let found = try Harness.intervals {
      Rectangle().frame(width: 20, height: 20)
        .modifier(Pose(x: $0 ? 80 : 0, turn: $0 ? 90 : 0, fade: $0 ? 0.5 : 1))
    }
    #expect(found == [[80, 90, -0.5]])
    try Harness.run {
      Change(.smooth) {
        Rectangle().frame(width: 20, height: 20)
          .modifier(Pose(x: $0 ? 80 : 0, turn: $0 ? 90 : 0, fade: $0 ? 0.5 : 1))
      }
    } _: { scene in
      let progress = 0.357740
      let fade = try scene.opacities(at: 1.1)[0]
      #expect(near(fade, 1 - progress / 2, within: 1e-6))
      let turns = try scene.items(at: 1.1).compactMap { item -> CGAffineTransform? in
        if case .pushTransform(let transform) = item { transform } else { nil }
      }
      let angle = atan2(Double(turns[0].b), Double(turns[0].a)) * 180 / .pi
      #expect(near(angle, 90 * progress, within: 1e-4))
    }
  }

  @Test func modifierUsesTheTransactionAtItsOwnPlace() throws {
    try Harness.run {
      Change {
        Rectangle().frame(width: 20, height: 20)
          .modifier(Pose(x: 0, turn: 0, fade: $0 ? 0.5 : 1))
          .animation(.linear(duration: 4), value: $0)
      }
    } _: { scene in
      let fade = try scene.opacities(at: 2)[0]
      #expect(near(fade, 1 - 0.25 * 0.5))
    }
  }
}
