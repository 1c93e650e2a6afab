import SwiftUI

/// Two columns whose middle opens: on the left only the middle is animated, on the right the column as a whole.
///
/// Above and below the middle the left column jumps to its new places, and the right one slides there.
struct NarrowAndRoot: View {
  @State private var isOpen = false

  var body: some View {
    HStack(spacing: 20) {
      NarrowColumn(isOpen: isOpen)
      RootColumn(isOpen: isOpen)
    }
    .frame(height: 400)
    .task {
      try? await Task.sleep(for: .seconds(1))
      isOpen = true
    }
  }
}

/// Animates its middle.
struct NarrowColumn: View {
  var isOpen: Bool

  var body: some View {
    VStack(spacing: 0) {
      Header()
      Middle(isOpen: isOpen).animation(.linear(duration: 2), value: isOpen)
      Footer()
    }
  }
}

/// Animates everything in it.
struct RootColumn: View {
  var isOpen: Bool

  var body: some View {
    VStack(spacing: 0) {
      Header()
      Middle(isOpen: isOpen)
      Footer()
    }
    .animation(.linear(duration: 2), value: isOpen)
  }
}

/// The part above.
struct Header: View {
  var body: some View { Rectangle().fill(.blue).frame(width: 120, height: 40) }
}

/// The part that opens.
struct Middle: View {
  var isOpen: Bool

  var body: some View { Rectangle().fill(.orange).frame(width: 120, height: isOpen ? 200 : 40) }
}

/// The part below.
struct Footer: View {
  var body: some View { Rectangle().fill(.purple).frame(width: 120, height: 40) }
}
