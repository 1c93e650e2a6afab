import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Grids on a canvas of 400 × 400; expected boxes follow by hand.
@MainActor @Suite struct GridTests {
  @Test func columnsAndRowsAreAsLargeAsTheirLargestCell() throws {
    expectEqual(
      try laidOut {
        Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) {
          GridRow {
            tile(10, 10)
            tile(50, 20)
          }
          GridRow {
            tile(30, 16)
            tile(20, 8)
          }
        }
      },
      // Columns of 30 and 50, rows of 20 and 16: 84 × 42.
      [
        box(158, 179, 10, 10), box(192, 179, 50, 20), box(158, 205, 30, 16),
        box(192, 205, 20, 8),
      ])
  }

  @Test func flexibleCellsShareWhatIsLeft() throws {
    expectEqual(
      try laidOut(width: 100, height: 100) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            tile(20, 20)
            Rectangle()
            Rectangle()
          }
          GridRow {
            tile(10, 10)
            Rectangle()
            tile(10, 10)
          }
        }
      },
      // Columns of 20, 40 and 40; both rows are flexible and get half of the height each.
      [
        box(0, 15, 20, 20), box(20, 0, 40, 50), box(60, 0, 40, 50), box(5, 70, 10, 10),
        box(20, 50, 40, 50), box(75, 70, 10, 10),
      ])
  }

  @Test func theDefaultDistanceIsTheViews() throws {
    expectEqual(
      try laidOut {
        Grid {
          GridRow {
            tile(10, 10)
            tile(10, 10)
          }
          GridRow {
            tile(10, 10)
            tile(10, 10)
          }
        }
      },
      [box(186, 186, 10, 10), box(204, 186, 10, 10), box(186, 204, 10, 10), box(204, 204, 10, 10)])
  }

  @Test func cellsSpanColumnsAndWidenThem() throws {
    expectEqual(
      try laidOut {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            tile(20, 10)
            tile(20, 10)
          }
          GridRow { tile(80, 10).gridCellColumns(2) }
        }
      },
      // 80 - 50 is 15 more for each column.
      [box(160, 190, 20, 10), box(205, 190, 20, 10), box(160, 200, 80, 10)])
  }

  @Test func aViewOutsideOfRowsTakesAWholeOne() throws {
    expectEqual(
      try laidOut {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            tile(20, 10)
            tile(60, 10)
          }
          tile(10, 4)
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      },
      [box(160, 193, 20, 10), box(180, 193, 60, 10), box(195, 203, 10, 4), box(160, 207, 80, 1)])
    // Without that the hairline makes the grid as wide as its space.
    expectEqual(
      try laidOut {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            tile(20, 10)
            tile(60, 10)
          }
          Divider()
        }
      }, [box(0, 195, 20, 10), box(180, 195, 60, 10), box(0, 205, 400, 1)])
  }

  @Test func rowsColumnsAndCellsHaveAlignmentsOfTheirOwn() throws {
    expectEqual(
      try laidOut {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .bottom) {
            tile(10, 10).gridColumnAlignment(.trailing)
            tile(40, 40)
          }
          GridRow {
            tile(40, 40)
            tile(10, 10).gridCellAnchor(.topLeading)
          }
        }
      },
      [
        box(190, 190, 10, 10), box(200, 160, 40, 40), box(160, 200, 40, 40),
        box(200, 200, 10, 10),
      ])
  }

  @Test func rowsOfAForEachAreRows() throws {
    expectEqual(
      try laidOut {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<2) { row in
            GridRow {
              ForEach(0..<2) { column in tile(10 + 10 * CGFloat(row), 10) }
            }
          }
        }
      },
      [box(185, 190, 10, 10), box(205, 190, 10, 10), box(180, 200, 20, 10), box(200, 200, 20, 10)])
  }

  @Test func aModifierOfARowIsForEachCell() throws {
    expectEqual(
      try laidOut {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            tile(10, 10)
            tile(10, 10)
          }
          .padding(5)
        }
      }, [box(185, 195, 10, 10), box(205, 195, 10, 10)])
  }

  @Test func aGridIsALayoutToo() throws {
    @ViewBuilder func rows() -> some View {
      GridRow {
        tile(10, 10)
        tile(50, 20)
      }
      GridRow {
        tile(30, 16)
        Rectangle()
      }
    }
    let grid = try laidOut { Grid(alignment: .bottomTrailing) { rows() } }
    #expect(grid.count == 4)
    expectEqual(try laidOut { GridLayout(alignment: .bottomTrailing) { rows() } }, grid)
    expectEqual(try laidOut { AnyLayout(GridLayout(alignment: .bottomTrailing)) { rows() } }, grid)
  }
}
