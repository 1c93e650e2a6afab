import ViewGraph
import VirtualTime

/// Actions when a view comes and goes.
public struct _AppearanceActionModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { AppearanceNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class AppearanceNode<C: View>: PassthroughNode<
  ModifiedContent<C, _AppearanceActionModifier>, C
>
{
  override func willMakeContent() {
    host.graph.addAction(.appear) { [self] in view.modifier.appear?() }
  }

  override func remove() {
    super.remove()
    if let disappear = view.modifier.disappear { host.graph.addAction(.disappear, disappear) }
  }
}

/// A task that lives as long as the view does.
public struct _TaskModifier: PrimitiveModifier {
  let name: String?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { TaskNode<C, Never?, _TaskModifier>(view, content: \.content, inputs: inputs) }
}

/// A task that starts anew whenever a value changes.
public struct _TaskValueModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let name: String?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { TaskNode<C, Value, Self>(view, content: \.content, inputs: inputs) }
}

/// What both kinds of task say about themselves.
@MainActor private protocol TaskDescription<Value>: ViewModifier {
  associatedtype Value: Equatable
  var taskValue: Value { get }
  var priority: TaskPriority { get }
  var action: @Sendable () async -> Void { get }
}

extension _TaskModifier: TaskDescription {
  fileprivate var taskValue: Never? { nil }
}

extension _TaskValueModifier: TaskDescription {
  fileprivate var taskValue: Value { value }
}

@MainActor
private final class TaskNode<C: View, Value: Equatable, M: TaskDescription>:
  PassthroughNode<ModifiedContent<C, M>, C>
where M.Value == Value {
  private var task: Task<Void, Never>?

  override func willMakeContent() {
    if Value.self != Never?.self { noteActor() }
    host.graph.addAction(.appear) { [self] in start() }
  }

  /// Starts the task, which runs at once up to its first suspension.
  private func start() {
    guard isAlive else { return }
    let modifier = view.modifier
    let action = modifier.action
    host.runImmediately { [self] in
      task = Task(priority: modifier.priority) { @MainActor in await action() }
    }
  }

  override func viewChanged(from old: ModifiedContent<C, M>) {
    if old.modifier.taskValue != view.modifier.taskValue {
      host.graph.addAction(.change) { [self] in
        task?.cancel()
        start()
      }
    }
    super.viewChanged(from: old)
  }

  override func remove() {
    super.remove()
    host.graph.addAction(.disappear) { [self] in task?.cancel() }
  }
}

/// An action when a value changes.
public struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ValueActionNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class ValueActionNode<C: View, Value: Equatable>: PassthroughNode<
  ModifiedContent<C, _ValueActionModifier<Value>>, C
>
{
  override func willMakeContent() {
    noteActor()
    guard view.modifier.isInitial else { return }
    let modifier = view.modifier
    host.graph.addAction(.appear) { modifier.action(modifier.value, modifier.value) }
  }

  override func viewChanged(from old: ModifiedContent<C, _ValueActionModifier<Value>>) {
    let modifier = view.modifier
    if old.modifier.value != modifier.value {
      host.graph.addAction(.change) { modifier.action(old.modifier.value, modifier.value) }
    }
    super.viewChanged(from: old)
  }
}

extension View {
  /// Runs `action` after the view's first evaluation and layout, before it is first drawn.
  public func onAppear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Runs `action` after the view has left the tree.
  public func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    modifier(_AppearanceActionModifier(disappear: action))
  }

  /// Starts a task when the view appears and cancels it when the view goes.
  ///
  /// The task runs at once up to its first suspension, before the view is first drawn.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier> {
    modifier(_TaskModifier(name: name, priority: priority, action: action))
  }

  /// Starts a task when the view appears, and anew whenever `id` changes.
  public func task<T: Equatable>(
    id: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _TaskValueModifier<T>> {
    modifier(
      _TaskValueModifier(value: id, name: name, priority: priority, action: action))
  }

  /// Runs `action` with the old and the new value when `value` changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs `action` when `value` changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs `action` with the new value when `value` changes.
  @available(
    *, deprecated,
    message: "Use onChange with an action of two or no parameters."
  )
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
