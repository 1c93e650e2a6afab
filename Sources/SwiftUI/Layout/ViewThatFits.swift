import DrawingModel
import Foundation
public import Geometry
import ViewGraph

/// The first of several views whose ideal size fits into the space there is; the last one where none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Views to choose from, the most welcome first; only the given axes are compared.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view, content: \.content, inputs: inputs, axis: nil) { node in
      FittingElement(node: node, axes: view.axes)
    } update: { element, view in
      element.axes = view.axes
    } adopt: { element, children in
      element.children = children
    }
  }
}

@MainActor private final class FittingElement: ContainerElement {
  var axes: Axis.Set
  /// What is drawn: the choice, and former ones on their way out.
  private var visible: [Element] = []

  init(node: _ViewNode, axes: Axis.Set) {
    self.axes = axes
    super.init(node: node)
  }

  private func choice(for proposal: ProposedViewSize) -> Element? {
    var question = proposal
    if axes.contains(.horizontal) { question.width = nil }
    if axes.contains(.vertical) { question.height = nil }
    func fits(_ axis: Axis, _ size: CGSize) -> Bool {
      guard axes.contains(Axis.Set(axis)), let space = proposal[axis] else { return true }
      // A sum of lengths may miss by a rounding error.
      return size[axis] <= space + 1e-9
    }
    let fitting = placedChildren.dropLast().first { child in
      let ideal = child.size(in: question)
      return fits(.horizontal, ideal) && fits(.vertical, ideal)
    }
    return fitting ?? placedChildren.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(in: proposal) ?? .zero
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    visible.removeAll { element in
      !element.isLeaving || !children.contains { $0 === element }
    }
    if let shown = choice(for: proposal) {
      visible.append(shown)
      shown.place(at: origin, in: proposal)
    }
    placeLeavingChildren()
  }

  override func makeSpacing() -> ViewSpacing {
    placedChildren.first?.spacing ?? ViewSpacing()
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    choice(for: proposal)?.guide(key, in: proposal)
  }

  override func drawContent(into items: inout [DisplayItem]) {
    for element in visible { element.draw(into: &items) }
  }

  override func hit(_ point: CGPoint) -> Hit? { shown?.hit(point) }

  override var drawnChildren: [Element] { visible }

  override var leadingGeometry: ElementGeometry? { shown?.leadingGeometry }

  /// The choice of the last layout pass.
  private var shown: Element? { visible.last { !$0.isLeaving } }
}
