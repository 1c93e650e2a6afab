import ViewGraph

/// The looks of pickers.
@MainActor @preconcurrency public protocol PickerStyle {
  static var _look: _PickerLook { get }
}

/// A way to show choices.
public enum _PickerLook: Hashable, Sendable {
  case menu, segmented, inline, wheel, navigationLink
  /// Rows of a menu that is open.
  case menuRows
}

/// The style that pickers have where none is set: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { .menu }
}

/// The chosen value, which opens a menu of the others.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { .menu }
}

/// All values in a row.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { .segmented }
}

/// All values in a column.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { .inline }
}

/// The values on a wheel.
public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { .wheel }
}

/// The chosen value in a row that leads to the others.
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { .navigationLink }
}

/// All values in a row, for menus.
public struct PalettePickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What a picker looks like where it is.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen value, which opens a menu of the others.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All values in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All values in a column.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The values on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen value in a row that leads to the others.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// All values in a row, for menus.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerLookKey: EnvironmentKey {
  static let defaultValue = _PickerLook.menu
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of pickers inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, S._look)
  }
}
