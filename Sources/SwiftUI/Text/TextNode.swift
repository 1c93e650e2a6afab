import ViewGraph

/// The node of a text: its leaf, and a timeline that feeds it while it says something else as time passes.
@MainActor final class TextNode: ViewNode<Text> {
  private typealias Feed = TimelineView<DatedTextSchedule, TextFeed>

  private var element: TextElement?
  private var feed: Child<Feed>?

  override init(_ view: Text, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    let text = view.isDated ? view.resolved(at: host.date(at: host.graph.now)) : view
    element = TextElement(node: self, text: text)
    updateFeed()
  }

  override var childNodes: [_ViewNode] { feed.map { [$0.node] } ?? [] }

  override func makeElements() -> [Element] { ownElements }

  override var ownElements: [Element] { element.map { [$0] } ?? [] }

  override func viewChanged(from old: Text) {
    if !view.isDated { element?.update(view) }
    updateFeed()
  }

  /// Starts, changes or ends the timeline.
  private func updateFeed() {
    guard view.isDated, let element else {
      feed?.node.remove()
      feed = nil
      return
    }
    let text = view
    let content = Feed(DatedTextSchedule(text)) { [unowned element] context in
      TextFeed(text: text.resolved(at: context.date), element: element)
    }
    if let feed {
      feed.update(content, environment: environment)
    } else {
      feed = Child(content, inputs: inputs.with(parent: self, environment: environment))
    }
  }
}

/// What a leaf is to show, as a view without a box of its own.
private struct TextFeed: View, PrimitiveView {
  let text: Text
  unowned let element: TextElement

  static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    TextFeedNode(view, inputs: inputs)
  }
}

@MainActor private final class TextFeedNode: ViewNode<TextFeed> {
  override init(_ view: TextFeed, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    view.element.update(view.text)
  }

  override func makeElements() -> [Element] { [] }

  override func viewChanged(from old: TextFeed) { view.element.update(view.text) }
}
