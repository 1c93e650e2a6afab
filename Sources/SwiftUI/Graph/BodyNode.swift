import Motion
import ViewGraph

/// The node of a view with a body: evaluates it when what it read has changed.
@MainActor final class BodyNode<V: View>: ViewNode<V>, AnimatedAttributeOwner {
  private var child: Child<V.Body>?
  private var properties: DynamicProperties
  private var readKeys: [ObjectIdentifier] = []
  private var evaluatedIn = EnvironmentValues()
  private var animation: (any AnimatableValue<V>)?

  override init(_ view: V, inputs: _ViewInputs) {
    properties = DynamicProperties(of: V.self)
    super.init(view, inputs: inputs)
    if let animatable = V.self as? any Animatable.Type {
      animation = AnimatableBoxes.make(animatable, view, host: host.graph, owner: self)
    }
    evaluate()
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override func viewChanged(from old: V) {
    animation?.set(view, transaction: transaction, environment: environment)
    let isSame =
      ValueComparison.areEqual(old, view)
      && readKeys.allSatisfy { environment.agrees(with: evaluatedIn, on: $0) }
    if !isSame || isInvalid {
      evaluate()
    } else if !environment.agrees(with: evaluatedIn) {
      evaluatedIn = environment
      child?.node.refresh(environment: environment)
    }
  }

  override func evaluate() {
    markValid()
    var presented = animation?.presented(view) ?? view
    let environment = environment
    let (body, keys) = EnvironmentReads.collecting {
      GraphReads.evaluating(self) {
        properties.connect(&presented, node: self)
        host.bodyCount += 1
        return presented.body
      }
    }
    readKeys = keys
    evaluatedIn = environment
    if let child {
      child.update(body, environment: environment)
    } else {
      child = Child(body, inputs: inputs.with(parent: self, environment: environment))
    }
  }

  package func attributeChanged() { host.setNeedsEvaluation(self) }

  override func remove() {
    animation?.remove()
    super.remove()
  }
}

/// A view whose own data are an animated attribute: it is evaluated for each frame with what they are then.
@MainActor protocol AnimatableValue<Value>: AnyObject {
  associatedtype Value
  func set(_ value: Value, transaction: Transaction, environment: EnvironmentValues)
  func presented(_ value: Value) -> Value
  func remove()
}

/// An animatable value that is shown as a view and is something else.
protocol NamedAnimatable {
  var attributeKind: AttributeKind { get }
}

@MainActor private final class AnimatableBox<Value, A: Animatable>: AnimatableValue {
  private let attribute: AnimatedAttribute<A.AnimatableData>

  init(_ value: A, host: GraphHost, owner: any AnimatedAttributeOwner) {
    let kind =
      (value as? any NamedAnimatable)?.attributeKind ?? AttributeKind("view", dataOf: value)
    attribute = AnimatedAttribute(value.animatableData, as: kind, host: host, owner: owner)
  }

  func set(_ value: Value, transaction: Transaction, environment: EnvironmentValues) {
    guard let value = value as? A else { return }
    attribute.set(value.animatableData, transaction: transaction, environment: environment)
  }

  func presented(_ value: Value) -> Value {
    guard attribute.isAnimating, var animated = value as? A else { return value }
    animated.animatableData = attribute.presented
    return animated as? Value ?? value
  }

  func remove() { attribute.remove() }
}

@MainActor private enum AnimatableBoxes {
  /// The attribute for a value of an animatable type, or nil when its data are empty.
  static func make<Value, A: Animatable>(
    _ type: A.Type, _ value: Value, host: GraphHost, owner: any AnimatedAttributeOwner
  ) -> (any AnimatableValue<Value>)? {
    guard A.AnimatableData.self != EmptyAnimatableData.self, let value = value as? A else {
      return nil
    }
    return AnimatableBox<Value, A>(value, host: host, owner: owner)
  }
}
