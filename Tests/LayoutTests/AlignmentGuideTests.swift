import Foundation
import SwiftUI
import Testing
import ViewTesting

private enum Keel: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let keel = VerticalAlignment(Keel.self)
}

private enum Mast: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
  fileprivate static let mast = HorizontalAlignment(Mast.self)
}

/// Alignment guides that views set themselves, and what containers make of them.
@MainActor @Suite struct AlignmentGuideTests {
  @Test func aGuideMovesAViewInItsStack() throws {
    expectEqual(
      try laidOut {
        VStack(alignment: .leading, spacing: 0) {
          tile(40, 10)
          tile(40, 10).alignmentGuide(.leading) { $0.width / 2 }
        }
      },
      // The column is 20 + 40 wide.
      [box(190, 190, 40, 10), box(170, 200, 40, 10)])
  }

  @Test func aCustomGuideHasItsDefaultWhereAViewSaysNothing() throws {
    expectEqual(
      try laidOut {
        HStack(alignment: .keel, spacing: 0) {
          tile(10, 40)
          tile(10, 80)
          tile(10, 20).alignmentGuide(.keel) { $0[.bottom] }
        }
      },
      // Guides at 10, 20 and 20: the row is 20 + 60 high.
      [box(185, 170, 10, 40), box(195, 160, 10, 80), box(205, 160, 10, 20)])
  }

  @Test func aCustomGuideCrossesStacksAndModifiers() throws {
    expectEqual(
      try laidOut {
        HStack(alignment: .keel, spacing: 0) {
          VStack(spacing: 0) {
            tile(10, 30)
            tile(10, 30).alignmentGuide(.keel) { _ in 6 }
          }
          .padding(.top, 4)
          tile(10, 8).alignmentGuide(.keel) { _ in 0 }
        }
      },
      // The column's guide is 4 + 30 + 6 below its top, where the second tile begins; the row is 64 high.
      [box(190, 172, 10, 30), box(190, 202, 10, 30), box(200, 208, 10, 8)])
  }

  @Test func aStackTakesTheMeanOfItsChildrensCustomGuides() throws {
    expectEqual(
      try laidOut {
        HStack(alignment: .keel, spacing: 0) {
          VStack(spacing: 0) {
            tile(10, 30).alignmentGuide(.keel) { _ in 0 }
            tile(10, 30)
            tile(10, 30).alignmentGuide(.keel) { _ in 20 }
          }
          tile(10, 10).alignmentGuide(.keel) { _ in 0 }
        }
      },
      // (0 + 80) / 2.
      [
        box(190, 155, 10, 30), box(190, 185, 10, 30), box(190, 215, 10, 30),
        box(200, 195, 10, 10),
      ])
  }

  @Test func aStacksOwnEdgesIgnoreWhatItsChildrenSay() throws {
    expectEqual(
      try laidOut {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) { tile(40, 10).alignmentGuide(.leading) { _ in -20 } }
          tile(20, 10)
        }
      }, [box(180, 190, 40, 10), box(180, 200, 20, 10)])
  }

  @Test func modifiersHandGuidesOn() throws {
    expectEqual(
      try laidOut {
        VStack(alignment: .leading, spacing: 0) {
          tile(40, 10).alignmentGuide(.leading) { _ in 10 }.padding(.leading, 5)
            .frame(width: 65, alignment: .trailing)
          tile(20, 10).alignmentGuide(.leading) { _ in 0 }
        }
      },
      // The trailing edge puts the tile 20 + 5 into its frame, so the guide is at 35.
      [box(192.5, 190, 40, 10), box(202.5, 200, 20, 10)].map { $0.roundedToPixels })
  }

  @Test func anOffsetLeavesGuidesWhereTheyAre() throws {
    expectEqual(
      try laidOut {
        HStack(alignment: .keel, spacing: 0) {
          tile(10, 40).alignmentGuide(.keel) { _ in 10 }.offset(y: 100)
          tile(10, 40).alignmentGuide(.keel) { _ in 10 }
        }
      }, [box(190, 280, 10, 40), box(200, 180, 10, 40)])
  }

  @Test func pilesOverlaysAndFramesFollowGuides() throws {
    expectEqual(
      try laidOut {
        ZStack(alignment: Alignment(horizontal: .mast, vertical: .center)) {
          tile(80, 10)
          tile(20, 10).alignmentGuide(.mast) { _ in 0 }
        }
      }, [box(150, 195, 80, 10), box(230, 195, 20, 10)])
    expectEqual(
      try laidOut {
        tile(80, 10)
          .overlay(alignment: .topTrailing) {
            tile(20, 6).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          }
      }, [box(160, 195, 80, 10), box(230, 195, 20, 6)])
    expectEqual(
      try laidOut {
        tile(20, 10).alignmentGuide(.leading) { _ in -30 }
          .frame(width: 100, height: 10, alignment: .leading)
      }, [box(180, 195, 20, 10)])
  }

  @Test func dimensionsTellWhatIsExplicit() throws {
    var found: [CGFloat?] = []
    _ = try laidOut {
      VStack(alignment: .mast) {
        tile(30, 20).alignmentGuide(.keel) { _ in 7 }
          .alignmentGuide(.mast) { dimensions in
            found = [
              dimensions[explicit: .keel], dimensions[explicit: .mast], dimensions[.mast],
              dimensions[.keel], dimensions[HorizontalAlignment.center], dimensions.height,
            ]
            return 0
          }
      }
    }
    #expect(found == [7, nil, 30, 7, 15, 20])
  }

  @Test func oneTypeNamesAGuideOnEachAxis() throws {
    #expect(HorizontalAlignment(Keel.self) != HorizontalAlignment(Mast.self))
    #expect(
      Alignment(horizontal: HorizontalAlignment(Keel.self), vertical: .keel)
        == Alignment(horizontal: HorizontalAlignment(Keel.self), vertical: .keel))
    // A vertical guide of the type says nothing about the horizontal one.
    expectEqual(
      try laidOut {
        VStack(alignment: HorizontalAlignment(Mast.self), spacing: 0) {
          tile(40, 10).alignmentGuide(VerticalAlignment(Mast.self)) { _ in 0 }
          tile(20, 10)
        }
      }, [box(180, 190, 40, 10), box(200, 200, 20, 10)])
  }

  @Test func aLayoutCombinesItsSubviewsGuides() throws {
    struct Stairs: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 20, height: 60) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + 30 * CGFloat(index)),
            proposal: .unspecified)
        }
      }
    }
    expectEqual(
      try laidOut {
        HStack(alignment: .keel, spacing: 0) {
          Stairs {
            tile(20, 30)
            tile(20, 30).alignmentGuide(.keel) { _ in 10 }
          }
          tile(10, 10).alignmentGuide(.keel) { _ in 0 }
        }
      },
      // The second step's guide is 30 + 10 below the top.
      [box(185, 170, 20, 30), box(185, 200, 20, 30), box(205, 210, 10, 10)])
  }

  @Test func aChangedGuideMovesTheLeaf() throws {
    struct Sliding: View {
      @State private var shift: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          tile(100, 10)
          tile(20, 10).alignmentGuide(.leading) { _ in -shift }
        }
        .after(1) { withAnimation(.linear(duration: 1)) { shift = 40 } }
      }
    }
    try Harness.run {
      Sliding()
    } _: { scene in
      expectEqual(try scene.boxes(at: 1.5)[1], box(170, 200, 20, 10))
      expectEqual(try scene.boxes(at: 2)[1], box(190, 200, 20, 10))
    }
  }
}

extension CGRect {
  /// The corner on whole points, halves up.
  fileprivate var roundedToPixels: CGRect {
    box((minX + 0.5).rounded(.down), (minY + 0.5).rounded(.down), width, height)
  }
}
