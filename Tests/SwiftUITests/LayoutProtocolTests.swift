import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Layouts of a scene's own.
@MainActor @Suite struct LayoutProtocolTests {
  /// What a layout was asked.
  private final class Questions {
    nonisolated(unsafe) static var widths: [CGFloat] = []
    nonisolated(unsafe) static var caches = 0
  }

  private struct Turn: LayoutValueKey { static let defaultValue = 0.0 }

  /// Squares of 10 points on a circle; `turn` moves all of them, in whole turns.
  private struct Wheel: Layout {
    var turn: Double
    var radius: CGFloat = 100
    var animatableData: Double {
      get { turn }
      set { turn = newValue }
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 2 * radius, height: 2 * radius) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, subview) in subviews.enumerated() {
        let place = Double(index) / Double(subviews.count) + turn + subview[Turn.self]
        subview.place(
          at: CGPoint(
            x: bounds.midX + radius * CGFloat(cos(place * 2 * .pi)),
            y: bounds.midY + radius * CGFloat(sin(place * 2 * .pi))),
          anchor: .center, proposal: .unspecified)
      }
    }
  }

  /// A column that writes down the widths it is offered, and keeps the heights of its subviews.
  private struct Column: Layout {
    func makeCache(subviews: Subviews) -> [CGFloat] {
      Questions.caches += 1
      return subviews.map { $0.sizeThatFits(.unspecified).height }
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) -> CGSize {
      Questions.widths.append(proposal.width ?? -1)
      return CGSize(width: proposal.width ?? 50, height: cache.reduce(0, +))
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) {
      var y = bounds.minY
      for (subview, height) in zip(subviews, cache) {
        subview.place(
          at: CGPoint(x: bounds.minX, y: y),
          proposal: ProposedViewSize(width: bounds.width, height: height))
        y += height
      }
    }
  }

  private func square() -> some View { Rectangle().frame(width: 10, height: 10) }

  @Test func animatableLayoutPlacesAnewForEachFrame() throws {
    try Harness.run {
      Change { isOn in
        Wheel(turn: isOn ? 0.5 : 0) {
          square()
          square().layoutValue(key: Turn.self, value: 0.25)
        }
      }
    } _: { scene in
      for (time, angle) in [(1.0, 0.0), (1.25, 0.125), (1.5, 0.25), (2, 0.5), (3, 0.5)] {
        let boxes = try scene.boxes(at: time)
        for (index, offset) in [0, 0.75].enumerated() {
          let place = (angle + offset) * 2 * .pi
          // Leaves lie on whole pixels.
          #expect(near(boxes[index].midX, 200 + 100 * cos(place), within: 0.51), "\(time)")
          #expect(near(boxes[index].midY, 200 + 100 * sin(place), within: 0.51), "\(time)")
        }
      }
    }
  }

  @Test func dataOfALayoutAreAnimatedAtItsPlace() throws {
    let found = try Harness.intervals { isOn in
      Wheel(turn: isOn ? 0.5 : 0) {
        square()
        square()
      }
    }
    #expect(found == [[0.5]])
  }

  @Test func layoutWithoutDataIsAskedOnceForItsFinalWidth() throws {
    Questions.widths = []
    Questions.caches = 0
    try Harness.run {
      Change { isOn in
        Column {
          Rectangle().frame(height: 20)
          Rectangle().frame(height: 30)
        }
        .frame(width: isOn ? 200 : 100)
      }
    } _: { scene in
      for frame in 0...4 { _ = try scene.boxes(at: 0.875 + Double(frame) / 8) }
      let middle = try scene.boxes(at: 1.5)
      _ = try scene.boxes(at: 3)
      #expect(near(middle[0].width, 150) && near(middle[1].width, 150))
      #expect(middle[1].minY - middle[0].minY == 20)
    }
    // Nothing between: the widths at appearance and after the change, however often asked.
    #expect(Set(Questions.widths) == [100, 200])
    #expect(Questions.caches == 2)
  }

  @Test func unplacedSubviewsLieInTheMiddle() throws {
    struct Idle: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 100, height: 60) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    try Harness.run {
      Idle { square() }
    } _: { scene in
      let boxes = try scene.boxes(at: 0)
      #expect(boxes == [CGRect(x: 195, y: 195, width: 10, height: 10)])
    }
  }

  @Test func stackLayoutsAreTheStacks() throws {
    func boxes(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws -> [CGRect] {
      var result: [CGRect] = []
      try Harness.run(content) { result = try $0.boxes(at: 0) }
      return result
    }
    @ViewBuilder func members() -> some View {
      Rectangle().frame(width: 10, height: 20)
      Spacer()
      Rectangle().frame(width: 30, height: 10)
      Rectangle()
    }
    let row = try boxes { HStack(alignment: .bottom, spacing: 4) { members() } }
    #expect(row == (try boxes { HStackLayout(alignment: .bottom, spacing: 4) { members() } }))
    #expect(
      row == (try boxes { AnyLayout(HStackLayout(alignment: .bottom, spacing: 4)) { members() } }))
    let column = try boxes { VStack(alignment: .leading) { members() } }
    #expect(column == (try boxes { VStackLayout(alignment: .leading) { members() } }))
    let pile = try boxes { ZStack(alignment: .topTrailing) { members() } }
    #expect(pile == (try boxes { ZStackLayout(alignment: .topTrailing) { members() } }))
  }

  @Test func oneLayoutTurnsIntoAnotherAndItsViewsTravel() throws {
    struct Scene: View {
      @State private var isRow = true
      var body: some View {
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Rectangle().frame(width: 20, height: 20)
          Rectangle().frame(width: 20, height: 20)
        }
        .animation(.linear(duration: 1), value: isRow)
        .after(1) { isRow = false }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      let start = try scene.boxes(at: 1)
      #expect(start.map(\.minX) == [180, 200] && start.map(\.minY) == [190, 190])
      let middle = try scene.boxes(at: 1.5)
      #expect(middle.map(\.minX) == [185, 195] && middle.map(\.minY) == [185, 195])
      let end = try scene.boxes(at: 2)
      #expect(end.map(\.minX) == [190, 190] && end.map(\.minY) == [180, 200])
    }
  }
}
