import ViewGraph

/// A view that is made from what a source has read; from the default before.
struct PreferenceReader<Key: PreferenceKey, Content: View>: PrimitiveView, UnnamedInPaths {
  let source: PreferenceSource<Key>
  let content: (Key.Value) -> Content

  init(
    _ source: PreferenceSource<Key>, @ViewBuilder content: @escaping (Key.Value) -> Content
  ) {
    self.source = source
    self.content = content
  }

  static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    PreferenceReaderNode(view, inputs: inputs)
  }
}

@MainActor
private final class PreferenceReaderNode<Key: PreferenceKey, C: View>: ContentNode<
  PreferenceReader<Key, C>, C
>
{
  override func willMakeContent() { noteActor() }

  override func makeContent() -> C? {
    view.source.add(self)
    return view.content(view.source.value ?? Key.defaultValue)
  }
}
