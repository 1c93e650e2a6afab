import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// Mirrors what a view draws where rows run from right to left.
public struct _FlipForRTLEffect: PrimitiveModifier, Equatable {
  public var isEnabled: Bool

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      FlipElement(node: node, content: content, isEnabled: node.view.modifier.isEnabled)
    } update: { element, modifier in
      element.isEnabled = modifier.isEnabled
      element.host.setNeedsRedraw(element)
    }
  }
}

@MainActor private final class FlipElement: WrapperElement {
  var isEnabled: Bool
  private lazy var geometry = ElementGeometry(of: self)

  init(node: _ViewNode, content: Element, isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init(node: node, content: content)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    geometry.set(origin: origin, size: size(in: proposal))
    super.place(at: origin, in: proposal)
  }

  override var opensGroup: Bool { true }

  private var isFlipped: Bool { isEnabled && isRightToLeft }

  override func ownItems() -> [DisplayItem] {
    guard isFlipped else { return [] }
    let middle = geometry.presented.midX
    return [.pushTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * middle, ty: 0))]
  }

  override func hit(_ point: CGPoint) -> Hit? { hitContent(point) }

  override func removed() { geometry.remove() }
}

extension FlipElement: SpaceChangingElement {
  func toContent(_ point: CGPoint) -> CGPoint? { toSurroundings(point) }

  func toSurroundings(_ point: CGPoint) -> CGPoint {
    isFlipped ? CGPoint(x: 2 * geometry.presented.midX - point.x, y: point.y) : point
  }
}

extension View {
  /// Mirrors what this view draws, as symbols that point somewhere need it, where rows run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRTLEffect(isEnabled: enabled))
  }
}
