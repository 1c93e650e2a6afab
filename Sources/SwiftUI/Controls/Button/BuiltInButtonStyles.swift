import ViewGraph

/// A label in the tint colour, which pales under a finger.
public struct BorderlessButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// The style that buttons have where none is set: the borderless one.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessButtonStyle(), configuration: configuration)
  }
}

/// A label as it is, which pales under a finger.
public struct PlainButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? PressedLook.opacity : 1)
  }
}

/// A label on a plate in a pale tint.
public struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonPlate(configuration: configuration, look: .pale).approximates("Button")
  }
}

/// A white label on a plate in the tint colour.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonPlate(configuration: configuration, look: .prominent).approximates("Button")
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// What a button looks like where it is.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  /// A label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  /// A label on a plate in a pale tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a plate in the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// How buttons look under a finger and out of use. (No source tells; chosen to be recognisable.)
enum PressedLook {
  static let opacity = 0.3
  static let disabledOpacity = 0.3
}

/// A label in the tint colour, or in red where it deletes something.
private struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
      )
      .opacity(configuration.isPressed ? PressedLook.opacity : 1)
      .opacity(isEnabled ? 1 : PressedLook.disabledOpacity)
  }
}
