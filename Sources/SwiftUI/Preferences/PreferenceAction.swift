import ViewGraph
import VirtualTime

/// An action when a preference that views inside tell is another.
public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { PreferenceActionNode(view, content: \.content, inputs: inputs) }
}

/// Hears of the outcome of an update alone, whatever the value was between its passes.
@MainActor
private final class PreferenceActionNode<C: View, Key: PreferenceKey>: PassthroughNode<
  ModifiedContent<C, _PreferenceActionModifier<Key>>, C
>, PreferenceListener
where Key.Value: Equatable {
  private var current: Key.Value?
  /// What the action was last told.
  private var told: Key.Value?
  private var isAwaitingAction = false
  private var lastInstant: VirtualInstant?
  private var countAtInstant = 0

  /// How often an action hears of a value at one instant; what follows is told it with the next change.
  private static var tellLimit: Int { 6 }

  override func willMakeContent() {
    noteActor()
    host.preferences.addListener()
    host.preferences.note(self)
  }

  override var contentInputs: _ViewInputs {
    var inputs = super.contentInputs
    inputs.isPreferenceObserved = true
    return inputs
  }

  override func preferencesBelowChanged() { host.preferences.note(self) }

  func readPreference() -> Bool {
    guard isActing else { return false }
    var value: Key.Value?
    for node in preferenceNodes { node.reducePreference(Key.self, into: &value) }
    current = value ?? Key.defaultValue
    guard current != told, !isAwaitingAction else { return true }
    isAwaitingAction = true
    host.graph.addAction(.change) { [self] in tell() }
    return true
  }

  private func tell() {
    isAwaitingAction = false
    guard let current, current != told else { return }
    let now = host.graph.now
    countAtInstant = lastInstant == now ? countAtInstant + 1 : 1
    lastInstant = now
    guard countAtInstant <= Self.tellLimit else { return reportUnrest() }
    told = current
    view.modifier.action(current)
  }

  private func reportUnrest() {
    host.graph.report(
      "bound preference \(TypeName.short(of: Key.self)) tried to update multiple times per frame: "
        + "it was another after each of \(Self.tellLimit) updates at \(host.graph.now.seconds) s. "
        + "Look for an onPreferenceChange that changes what the preference is made from.")
  }

  override func remove() {
    host.preferences.removeListener()
    super.remove()
  }
}

extension View {
  /// Runs `action` with what views inside say for a key, when that is first known and whenever it is another.
  ///
  /// The action runs before the scene is drawn; what it changes is part of the same frame.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
