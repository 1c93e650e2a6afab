import ViewGraph

/// What is in the tree that only resembles Apple's, by name.
@MainActor package final class Approximations {
  private var counts: [String: Int] = [:]

  /// Names of what is in the tree now, in the order of the alphabet.
  package var names: [String] { counts.keys.sorted() }

  func add(_ name: String) { counts[name, default: 0] += 1 }

  func remove(_ name: String) {
    guard let count = counts[name] else { return }
    counts[name] = count > 1 ? count - 1 : nil
  }
}

/// Says that what is inside only resembles Apple's.
struct ApproximationModifier: PrimitiveModifier {
  let name: String

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ApproximationNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class ApproximationNode<C: View>: PassthroughNode<
  ModifiedContent<C, ApproximationModifier>, C
>
{
  override func willMakeContent() { host.approximations.add(view.modifier.name) }

  override func remove() {
    if isAlive { host.approximations.remove(view.modifier.name) }
    super.remove()
  }
}

extension View {
  /// Notes for the frames that show this view that it only resembles Apple's.
  func approximates(_ name: String) -> some View { modifier(ApproximationModifier(name: name)) }
}
