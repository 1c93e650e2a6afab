public import ViewGraph

/// Animates what it is applied to when a value changes.
public struct _AnimationModifier<Value: Equatable>: PrimitiveModifier {
  public var animation: Animation?
  public var value: Value
  let source: AnimationSource

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ValueAnimationNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class ValueAnimationNode<C: View, Value: Equatable>: PassthroughNode<
  ModifiedContent<C, _AnimationModifier<Value>>, C
>
{
  /// The update in which the value last changed; the first sighting only records it.
  private var changedIn: UInt64?

  private lazy var scope = TransactionScope(inside: inputs.scope, of: host.graph) {
    [unowned self] transaction in
    guard changedIn == host.graph.updateNumber, !transaction.disablesAnimations else { return }
    transaction.animation = view.modifier.animation
    transaction.source = view.modifier.source
  }

  override func willMakeContent() { noteActor() }

  override var contentInputs: _ViewInputs {
    inputs.with(parent: self, environment: environment, scope: scope)
  }

  override func viewChanged(from old: ModifiedContent<C, _AnimationModifier<Value>>) {
    if old.modifier.value != view.modifier.value { changedIn = host.graph.updateNumber }
    super.viewChanged(from: old)
  }
}

extension AnimationSource {
  /// A change of transactions that says it came from here, where it sets another animation.
  fileprivate func noting(
    _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) -> @MainActor (inout Transaction) -> Void {
    { transaction in
      let former = transaction.animation
      transform(&transaction)
      transaction.noteSource(self, since: former)
    }
  }
}

extension View {
  /// Animates this view with `animation` when `value` changes.
  public func animation<V: Equatable>(
    _ animation: Animation?, value: V, file: StaticString = #fileID, line: UInt = #line
  ) -> ModifiedContent<Self, _AnimationModifier<V>> {
    modifier(
      _AnimationModifier(
        animation: animation, value: value,
        source: AnimationSource(".animation(value:)", file: file, line: line)))
  }

  /// Animates this view with `animation` whenever anything changes.
  @available(
    *, deprecated, message: "in iOS 15.0: Use withAnimation or animation(_:value:) instead."
  )
  public func animation(
    _ animation: Animation?, file: StaticString = #fileID, line: UInt = #line
  ) -> ModifiedContent<Self, _TransactionModifier> {
    let source = AnimationSource(".animation", file: file, line: line)
    return modifier(
      _TransactionModifier(isCode: false) { transaction in
        guard !transaction.disablesAnimations else { return }
        transaction.animation = animation
        transaction.source = source
      })
  }

  /// Applies modifiers in `body` that are animated with `animation`; the view itself is not.
  public func animation<V: View>(
    _ animation: Animation?, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder body: @escaping @MainActor (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let source = AnimationSource(".animation(body:)", file: file, line: line)
    return modifier(
      _ScopedAnimationModifier(
        isCode: false,
        transform: { transaction in
          guard !transaction.disablesAnimations else { return }
          transaction.animation = animation
          transaction.source = source
        }, content: body))
  }

  /// Applies modifiers in `body` whose transaction `transform` changes; the view's own stays as it is.
  public func transaction<V: View>(
    _ transform: @escaping @MainActor (inout Transaction) -> Void,
    file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder body: @escaping @MainActor (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let source = AnimationSource(".transaction(body:)", file: file, line: line)
    return modifier(
      _ScopedAnimationModifier(isCode: true, transform: source.noting(transform), content: body))
  }

  /// Changes the transaction of updates in which `value` changes.
  public func transaction<V: Equatable>(
    value: V, file: StaticString = #fileID, line: UInt = #line,
    _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) -> some View {
    let source = AnimationSource(".transaction(value:)", file: file, line: line)
    return modifier(
      _ValueTransactionModifier(value: value, transform: source.noting(transform)))
  }

  /// Changes the transaction of every update for this view.
  public func transaction(
    file: StaticString = #fileID, line: UInt = #line,
    _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _TransactionModifier> {
    let source = AnimationSource(".transaction", file: file, line: line)
    return modifier(_TransactionModifier(isCode: true, transform: source.noting(transform)))
  }
}
