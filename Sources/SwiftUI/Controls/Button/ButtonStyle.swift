import ViewGraph

/// The looks of buttons that are pressed like any other.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it.
@MainActor @preconcurrency public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the button is for; nil for nothing in particular.
  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// The looks of buttons, and what presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it, with its action.
@MainActor @preconcurrency public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }

  /// What the button is for; nil for nothing in particular.
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// A style of any type.
@MainActor struct AnyButtonStyle {
  let makeBody: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  init(_ style: some PrimitiveButtonStyle) {
    makeBody = AnyControlStyle(style) { $0.makeBody(configuration: $1) }.makeBody
  }

  init(_ style: some ButtonStyle) {
    makeBody = { AnyView(PressableButton(style: style, configuration: $0)) }
  }
}

private struct ButtonStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyButtonStyle(DefaultButtonStyle())
}

extension EnvironmentValues {
  @MainActor var primitiveButtonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.primitiveButtonStyle, AnyButtonStyle(style))
  }

  /// Sets the looks of buttons inside, and what presses them.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.primitiveButtonStyle, AnyButtonStyle(style))
  }
}

/// A button that a finger presses and lets go.
struct PressableButton<S: ButtonStyle>: View, UnnamedInPaths {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration
  @GestureState private var isPressed = false

  var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: isPressed)
    )
    .gesture(
      PressGesture().updating($isPressed) { value, isPressed, _ in isPressed = value }
        .onEnded { _ in configuration.trigger() })
  }
}

extension PressableButton: @preconcurrency PropertyHolder {
  static var held: String { "style" }
}

/// A finger that comes down on a button and is lifted on it or near it.
struct PressGesture: PrimitiveGesture {
  /// Whether the finger is on the button.
  typealias Value = Bool

  /// How far outside a button a finger still counts as on it, in points. (No source tells; that of iOS buttons.)
  static let margin = 70.0

  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> { Recognizer() }

  private final class Recognizer: _GestureRecognizer<Bool> {
    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      let point = input.convert(input.location, .local)
      let isNear =
        point.x >= -margin && point.y >= -margin && point.x <= input.size.width + margin
        && point.y <= input.size.height + margin
      switch input.kind {
      case .began: return .active(true)
      case .moved, .waited: return .active(isNear)
      case .ended: return isNear ? .ended(true) : .failed
      case .magnified, .rotated: return .failed
      }
    }

    private var margin: Double { PressGesture.margin }
  }
}
