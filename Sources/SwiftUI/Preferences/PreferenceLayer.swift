import Geometry
import ViewGraph

/// Puts a view behind or in front of one that is made from what the one inside says for a key.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  let alignment: Alignment
  let isInFront: Bool
  let layer: (Key.Value) -> Layer
  @State private var source = PreferenceSource<Key>()

  init(alignment: Alignment, isInFront: Bool, layer: @escaping (Key.Value) -> Layer) {
    self.alignment = alignment
    self.isInFront = isInFront
    self.layer = layer
  }

  public func body(content: Content) -> some View {
    let marked = content.modifier(PreferenceSourceModifier(source: source))
    let layer = PreferenceLayerView(source: source, content: layer)
    marked.modifier(
      _LayerModifier(layer: layer, alignment: alignment, role: isInFront ? .inFront : .behind))
  }
}

/// What views at one place say for a key, and who is made from it.
@MainActor final class PreferenceSource<Key: PreferenceKey> {
  /// Nil until it has been read.
  private(set) var value: Key.Value?
  private var readers: [WeakReader] = []

  private struct WeakReader { weak var reader: (any GraphReader)? }

  nonisolated init() {}

  /// Has somebody hear when the value is another.
  func add(_ reader: any GraphReader) {
    readers.removeAll { $0.reader == nil }
    guard !readers.contains(where: { $0.reader === reader }) else { return }
    readers.append(WeakReader(reader: reader))
  }

  func take(_ newValue: Key.Value) {
    if let value, ValueComparison.areEqual(value, newValue) { return }
    value = newValue
    for entry in readers { entry.reader?.invalidate() }
  }
}

/// Reads what is said inside.
struct PreferenceSourceModifier<Key: PreferenceKey>: PrimitiveModifier {
  let source: PreferenceSource<Key>

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { PreferenceSourceNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class PreferenceSourceNode<C: View, Key: PreferenceKey>: PassthroughNode<
  ModifiedContent<C, PreferenceSourceModifier<Key>>, C
>, PreferenceListener
{
  override func willMakeContent() {
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
    var value: Key.Value?
    for node in preferenceNodes { node.reducePreference(Key.self, into: &value) }
    view.modifier.source.take(value ?? Key.defaultValue)
    return true
  }

  override func remove() {
    host.preferences.removeListener()
    super.remove()
  }
}

/// The view that is made from a preference, once that is known.
struct PreferenceLayerView<Key: PreferenceKey, Layer: View>: PrimitiveView, UnnamedInPaths {
  let source: PreferenceSource<Key>
  let content: (Key.Value) -> Layer

  static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    PreferenceLayerNode(view, inputs: inputs)
  }
}

@MainActor
private final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: ContentNode<
  PreferenceLayerView<Key, Layer>, Layer
>
{
  override func makeContent() -> Layer? {
    view.source.add(self)
    return view.source.value.map(view.content)
  }
}

extension View {
  /// Puts a view in front of this one that is made from what views inside say for a key.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: true, layer: transform))
  }

  /// Puts a view behind this one that is made from what views inside say for a key.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: false, layer: transform))
  }
}
