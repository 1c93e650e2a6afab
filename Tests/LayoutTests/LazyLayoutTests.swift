import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Lazy stacks and grids on a canvas of 400 × 400.
@MainActor @Suite struct LazyLayoutTests {
  @Test func aLazyColumnIsAsWideAsItsSpace() throws {
    expectEqual(
      try laidOut {
        LazyVStack(alignment: .leading, spacing: 5) {
          tile(20, 10)
          Rectangle()
          tile(30, 20)
        }
        .background { Rectangle() }
      },
      [box(0, 175, 400, 50), box(0, 175, 20, 10), box(0, 190, 400, 10), box(0, 205, 30, 20)])
  }

  @Test func aLazyRowIsAsHighAsItsSpace() throws {
    expectEqual(
      try laidOut {
        LazyHStack(alignment: .bottom) {
          tile(20, 10)
          tile(30, 20)
        }
      }, [box(171, 390, 20, 10), box(199, 380, 30, 20)])
  }

  @Test func flexibleColumnsShareTheWidth() throws {
    expectEqual(
      try laidOut(width: 100) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 4)
        {
          ForEach(0..<3) { index in Rectangle().frame(height: 10 + 10 * CGFloat(index)) }
        }
      },
      // Rows of 20 and 30; cells lie in the middle of their rows.
      [box(0, 178, 45, 10), box(55, 173, 45, 20), box(0, 197, 45, 30)])
  }

  @Test func fixedColumnsComeFirstAndBoundsHold() throws {
    expectEqual(
      try laidOut(width: 300) {
        LazyVGrid(
          columns: [
            GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.fixed(100), spacing: 0),
            GridItem(.flexible(), spacing: 0),
          ]
        ) { ForEach(0..<3) { _ in Rectangle().frame(height: 10) } }
      },
      [box(0, 195, 40, 10), box(40, 195, 100, 10), box(140, 195, 160, 10)])
  }

  @Test func anAdaptiveItemIsAsManyColumnsAsFit() throws {
    let boxes = try laidOut(width: 320) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 10)], spacing: 0) {
        ForEach(0..<5) { _ in Rectangle().frame(height: 10) }
      }
    }
    // Four columns of (320 - 30) / 4 points; 4 · 60 + 3 · 10 = 270, and five would need 340.
    #expect(boxes.map(\.width) == [72.5, 72.5, 72.5, 72.5, 72.5])
    #expect(boxes.map(\.minX) == [0, 83, 165, 248, 0])
    #expect(boxes.map(\.minY) == [190, 190, 190, 190, 200])
  }

  @Test func aGridLiesAtItsAlignmentAndCellsAtTheirs() throws {
    expectEqual(
      try laidOut {
        LazyVGrid(
          columns: [
            GridItem(.fixed(50), spacing: 0, alignment: .topTrailing), GridItem(.fixed(40)),
          ],
          alignment: .trailing
        ) {
          tile(10, 10)
          tile(40, 30)
        }
      }, [box(350, 185, 10, 10), box(360, 185, 40, 30)])
  }

  @Test func aLazyHGridFillsColumnByColumn() throws {
    expectEqual(
      try laidOut {
        LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 6) {
          ForEach(0..<3) { index in Rectangle().frame(width: 10 + 10 * CGFloat(index)) }
        }
      },
      // Columns of 20 and 30 with 6 between: 56; rows together 40.
      [box(177, 180, 10, 20), box(172, 200, 20, 20), box(198, 180, 30, 20)])
  }

  @Test func headersAndFootersHaveLinesOfTheirOwn() throws {
    expectEqual(
      try laidOut(width: 100) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
          Section {
            Rectangle().frame(height: 20)
          } header: {
            Rectangle().frame(height: 4)
          } footer: {
            tile(10, 2)
          }
          Section {
            Rectangle().frame(height: 20)
          } header: {
            Rectangle().frame(height: 4)
          }
        }
      },
      [
        box(0, 175, 100, 4), box(0, 179, 50, 20), box(45, 199, 10, 2), box(0, 201, 100, 4),
        box(0, 205, 50, 20),
      ])
    expectEqual(
      try laidOut {
        VStack(spacing: 0) {
          Section {
            tile(30, 30)
          } header: {
            tile(10, 10)
          }
        }
      }, [box(195, 180, 10, 10), box(185, 190, 30, 30)])
  }

  /// A thousand cells are asked for their sizes a fixed number of times each.
  @Test func theCostIsLinear() throws {
    func asked(_ count: Int) throws -> Int {
      let scene = try Harness {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
          ForEach(0..<count, id: \.self) { _ in Rectangle().frame(height: 10) }
        }
      }
      defer { scene.end() }
      return scene.session.measureCount
    }
    let (few, many) = (try asked(100), try asked(1000))
    #expect(many <= 10 * few && many <= 4_000, "\(few) and \(many)")
  }
}
