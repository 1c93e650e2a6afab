import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

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

  @Test func paddingInAClosureAnimatesTheLeaf() throws {
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
}
