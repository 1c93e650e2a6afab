import ViewGraph

/// A place that takes text while it has the focus.
@MainActor protocol TextInputPlace: _ViewNode {
  var input: TextInputModifier { get }
}

/// Who of the text fields has the focus.
@MainActor final class TextFocus {
  private(set) weak var current: (any TextInputPlace)?

  /// Gives the focus to a place and takes it from another.
  func move(to place: any TextInputPlace) {
    guard current !== place else { return }
    let former = current
    current = place
    if let former { tell(former, false) }
    tell(place, true)
  }

  /// Takes the focus from a place, if it has it.
  func leave(_ place: any TextInputPlace) {
    guard current === place else { return }
    current = nil
    tell(place, false)
  }

  /// A place is gone.
  func forget(_ place: any TextInputPlace) {
    if current === place { current = nil }
  }

  private func tell(_ place: any TextInputPlace, _ isFocused: Bool) {
    for link in place.input.links { link.set(isFocused) }
  }

  /// Presses a key: one that deletes, the return key, or a character.
  func press(_ key: Character) {
    guard let place = current else { return }
    let text = place.input.text
    switch key {
    case "\u{8}", "\u{7F}":
      if !text.wrappedValue.isEmpty { text.wrappedValue.removeLast() }
    case "\n", "\r":
      if place.input.breaksLines {
        text.wrappedValue.append("\n")
      } else {
        place.input.submit()
        leave(place)
      }
    default: text.wrappedValue.append(key)
    }
  }
}

/// Says that a view takes text while it has the focus.
struct TextInputModifier: PrimitiveModifier {
  let text: Binding<String>
  /// Whether the return key begins a new line, and does not submit.
  let breaksLines: Bool
  let links: [FocusLink]
  let submit: () -> Void

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { TextInputNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class TextInputNode<C: View>: PassthroughNode<
  ModifiedContent<C, TextInputModifier>, C
>, TextInputPlace
{
  var input: TextInputModifier { view.modifier }

  override func willMakeContent() {
    noteActor()
    guard input.links.contains(where: \.isWanted) else { return }
    host.graph.addAction(.appear) { [self] in
      if isAlive { host.textFocus.move(to: self) }
    }
  }

  override func viewChanged(from old: ModifiedContent<C, TextInputModifier>) {
    let pairs = zip(old.modifier.links, input.links)
    if pairs.contains(where: { !$0.isWanted && $1.isWanted }) {
      host.graph.addAction(.change) { [self] in host.textFocus.move(to: self) }
    } else if pairs.contains(where: { $0.isWanted && !$1.isWanted }) {
      host.graph.addAction(.change) { [self] in host.textFocus.leave(self) }
    }
    super.viewChanged(from: old)
  }

  override func remove() {
    host.textFocus.forget(self)
    super.remove()
  }
}
