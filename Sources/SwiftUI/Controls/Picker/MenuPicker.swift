import ViewGraph

/// The chosen value with arrows, which opens a menu of the others.
struct MenuPicker<Value: Hashable>: View {
  let source: PickerSource<Value>

  var body: some View {
    HStack(spacing: 4) {
      source.current
      Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium))
    }
    .foregroundStyle(.tint)
    .paleWhereDisabled()
    .control(hiddenLabel: source.label)
  }
}

/// A row with the chosen value that leads to the others.
struct LinkPicker<Value: Hashable>: View {
  let source: PickerSource<Value>

  var body: some View {
    HStack(spacing: 6) {
      source.label.controlLabel()
      Spacer(minLength: 0)
      source.current.foregroundStyle(.secondary)
      Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold))
        .foregroundStyle(.tertiary)
    }
    .paleWhereDisabled()
    .control()
  }
}
