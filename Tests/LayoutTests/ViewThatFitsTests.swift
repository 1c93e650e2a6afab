import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The choice among views that may or may not fit.
@MainActor @Suite struct ViewThatFitsTests {
  @ViewBuilder private func choices() -> some View {
    tile(100, 20)
    tile(60, 40)
    tile(30, 10)
  }

  @Test func theFirstThatFitsIsShown() throws {
    expectEqual(
      try laidOut { ViewThatFits { choices() } }, [box(150, 190, 100, 20)])
    expectEqual(
      try laidOut { ViewThatFits { choices() }.frame(width: 80, height: 80) },
      [box(170, 180, 60, 40)])
    expectEqual(
      try laidOut { ViewThatFits { choices() }.frame(width: 80, height: 30) },
      [box(185, 195, 30, 10)])
  }

  @Test func theLastOneIsShownWhereNoneFits() throws {
    expectEqual(
      try laidOut { ViewThatFits { choices() }.frame(width: 10, height: 5) },
      [box(185, 195, 30, 10)])
  }

  @Test func onlyTheGivenAxesAreCompared() throws {
    expectEqual(
      try laidOut { ViewThatFits(in: .horizontal) { choices() }.frame(width: 80, height: 30) },
      [box(170, 180, 60, 40)])
  }

  @Test func theChoiceFollowsTheSpace() throws {
    struct Narrowing: View {
      @State private var width: CGFloat = 200
      var body: some View {
        ViewThatFits {
          tile(100, 20)
          tile(60, 40)
        }
        .frame(width: width)
        .after(1) { width = 80 }
      }
    }
    try Harness.run {
      Narrowing()
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.5), [box(150, 190, 100, 20)])
      expectEqual(try scene.boxes(at: 1.5), [box(170, 180, 60, 40)])
    }
  }
}
