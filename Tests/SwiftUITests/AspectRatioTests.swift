import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Ideal sizes and ratios on a canvas of 400 × 400; expected boxes follow from the proposals by hand.
@MainActor @Suite struct AspectRatioTests {
  /// The box of the first shape, with the canvas as its container.
  private func box(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> CGRect {
    let scene = try Harness(view)
    defer { scene.end() }
    return try scene.boxes(at: 0)[0]
  }

  @Test func aShapeFitsIntoItsSpaceInARatio() throws {
    expectEqual(
      try box { Rectangle().aspectRatio(2, contentMode: .fit) },
      CGRect(x: 0, y: 100, width: 400, height: 200))
    expectEqual(
      try box { Rectangle().aspectRatio(0.5, contentMode: .fit).frame(width: 300, height: 200) },
      CGRect(x: 150, y: 100, width: 100, height: 200))
  }

  @Test func aShapeFillsItsSpaceInARatioAndOverflowsCentred() throws {
    expectEqual(
      try box { Rectangle().aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100) },
      CGRect(x: 100, y: 150, width: 200, height: 100))
  }

  @Test func withoutARatioTheIdealSizeGivesIt() throws {
    expectEqual(
      try box {
        Rectangle().frame(
          idealWidth: 40, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity
        )
        .scaledToFit().frame(width: 200, height: 200)
      }, CGRect(x: 100, y: 175, width: 200, height: 50))
  }

  @Test func aRatioWithOneSideProposedGivesTheOther() throws {
    expectEqual(
      try box {
        Rectangle().aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)
          .fixedSize(horizontal: false, vertical: true)
      }, CGRect(x: 0, y: 150, width: 400, height: 100))
  }

  @Test func aFixedSizeIsTheIdealOne() throws {
    expectEqual(
      try box {
        Rectangle()
          .frame(idealWidth: 60, maxWidth: .infinity, idealHeight: 20, maxHeight: .infinity)
          .fixedSize()
      }, CGRect(x: 170, y: 190, width: 60, height: 20))
    expectEqual(
      try box {
        Rectangle()
          .frame(idealWidth: 60, maxWidth: .infinity, idealHeight: 20, maxHeight: .infinity)
          .fixedSize(horizontal: true, vertical: false)
      }, CGRect(x: 170, y: 0, width: 60, height: 400))
  }

  @Test func aChangedRatioMovesTheLeaf() throws {
    struct Stretching: View {
      @State private var ratio: CGFloat = 1
      var body: some View {
        Rectangle().aspectRatio(ratio, contentMode: .fit)
          .after(1) { withAnimation(.linear(duration: 1)) { ratio = 2 } }
      }
    }
    try Harness.run {
      Stretching()
    } _: { scene in
      expectEqual(try scene.boxes(at: 1.5)[0], CGRect(x: 0, y: 50, width: 400, height: 300))
    }
  }
}
