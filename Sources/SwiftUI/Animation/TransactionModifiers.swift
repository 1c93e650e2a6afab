import ViewGraph

/// Changes the transaction of every update for what it is applied to.
public struct _TransactionModifier: PrimitiveModifier {
  /// Whether `transform` is code of the scene's, which runs in every update though nothing inside asks.
  let isCode: Bool
  let transform: @MainActor (inout Transaction) -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { TransactionNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class TransactionNode<C: View>: PassthroughNode<
  ModifiedContent<C, _TransactionModifier>, C
>
{
  /// Completions that the last update added and that count once an animation is created for them.
  private var completions: [CompletionListener] = []

  private lazy var scope = TransactionScope(
    inside: inputs.scope, of: host.graph, actsAlways: true
  ) { [unowned self] transaction in
    let former = transaction.listeners
    GraphReads.reading { view.modifier.transform(&transaction) }
    guard transaction.listeners.count > former.count else { return }
    // Without a value, completions are added by the first update that animates something in here, and by no other
    // (as guides tell it).
    if completions.contains(where: \.hasBegun) {
      transaction.listeners = former
    } else {
      completions = Array(transaction.listeners[former.count...])
      for completion in completions { completion.needsAnimation = true }
    }
  }

  override func willMakeContent() {
    noteActor()
    if view.modifier.isCode { host.graph.addCodeScope(scope) }
  }

  override var contentInputs: _ViewInputs {
    inputs.with(parent: self, environment: environment, scope: scope)
  }

  override func remove() {
    if view.modifier.isCode { host.graph.removeCodeScope(scope) }
    super.remove()
  }
}

/// Changes the transaction of updates in which a value changes.
public struct _ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let transform: @MainActor (inout Transaction) -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ValueTransactionNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class ValueTransactionNode<C: View, Value: Equatable>: PassthroughNode<
  ModifiedContent<C, _ValueTransactionModifier<Value>>, C
>
{
  private var changedIn: UInt64?

  private lazy var scope = TransactionScope(inside: inputs.scope, of: host.graph) {
    [unowned self] transaction in
    guard changedIn == host.graph.updateNumber else { return }
    GraphReads.reading { view.modifier.transform(&transaction) }
  }

  override func willMakeContent() { noteActor() }

  override var contentInputs: _ViewInputs {
    inputs.with(parent: self, environment: environment, scope: scope)
  }

  override func viewChanged(from old: ModifiedContent<C, _ValueTransactionModifier<Value>>) {
    if old.modifier.value != view.modifier.value {
      changedIn = host.graph.updateNumber
      host.graph.requireScope(scope)
    }
    super.viewChanged(from: old)
  }
}

/// Changes the transaction of the modifiers written in a closure, and not of what it is applied to.
public struct _ScopedAnimationModifier<Source: View, Result: View>: ViewModifier {
  /// Whether `transform` is code of the scene's.
  let isCode: Bool
  let transform: @MainActor (inout Transaction) -> Void
  let content: @MainActor (PlaceholderContentView<Source>) -> Result

  public func body(content placeholder: Content) -> Result {
    content(PlaceholderContentView(source: placeholder.source))
  }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    let transform = CurrentTransform(view.modifier.transform)
    inputs.follower?.noteActor()
    let scope = TransactionScope(
      inside: inputs.scope, of: inputs.host.graph, actsAlways: true
    ) { transaction in
      GraphReads.reading { transform.run(&transaction) }
    }
    let closure = ModifierClosure(scope: scope, surrounding: inputs.surroundingClosure)
    var inside = inputs
    inside.scope = scope
    inside.closure = closure
    return ScopedModifierNode(
      view, inputs: inside, transform: transform, scope: scope,
      contentScope: .outside(closure, inputs.withoutParent))
  }
}

/// The closure that changes the transaction, as the last evaluation gave it.
@MainActor private final class CurrentTransform {
  var run: @MainActor (inout Transaction) -> Void
  init(_ run: @escaping @MainActor (inout Transaction) -> Void) { self.run = run }
}

@MainActor
private final class ScopedModifierNode<C: View, Source: View, Result: View>: ModifierBodyNode<
  C, _ScopedAnimationModifier<Source, Result>
>
{
  private let transform: CurrentTransform
  private let scope: TransactionScope

  init(
    _ view: ModifiedContent<C, _ScopedAnimationModifier<Source, Result>>, inputs: _ViewInputs,
    transform: CurrentTransform, scope: TransactionScope, contentScope: ContentSource.ContentScope
  ) {
    self.transform = transform
    self.scope = scope
    super.init(view, inputs: inputs, contentScope: contentScope)
    if view.modifier.isCode { host.graph.addCodeScope(scope) }
  }

  override func viewChanged(
    from old: ModifiedContent<C, _ScopedAnimationModifier<Source, Result>>
  ) {
    transform.run = view.modifier.transform
    super.viewChanged(from: old)
  }

  override func remove() {
    if view.modifier.isCode { host.graph.removeCodeScope(scope) }
    super.remove()
  }
}
