import ViewGraph

/// One tab, as the bar shows it.
struct TabEntry {
  /// What selections name the tab by.
  var key: AnyHashable
  var version: Int
  var label: AnyView
  var badge: Text?
}

/// What the pages of a tab view tell its bar.
@MainActor final class TabModel {
  private(set) var entries: [TabEntry] = []
  private(set) var selectedIndex = 0
  private weak var reader: (any GraphReader)?

  nonisolated init() {}

  /// Takes what a layout pass has found; the bar is made anew where something is another.
  func take(_ newEntries: [TabEntry], selected: Int) {
    let isSame =
      selected == selectedIndex && newEntries.count == entries.count
      && zip(newEntries, entries).allSatisfy {
        $0.key == $1.key && $0.version == $1.version && $0.badge == $1.badge
      }
    entries = newEntries
    selectedIndex = selected
    if !isSame { reader?.invalidate() }
  }

  func add(_ newReader: any GraphReader) { reader = newReader }
}

/// A view that is made from what the pages tell.
struct TabModelReader<Content: View>: PrimitiveView, UnnamedInPaths {
  let model: TabModel
  let content: (_ entries: [TabEntry], _ selected: Int) -> Content

  init(
    _ model: TabModel,
    @ViewBuilder content: @escaping (_ entries: [TabEntry], _ selected: Int) -> Content
  ) {
    self.model = model
    self.content = content
  }

  static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    TabModelReaderNode(view, inputs: inputs)
  }
}

@MainActor
private final class TabModelReaderNode<C: View>: ContentNode<TabModelReader<C>, C> {
  override func willMakeContent() { noteActor() }

  override func makeContent() -> C? {
    view.model.add(self)
    return view.content(view.model.entries, view.model.selectedIndex)
  }
}
