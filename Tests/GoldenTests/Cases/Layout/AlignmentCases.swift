import SwiftUI

/// Guides that views set themselves, in stacks, piles and layers.
enum AlignmentCases {
  static let all = [
    GoldenCase("layout/alignment-guide/moved-in-a-column") {
      VStack(alignment: .leading, spacing: 4) {
        bar(.red, 50)
        bar(.green, 30).alignmentGuide(.leading) { _ in -15 }
        bar(.blue, 40).alignmentGuide(.leading) { $0.width / 2 }
      }
    },
    GoldenCase("layout/alignment-guide/custom-across-stacks") {
      HStack(alignment: .waterline, spacing: 4) {
        VStack(spacing: 2) {
          bar(.red, 24)
          bar(.orange, 24).alignmentGuide(.waterline) { $0[.top] }
        }
        Rectangle().fill(.blue).frame(width: 24, height: 50)
          .alignmentGuide(.waterline) { _ in 40 }
        Rectangle().fill(.cyan).frame(width: 24, height: 30)
      }
    },
    GoldenCase("layout/alignment-guide/badge-on-a-corner") {
      RoundedRectangle(cornerRadius: 8).fill(.gray).frame(width: 56, height: 56)
        .overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 20, height: 20)
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    },
    GoldenCase("layout/alignment-guide/mirrored") {
      VStack(alignment: .leading, spacing: 4) {
        bar(.red, 50)
        bar(.green, 30).alignmentGuide(.leading) { _ in -15 }
        HStack(spacing: 4) {
          bar(.blue, 10)
          bar(.cyan, 30)
        }
        .padding(.leading, 6)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]

  @MainActor private static func bar(_ color: Color, _ width: CGFloat) -> some View {
    Rectangle().fill(color).frame(width: width, height: 14)
  }
}

private enum Waterline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  fileprivate static let waterline = VerticalAlignment(Waterline.self)
}
