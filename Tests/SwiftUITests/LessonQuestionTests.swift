import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Questions 3, 4, 5 and 10 of the lesson as vectors in the display list.
@MainActor @Suite struct LessonQuestionTests {
  private struct DotAndBar: View {
    @State private var dot: CGFloat = -120
    @State private var bar: CGFloat = -120

    var body: some View {
      VStack(spacing: 40) {
        Circle().frame(width: 40, height: 40).offset(x: dot)
          .animation(.linear(duration: 6), value: dot)
        Capsule().frame(width: 80, height: 20).offset(x: bar)
          .animation(.linear(duration: 6), value: dot)
      }
      .after(1) { dot = 120 }
      .after(1.1) { bar = 120 }
    }
  }

  @Test func valueAnimationFollowsOnlyItsOwnValue() throws {
    try Harness.run {
      DotAndBar()
    } _: { scene in
      for (time, dot, bar) in [
        (0.0, -120.0, -120.0), (1.0, -120, -120), (1.05, -118, -120), (1.1, -116, 120),
        (2, -80, 120), (4, 0, 120), (7, 120, 120),
      ] {
        let boxes = try scene.boxes(at: time)
        #expect(near(boxes[0].midX - 200, dot), "dot at \(time)")
        #expect(near(boxes[1].midX - 200, bar), "bar at \(time)")
      }
    }
  }

  private struct ColorThenOffset: View {
    @State private var side: CGFloat = -1

    var body: some View {
      Circle().fill(side > 0 ? .purple : .orange).animation(.linear(duration: 6), value: side)
        .offset(x: 120 * side).frame(width: 60, height: 60)
        .after(1) { side = 1 }
    }
  }

  @Test func offsetOutsideAnimationReachesTheLeafInside() throws {
    try Harness.run {
      ColorThenOffset()
    } _: { scene in
      for (time, x, color) in [
        (1.0, -120.0, [255.0, 141, 40]), (2.5, -60, [240, 127, 114]), (4, 0, [226, 110, 156]),
        (7, 120, [203, 48, 224]),
      ] {
        let box = try scene.boxes(at: time)[0]
        #expect(near(box.midX - 200, x))
        let drawn = try scene.colors(at: time)[0]
        #expect(zip(drawn, color).allSatisfy { near($0, $1, within: 0.5) }, "\(drawn) at \(time)")
      }
    }
  }

  private struct Ring: View {
    let end: Double

    var body: some View {
      Circle().trim(from: 0, to: end).stroke(.orange, lineWidth: 12)
        .animation(.linear(duration: 6), value: end).frame(width: 120, height: 120)
    }
  }

  private struct TwoRings: View {
    @State private var end = 0.0

    var body: some View {
      HStack(spacing: 40) {
        Ring(end: 0.75)
        Ring(end: end).onAppear { end = 0.75 }
      }
    }
  }

  @Test func onlyAValueThatChangesAfterAppearanceAnimates() throws {
    try Harness.run {
      TwoRings()
    } _: { scene in
      // Three quarters of a circle reach from its right end over the bottom and the left to its top.
      let full = CGRect(x: 60, y: 140, width: 120, height: 120)
      for time in [0.0, 1, 3, 6] {
        let ring = try scene.boxes(at: time)[0]
        #expect(near(ring.width, full.width, within: 0.01))
      }
    }
    try Harness.run {
      TwoRings()
    } _: { scene in
      let start = try scene.boxes(at: 0)
      #expect(start[1].height == 0)
      // An eighth of a turn goes from the right end to 45° below it.
      let eighth = try scene.boxes(at: 1)[1]
      #expect(near(eighth.height, 60 * 0.5.squareRoot(), within: 0.05))
      let middle = try scene.boxes(at: 3)[1]
      #expect(near(middle.height, 60, within: 0.05))
      let end = try scene.boxes(at: 6)[1]
      #expect(near(end.height, 120, within: 0.05))
    }
  }

  private struct ThreeMovers: View {
    @State private var p: CGFloat = 0

    var body: some View {
      VStack(spacing: 40) {
        Circle().frame(width: 40, height: 40).offset(x: 240 * p - 120)
        RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 60)
          .rotationEffect(.degrees(90 * p))
        Capsule().frame(width: 40 + 240 * p, height: 16)
      }
      .after(1) { withAnimation(.linear(duration: 6)) { p = 1 } }
    }
  }

  @Test func offsetRotationAndWidthShareOneProgress() throws {
    try Harness.run {
      ThreeMovers()
    } _: { scene in
      for (time, x, degrees, width) in [
        (2.5, -60.0, 22.5, 100.0), (4, 0, 45, 160), (7, 120, 90, 280),
      ] {
        let boxes = try scene.boxes(at: time)
        #expect(near(boxes[0].midX - 200, x))
        #expect(near(boxes[2].width, width))
        let transforms = try scene.items(at: time).compactMap { item -> CGAffineTransform? in
          guard case .pushTransform(let transform) = item else { return nil }
          return transform
        }
        let angle = atan2(Double(transforms[0].b), Double(transforms[0].a)) * 180 / .pi
        #expect(near(angle, degrees, within: 1e-9))
      }
    }
  }
}
