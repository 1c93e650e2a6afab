/// Puts the keyframes of a closure one after the other.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value { expression }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> { KeyframeSequence(parts: components) }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(choice: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(choice: .second(component))
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<MoveKeyframe<Value>>(parts: [])
  }

  /// One of two kinds of keyframes.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First.Value == Second.Value
  {
    enum Choice {
      case first(First)
      case second(Second)
    }
    let choice: Choice

    public typealias Value = ConditionalValue
    public var body: Self { self }

    public func _addKeyframes(to plan: inout _KeyframePlan<ConditionalValue>) {
      switch choice {
      case .first(let content): content._addKeyframes(to: &plan)
      case .second(let content): content._addKeyframes(to: &plan)
      }
    }
  }
}

/// Keyframes of one kind, one after the other.
struct KeyframeSequence<Part: KeyframeTrackContent>: KeyframeTrackContent {
  let parts: [Part]

  var body: Self { self }

  func _addKeyframes(to plan: inout _KeyframePlan<Part.Value>) {
    for part in parts { part._addKeyframes(to: &plan) }
  }
}

/// Keyframes after others.
struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  let first: First
  let second: Second

  var body: Self { self }

  func _addKeyframes(to plan: inout _KeyframePlan<First.Value>) {
    first._addKeyframes(to: &plan)
    second._addKeyframes(to: &plan)
  }
}
