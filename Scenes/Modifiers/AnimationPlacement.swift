import SwiftUI

/// Four planks that grow and change colour, with their animation in four places.
///
/// What an animation reaches is decided at the drawn leaf: it has a size and a colour of its own, wherever the frame and
/// the style are written.
struct AnimationPlacement: View {
  @State private var isLong = false

  var body: some View {
    VStack(spacing: 20) {
      OutsidePlank(isLong: isLong)
      InsidePlank(isLong: isLong)
      SelectivePlank(isLong: isLong)
      ScopedPlank(isLong: isLong)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      isLong = true
    }
  }
}

/// The animation last, after everything it is for.
struct OutsidePlank: View {
  var isLong: Bool

  var body: some View {
    Rectangle()
      .frame(width: isLong ? 200 : 100, height: 40)
      .foregroundStyle(isLong ? .purple : .orange)
      .animation(.spring, value: isLong)
  }
}

/// The animation first, before the frame and the style.
struct InsidePlank: View {
  var isLong: Bool

  var body: some View {
    Rectangle()
      .animation(.spring, value: isLong)
      .frame(width: isLong ? 200 : 100, height: 40)
      .foregroundStyle(isLong ? .purple : .orange)
  }
}

/// A spring between frame and style, and none beyond the style.
struct SelectivePlank: View {
  var isLong: Bool

  var body: some View {
    Rectangle()
      .frame(width: isLong ? 200 : 100, height: 40)
      .animation(.spring, value: isLong)
      .foregroundStyle(isLong ? .purple : .orange)
      .animation(nil, value: isLong)
  }
}

/// A spring for the frame in its closure alone.
struct ScopedPlank: View {
  var isLong: Bool

  var body: some View {
    Rectangle()
      .animation(.spring) { $0.frame(width: isLong ? 200 : 100, height: 40) }
      .foregroundStyle(isLong ? .purple : .orange)
  }
}
