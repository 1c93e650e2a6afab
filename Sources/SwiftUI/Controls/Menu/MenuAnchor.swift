import Foundation
import Geometry
import ViewGraph

/// A button that opens a panel over the scene, beside itself.
struct MenuAnchor<Label: View, Items: View>: View {
  let label: Label
  let primaryAction: (() -> Void)?
  @ViewBuilder let items: Items
  @State private var isOpen = false
  @State private var frame = CGRect.zero
  @Environment(\.closeMenu) private var closeOuter

  /// How the panel comes and goes. (By eye.)
  private static var motion: Animation { .smooth(duration: 0.25) }

  var body: some View {
    Button {
      if let primaryAction { primaryAction() } else { open() }
    } label: {
      label
    }
    .highPriorityGesture(
      LongPressGesture().onEnded { _ in open() }, isEnabled: primaryAction != nil
    )
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      frame = $0
    }
    .modifier(
      PresentationModifier(
        isPresented: isOpen, isModal: true,
        layer: MenuLayer(isOpen: isOpen, anchor: frame, close: close, items: items)))
  }

  private func open() { withAnimation(Self.motion) { isOpen = true } }

  private func close() {
    withAnimation(Self.motion) { isOpen = false }
    closeOuter?()
  }
}

/// An open menu's panel; a tap beside it closes it.
private struct MenuLayer<Items: View>: View {
  let isOpen: Bool
  let anchor: CGRect
  let close: () -> Void
  let items: Items

  static var width: Double { 250 }

  var body: some View {
    ZStack {
      if isOpen {
        Color.clear.contentShape(Rectangle()).onTapGesture(perform: close)
        MenuPlacement(anchor: anchor) {
          panel.transition(.scale(scale: 0.5, anchor: .top).combined(with: .opacity))
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Rows on a plate; sizes and colours are iOS's by eye.
  private var panel: some View {
    VStack(spacing: 0) { items }
      .frame(width: Self.width)
      .background(Color(.adaptive(.menuPlate)))
      .clipShape(RoundedRectangle(cornerRadius: 22))
      .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
      .environment(\.closeMenu, close)
      .environment(\.pickerLook, .menuRows)
      .buttonStyle(MenuRowStyle())
      .toggleStyle(MenuToggleStyle())
      .labelStyle(.titleAndIcon)
      .environment(\.font, nil)
      .environment(\.foregroundLevels, nil)
  }
}

extension AdaptiveColor {
  /// The plate of a menu. (By eye.)
  static let menuPlate = AdaptiveColor(light: 0xF9F9F9, dark: 0x252528)
}

private struct CloseMenuKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Closes the menu around; nil outside of menus.
  var closeMenu: (() -> Void)? {
    get { self[CloseMenuKey.self] }
    set { self[CloseMenuKey.self] = newValue }
  }
}

/// Puts a panel under a label, or over it where there is no room, inside the canvas.
private struct MenuPlacement: Layout {
  let anchor: CGRect
  static let gap = 6.0
  static let margin = 8.0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let rightmost = bounds.maxX - Self.margin - size.width
      let x = max(bounds.minX + Self.margin, min(anchor.minX, rightmost))
      let below = anchor.maxY + Self.gap
      let isBelow = below + size.height <= bounds.maxY - Self.margin
      let y = isBelow ? below : max(bounds.minY, anchor.minY - Self.gap - size.height)
      subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
    }
  }
}
