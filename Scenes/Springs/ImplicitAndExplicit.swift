import SwiftUI

/// The same spring asked for in two ways: by a modifier that watches the value, and around the write.
struct ImplicitAndExplicit: View {
  @State private var watched = false
  @State private var wrapped = false

  var body: some View {
    VStack(spacing: 30) {
      WatchedBar(isWide: watched)
      WrappedBar(isWide: wrapped)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      watched = true
      withAnimation(.spring) { wrapped = true }
    }
  }
}

/// A bar that brings its animation with it.
struct WatchedBar: View {
  var isWide: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(.orange)
      .frame(width: isWide ? 200 : 100, height: 40)
      .animation(.spring, value: isWide)
  }
}

/// A bar that leaves it to the writer.
struct WrappedBar: View {
  var isWide: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(.blue)
      .frame(width: isWide ? 200 : 100, height: 40)
  }
}
