import Foundation
import Geometry
import ViewGraph

/// A modifier that only affects where and how large its content is.
@MainActor protocol LayoutRule: PrimitiveModifier, Equatable {
  func measure(_ content: Element, _ proposal: ProposedViewSize) -> CGSize
  /// Where the content's corner lies in a box of `size`, and what is proposed to it.
  func arrange(_ content: Element, size: CGSize, in proposal: ProposedViewSize) -> Arrangement
  /// Whether text and spacers at this edge of the content are at the edge of the box.
  func keepsText(at edge: VerticalEdge) -> Bool
  /// The same for the sides.
  func keepsSpacing(at edge: HorizontalEdge) -> Bool
  /// Whether the rule only says where the content is drawn: then its guides stay, and its direction is the screen's.
  var leavesLayout: Bool { get }
}

extension LayoutRule {
  func keepsSpacing(at edge: HorizontalEdge) -> Bool { true }
  var leavesLayout: Bool { false }
}

/// The place of a rule's content and the proposal it gets.
struct Arrangement {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

/// The element of a layout rule; it owns no animated attribute, as what moves are the leaves.
@MainActor private final class LayoutRuleElement<Rule: LayoutRule>: WrapperElement {
  var rule: Rule

  init(node: _ViewNode, content: Element, rule: Rule) {
    self.rule = rule
    super.init(node: node, content: content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { rule.measure(content, proposal) }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let size = size(in: proposal)
    var inner = rule.arrange(content, size: size, in: proposal)
    if isRightToLeft, !rule.leavesLayout {
      inner.origin.x = size.width - inner.origin.x - content.size(in: inner.proposal).width
    }
    let corner = CGPoint(x: origin.x + inner.origin.x, y: origin.y + inner.origin.y)
    let isMoving = rule.leavesLayout && node.inputs.mover?.isMoving ?? false
    host.placing(movedBy: isMoving ? inner.origin : .zero) {
      content.place(at: corner, in: inner.proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let inner = rule.arrange(content, size: size(in: proposal), in: proposal)
    let guide = content.guide(key, in: inner.proposal)
    if rule.leavesLayout { return guide }
    return guide.map { $0 + (key.axis == .horizontal ? inner.origin.x : inner.origin.y) }
  }

  override func makeSpacing() -> ViewSpacing {
    var spacing = ViewSpacing()
    let inner = content.spacing
    if rule.keepsText(at: .top) { spacing[.top] = inner[.top] }
    if rule.keepsText(at: .bottom) { spacing[.bottom] = inner[.bottom] }
    if rule.keepsSpacing(at: .leading) { spacing[.leading] = inner[.leading] }
    if rule.keepsSpacing(at: .trailing) { spacing[.trailing] = inner[.trailing] }
    return spacing
  }
}

extension LayoutRule {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { makeRuleNode(view, inputs: inputs) }

  static func makeRuleNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      LayoutRuleElement(node: node, content: content, rule: node.view.modifier)
    } update: { element, modifier in
      guard element.rule != modifier else { return }
      element.rule = modifier
      element.node.inputs.closure?.layoutChanged(in: element.host.graph.updateNumber)
      element.host.graph.setNeedsLayout()
    }
  }
}

extension Element {
  /// Where the element lies in a box of `size` when the alignment points of both coincide.
  func aligned(
    _ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Arrangement {
    Arrangement(
      origin: alignment.origin(of: dimensions(in: proposal), in: size), proposal: proposal)
  }

  /// Places the element in a box so that the alignment points of both coincide.
  final func place(aligned alignment: Alignment, in box: CGRect, _ proposal: ProposedViewSize) {
    let dimensions = dimensions(in: proposal)
    let corner = alignment.origin(of: dimensions, in: box.size)
    let x = left(of: corner.x, width: dimensions.width, in: box.width)
    place(at: CGPoint(x: box.minX + x, y: box.minY + corner.y), in: proposal)
  }
}
