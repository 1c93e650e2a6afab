import ViewGraph

/// A control that raises and lowers a value.
public struct Stepper<Label: View>: View {
  private let steps: StepperSteps
  private let label: Label
  @Environment(\.hidesControlLabels) private var hidesLabel

  private init(steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }

  public var body: some View {
    Group {
      if hidesLabel {
        StepperButtons(steps: steps).control(hiddenLabel: label)
      } else {
        HStack(spacing: 8) {
          label.controlLabel()
          Spacer(minLength: 0)
          StepperButtons(steps: steps)
        }
        .control()
      }
    }
    .approximates("Stepper")
  }
}

extension Stepper {
  /// A stepper that calls what raises and lowers; nil for what cannot be done.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(
        increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged),
      label: label())
  }

  /// A stepper of a value without limits.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(value, in: nil, step: step, onEditingChanged), label: label())
  }

  /// A stepper of a value within a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(value, in: bounds, step: step, onEditingChanged), label: label())
  }

  /// A stepper that calls what raises and lowers, in the former order of arguments.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)"
  )
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value without limits, in the former order of arguments.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    renamed: "Stepper(value:step:label:onEditingChanged:)"
  )
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within a range, in the former order of arguments.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    renamed: "Stepper(value:in:step:label:onEditingChanged:)"
  )
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper that calls what raises and lowers, with a text for its label.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper that calls what raises and lowers, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value without limits, with a text for its label.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value without limits, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within a range, with a text for its label.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within a range, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
