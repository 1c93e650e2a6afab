import ViewGraph

/// The chosen value with arrows, which opens a menu of the others; in a row of a list behind its label.
struct MenuPicker<Value: Hashable>: View {
  let source: PickerSource<Value>
  @Environment(\.listRow) private var row
  @Environment(\.hidesControlLabels) private var hidesLabel

  var body: some View {
    Group {
      if row != nil, !hidesLabel {
        HStack(spacing: 8) {
          source.label.controlLabel()
          Spacer(minLength: 0)
          anchor.tint(Color.secondary)
        }
        .control()
      } else {
        anchor.control(hiddenLabel: source.label)
      }
    }
    .paleWhereDisabled()
  }

  private var anchor: some View {
    MenuAnchor(label: label, primaryAction: nil) { MenuRowsPicker(source: source) }
  }

  private var label: some View {
    HStack(spacing: 4) {
      source.current
      Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium))
    }
  }
}

/// A row with the chosen value that leads to a page with the others.
struct LinkPicker<Value: Hashable>: View {
  let source: PickerSource<Value>
  @Environment(\.listRow) private var row

  var body: some View {
    NavigationLink {
      LinkPickerPage(source: source)
    } label: {
      HStack(spacing: 6) {
        source.label.controlLabel().foregroundStyle(.primary)
        Spacer(minLength: 0)
        source.current.foregroundStyle(.secondary)
        if row == nil {
          Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tertiary)
        }
      }
    }
    .paleWhereDisabled()
    .control()
  }
}

/// All values; a tap on one chooses it and leads back.
private struct LinkPickerPage<Value: Hashable>: View {
  let source: PickerSource<Value>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      OptionRows(selection: source.selection.wrappedValue, edge: .trailing) {
        source.options
          .modifier(OptionRowLook(leading: 16, trailing: 44))
          .modifier(
            PickerOptionModifier(
              selection: source.selection, isTapped: true, chosen: { dismiss() }))
      }
      .padding(.trailing, 16)
    }
  }
}
