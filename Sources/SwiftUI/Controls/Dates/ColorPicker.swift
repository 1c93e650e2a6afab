import ViewGraph

/// A control that shows a colour, and would choose another.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label
  @Environment(\.hidesControlLabels) private var hidesLabel

  /// A control with a view for its label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  public var body: some View {
    Group {
      if hidesLabel {
        well.control(hiddenLabel: label)
      } else {
        HStack(spacing: 8) {
          label.controlLabel()
          Spacer(minLength: 0)
          well
        }
        .control()
      }
    }
    .paleWhereDisabled()
    .approximates("ColorPicker")
  }

  /// The colour in a ring of all hues.
  private var well: some View {
    Circle().fill(selection.wrappedValue)
      .padding(5)
      .overlay {
        Circle().strokeBorder(
          AngularGradient(
            colors: [.red, .purple, .blue, .cyan, .green, .yellow, .orange, .red],
            center: .center), lineWidth: 3)
      }
      .frame(width: 28, height: 28)
  }
}

extension ColorPicker where Label == Text {
  /// A control with a text for its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A control with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
