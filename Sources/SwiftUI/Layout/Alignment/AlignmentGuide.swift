public import Foundation
import Geometry
import ViewGraph

/// Says where one alignment guide of a view lies.
public struct _AlignmentWritingModifier: PrimitiveModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      AlignmentGuideElement(node: node, content: content, guide: node.view.modifier)
    } update: { element, modifier in
      element.guide = modifier
      element.host.graph.setNeedsLayout()
    }
  }
}

@MainActor private final class AlignmentGuideElement: WrapperElement {
  var guide: _AlignmentWritingModifier

  init(node: _ViewNode, content: Element, guide: _AlignmentWritingModifier) {
    self.guide = guide
    super.init(node: node, content: content)
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard key == guide.key else { return super.explicitGuide(key, in: proposal) }
    // The closure may read state of the view around, whose body then has not.
    let value = GraphReads.evaluating(node) {
      guide.computeValue(content.dimensions(in: proposal))
    }
    return value.isFinite ? value : nil
  }
}

extension View {
  /// Says where a horizontal guide of this view lies, in points from its leading edge.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Says where a vertical guide of this view lies, in points from its upper edge.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}
