import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// The vector of every effect, and what it draws in the middle of a change (semantics C.1).
@MainActor @Suite struct EffectTests {
  /// Expects one animated attribute with the given interval.
  private func expect(
    _ interval: [Double], _ location: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping @MainActor (Bool) -> some View
  ) throws {
    let found = try Harness.intervals(content)
    #expect(found.count == 1, "\(found)", sourceLocation: location)
    #expect(near(found.first ?? [], interval), "\(found)", sourceLocation: location)
  }

  private func effect(
    at time: Double = 1.5, @ViewBuilder _ content: @escaping @MainActor (Bool) -> some View
  ) throws -> LayerEffect? {
    var found: LayerEffect?
    try Harness.run {
      Change(content: content)
    } _: { scene in
      found = try scene.effects(at: time).first
    }
    return found
  }

  // MARK: - Vectors

  @Test func transformEffectsHaveTheirVectors() throws {
    try expect([201.061930, 0, 0]) { Rectangle().rotationEffect(.degrees($0 ? 90 : 0)) }
    try expect([1, 1, 0, 0]) { Rectangle().scaleEffect($0 ? 2 : 1) }
    try expect([0, 0, 64, -64]) { Rectangle().scaleEffect(2, anchor: $0 ? .topTrailing : .center) }
    try expect([201.061930, 0, 0, 0, 0, 0, 0, 0]) {
      Rectangle().rotation3DEffect(.degrees($0 ? 90 : 0), axis: (x: 0, y: 1, z: 0))
    }
    try expect([0, 1, -1, 0, 64, 0, 7, -0.5]) {
      Rectangle().rotation3DEffect(
        .degrees(30), axis: $0 ? (x: 1, y: 0, z: 0) : (x: 0, y: 1, z: 0),
        anchor: $0 ? .trailing : .center, anchorZ: $0 ? 7 : 0, perspective: $0 ? 0.5 : 1)
    }
  }

  @Test func mapsOfTransformEffectsJump() throws {
    let found = try Harness.intervals {
      Rectangle().transformEffect(CGAffineTransform(translationX: $0 ? 50 : 0, y: 0))
    }
    #expect(found.isEmpty)
  }

  @Test func pictureEffectsHaveTheirVectors() throws {
    try expect([8]) { Rectangle().blur(radius: $0 ? 8 : 0) }
    try expect([0, 0, 0, 0, 8, 3, 8]) {
      Rectangle().shadow(radius: $0 ? 12 : 4, x: $0 ? 3 : 0, y: $0 ? 10 : 2)
    }
    try expect([0.25]) { Rectangle().brightness($0 ? 0.25 : 0) }
    try expect([-0.5]) { Rectangle().contrast($0 ? 0.5 : 1) }
    try expect([1]) { Rectangle().saturation($0 ? 2 : 1) }
    try expect([1]) { Rectangle().grayscale($0 ? 1 : 0) }
    try expect([201.061930]) { Rectangle().hueRotation(.degrees($0 ? 90 : 0)) }
    // Semantics C.2: black to pure blue, premultiplied and ×128.
    try expect([47.605868, 60.842534, 109.728285, 0]) {
      Rectangle().colorMultiply($0 ? Color(red: 0, green: 0, blue: 1) : .black)
    }
    try expect([-0.75]) { Rectangle().opacity($0 ? 0.25 : 1) }
  }

  @Test func opaqueFlagOfABlurDoesNotAnimate() throws {
    let found = try Harness.intervals { Rectangle().blur(radius: 4, opaque: $0) }
    #expect(found.isEmpty)
  }

  @Test func shadowColourIsPremultipliedByItsOpacity() throws {
    // From nothing to black at one half: only the opacity moves.
    try expect([0, 0, 0, 64, 0, 0, 0]) {
      Rectangle().shadow(color: $0 ? .black.opacity(0.5) : .clear, radius: 5)
    }
  }

  // MARK: - Drawing in the middle of a change

  @Test func effectsAreDrawnHalfway() throws {
    #expect(
      try effect { Rectangle().blur(radius: $0 ? 8 : 2) } == .blur(radius: 5, isOpaque: false))
    #expect(try effect { Rectangle().brightness($0 ? 0.5 : 0) } == .color(.brightness(0.25)))
    #expect(try effect { Rectangle().saturation($0 ? 0 : 1) } == .color(.saturation(0.5)))
    #expect(try effect { Rectangle().contrast($0 ? 3 : 1) } == .color(.contrast(2)))
    #expect(try effect { Rectangle().grayscale($0 ? 1 : 0) } == .color(.grayscale(0.5)))
    let effect = try effect { Rectangle().shadow(radius: $0 ? 12 : 4, y: $0 ? 10 : 0) }
    guard case .shadow(let shadow)? = effect else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.radius == 8 && shadow.offset == CGSize(width: 0, height: 5))
    #expect(near(shadow.color.opacity, 0.33))
  }

  @Test func effectsThatDoNothingLeaveNoTrace() throws {
    try Harness.run {
      Rectangle().blur(radius: 0).brightness(0).contrast(1).saturation(1).grayscale(0)
        .hueRotation(.zero).colorMultiply(.white).blendMode(.normal).shadow(
          color: .clear, radius: 9)
    } _: { scene in
      let effects = try scene.effects(at: 0)
      #expect(effects.isEmpty)
    }
  }

  @Test func fixedEffectsAreDrawn() throws {
    try Harness.run {
      Rectangle().colorInvert().luminanceToAlpha().blendMode(.multiply).compositingGroup()
        .drawingGroup()
    } _: { scene in
      let effects = try scene.effects(at: 0)
      #expect(
        effects == [
          .isolated, .isolated, .blend(.multiply), .color(.luminanceToAlpha), .color(.invert),
        ])
    }
  }

  @Test func maskHasTheViewsSizeAndAnimates() throws {
    try Harness.run {
      Change { isOn in
        Rectangle().fill(.red).frame(width: 100, height: 60)
          .mask(alignment: .leading) { Capsule().frame(width: isOn ? 100 : 20) }
      }
    } _: { scene in
      let effects = try scene.effects(at: 0)
      #expect(effects == [.isolated, .blend(.destinationIn)])
      let boxes = try scene.boxes(at: 1.5)
      #expect(boxes[0] == CGRect(x: 150, y: 170, width: 100, height: 60))
      #expect(near(boxes[1].width, 60) && near(boxes[1].minX, 150) && near(boxes[1].height, 60))
    }
  }

  // MARK: - Placement (semantics E.2)

  @Test func renderEffectsOutsideAValueAnimationDoNotAnimate() throws {
    struct Scene: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().frame(width: 10, height: 10)
          .blur(radius: isOn ? 8 : 2)
          .animation(.linear(duration: 1), value: isOn)
          .brightness(isOn ? 0.5 : 0.1)
          .after(1) { isOn = true }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      let effects = try scene.effects(at: 1.5)
      #expect(effects == [.color(.brightness(0.5)), .blur(radius: 5, isOpaque: false)])
    }
  }

  @Test func pictureEffectsAreNoBarriers() throws {
    struct Scene: View {
      @State private var isOn = false
      var body: some View {
        HStack(spacing: 0) {
          Rectangle().frame(width: 10, height: 10).blur(radius: 3)
            .animation(.linear(duration: 1), value: isOn).offset(x: isOn ? 100 : 0)
          Rectangle().frame(width: 10, height: 10).rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0))
            .animation(nil, value: isOn).offset(x: isOn ? 100 : 0)
        }
        .after(1) { isOn = true }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      let boxes = try scene.boxes(at: 1.5)
      // The leaf below the blur moves by itself; inside the barrier the leaf stays at zero.
      #expect(near(boxes[0].minX, 190 + 50))
      #expect(boxes[1].minX == 0)
    }
  }

  @Test func placementDecidesWhichAnimationShadowAndScaleUse() throws {
    struct Scene: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().frame(width: 10, height: 10)
          .shadow(radius: isOn ? 20 : 10)
          .animation(.linear(duration: 1), value: isOn)
          .scaleEffect(isOn ? 3 : 1)
          .animation(.linear(duration: 4), value: isOn)
          .after(1) { isOn = true }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      guard case .shadow(let shadow)? = try scene.effects(at: 1.5).first else {
        Issue.record("no shadow")
        return
      }
      #expect(near(shadow.radius, 15))
      let scales = try scene.items(at: 1.5).compactMap { item -> CGFloat? in
        if case .pushTransform(let transform) = item { transform.a } else { nil }
      }
      #expect(scales.count == 1 && near(scales[0], 1.25))
    }
  }
}
