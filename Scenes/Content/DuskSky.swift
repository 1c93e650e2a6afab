import SwiftUI

/// A sky that goes from noon to dusk: a gradient of two stops turns into one of four, and its direction with it.
struct DuskSky: View {
  @State private var isDusk = false

  private var sky: LinearGradient {
    isDusk
      ? LinearGradient(
        stops: [
          .init(color: .indigo, location: 0), .init(color: .purple, location: 0.4),
          .init(color: .orange, location: 0.75), .init(color: .yellow, location: 1),
        ], startPoint: .topLeading, endPoint: .bottomTrailing)
      : LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
  }

  var body: some View {
    Rectangle().fill(sky)
      .overlay(alignment: .bottom) {
        HStack(alignment: .bottom, spacing: 0) {
          ForEach([60, 90, 45, 120, 70], id: \.self) { height in
            Rectangle().fill(.black).frame(height: height)
          }
        }
        .opacity(isDusk ? 0.9 : 0.6)
      }
      .frame(width: 360, height: 240)
      .task {
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.linear(duration: 4)) { isDusk = true }
      }
  }
}
