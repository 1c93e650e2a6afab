import Foundation
import Geometry
import ViewGraph

/// A label with a switch at the end of the row.
struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: AnyShapeStyle?
  @Environment(\.hidesControlLabels) private var hidesLabel

  var body: some View {
    if hidesLabel {
      control.control(hiddenLabel: configuration.label)
    } else {
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 0)
        control
      }
    }
  }

  private var control: some View {
    Switch(isOn: configuration.$isOn, ownTint: tint).approximates("Toggle")
  }
}

/// A knob in a track.
///
/// The sizes are those of iOS 26 as they are told; motion and shadow are chosen by eye.
private struct Switch: View {
  static let size = CGSize(width: 63, height: 28)
  static let knob = CGSize(width: 37, height: 24)
  /// How much wider the knob is under a finger.
  static let stretch = 5.0
  /// How far a finger moves before it drags the knob.
  static let slop = 8.0

  /// A finger on the switch.
  private struct Touch: Equatable {
    var isDragging: Bool
    /// The side the finger is on.
    var isOnSide: Bool
  }

  @Binding var isOn: Bool
  let ownTint: AnyShapeStyle?
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction
  @GestureState(reset: { _, transaction in transaction.animation = .controlMotion })
  private var touch: Touch?

  private var isShownOn: Bool {
    if let touch, touch.isDragging { touch.isOnSide } else { isOn }
  }

  var body: some View {
    ZStack(alignment: isShownOn ? .trailing : .leading) {
      Capsule().fill(Color(.adaptive(.secondarySystemFill)))
        .frame(width: Self.size.width, height: Self.size.height)
      Capsule().fill(ownTint ?? tint ?? AnyShapeStyle(Color.green))
        .frame(width: Self.size.width, height: Self.size.height)
        .opacity(isShownOn ? 1 : 0)
      Capsule().fill(Color.white)
        .shadow(color: .black.opacity(0.16), radius: 1.5, y: 1)
        .frame(
          width: Self.knob.width + (touch == nil ? 0 : Self.stretch), height: Self.knob.height
        )
        .padding(.horizontal, (Self.size.height - Self.knob.height) / 2)
    }
    .movesWhenOperated(.controlMotion)
    .paleWhereDisabled()
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($touch) { value, touch, transaction in
          touch = next(touch, value)
          transaction.animation = .controlMotion
        }
        .onEnded { end($0) })
  }

  private func next(_ touch: Touch?, _ value: DragGesture.Value) -> Touch {
    let isRight = value.location.x > Self.size.width / 2
    return Touch(
      isDragging: touch?.isDragging == true || abs(value.translation.width) > Self.slop,
      isOnSide: isRight == (direction == .leftToRight))
  }

  private func end(_ value: DragGesture.Value) {
    let last = next(touch, value)
    if last.isDragging {
      if last.isOnSide != isOn { $isOn.operate(last.isOnSide) }
    } else if abs(value.translation.height) <= PressGesture.margin {
      $isOn.operate(!isOn)
    }
  }
}
