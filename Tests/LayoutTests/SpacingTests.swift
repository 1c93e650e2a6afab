import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Distances between kinds of views (fact F11).
@MainActor @Suite struct SpacingTests {
  /// Where the second of two tiles around a view begins, below the end of the first.
  private func gap(
    scale: Double = 1, @ViewBuilder _ between: @escaping @MainActor () -> some View
  ) throws -> CGFloat {
    let boxes = try laidOut(scale: scale) {
      VStack {
        tile(10, 10)
        between()
        tile(10, 10)
      }
    }
    return boxes[boxes.count - 1].minY - boxes[0].maxY
  }

  @Test func neighboursKeepEightPointsAndSpacersNone() throws {
    expectEqual(try gap { EmptyView() }, 8)
    expectEqual(try gap { Spacer().frame(height: 20) }, 36)
    expectEqual(try gap { Spacer(minLength: 3).fixedSize() }, 3)
    expectEqual(try gap { tile(10, 20) }, 36)
  }

  @Test func zeroIsNoDefault() throws {
    expectEqual(
      try laidOut {
        HStack(spacing: 0) {
          tile(10, 10)
          tile(10, 10)
        }
      }, [box(190, 195, 10, 10), box(200, 195, 10, 10)])
    expectEqual(
      try laidOut {
        HStack(spacing: nil) {
          tile(10, 10)
          tile(10, 10)
        }
      }, [box(186, 195, 10, 10), box(204, 195, 10, 10)])
  }

  /// The height of two body texts of 21 points, at scale 1, and their distance.
  @Test func textKeepsTwoPointsToTextOnly() throws {
    func height(@ViewBuilder _ pair: @escaping @MainActor () -> some View) throws -> CGFloat {
      try laidOut { VStack { pair() }.background { Rectangle() } }[0].height
    }
    expectEqual(
      try height {
        Text("a")
        Text("b")
      }, 44)
    expectEqual(
      try height {
        Text("a").padding(4)
        Text("b").padding(4)
      }, 66)
    // Padding at the sides keeps the edges above and below.
    expectEqual(
      try height {
        Text("a").padding(.horizontal, 4)
        Text("b").frame(width: 40)
      }, 44)
    expectEqual(
      try height {
        Text("a").frame(height: 21)
        Text("b")
      }, 50)
    // A column's edges are those of its ends; a row's count if all its views agree.
    expectEqual(
      try height {
        VStack { Text("a") }
        HStack {
          Text("b")
          Text("c")
        }
      }, 44)
    expectEqual(
      try height {
        Text("a")
        HStack {
          Text("b")
          tile(5, 5)
        }
      }, 50)
  }

  @Test func layoutsReadTheDistances() throws {
    struct Read: Layout {
      let report: @Sendable ([CGFloat]) -> Void
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let spacings = subviews.map(\.spacing)
        report(
          zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: .vertical) }
            + [spacings[0].distance(to: spacings[1], along: .horizontal)])
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    nonisolated(unsafe) var found: [CGFloat] = []
    _ = try laidOut {
      Read(report: { found = $0 }) {
        Text("a")
        Text("b")
        tile(10, 10)
        Spacer()
        tile(10, 10)
      }
    }
    #expect(found == [2, 8, 0, 0, 8])
  }

  @Test func unionsTakeTheLargerDistance() {
    let usual = ViewSpacing()
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.union(usual).distance(to: .zero, along: .vertical) == 8)
    let above = ViewSpacing.zero.union(usual, edges: .top)
    #expect(above.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: above, along: .vertical) == 8)
    #expect(above.distance(to: .zero, along: .horizontal) == 0)
  }

  /// A layout's own distances count in the stack around it.
  @Test func aLayoutSaysItsOwnDistances() throws {
    struct Tight: Layout {
      func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 10, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    expectEqual(
      try laidOut {
        HStack {
          Tight { tile(10, 10) }
          Tight { tile(10, 10) }
        }
      }, [box(190, 195, 10, 10), box(200, 195, 10, 10)])
  }

  @Test func dividersAreOnePixelAcrossTheirStack() throws {
    expectEqual(
      try laidOut(scale: 2) {
        VStack {
          tile(10, 10)
          Divider()
          tile(10, 10)
        }
      }, [box(195, 182, 10, 10), box(0, 200, 400, 0.5), box(195, 208.5, 10, 10)])
    expectEqual(
      try laidOut {
        HStack(spacing: 2) {
          tile(10, 10)
          Divider()
        }
        .frame(height: 50)
      }, [box(194, 195, 10, 10), box(206, 175, 1, 50)])
  }

  /// What the height of a row is for its ideal size is proposed to what is flexible in it.
  @Test func aDividerIsAsHighAsTheIdealRow() throws {
    expectEqual(
      try laidOut {
        HStack(spacing: 0) {
          tile(10, 30)
          Divider()
          tile(10, 20)
        }
        .fixedSize()
      }, [box(190, 185, 10, 30), box(200, 185, 1, 30), box(201, 190, 10, 20)])
  }
}
