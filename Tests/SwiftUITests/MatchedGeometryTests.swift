import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Views that share a frame, and groups that move as one.
@MainActor @Suite struct MatchedGeometryTests {
  private struct Hero: View {
    @Namespace private var space
    @State private var isLarge = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isLarge {
          Rectangle().matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 200, height: 200).padding(.leading, 200).padding(.top, 100)
        } else {
          Rectangle().matchedGeometryEffect(id: "hero", in: space).frame(width: 50, height: 50)
        }
      }
      .after(1) { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
  }

  @Test func bothViewsOfAHeroMoveInTheSameFrameAndCrossFade() throws {
    try Harness.run {
      Hero()
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.5)[1], CGRect(x: 0, y: 0, width: 50, height: 50))
      // The one that leaves lies beneath all that stays.
      let moving = CGRect(x: 50, y: 25, width: 87.5, height: 87.5)
      let canvas = CGRect(x: 0, y: 0, width: 400, height: 400)
      expectEqual(try scene.boxes(at: 1.25), [moving, canvas, moving])
      expectEqual(try scene.opacities(at: 1.25), [0.75, 0.25])
      let rest = try scene.boxes(at: 2)
      #expect(rest.count == 2)
      #expect(rest[1] == CGRect(x: 200, y: 100, width: 200, height: 200))
    }
  }

  @Test func aHeroIsTheSameAloneAsInSequence() throws {
    let alone = try Harness { Hero() }
    let late = try alone.items(at: 1.6)
    alone.end()
    try Harness.run {
      Hero()
    } _: { scene in
      for frame in 0..<96 { _ = try scene.items(at: Double(frame) / 60) }
      expectEqual(try scene.items(at: 1.6), late)
    }
  }

  private struct Marker: View {
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    @Namespace private var space
    @State private var chosen = 0

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.red.frame(width: CGFloat(40 + 20 * index), height: 40)
            .matchedGeometryEffect(id: index, in: space)
        }
      }
      .frame(width: 400, height: 400, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        Rectangle().frame(width: properties == .position ? 10 : nil, height: 10)
          .matchedGeometryEffect(
            id: chosen, in: space, properties: properties, anchor: anchor, isSource: false)
      }
      .after(1) { withAnimation(.linear(duration: 1)) { chosen = 2 } }
    }
  }

  @Test func aFollowerTakesThePlaceOfItsSource() throws {
    try Harness.run {
      Marker(properties: .position, anchor: .center)
    } _: { scene in
      expectEqual(
        try scene.boxes(at: 0)[3], CGRect(x: 15, y: 15, width: 10, height: 10))
    }
    try Harness.run {
      Marker(properties: .frame, anchor: .bottom)
    } _: { scene in
      expectEqual(try scene.boxes(at: 0)[3], CGRect(x: 0, y: 30, width: 40, height: 10))
      expectEqual(try scene.boxes(at: 3)[3], CGRect(x: 100, y: 30, width: 80, height: 10))
    }
  }

  /// A row that grows, and into which something is inserted while the row moves.
  private struct Insertion: View {
    let isGroup: Bool
    @State private var isDown = false

    @ViewBuilder private var row: some View {
      let content = HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
        if isDown { Color.blue.frame(width: 20, height: 20).transition(.identity) }
      }
      if isGroup { content.geometryGroup() } else { content }
    }

    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: isDown ? 100 : 0)
        row
        Spacer(minLength: 0)
      }
      .frame(width: 400, alignment: .leading)
      .after(1) { withAnimation(.linear(duration: 1)) { isDown = true } }
    }
  }

  /// Top edge of the blue box on the canvas, halfway.
  private func blueTop(isGroup: Bool) throws -> Double {
    var top = -1.0
    try Harness.run {
      Insertion(isGroup: isGroup)
    } _: { scene in
      var transforms: [CGAffineTransform] = []
      for item in try scene.items(at: 1.5) {
        switch item {
        case .pushTransform(let transform): transforms.append(transform)
        case .fill(let path, .color(let color), _):
          if color.blue == 1 {
            top = path.boundingRect.minY + transforms.reduce(0) { $0 + $1.ty }
          }
        default: break
        }
      }
    }
    return top
  }

  @Test func whatIsInsertedIntoAMovingViewIsAtItsFinalPlaceUnlessTheViewIsAGroup() throws {
    expectNear(try blueTop(isGroup: false), 100)
    expectNear(try blueTop(isGroup: true), 50)
  }
}
