import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// What a tab says about itself to the bar.
struct TabItemInfo {
  /// Counts the changes of the label.
  var version: Int
  var label: AnyView
  /// Has the tab show its content, which it does once it has been selected.
  weak var page: (any TabPage)?
}

/// The content of a tab, made when the tab is first selected.
@MainActor protocol TabPage: AnyObject {
  func setSelected(_ isSelected: Bool)
}

enum TabItemKey: LayoutValueKey {
  static var defaultValue: TabItemInfo? { nil }
}

/// Makes a view the content of a tab.
struct TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { TabItemNode(view, inputs: inputs) }
}

@MainActor
private final class TabItemNode<C: View, Label: View>: ViewNode<
  ModifiedContent<C, TabItemModifier<Label>>
>, TabPage
{
  private var child: Child<C>?
  private lazy var element = TabPageElement(node: self)
  private var version = 0
  private var isSelected = false

  override init(_ view: ModifiedContent<C, TabItemModifier<Label>>, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    noteActor()
  }

  func setSelected(_ isSelected: Bool) {
    guard isAlive, self.isSelected != isSelected else { return }
    self.isSelected = isSelected
    if isSelected, child == nil {
      var inside = inputs.with(parent: self, environment: environment)
      inside.transitionTrait = nil
      inside.stackAxis = nil
      child = Child(view.content, inputs: inside)
      structureChanged()
    }
    notePreferencesChanged()
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  /// What tabs that are not seen say counts for nothing.
  override var preferenceNodes: [_ViewNode] { isSelected ? childNodes : [] }

  override var isContainer: Bool { true }

  override func childElementsChanged() { adoptsAnew = true }
  private var adoptsAnew = true

  override func makeElements() -> [Element] {
    element.info = info
    return [element]
  }

  private var info: TabItemInfo {
    TabItemInfo(version: version, label: AnyView(view.modifier.label), page: self)
  }

  override func prepareForLayout() {
    guard adoptsAnew else { return }
    adoptsAnew = false
    element.children = child?.node.elements ?? []
  }

  override func viewChanged(from old: ModifiedContent<C, TabItemModifier<Label>>) {
    version += 1
    element.info = info
    host.graph.setNeedsLayout()
    child?.update(view.content, environment: environment)
  }
}

/// The box around a tab's content.
@MainActor private final class TabPageElement: ContainerElement {
  var info: TabItemInfo?

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    if key == ObjectIdentifier(TabItemKey.self) { return info }
    return children.first?.layoutValue(for: key)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    placedChildren.reduce(CGSize.zero) { size, child in
      let fitted = child.size(in: proposal)
      return CGSize(
        width: max(size.width, fitted.width), height: max(size.height, fitted.height))
    }
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let box = CGRect(origin: origin, size: size(in: proposal))
    for child in placedChildren { child.place(aligned: .center, in: box, proposal) }
    placeLeavingChildren()
  }
}

extension View {
  /// Makes this view the content of a tab with a label.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
