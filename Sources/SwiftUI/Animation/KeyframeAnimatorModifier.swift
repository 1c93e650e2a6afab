public import Motion
import ViewGraph

/// Applies modifiers to a view that depend on a value which keyframes move.
public struct _KeyframeAnimatorModifier<
  Source: View, Value, Path: Keyframes, Result: View
>: ViewModifier where Path.Value == Value {
  let initialValue: Value
  let start: KeyframeAnimator<Value, Path, Result>.Start
  let content: @MainActor (PlaceholderContentView<Source>, Value) -> Result
  let keyframes: (Value) -> Path

  public func body(content placeholder: Content) -> KeyframeAnimator<Value, Path, Result> {
    KeyframeAnimator(
      initialValue: initialValue, start: start,
      content: { content(PlaceholderContentView(source: placeholder.source), $0) },
      keyframes: keyframes)
  }
}

extension View {
  /// Plays keyframes again and again; `content` applies to this view what a value looks like.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content:
      @escaping @MainActor (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      _KeyframeAnimatorModifier(
        initialValue: initialValue, start: .repeating(repeating), content: content,
        keyframes: keyframes))
  }

  /// Plays keyframes whenever `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content:
      @escaping @MainActor (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      _KeyframeAnimatorModifier(
        initialValue: initialValue, start: .trigger(AnyTrigger(trigger)), content: content,
        keyframes: keyframes))
  }
}
