import SwiftUI

/// Grids, lazy containers, hairlines and the choice of what fits.
enum ContainerCases {
  static let all = [
    GoldenCase("layout/grid/spans-and-alignments") {
      Grid(alignment: .bottomLeading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          tile(.red, 14, 14)
          tile(.orange, 30, 24)
          tile(.yellow, 10, 10).gridColumnAlignment(.trailing)
        }
        Divider()
        GridRow(alignment: .center) {
          tile(.green, 50, 12).gridCellColumns(2)
          tile(.blue, 24, 24)
        }
        GridRow {
          tile(.purple, 8, 8).gridCellAnchor(.center)
          tile(.pink, 8, 16)
        }
      }
    },
    GoldenCase("layout/grid/flexible-cells") {
      Grid(horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          tile(.red, 20, 20)
          Color.orange
          Color.yellow
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Color.blue.gridCellColumns(2)
        }
      }
      .padding(6)
    },
    GoldenCase("layout/lazy-grid/adaptive-with-sections") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 4)], spacing: 4) {
        Section {
          ForEach(0..<5) { _ in Color.blue.frame(height: 12) }
        } header: {
          Color.gray.frame(height: 6)
        }
        Section {
          ForEach(0..<2) { _ in Circle().fill(.green).frame(height: 16) }
        } header: {
          Color.gray.frame(height: 6)
        }
      }
      .padding(4)
    },
    GoldenCase("layout/lazy-grid/rows") {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.flexible())], spacing: 4) {
        ForEach(0..<5) { index in
          Rectangle().fill(index % 2 == 0 ? .red : .orange).frame(width: 14 + 6 * CGFloat(index))
        }
      }
      .padding(4)
    },
    GoldenCase("layout/divider/in-row-and-column") {
      VStack {
        tile(.red, 40, 16)
        Divider()
        HStack {
          tile(.green, 16, 30)
          Divider()
          tile(.blue, 16, 20)
        }
        .fixedSize()
      }
    },
    GoldenCase("layout/view-that-fits/three-widths") {
      VStack(spacing: 6) {
        choice.frame(width: 90, height: 20)
        choice.frame(width: 60, height: 20)
        choice.frame(width: 10, height: 20)
      }
    },
    GoldenCase("layout/layers/each-view-of-a-group") {
      HStack(spacing: 10) {
        Group {
          tile(.red, 20, 40)
          tile(.blue, 30, 20)
        }
        .padding(4)
        .background(.yellow, in: RoundedRectangle(cornerRadius: 6))
        .overlay(alignment: .bottom) {
          tile(.black, 12, 6)
          tile(.white, 4, 4)
        }
      }
    },
  ]

  @MainActor private static var choice: some View {
    ViewThatFits(in: .horizontal) {
      tile(.red, 80, 16)
      tile(.orange, 50, 16)
      tile(.green, 20, 16)
    }
  }

  @MainActor private static func tile(
    _ color: Color, _ width: CGFloat, _ height: CGFloat
  ) -> some View {
    Rectangle().fill(color).frame(width: width, height: height)
  }
}
