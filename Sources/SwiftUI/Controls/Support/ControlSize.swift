import ViewGraph

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave their labels out.
  var hidesControlLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls inside are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves out the labels of controls inside; they are still found by them.
  public func labelsHidden() -> some View { environment(\.hidesControlLabels, true) }
}

/// How controls look out of use. (No source tells; chosen to be recognisable.)
enum DisabledLook {
  static let opacity = 0.4
}

extension View {
  /// Pales a control that is out of use.
  func paleWhereDisabled() -> some View { modifier(PaleWhereDisabled()) }
}

private struct PaleWhereDisabled: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : DisabledLook.opacity)
  }
}
