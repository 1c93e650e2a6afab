import ViewGraph

/// An action when something about a view's geometry changes.
public struct _GeometryActionModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { GeometryActionNode(view, inputs: inputs) }
}

/// Looks at the geometry after each layout that changes it; the action hears of the outcome of an update alone.
@MainActor
private final class GeometryActionNode<C: View, Value: Equatable>: GeometryTrackedNode<
  C, _GeometryActionModifier<Value>
>
{
  private var current: Value?
  /// What the action was last told.
  private var told: Value?
  private var isAwaitingAction = false
  private lazy var observer = GeometryObserver(graph: host.graph) { [unowned self] in look() }
  private var isObserving = false

  override func willMakeContent() {
    noteActor()
    host.clock.noteDistantActor()
  }

  override func wasPlaced() {
    guard !isObserving, isActing else { return }
    isObserving = true
    observer.invalidate()
  }

  private func look() {
    let value = view.modifier.transform(GeometryProxy(geometry: geometry))
    guard isActing else { return }
    current = value
    guard value != told, !isAwaitingAction else { return }
    isAwaitingAction = true
    host.graph.addAction(.change) { [self] in tell() }
  }

  private func tell() {
    isAwaitingAction = false
    guard let current, current != told else { return }
    let old = told ?? current
    told = current
    view.modifier.action(old, current)
  }

  override func viewChanged(from old: ModifiedContent<C, _GeometryActionModifier<Value>>) {
    super.viewChanged(from: old)
    // What the closure captures may be other values now.
    if isObserving { observer.invalidate() }
  }

  override func remove() {
    observer.end()
    super.remove()
  }
}

extension View {
  /// Runs `action` with what `transform` makes of this view's geometry, when that is first known and whenever it is
  /// another.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs `action` with the old and new value of what `transform` makes of this view's geometry, when that is first
  /// known and whenever it is another.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}
