import SwiftUI

/// Opacity of one view and of views that overlap.
enum OpacityCases {
  static let all = [
    GoldenCase("opacity/group/overlapping-children") {
      ZStack {
        Circle().fill(.red).frame(width: 60, height: 60).offset(x: -12)
        Circle().fill(.blue).frame(width: 60, height: 60).offset(x: 12)
      }
      .opacity(0.5)
    },
    GoldenCase("opacity/group/each-child-alone") {
      Group {
        Circle().fill(.red).frame(width: 60, height: 60).offset(x: -12, y: 25)
        Circle().fill(.blue).frame(width: 60, height: 60).offset(x: 12, y: -25)
      }
      .opacity(0.5)
    },
    GoldenCase("opacity/change/easing-out", at: [0, 0.25, 0.5, 0.75, 1, 1.1]) {
      FadingSquare()
    },
  ]

  private struct FadingSquare: View {
    @State private var isShown = false

    var body: some View {
      Rectangle().fill(.green).frame(width: 60, height: 60)
        .opacity(isShown ? 1 : 0.1)
        .onAppear { withAnimation(.easeOut(duration: 1)) { isShown = true } }
    }
  }
}
