import Foundation
import SwiftUI
import Testing
import ViewTesting

/// `.animation(_:body:)` and `.transaction(_:body:)`, after semantics E.3.
@MainActor @Suite struct ModifierClosureTests {
  /// A scene with a flag that a plain write sets at 1 s.
  private struct Scene<Content: View>: View {
    @State private var isOn = false
    let content: @MainActor (Bool) -> Content

    var body: some View { content(isOn).after(1) { isOn = true } }
  }

  private func run(
    _ content: @escaping @MainActor (Bool) -> some View, _ body: (Harness) throws -> Void
  ) throws {
    try Harness.run {
      Scene(content: content)
    } _: {
      try body($0)
    }
  }

  /// Where the translations around the first shape, and its own frame, put its centre.
  private func centre(_ scene: Harness, at time: Double) throws -> CGPoint {
    var result = CGPoint.zero
    for item in try scene.items(at: time) {
      switch item {
      case .pushTransform(let transform):
        result.x += transform.tx
        result.y += transform.ty
      case .fill(let path, _, _):
        return CGPoint(
          x: result.x + path.boundingRect.midX, y: result.y + path.boundingRect.midY)
      default: break
      }
    }
    return result
  }

  @Test func offsetsOfTwoClosuresMoveEachAxisInItsOwnWay() throws {
    try run { isOn in
      Circle().frame(width: 20, height: 20)
        .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 100 : 0) }
        .animation(.linear(duration: 2)) { $0.offset(y: isOn ? 100 : 0) }
    } _: { scene in
      let early = try centre(scene, at: 1.5)
      #expect(near(early.x, 250) && near(early.y, 225))
      let late = try centre(scene, at: 2.5)
      #expect(near(late.x, 300) && near(late.y, 275))
    }
  }

  @Test func offsetOfAClosureIsLeftOutOfTheFrameOfTheLeaf() throws {
    try run { isOn in
      Circle().frame(width: 20, height: 20)
        .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 100 : 0) }
    } _: { scene in
      for time in [0.0, 1.5, 3] {
        let box = try scene.boxes(at: time)[0]
        #expect(box.midX == 200)
      }
    }
  }

  @Test func offsetOutsideTheClosureJumps() throws {
    try run { isOn in
      Circle().frame(width: 20, height: 20)
        .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 100 : 0) }
        .offset(y: isOn ? 100 : 0)
    } _: { scene in
      let centre = try centre(scene, at: 1.5)
      #expect(near(centre.x, 250) && near(centre.y, 300))
    }
  }

  @Test func frameOfAClosureAnimatesAndTheColourOfItsContentJumps() throws {
    try run { isOn in
      Rectangle().fill(isOn ? .red : .blue)
        .animation(.linear(duration: 1)) { $0.frame(width: isOn ? 100 : 50, height: 10) }
    } _: { scene in
      let bar = try scene.boxes(at: 1.5)[0]
      #expect(near(bar.width, 75))
      let before = try scene.colors(at: 1.5)
      let after = try scene.colors(at: 3)
      #expect(before == after)
    }
  }

  @Test func frameOfAClosureThatDidNotChangeLeavesTheLeafToItself() throws {
    try run { isOn in
      Rectangle()
        .animation(.linear(duration: 1)) { $0.frame(width: 50, height: 10) }
        .offset(x: isOn ? 100 : 0)
    } _: { scene in
      let bar = try scene.boxes(at: 1.5)[0]
      #expect(bar.midX == 300)
    }
  }

  @Test func innermostClosureThatChangedALayoutCounts() throws {
    try run { isOn in
      Rectangle()
        .animation(.linear(duration: 1)) { $0.frame(width: isOn ? 100 : 50, height: 10) }
        .animation(.linear(duration: 2)) { $0.padding(isOn ? 20 : 0) }
    } _: { scene in
      let bar = try scene.boxes(at: 1.5)[0]
      #expect(near(bar.width, 75))
    }
    try run { isOn in
      Rectangle()
        .animation(.linear(duration: 1)) { $0.frame(height: 10) }
        .animation(.linear(duration: 2)) { $0.padding(isOn ? 20 : 0) }
    } _: { scene in
      let bar = try scene.boxes(at: 1.5)[0]
      #expect(near(bar.width, 390))
    }
  }

  @Test func contentGetsTheOuterTransactionBack() throws {
    try run { isOn in
      Rectangle().opacity(isOn ? 0 : 1)
        .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0.5 : 1) }
        .animation(.linear(duration: 4), value: isOn)
    } _: { scene in
      let opacities = try scene.opacities(at: 1.5)
      #expect(opacities.count == 2)
      #expect(near(opacities[0], 0.75) && near(opacities[1], 0.875))
    }
  }

  @Test func closureUsesTheAnimationOfTheLastEvaluation() throws {
    try run { isOn in
      Rectangle()
        .animation(.linear(duration: isOn ? 1 : 9)) { $0.opacity(isOn ? 0 : 1) }
    } _: { scene in
      let opacity = try scene.opacities(at: 1.5)[0]
      #expect(near(opacity, 0.5))
    }
    try run { isOn in
      Rectangle()
        .transaction({ $0.animation = isOn ? .linear(duration: 1) : nil }) {
          $0.opacity(isOn ? 0 : 1)
        }
    } _: { scene in
      let opacity = try scene.opacities(at: 1.5)[0]
      #expect(near(opacity, 0.5))
    }
  }

  @Test func disabledAnimationsDisableThoseOfClosures() throws {
    try run { isOn in
      Rectangle()
        .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0.5 : 1) }
        .transaction { $0.disablesAnimations = true }
    } _: { scene in
      let opacity = try scene.opacities(at: 1.5)[0]
      #expect(opacity == 0.5)
    }
  }
}
