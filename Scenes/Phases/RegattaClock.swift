import SwiftUI

/// A clock that counts down to a start: a hand that sweeps, and a mark for each second that has passed.
struct ContentView: View {
  @State private var start = Date.now

  var body: some View {
    TimelineView(.animation) { context in
      let elapsed = context.date.timeIntervalSince(start)
      ZStack {
        Circle()
          .stroke(.gray.opacity(0.3), lineWidth: 10)
          .frame(width: 240, height: 240)
        Circle()
          .trim(from: 0, to: min(1, elapsed / 10))
          .stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .frame(width: 240, height: 240)
        ForEach(0..<10) { second in
          mark(isPassed: elapsed >= Double(second + 1))
            .rotationEffect(.degrees(Double(second + 1) * 36))
        }
        Capsule()
          .fill(.red)
          .frame(width: 6, height: 100)
          .offset(y: -40)
          .rotationEffect(.degrees(elapsed * 36))
      }
    }
  }

  private func mark(isPassed: Bool) -> some View {
    Capsule()
      .fill(isPassed ? .blue : .gray)
      .frame(width: 4, height: 14)
      .offset(y: -98)
      .frame(width: 4, height: 210)
  }
}
