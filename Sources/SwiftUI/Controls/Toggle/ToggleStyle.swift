import ViewGraph

/// The looks of toggles, and what switches them.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle as its style sees it.
@MainActor @preconcurrency public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content.controlLabel() }
  }

  public let label: Label
  /// Whether the toggle is on; a style sets it.
  @Binding public var isOn: Bool
  /// Whether some of the toggle's values are on and others are not.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// Switches the toggle.
  public func toggle() { isOn.toggle() }
}

private struct ToggleStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyControlStyle<ToggleStyleConfiguration>(
    DefaultToggleStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension EnvironmentValues {
  @MainActor var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The style that toggles have where none is set: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: nil)
  }
}

/// A switch behind the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  /// A switch with a colour of its own while it is on.
  @available(iOS, introduced: 14.0, deprecated: 15.0, message: "Use ``View/tint(_)`` instead.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint.map { AnyShapeStyle($0) })
  }
}

/// A button that stays filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// What a toggle looks like where it is.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays filled while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The plate of a toggle that is a button: filled while it is on, else none.
private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    Button {
      configuration.$isOn.operate(!configuration.isOn)
    } label: {
      configuration.label
    }
    .buttonStyle(PlateButtonStyle(look: configuration.isOn ? .prominent : .bare))
    .movesWhenOperated(.pressMotion)
    .approximates("Toggle")
  }
}
