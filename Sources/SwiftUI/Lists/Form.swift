import ViewGraph

/// Rows with controls, in cards on a grey ground.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formLook) private var look
  @Environment(\.scrollContentBackground) private var backgroundVisibility

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    ListBody(
      look: look, selection: nil, content: content,
      hasBackground: backgroundVisibility != .hidden)
  }
}

private struct FormLookKey: EnvironmentKey {
  static let defaultValue = ListLook(kind: .insetGrouped)
}

extension EnvironmentValues {
  var formLook: ListLook {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}

/// Looks of forms.
@MainActor @preconcurrency public protocol FormStyle {
  static var _look: _ListLook { get }
}

/// The usual look.
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
  public static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Cards on a grey ground.
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
  public static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Rows in columns, which look the same here as on iOS.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}
  public static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual look.
  public static var automatic: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Cards on a grey ground.
  public static var grouped: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Rows in columns.
  public static var columns: Self { Self() }
}

extension View {
  /// Sets the look of forms inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formLook, ListLook(kind: S._look.kind))
  }
}
