public import Foundation
import ViewGraph

/// The outline of the plates behind bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }
  let kind: Kind

  /// What the control decides: a capsule, as on iOS 26.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Quarter circles at the corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path { inset(by: 0).path(in: rect) }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    let shorter = 8.0
    let outline: AnyInsettable =
      switch kind {
      case .automatic, .capsule: AnyInsettable(Capsule().inset(by: amount))
      case .circle: AnyInsettable(Circle().inset(by: amount))
      case .rounded(let radius):
        AnyInsettable(RoundedRectangle(cornerRadius: radius ?? shorter).inset(by: amount))
      }
    return outline
  }

  /// A shape of any type that can be inset.
  struct AnyInsettable: InsettableShape {
    private let base: any InsettableShape

    nonisolated init(_ base: some InsettableShape) { self.base = base }

    nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

    nonisolated func inset(by amount: CGFloat) -> AnyInsettable {
      func moved(_ shape: some InsettableShape) -> AnyInsettable {
        AnyInsettable(shape.inset(by: amount))
      }
      return moved(base)
    }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The outline of the plates behind bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of the plates behind bordered buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// A label on a plate, or where a plate would be.
struct PlateButtonStyle: ButtonStyle {
  let look: ButtonPlate.Look

  func makeBody(configuration: Configuration) -> some View {
    ButtonPlate(configuration: configuration, look: look)
  }
}

/// The plate behind a bordered button's label.
struct ButtonPlate: View {
  /// How much of a plate is seen.
  enum Look { case bare, pale, prominent }

  let configuration: ButtonStyleConfiguration
  let look: Look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape

  private var tint: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var fillOpacity: Double {
    switch look {
    case .bare: 0
    case .pale: 0.15
    case .prominent: 1
    }
  }

  /// Distances from the label to the plate's edge; iOS's by eye.
  private var margins: CGSize {
    switch controlSize {
    case .mini: CGSize(width: 8, height: 4)
    case .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large: CGSize(width: 20, height: 15)
    case .extraLarge: CGSize(width: 24, height: 18)
    }
  }

  var body: some View {
    configuration.label
      .font(controlSize == .mini || controlSize == .small ? .subheadline : nil)
      .foregroundStyle(look == .prominent ? AnyShapeStyle(Color.white) : tint)
      .padding(.horizontal, margins.width)
      .padding(.vertical, shape == .circle ? margins.width : margins.height)
      .background { shape.fill(tint).opacity(fillOpacity) }
      .opacity(configuration.isPressed ? (look == .bare ? PressedLook.opacity : 0.75) : 1)
      .opacity(isEnabled ? 1 : PressedLook.disabledOpacity)
  }
}
