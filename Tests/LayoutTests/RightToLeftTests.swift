import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Rows that run from right to left: each view's place in its container is mirrored.
@MainActor @Suite struct RightToLeftTests {
  private func mirrored(
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> [CGRect] {
    try laidOut { view().environment(\.layoutDirection, .rightToLeft) }
  }

  @Test func rowsBeginAtTheRight() throws {
    expectEqual(
      try mirrored {
        HStack(spacing: 0) {
          tile(10, 10)
          tile(30, 10)
        }
      }, [box(210, 195, 10, 10), box(180, 195, 30, 10)])
  }

  @Test func leadingIsRight() throws {
    expectEqual(
      try mirrored {
        VStack(alignment: .leading, spacing: 0) {
          tile(10, 10)
          tile(30, 10)
        }
      }, [box(205, 190, 10, 10), box(185, 200, 30, 10)])
    expectEqual(
      try mirrored { tile(10, 10).frame(width: 100, alignment: .leading) },
      [box(240, 195, 10, 10)])
    expectEqual(
      try mirrored { tile(10, 10).padding(.leading, 20).frame(width: 100, alignment: .topLeading) },
      [box(220, 195, 10, 10)])
    expectEqual(
      try mirrored {
        tile(80, 10).overlay(alignment: .trailing) { tile(10, 4) }
      }, [box(160, 195, 80, 10), box(160, 198, 10, 4)])
    expectEqual(
      try mirrored {
        ZStack(alignment: .bottomLeading) {
          tile(80, 10)
          tile(10, 4)
        }
      }, [box(160, 195, 80, 10), box(230, 201, 10, 4)])
  }

  @Test func guidesAreMeasuredFromTheLeadingEdge() throws {
    expectEqual(
      try mirrored {
        VStack(alignment: .leading, spacing: 0) {
          tile(40, 10)
          tile(40, 10).alignmentGuide(.leading) { _ in -20 }
        }
      }, [box(190, 190, 40, 10), box(170, 200, 40, 10)])
  }

  @Test func offsetsStayAndPositionsAreMirrored() throws {
    expectEqual(try mirrored { tile(10, 10).offset(x: 30) }, [box(225, 195, 10, 10)])
    expectEqual(try mirrored { tile(10, 10).position(x: 50, y: 100) }, [box(345, 95, 10, 10)])
  }

  @Test func gridsAndLazyContainersBeginAtTheRight() throws {
    expectEqual(
      try mirrored {
        Grid(horizontalSpacing: 0) {
          GridRow {
            tile(10, 10)
            tile(30, 10)
          }
        }
      }, [box(210, 195, 10, 10), box(180, 195, 30, 10)])
    expectEqual(
      try mirrored {
        LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.flexible())]) {
          Rectangle().frame(height: 10)
          Rectangle().frame(height: 10)
        }
      }, [box(350, 195, 50, 10), box(0, 195, 350, 10)])
    expectEqual(
      try mirrored { LazyVStack(alignment: .leading) { tile(10, 10) } }, [box(390, 195, 10, 10)])
  }

  @Test func ownLayoutsAreMirroredAndTold() throws {
    struct Left: Layout {
      let report: @Sendable (LayoutDirection) -> Void
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 100, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        report(subviews.layoutDirection)
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
      }
    }
    nonisolated(unsafe) var direction = LayoutDirection.leftToRight
    expectEqual(
      try mirrored { Left(report: { direction = $0 }) { tile(20, 10) } },
      [box(230, 195, 20, 10)])
    #expect(direction == .rightToLeft)
  }

  @Test func pathsAreMirroredOnRequestOnly() throws {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: 4, height: 4))
      }
    }
    expectEqual(try mirrored { Corner().frame(width: 40, height: 40) }, [box(180, 180, 4, 4)])
    expectEqual(
      try mirrored {
        Corner().frame(width: 40, height: 40).flipsForRightToLeftLayoutDirection(true)
      }, [box(216, 180, 4, 4)])
    expectEqual(
      try laidOut {
        Corner().frame(width: 40, height: 40).flipsForRightToLeftLayoutDirection(true)
      },
      [box(180, 180, 4, 4)])
  }

  @Test func aChangeOfDirectionMovesTheLeaves() throws {
    struct Turning: View {
      @State private var direction = LayoutDirection.leftToRight
      var body: some View {
        HStack(spacing: 0) {
          tile(10, 10)
          tile(30, 10)
        }
        .environment(\.layoutDirection, direction)
        .after(1) { withAnimation(.linear(duration: 1)) { direction = .rightToLeft } }
      }
    }
    try Harness.run {
      Turning()
    } _: { scene in
      expectEqual(try scene.boxes(at: 1.5), [box(195, 195, 10, 10), box(185, 195, 30, 10)])
      expectEqual(try scene.boxes(at: 2), [box(210, 195, 10, 10), box(180, 195, 30, 10)])
    }
  }
}
