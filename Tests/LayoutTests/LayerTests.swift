import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Backgrounds, overlays and masks.
@MainActor @Suite struct LayerTests {
  @Test func eachViewOfAGroupHasItsOwnLayer() throws {
    expectEqual(
      try laidOut {
        HStack(spacing: 0) {
          Group {
            tile(10, 10)
            tile(20, 10)
          }
          .background { Rectangle() }
          .overlay(alignment: .bottom) { Rectangle().frame(height: 2) }
        }
      },
      [
        box(185, 195, 10, 10), box(185, 195, 10, 10), box(185, 203, 10, 2),
        box(195, 195, 20, 10), box(195, 195, 20, 10), box(195, 203, 20, 2),
      ])
  }

  @Test func layersComeAndGoWithTheirViews() throws {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in tile(10, 10) }
            .background(.red)
        }
        .after(1) { count = 3 }
        .after(2) { count = 2 }
      }
    }
    try Harness.run {
      Growing()
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.5).count, 2)
      expectEqual(try scene.boxes(at: 1.5).count, 6)
      expectEqual(
        try scene.boxes(at: 2.5),
        [
          box(190, 195, 10, 10), box(190, 195, 10, 10), box(200, 195, 10, 10),
          box(200, 195, 10, 10),
        ])
    }
  }

  @Test func severalViewsOfALayerLieAsInAPile() throws {
    expectEqual(
      try laidOut {
        tile(100, 50).overlay(alignment: .topLeading) {
          tile(40, 20)
          tile(10, 10)
        }
      }, [box(150, 175, 100, 50), box(150, 175, 40, 20), box(150, 175, 10, 10)])
  }

  @Test func everyFormDrawsInItsPlace() throws {
    expectEqual(
      try laidOut {
        tile(40, 20)
          .background(.red, ignoresSafeAreaEdges: .all)
          .background(.blue, in: Capsule())
          .background(tile(10, 10), alignment: .leading)
          .overlay(.green)
          .overlay(.yellow, in: Circle())
          .overlay(tile(6, 6), alignment: .bottomTrailing)
      },
      [
        box(180, 195, 10, 10), box(180, 190, 40, 20), box(180, 190, 40, 20),
        box(180, 190, 40, 20), box(180, 190, 40, 20), box(190, 190, 20, 20), box(214, 204, 6, 6),
      ])
  }

  @Test func aSpacerInALayerStretchesBothWays() throws {
    expectEqual(
      try laidOut {
        HStack { tile(40, 20).background { Spacer().background { Rectangle() } } }
      }, [box(180, 190, 40, 20), box(180, 190, 40, 20)])
  }
}
