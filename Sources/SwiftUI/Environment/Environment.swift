public import Foundation
public import ViewGraph

/// A value of the environment, as a property of a view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

  public static func _connect(_ property: inout Self, storage: _PropertyStorage) {
    property.value = storage.node.environment[keyPath: property.keyPath]
  }
}

extension Environment: GraphComparable {
  package func isSame(as other: Self) -> Bool { keyPath == other.keyPath }
}

/// Sets a value of the environment for what it is applied to.
public struct _EnvironmentKeyWritingModifier<Value>: PrimitiveModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    EnvironmentNode(view, inputs: inputs) { environment, modifier in
      environment[keyPath: modifier.keyPath] = modifier.value
    }
  }
}

/// Changes the environment for what it is applied to.
public struct _EnvironmentKeyTransformModifier<Value>: PrimitiveModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    EnvironmentNode(view, inputs: inputs) { environment, modifier in
      modifier.transform(&environment[keyPath: modifier.keyPath])
    }
  }
}

/// The node of a modifier that changes the environment of its content.
@MainActor
final class EnvironmentNode<C: View, M: ViewModifier>: PassthroughNode<
  ModifiedContent<C, M>, C
>
{
  private let change: (inout EnvironmentValues, M) -> Void

  init(
    _ view: ModifiedContent<C, M>, inputs: _ViewInputs,
    change: @escaping (inout EnvironmentValues, M) -> Void
  ) {
    self.change = change
    super.init(view, content: \.content, inputs: inputs)
  }

  override var contentEnvironment: EnvironmentValues {
    var changed = environment
    change(&changed, view.modifier)
    if let direction, direction != changed.layoutDirection { host.graph.setNeedsLayout() }
    direction = changed.layoutDirection
    return changed
  }

  /// The direction that was set last; every place inside depends on it.
  private var direction: LayoutDirection?
}

extension View {
  /// Sets a value of the environment for this view and what it contains.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and what it contains.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

private struct ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  /// Whether motion is to be reduced: transitions that move then fade.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}
