public import Foundation
public import Geometry
import ViewGraph

/// Shows a sheet while a binding is true.
private struct FlagSheet<Sheet: View>: ViewModifier {
  let kind: SheetKind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue
    content.modifier(
      PresentationModifier(
        isPresented: isShown, isModal: true,
        layer: SheetLayer(
          kind: kind, item: isShown ? true : nil, identity: isShown ? AnyHashable(true) : nil,
          dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
          content: { _ in sheet() })))
  }
}

/// Shows a sheet for the value that a binding holds.
private struct ItemSheet<Item: Identifiable, Sheet: View>: ViewModifier {
  let kind: SheetKind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  func body(content: Content) -> some View {
    let shown = item.wrappedValue
    content.modifier(
      PresentationModifier(
        isPresented: shown != nil, isModal: true,
        layer: SheetLayer(
          kind: kind, item: shown, identity: shown.map { AnyHashable($0.id) },
          dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss, content: sheet)))
  }
}

extension View {
  /// Shows a sheet while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagSheet(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a sheet for the value that a binding holds.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheet(kind: .sheet, item: item, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the whole screen while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagSheet(kind: .cover, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the whole screen for the value that a binding holds.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheet(kind: .cover, item: item, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a popover, which is a sheet on a phone, while a binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(FlagSheet(kind: .sheet, isPresented: isPresented, onDismiss: nil, sheet: content))
  }

  /// Shows a popover, which is a sheet on a phone, for the value that a binding holds.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheet(kind: .sheet, item: item, onDismiss: nil, sheet: content))
  }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
