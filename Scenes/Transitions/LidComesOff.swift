import SwiftUI

/// Two boxes lose their lids: each lid fades where it was, and its box moves up without waiting for it.
struct LidComesOff: View {
  @State private var hasLids = true

  var body: some View {
    HStack(spacing: 50) {
      LiddedBox(hasLid: hasLids).animation(.linear(duration: 1), value: hasLids)
      LiddedBox(hasLid: hasLids).animation(.smooth, value: hasLids)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      hasLids = false
    }
  }
}

/// A box at the top of its place, or below its lid.
struct LiddedBox: View {
  var hasLid: Bool

  var body: some View {
    VStack(spacing: 0) {
      if hasLid {
        Lid().transition(.opacity)
      }
      Rectangle().fill(.blue).frame(width: 30, height: 10)
    }
    .frame(width: 50, height: 40, alignment: .top)
  }
}

/// What comes off.
struct Lid: View {
  var body: some View { Rectangle().fill(.orange).frame(width: 50, height: 30) }
}
