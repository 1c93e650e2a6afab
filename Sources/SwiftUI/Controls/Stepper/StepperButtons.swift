import Foundation
import ViewGraph

/// What a stepper does; nil for what cannot be done now.
struct StepperSteps {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editingChanged: (Bool) -> Void
}

extension StepperSteps {
  /// Steps of a value, which stays in its range.
  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    let current = value.wrappedValue
    func move(by step: V.Stride) {
      let next = value.wrappedValue.advanced(by: step)
      value.wrappedValue =
        bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    self.init(
      increment: bounds.map { current < $0.upperBound } ?? true ? { move(by: step) } : nil,
      decrement: bounds.map { current > $0.lowerBound } ?? true
        ? { move(by: 0 - step) } : nil, editingChanged: editingChanged)
  }
}

/// Minus and plus on a plate.
///
/// Sizes and colours are iOS's by eye.
struct StepperButtons: View {
  let steps: StepperSteps
  static let size = CGSize(width: 94, height: 32)

  var body: some View {
    HStack(spacing: 0) {
      half("minus", "Decrement", steps.decrement)
      Rectangle().fill(Color(.adaptive(.separator))).frame(width: 1, height: 18)
      half("plus", "Increment", steps.increment)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .background { Capsule().fill(Color(.adaptive(.tertiarySystemFill))) }
    .clipShape(Capsule())
    .paleWhereDisabled()
  }

  private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    Button {
      action?()
    } label: {
      Image(systemName: symbol)
    }
    .buttonStyle(StepperHalfStyle(editingChanged: steps.editingChanged))
    .controlPart(named: name)
    .disabled(action == nil)
    .foregroundStyle(action == nil ? .tertiary : .primary)
  }
}

/// One half of a stepper's plate, darker under a finger.
private struct StepperHalfStyle: ButtonStyle {
  let editingChanged: (Bool) -> Void

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        Rectangle().fill(Color(.adaptive(.systemFill)))
          .opacity(configuration.isPressed ? 1 : 0)
      }
      .contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { _, isPressed in editingChanged(isPressed) }
  }
}
