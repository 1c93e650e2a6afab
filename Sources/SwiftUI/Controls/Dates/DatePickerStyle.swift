import ViewGraph

/// The looks of controls for dates.
@MainActor @preconcurrency public protocol DatePickerStyle {
  static var _look: _DatePickerLook { get }
}

/// A way to show dates.
public enum _DatePickerLook: Hashable, Sendable {
  case compact, graphical
}

/// The style where none is set: plates with date and time.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _look: _DatePickerLook { .compact }
}

/// Plates with date and time.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _look: _DatePickerLook { .compact }
}

/// The days of a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _look: _DatePickerLook { .graphical }
}

/// Wheels on iOS; plates with date and time here.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _look: _DatePickerLook { .compact }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// What a control for dates looks like where it is.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Plates with date and time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels on iOS; plates with date and time here.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerLookKey: EnvironmentKey {
  static let defaultValue = _DatePickerLook.compact
}

extension EnvironmentValues {
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of controls for dates inside.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, S._look)
  }
}
