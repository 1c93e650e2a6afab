import ViewGraph

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  private init() {}

  /// When nothing else has the focus.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Also when the focus was set by somebody.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Gives the focus to the view that stands for `value` when this one appears.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
