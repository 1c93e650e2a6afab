import DrawingModel
public import Foundation
import Geometry
import Motion
import ViewGraph

/// A view drawn beside its own place.
public struct _OffsetEffect: LayoutRule {
  public var offset: CGSize

  func measure(_ content: Element, _ proposal: ProposedViewSize) -> CGSize {
    content.size(in: proposal)
  }

  func arrange(
    _ content: Element, size: CGSize, in proposal: ProposedViewSize
  ) -> Arrangement {
    Arrangement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }

  func keepsText(at edge: VerticalEdge) -> Bool { true }

  var leavesLayout: Bool { true }

  /// An offset moves the leaves it contains, with their transactions; but one in a closure of modifiers is a value of
  /// its own, so that closures one around the other move a view along each axis in its own way.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    guard inputs.closure != nil else { return makeRuleNode(view, inputs: inputs) }
    return ElementModifierNode(view, inputs: inputs) { node, content in
      OffsetElement(node: node, content: content, offset: node.view.modifier.offset)
    } update: { element, modifier in
      element.update(modifier.offset)
    }
  }
}

/// The element of an offset that is an animated value of its own.
@MainActor private final class OffsetElement: WrapperElement {
  private let attribute: AnimatedAttribute<CGSize.AnimatableData>

  init(node: _ViewNode, content: Element, offset: CGSize) {
    attribute = AnimatedAttribute(offset.animatableData, as: .offset, host: node.host.graph)
    super.init(node: node, content: content)
    attribute.owner = self
  }

  func update(_ offset: CGSize) {
    attribute.set(
      offset.animatableData, transaction: node.transaction, environment: node.environment)
  }

  override var opensGroup: Bool { true }

  private var presented: CGSize {
    var offset = CGSize.zero
    offset.animatableData = attribute.presented
    return offset
  }

  override func ownItems() -> [DisplayItem] {
    [.pushTransform(CGAffineTransform(translationX: presented.width, y: presented.height))]
  }

  override func hit(_ point: CGPoint) -> Hit? { hitContent(point) }

  override func removed() { attribute.remove() }
}

extension OffsetElement: SpaceChangingElement {
  func toContent(_ point: CGPoint) -> CGPoint? { point - presented }
  func toSurroundings(_ point: CGPoint) -> CGPoint { point + presented }
}

extension View {
  /// Draws this view `offset` away from its place, which it keeps.
  public func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Draws this view the given distances away from its place, which it keeps.
  public func offset(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _OffsetEffect> {
    offset(CGSize(width: x, height: y))
  }
}
