import Foundation
import SwiftUI
import Testing
import ViewTesting

/// How rows and columns share out their space; widths follow by hand.
@MainActor @Suite struct StackSharingTests {
  /// The widths in a row of 300 points without distances.
  private func widths(
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> [CGFloat] {
    try laidOut { HStack(spacing: 0) { view() }.frame(width: 300, height: 10) }.map(\.width)
  }

  private func flexible(_ least: CGFloat?, _ most: CGFloat?) -> some View {
    Rectangle().frame(minWidth: least, maxWidth: most)
  }

  @Test func theLeastFlexibleIsAskedFirst() throws {
    // 100 of 300 go to the fixed one; of what is left the bounded one takes 60, the rest the last.
    expectEqual(
      try widths {
        Rectangle()
        flexible(20, 60)
        tile(100, 10)
      }, [140, 60, 100])
    // A minimum beyond its share leaves less for the others.
    expectEqual(
      try widths {
        Rectangle()
        flexible(200, 400)
        Rectangle()
      }, [50, 200, 50])
  }

  @Test func equalFlexibilityIsAskedInOrder() throws {
    expectEqual(
      try widths {
        flexible(0, 120)
        flexible(50, 170)
        flexible(0, 120)
      }, [100, 100, 100])
  }

  @Test func higherPrioritiesTakeAllButTheMinimumOfTheRest() throws {
    expectEqual(
      try widths {
        flexible(30, .infinity)
        Rectangle().layoutPriority(1)
        flexible(20, .infinity)
      }, [30, 250, 20])
    expectEqual(
      try widths {
        flexible(30, .infinity).layoutPriority(-1)
        flexible(0, 100)
        Rectangle().layoutPriority(2)
      }, [30, 0, 270])
    expectEqual(
      try widths {
        flexible(30, .infinity).layoutPriority(-1)
        flexible(40, 100).layoutPriority(1)
        flexible(0, 80)
      }, [120, 100, 80])
  }

  @Test func spacersYieldToEverything() throws {
    expectEqual(
      try laidOut {
        HStack(spacing: 0) {
          tile(50, 10)
          Spacer(minLength: 12)
          Rectangle().frame(height: 10)
          Spacer()
        }
        .frame(width: 300)
      }, [box(50, 195, 50, 10), box(112, 195, 230, 10)])
    expectEqual(
      try laidOut {
        HStack(spacing: 0) {
          Spacer()
          tile(50, 10)
          Spacer()
          Spacer()
        }
        .frame(width: 350)
      }, [box(125, 195, 50, 10)])
  }

  @Test func whatDoesNotFitKeepsItsMinimumAndOverflowsCentred() throws {
    expectEqual(
      try laidOut {
        HStack(spacing: 10) {
          tile(200, 10)
          flexible(100, .infinity)
        }
        .frame(width: 250, height: 10)
      }, [box(45, 195, 200, 10), box(255, 195, 100, 10)])
  }

  @Test func withoutAProposalEachHasItsIdealSize() throws {
    expectEqual(
      try laidOut {
        HStack(spacing: 0) {
          Rectangle().frame(minWidth: 20, idealWidth: 35, maxWidth: .infinity)
          Rectangle()
          tile(50, 30)
          Spacer()
        }
        .fixedSize()
      },
      // 35 + 10 + 50 + 8, from 148.5 on; as high as the highest, which is proposed to all.
      [box(149, 185, 35, 30), box(184, 185, 10, 30), box(194, 185, 50, 30)])
  }

  @Test func framesClampWhatIsProposed() throws {
    func size(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> CGSize {
      try laidOut { view().background { Rectangle() } }[0].size
    }
    expectEqual(
      try size { tile(50, 50).frame(maxWidth: 80, maxHeight: .infinity) },
      CGSize(width: 80, height: 400))
    expectEqual(
      try size { tile(50, 50).frame(minWidth: 80, minHeight: 20) }, CGSize(width: 80, height: 50))
    expectEqual(
      try size { tile(50, 50).frame(minWidth: 80).frame(width: 60) }, CGSize(width: 60, height: 50))
    expectEqual(
      try size {
        Rectangle().frame(idealWidth: 70, idealHeight: 10).fixedSize()
      },
      CGSize(width: 70, height: 10))
  }

  @Test func sumsWithDistancesFillTheSpace() throws {
    let boxes = try laidOut(scale: 3) {
      HStack(spacing: 7) {
        Rectangle()
        Rectangle()
        Rectangle()
      }
    }
    // (400 - 14) / 3; corners on whole pixels, widths with their fractions (fact F13).
    for (index, box) in boxes.enumerated() {
      let exact = CGFloat(index) * (386.0 / 3 + 7)
      expectNear(box.width, 386.0 / 3)
      expectNear(box.minX, ((exact * 3) + 0.5).rounded(.down) / 3)
    }
  }
}
