import Motion
import ViewGraph

/// The node of a view with a body: evaluates it when what it read has changed.
@MainActor final class BodyNode<V: View>: ViewNode<V>, AnimatedAttributeOwner {
  private var child: Child<V.Body>?
  private var properties: DynamicProperties
  private var readKeys: [ObjectIdentifier] = []
  private var evaluatedIn = EnvironmentValues()
  private var animation: (any AnimatableValue<V>)?
  private var follower: FrameFollower?

  override init(_ view: V, inputs: _ViewInputs) {
    properties = DynamicProperties(of: V.self)
    super.init(view, inputs: inputs)
    if let animatable = V.self as? any Animatable.Type {
      animation = AnimatableBoxes.make(animatable, view, host: host.graph, owner: self)
      if animation != nil { follower = FrameFollower(of: self) }
    }
    evaluate()
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override func viewChanged(from old: V) {
    animation?.set(view, transaction: transaction, environment: environment)
    if let follower, animation?.isAnimating == true { host.clock.start(follower) }
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
    var presented = animation?.presented(view, in: host.graph.mode) ?? view
    follower?.evaluated()
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
      var inside = inputs.with(parent: self, environment: environment)
      if let follower {
        inside.follower = follower
        inside.mover = follower
      }
      child = Child(body, inputs: inside)
    }
  }

  /// While the animation runs the clock asks for evaluations; its end is one more.
  package func attributeChanged() {
    guard let follower, animation?.isAnimating != true else { return }
    host.clock.stop(follower)
    invalidate()
  }

  override func remove() {
    animation?.remove()
    if let follower { host.clock.remove(follower) }
    super.remove()
  }
}

/// A view whose own data are an animated attribute: it is evaluated for each frame with what they are then.
@MainActor protocol AnimatableValue<Value>: AnyObject {
  associatedtype Value
  func set(_ value: Value, transaction: Transaction, environment: EnvironmentValues)
  var isAnimating: Bool { get }
  /// The value to evaluate with.
  func presented(_ value: Value, in mode: GraphHost.EvaluationMode) -> Value
  func remove()
}

/// An animatable value that is shown as a view and is something else.
protocol NamedAnimatable {
  var attributeKind: AttributeKind { get }
}

@MainActor private final class AnimatableBox<Value, A: Animatable>: AnimatableValue {
  private let attribute: AnimatedAttribute<A.AnimatableData>
  /// What the last acting evaluation was made with; nil for the model value.
  private var acted: A.AnimatableData?

  var isAnimating: Bool { attribute.isAnimating }

  init(_ value: A, host: GraphHost, owner: any AnimatedAttributeOwner) {
    let kind =
      (value as? any NamedAnimatable)?.attributeKind ?? AttributeKind("view", dataOf: value)
    attribute = AnimatedAttribute(value.animatableData, as: kind, host: host, owner: owner)
  }

  func set(_ value: Value, transaction: Transaction, environment: EnvironmentValues) {
    guard let value = value as? A else { return }
    attribute.set(value.animatableData, transaction: transaction, environment: environment)
  }

  func presented(_ value: Value, in mode: GraphHost.EvaluationMode) -> Value {
    let current = attribute.isAnimating ? attribute.presented : nil
    if mode == .acting { acted = current }
    guard let data = mode == .restoring ? acted : current, var animated = value as? A else {
      return value
    }
    animated.animatableData = data
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
