import SwiftUI

/// Two shelves with a crate between two jars: on the upper one the crate's frame grows, on the lower one it is scaled.
///
/// The frame takes room, so the jars make way. The scale takes none: the crate covers them.
struct CrateOnShelf: View {
  @State private var isBig = false

  var body: some View {
    VStack(spacing: 80) {
      HStack(spacing: 10) {
        Jar()
        FramedCrate(isBig: isBig)
        Jar()
      }
      HStack(spacing: 10) {
        Jar()
        ScaledCrate(isBig: isBig)
        Jar()
      }
      .frame(width: 240)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 2)) { isBig = true }
    }
  }
}

/// A neighbour.
struct Jar: View {
  var body: some View { Rectangle().fill(.blue).frame(width: 40, height: 60) }
}

/// Grows by its frame and its padding.
struct FramedCrate: View {
  var isBig: Bool

  var body: some View {
    Rectangle().fill(.orange)
      .frame(width: isBig ? 160 : 80, height: 60)
      .padding(.horizontal, isBig ? 20 : 0)
  }
}

/// Grows by a transform.
struct ScaledCrate: View {
  var isBig: Bool

  var body: some View {
    Rectangle().fill(.orange).frame(width: 80, height: 60)
      .scaleEffect(x: isBig ? 2 : 1)
  }
}
