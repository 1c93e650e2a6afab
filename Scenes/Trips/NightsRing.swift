import SwiftUI

/// The nights of a trip as a share of all, drawn in when it appears.
struct NightsRing: View {
  let nights: Int
  let nightsInAll: Int
  @State private var drawn = 0.0

  var body: some View {
    ZStack {
      Circle().stroke(Color.coral.opacity(0.2), lineWidth: 7)
      Circle()
        .trim(from: 0, to: drawn)
        .stroke(Color.coral, style: StrokeStyle(lineWidth: 7, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack(spacing: -1) {
        Text(nights, format: .number).font(.headline)
        Text("nights").font(.system(size: 10)).foregroundStyle(.secondary)
      }
    }
    .frame(width: 57, height: 57)
    .animation(.easeOut(duration: 0.8), value: drawn)
    .onAppear { drawn = Double(nights) / Double(max(nightsInAll, 1)) }
  }
}
