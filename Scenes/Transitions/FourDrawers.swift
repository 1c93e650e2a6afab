import SwiftUI

/// Four drawers that open and close: what drives a transition is an animation outside of the condition.
struct FourDrawers: View {
  @State private var isOpen = false
  @State private var isLifted = false

  var body: some View {
    VStack(spacing: 20) {
      OutsideDrawer(isOpen: isOpen)
      ExplicitDrawer(isOpen: isLifted)
      InsideDrawer(isOpen: isOpen)
      PlainDrawer(isOpen: isOpen)
    }
    .task {
      for pause in [1, 3] {
        try? await Task.sleep(for: .seconds(pause))
        isOpen.toggle()
        withAnimation(.linear(duration: 2)) { isLifted.toggle() }
      }
    }
  }
}

/// Slides, driven by a modifier around the condition.
struct OutsideDrawer: View {
  var isOpen: Bool

  var body: some View {
    Slot {
      if isOpen {
        Rectangle().fill(.orange).transition(.slide)
      }
    }
    .animation(.linear(duration: 2), value: isOpen)
  }
}

/// Scales and fades, driven by the write itself.
struct ExplicitDrawer: View {
  var isOpen: Bool

  var body: some View {
    Slot {
      if isOpen {
        Rectangle().fill(.blue).transition(.scale.combined(with: .opacity))
      }
    }
  }
}

/// Has its animation on what comes and goes: too far in to drive it, either way.
struct InsideDrawer: View {
  var isOpen: Bool

  var body: some View {
    Slot {
      if isOpen {
        Rectangle().fill(.purple).transition(.slide).animation(.linear(duration: 2), value: isOpen)
      }
    }
  }
}

/// Has a transition and nothing to drive it.
struct PlainDrawer: View {
  var isOpen: Bool

  var body: some View {
    Slot {
      if isOpen {
        Rectangle().fill(.green).transition(.scale)
      }
    }
  }
}

/// Room for a drawer, open or closed.
struct Slot<Drawer: View>: View {
  @ViewBuilder var drawer: Drawer

  var body: some View { ZStack { drawer }.frame(width: 120, height: 60) }
}
