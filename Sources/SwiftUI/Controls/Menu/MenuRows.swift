import Foundation
import ViewGraph

/// A button as a row of a menu, which closes the menu.
struct MenuRowStyle: PrimitiveButtonStyle {
  @Environment(\.closeMenu) private var close

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
      close?()
    } label: {
      configuration.label
    }
    .buttonStyle(MenuRowLook())
  }
}

/// A row of a menu, darker under a finger.
struct MenuRowLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        configuration.role == .destructive
          ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
      )
      .modifier(OptionRowLook(leading: 38, trailing: 16))
      .background {
        Rectangle().fill(Color(.adaptive(.systemFill)))
          .opacity(configuration.isPressed ? 1 : 0)
      }
      .paleWhereDisabled()
  }
}

/// A toggle as a row of a menu, with a mark while it is on.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .overlay(alignment: .leading) {
      Image(systemName: "checkmark").fontWeight(.semibold).padding(.leading, 14)
        .opacity(configuration.isOn ? 1 : 0)
        .allowsHitTesting(false)
    }
  }
}

/// A picker's choices as rows of a menu, with a mark at the chosen one.
struct MenuRowsPicker<Value: Hashable>: View {
  let source: PickerSource<Value>
  @Environment(\.closeMenu) private var close
  @State private var pressed: AnyHashable?

  var body: some View {
    OptionRows(selection: source.selection.wrappedValue, edge: .leading) {
      source.options
        .modifier(OptionRowLook(leading: 38, trailing: 16))
        .modifier(
          PickerOptionModifier(
            selection: source.selection, pressed: $pressed, chosen: { close?() }))
    }
  }
}
