public import Foundation
public import Geometry

/// A frame whose size follows from that of the scroll view or canvas around.
public struct _ContainerRelativeFrame: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length along an axis from the container's.
  let length: (CGFloat, Axis) -> CGFloat

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      ContainerRelativeElement(node: node, content: content, rule: node.view.modifier)
    } update: { element, modifier in
      element.rule = modifier
      element.host.graph.setNeedsLayout()
    }
  }
}

@MainActor private final class ContainerRelativeElement: WrapperElement {
  var rule: _ContainerRelativeFrame
  private weak var region: ScrollRegion?

  init(node: _ViewNode, content: Element, rule: _ContainerRelativeFrame) {
    self.rule = rule
    region = node.inputs.scroll
    region?.relativeCount += 1
    super.init(node: node, content: content)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = region?.container ?? host.clearSize
    var inner = proposal
    for axis in Axis.allCases where rule.axes.contains(Axis.Set(axis)) {
      inner[axis] = max(0, rule.length(container[axis], axis))
    }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let fitted = content.size(in: inner)
    return CGSize(
      width: rule.axes.contains(.horizontal) ? inner.width ?? fitted.width : fitted.width,
      height: rule.axes.contains(.vertical) ? inner.height ?? fitted.height : fitted.height)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let frame = CGRect(origin: origin, size: size(in: proposal))
    content.place(aligned: rule.alignment, in: frame, inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let inner = content.aligned(rule.alignment, in: size(in: proposal), inner(proposal))
    return content.guide(key, in: inner.proposal)
      .map { $0 + (key.axis == .horizontal ? inner.origin.x : inner.origin.y) }
  }

  override func makeSpacing() -> ViewSpacing {
    var spacing = content.spacing
    let usual = ViewSpacing()
    for edge in Edge.allCases {
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      if rule.axes.contains(Axis.Set(axis)) { spacing[edge] = usual[edge] }
    }
    return spacing
  }

  override func removed() { region?.relativeCount -= 1 }
}

extension View {
  /// Gives this view the container's size along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives this view the size of `span` of `count` parts of the container, with `spacing` between parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives this view a size along some axes that is made from the container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
