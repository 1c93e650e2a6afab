import SwiftUI

/// Views that depend on the geometry of others.
enum GeometryCases {
  static let all = [
    GoldenCase("geometry-reader/content/top-left-corner") {
      GeometryReader { proxy in
        Rectangle().fill(.blue).frame(width: proxy.size.width / 2, height: proxy.size.height / 3)
      }
      .frame(width: 80, height: 60)
      .background(.yellow)
    },
    GoldenCase("geometry-reader/change/follows-its-frame", at: [0, 0.25, 0.5, 0.75, 1]) {
      WideningReader()
    },
    GoldenCase("preferences/anchors/overlay-moves-to-the-chosen", at: [0, 0.25, 0.5, 0.75, 1]) {
      ChosenDot()
    },
    GoldenCase("preferences/sizes/equal-widths") { EqualBars() },
    GoldenCase("visual-effect/place/turned-by-height") {
      VStack(spacing: 4) {
        ForEach(0..<4) { _ in
          RoundedRectangle(cornerRadius: 4).fill(.green).frame(width: 40, height: 18)
            .visualEffect { content, proxy in
              content.rotationEffect(.degrees(proxy.frame(in: .global).midY - 50))
            }
        }
      }
    },
  ]

  private struct WideningReader: View {
    @State private var isWide = false

    var body: some View {
      GeometryReader { proxy in
        HStack(spacing: 0) {
          Rectangle().fill(.red).frame(width: proxy.size.width / 4)
          Rectangle().fill(.blue).frame(width: proxy.size.width / 2)
        }
      }
      .frame(width: isWide ? 96 : 24, height: 40)
      .background(.yellow)
      .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
    }
  }

  private struct Places: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct ChosenDot: View {
    @State private var chosen = 0

    var body: some View {
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(0..<3) { index in
          Circle().fill(.orange).frame(width: 16 + 8 * CGFloat(index))
            .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        }
      }
      .frame(height: 40)
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          let place = proxy[places[chosen]]
          Circle().stroke(.blue, lineWidth: 2)
            .frame(width: place.width, height: place.height)
            .offset(x: place.minX, y: place.minY)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { chosen = 2 } }
    }
  }

  private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct EqualBars: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        ForEach([30, 60, 45], id: \.self) { length in
          Rectangle().fill(.blue).frame(width: CGFloat(length), height: 16)
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: Widest.self, value: proxy.size.width)
              }
            }
            .frame(width: width, alignment: .leading)
            .background(.yellow)
        }
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }
}
