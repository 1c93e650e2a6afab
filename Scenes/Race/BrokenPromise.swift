import SwiftUI

/// A dot eases in while the chart below promises that it eases out: they meet only at both ends.
struct BrokenPromise: View {
  @State private var isFinished = false
  @State private var start = Date.distantFuture

  private let promise = UnitCurve.easeOut

  var body: some View {
    VStack(spacing: 32) {
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.2)).frame(width: 328, height: 28)
        Circle()
          .fill(.red)
          .frame(width: 28, height: 28)
          .offset(x: isFinished ? 300 : 0)
          .animation(.easeIn(duration: 1.2).speed(0.25), value: isFinished)
      }
      ZStack {
        Rectangle().fill(.gray.opacity(0.12))
        TimelineView(.animation) { context in
          let head = max(0, min(1, context.date.timeIntervalSince(start) / 4.8))
          Rider(share: head, value: promise.value(at: head)).fill(.blue)
        }
      }
      .frame(width: 300, height: 200)
    }
    .onAppear {
      start = .now
      isFinished = true
    }
  }
}

/// A spot in a chart from its lower left corner to its upper right one.
private struct Rider: Shape {
  var share: Double
  var value: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(share, value) }
    set { (share, value) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.width * share, y: rect.height * (1 - value))
    return Path(ellipseIn: CGRect(x: middle.x - 8, y: middle.y - 8, width: 16, height: 16))
  }
}

#Preview { BrokenPromise() }
