import SwiftUI

/// Scroll views at rest and on their way.
enum ScrollCases {
  static let all = [
    GoldenCase("scroll-view/frame/shows-what-fits") { Rows().frame(width: 60, height: 70) },
    GoldenCase("scroll-view/clip/disabled") {
      Rows().scrollClipDisabled().frame(width: 60, height: 50)
    },
    GoldenCase("scroll-view/anchor/bottom") {
      Rows().defaultScrollAnchor(.bottom).frame(width: 60, height: 70)
    },
    GoldenCase("scroll-view/margins/content") {
      Rows().contentMargins(8).frame(width: 60, height: 70)
    },
    GoldenCase("scroll-view/reader/animated", at: [0, 0.25, 0.5, 0.75, 1]) { Scrolled() },
    GoldenCase("scroll-view/container/relative-frames") {
      ScrollView(.horizontal) {
        HStack(spacing: 6) {
          ForEach(0..<4) { index in
            RoundedRectangle(cornerRadius: 6).fill(index.isMultiple(of: 2) ? .blue : .orange)
              .containerRelativeFrame(.horizontal, count: 3, span: index + 1, spacing: 6)
          }
        }
      }
      .frame(width: 90, height: 50)
      .background(.yellow)
    },
    GoldenCase("safe-area/inset/content-behind") {
      Circle().fill(.blue).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.yellow)
        .safeAreaInset(edge: .bottom) { Rectangle().fill(.red.opacity(0.5)).frame(height: 30) }
        .frame(width: 80, height: 90)
    },
  ]

  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 4) {
          ForEach(0..<8) { index in
            RoundedRectangle(cornerRadius: 4).fill(index.isMultiple(of: 2) ? .blue : .orange)
              .frame(width: 50, height: 20)
          }
        }
      }
    }
  }

  private struct Scrolled: View {
    var body: some View {
      ScrollViewReader { reader in
        Rows().frame(width: 60, height: 70)
          .onAppear { withAnimation(.linear(duration: 1)) { reader.scrollTo(5, anchor: .center) } }
      }
    }
  }
}
