import SwiftUI

/// Three planks turn long: as two views in the branches of a condition, as one view with another identity, and as one
/// view that stays itself.
struct SameOrAnother: View {
  @State private var isLong = false

  var body: some View {
    VStack(spacing: 30) {
      BranchedPlank(isLong: isLong)
      RenamedPlank(isLong: isLong)
      LastingPlank(isLong: isLong)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 2)) { isLong = true }
    }
  }
}

/// Two planks of which one is shown: they fade into one another.
struct BranchedPlank: View {
  var isLong: Bool

  var body: some View {
    ZStack {
      if isLong {
        Rectangle().fill(.blue).frame(width: 200, height: 40)
      } else {
        Rectangle().fill(.orange).frame(width: 100, height: 40)
      }
    }
  }
}

/// A plank that is replaced: the old one shrinks away while the new one grows.
struct RenamedPlank: View {
  var isLong: Bool

  var body: some View {
    ZStack {
      Rectangle().fill(.purple).frame(width: isLong ? 200 : 100, height: 40)
        .id(isLong)
        .transition(.scale)
    }
  }
}

/// A plank that changes.
struct LastingPlank: View {
  var isLong: Bool

  var body: some View {
    Rectangle().fill(.green).frame(width: isLong ? 200 : 100, height: 40)
  }
}
