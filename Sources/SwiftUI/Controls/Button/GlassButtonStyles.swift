import ViewGraph

/// A label on a plate of glass, which here is a pale one.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlateButtonStyle(look: .pale), configuration: configuration)
      .approximates("Button")
  }
}

/// A white label on a plate of tinted glass, which here is a plain one.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlateButtonStyle(look: .prominent), configuration: configuration)
      .approximates("Button")
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on a plate of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on a plate of tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// Whether a button acts again and again while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the button decides.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Says whether buttons inside act again and again while they are pressed; they act once.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
