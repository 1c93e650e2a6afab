import ViewGraph

/// Says the value of a preference, in place of what is said inside.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { WritingNode(view, content: \.content, inputs: inputs) }
}

/// A node that has a say in a preference.
@MainActor
private class PreferenceNode<C: View, M: ViewModifier>: PassthroughNode<
  ModifiedContent<C, M>, C
>
{
  override func willMakeContent() {
    if inputs.isPreferenceObserved { noteActor() }
    notePreferencesChanged()
  }

  override func remove() {
    super.remove()
    notePreferencesChanged()
  }
}

@MainActor
private final class WritingNode<C: View, Key: PreferenceKey>: PreferenceNode<
  C, _PreferenceWritingModifier<Key>
>
{
  override func viewChanged(from old: ModifiedContent<C, _PreferenceWritingModifier<Key>>) {
    if !ValueComparison.areEqual(old.modifier.value, view.modifier.value) {
      notePreferencesChanged()
    }
    super.viewChanged(from: old)
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == Key.self, let own = view.modifier.value as? K.Value else {
      return super.reducePreference(key, into: &value)
    }
    K.add(own, to: &value)
  }
}

/// Changes the value of a preference on its way out.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { TransformNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class TransformNode<C: View, Key: PreferenceKey>: PreferenceNode<
  C, _PreferenceTransformModifier<Key>
>
{
  override func viewChanged(from old: ModifiedContent<C, _PreferenceTransformModifier<Key>>) {
    notePreferencesChanged()
    super.viewChanged(from: old)
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == Key.self else { return super.reducePreference(key, into: &value) }
    var inside: Key.Value?
    super.reducePreference(Key.self, into: &inside)
    var own = inside ?? Key.defaultValue
    view.modifier.transform(&own)
    if let own = own as? K.Value { K.add(own, to: &value) }
  }
}

/// Says a value that is made from a place of the view.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: PrimitiveModifier {
  let source: Anchor<AnchorValue>.Source
  /// Makes the value from the place and what is said inside.
  let change: (inout Key.Value, Anchor<AnchorValue>) -> Void
  /// Whether what is said inside counts.
  let keepsInside: Bool

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { AnchorNode(view, inputs: inputs) }
}

@MainActor
private final class AnchorNode<C: View, A, Key: PreferenceKey>: GeometryTrackedNode<
  C, _AnchorWritingModifier<A, Key>
>
{
  override func willMakeContent() {
    if inputs.isPreferenceObserved { noteActor() }
    notePreferencesChanged()
  }

  override func viewChanged(from old: ModifiedContent<C, _AnchorWritingModifier<A, Key>>) {
    notePreferencesChanged()
    super.viewChanged(from: old)
  }

  override func remove() {
    super.remove()
    notePreferencesChanged()
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == Key.self else { return super.reducePreference(key, into: &value) }
    var inside: Key.Value?
    let modifier = view.modifier
    if modifier.keepsInside { super.reducePreference(Key.self, into: &inside) }
    var own = inside ?? Key.defaultValue
    modifier.change(&own, modifier.source.anchor(of: geometry))
    if let own = own as? K.Value { K.add(own, to: &value) }
  }
}

extension View {
  /// Tells the views around a value for a key, in place of what views inside say.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes what views inside say for a key, on its way to those around.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Tells the views around a value that is made from a place of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(
        source: value, change: { $0 = transform($1) }, keepsInside: false))
  }

  /// Changes what views inside say for a key, with a place of this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(source: value, change: transform, keepsInside: true))
  }
}
