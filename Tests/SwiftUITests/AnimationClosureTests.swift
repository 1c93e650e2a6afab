import DrawingModel
import Foundation
import SwiftUI
import Testing

/// Layout modifiers in the closures of `animation(_:body:)`: frames inside follow the closure that changed.
@MainActor @Suite struct AnimationClosureTests {
  private struct Change<Shown: View>: View {
    let animation: Animation?
    let shown: @MainActor (Bool) -> Shown
    @State private var isOn = false

    var body: some View {
      shown(isOn).after(1) { withAnimation(animation) { isOn = true } }
    }
  }

  /// The width of the first fill at 1.5 s, after a change at 1 s under `animation`.
  private func width(
    under animation: Animation? = nil, at time: Double = 1.5,
    @ViewBuilder _ content: @escaping @MainActor (Bool) -> some View
  ) throws -> CGFloat? {
    var width: CGFloat?
    try Harness.run {
      Change(animation: animation, shown: content)
    } _: { scene in
      width = try scene.boxes(at: time).first?.width
    }
    return width
  }

  @Test func aFrameInAClosureAnimatesTheLeaf() throws {
    let found = try width { isOn in
      Rectangle().animation(.linear(duration: 1)) { $0.frame(width: isOn ? 200 : 100, height: 10) }
    }
    #expect(found == 150)
  }

  @Test func paddingInAClosureDoesTheSame() throws {
    let found = try width { isOn in
      Rectangle().animation(.linear(duration: 1)) { $0.padding(isOn ? 100 : 0) }
    }
    #expect(found == 300)
  }

  @Test func theClosureTakesPrecedenceOverTheChange() throws {
    let found = try width(under: .linear(duration: 4)) { isOn in
      Rectangle().animation(.linear(duration: 1)) { $0.frame(width: isOn ? 200 : 100, height: 10) }
    }
    #expect(found == 150)
  }

  @Test func anotherClosureWithoutAChangeLeavesTheLeafToItsOwnTransaction() throws {
    let found = try width(under: .linear(duration: 4)) { isOn in
      Rectangle()
        .frame(width: isOn ? 200 : 100, height: 10)
        .animation(.linear(duration: 1)) { $0.padding(5).opacity(isOn ? 1 : 0.5) }
    }
    #expect(found == 112.5)
  }

  @Test func ofSeveralTheInnermostThatChangesCounts() throws {
    let both = try width { isOn in
      Rectangle()
        .animation(.linear(duration: 1)) { $0.frame(width: isOn ? 200 : 100, height: 10) }
        .animation(.linear(duration: 4)) { $0.padding(isOn ? 10 : 0) }
    }
    #expect(both == 150)
    let outer = try width { isOn in
      Rectangle()
        .animation(.linear(duration: 1)) { $0.padding(10) }
        .animation(.linear(duration: 4)) { $0.frame(width: isOn ? 220 : 120, height: 30) }
    }
    #expect(outer == 112.5)
  }

  @Test func theClosuresOwnLayersKeepTheirOwnTransaction() throws {
    struct Layered: View {
      @State private var isOn = false
      var body: some View {
        Rectangle()
          .animation(.linear(duration: 1)) { content in
            content
              .frame(width: isOn ? 200 : 100, height: 10)
              .overlay { Circle().animation(nil, value: isOn) }
          }
          .after(1) { isOn = true }
      }
    }
    try Harness.run {
      Layered()
    } _: { scene in
      // The circle's place is that of the frame's end, since its own animation is none.
      expectEqual(try scene.boxes(at: 1.5).map(\.midX), [200, 200])
      expectEqual(try scene.boxes(at: 1.5)[0].width, 150)
    }
  }

  @Test func offsetsInTwoClosuresRunEachByItsOwn() throws {
    struct Split: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().frame(width: 10, height: 10)
          .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 100 : 0) }
          .animation(.linear(duration: 2)) { $0.offset(y: isOn ? 100 : 0) }
          .after(1) { isOn = true }
      }
    }
    try Harness.run {
      Split()
    } _: { scene in
      for (time, x, y) in [(0.5, 0.0, 0.0), (1.5, 50, 25), (2, 100, 50), (3, 100, 100)] {
        let moved = try scene.items(at: time).reduce(CGAffineTransform.identity) { total, item in
          guard case .pushTransform(let transform) = item else { return total }
          return transform.concatenating(total)
        }
        #expect(near(moved.tx, x) && near(moved.ty, y), "\(moved) at \(time) s")
        expectEqual(try scene.boxes(at: time), [CGRect(x: 195, y: 195, width: 10, height: 10)])
      }
    }
  }
}
