import DrawingModel
import Foundation
import Geometry
import Motion
import ViewGraph

/// Draws a view beside its place: by points, or by its own width or height toward an edge.
///
/// The displacement is an attribute of its own at its place, and no geometry of the leaves inside.
public struct _DisplacementEffect: PrimitiveModifier {
  let points: CGSize
  let edge: Edge?
  /// How much of its own width or height it is moved by.
  let share: CGFloat

  init(points: CGSize) {
    self.points = points
    edge = nil
    share = 1
  }

  init(_ edge: Edge?, share: CGFloat = 1) {
    points = .zero
    self.edge = edge
    self.share = share
  }

  fileprivate func displacement(of size: CGSize, isRightToLeft: Bool) -> CGSize {
    let toRight = (isRightToLeft ? -size.width : size.width) * share
    switch edge {
    case nil: return points
    case .top: return CGSize(width: 0, height: -size.height * share)
    case .bottom: return CGSize(width: 0, height: size.height * share)
    case .leading: return CGSize(width: -toRight, height: 0)
    case .trailing: return CGSize(width: toRight, height: 0)
    }
  }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      DisplacementElement(node: node, content: content, effect: node.view.modifier)
    } update: { element, modifier in
      element.update(modifier)
    }
  }
}

/// The element of a displacement.
@MainActor final class DisplacementElement: WrapperElement {
  private var effect: _DisplacementEffect
  private var attribute: AnimatedAttribute<CGSize.AnimatableData>?
  private var size = CGSize.zero

  init(node: _ViewNode, content: Element, effect: _DisplacementEffect) {
    self.effect = effect
    super.init(node: node, content: content)
  }

  func update(_ newEffect: _DisplacementEffect) {
    effect = newEffect
    apply()
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    // Known only now, as the first value of the attribute must be, too.
    size = self.size(in: proposal)
    if attribute == nil {
      attribute = AnimatedAttribute(
        displacement.animatableData, as: .offset, host: host.graph, owner: self)
    } else {
      apply()
    }
    super.place(at: origin, in: proposal)
  }

  private var displacement: CGSize { effect.displacement(of: size, isRightToLeft: isRightToLeft) }

  private func apply() {
    attribute?.set(
      displacement.animatableData, transaction: node.transaction, environment: node.environment)
  }

  override var opensGroup: Bool { true }

  private var presented: CGSize {
    var moved = CGSize.zero
    if let attribute { moved.animatableData = attribute.presented }
    return moved
  }

  override func ownItems() -> [DisplayItem] {
    [.pushTransform(CGAffineTransform(translationX: presented.width, y: presented.height))]
  }

  override func hit(_ point: CGPoint) -> Hit? { hitContent(point) }

  override func removed() { attribute?.remove() }
}

extension DisplacementElement: SpaceChangingElement {
  func toContent(_ point: CGPoint) -> CGPoint? { point - presented }
  func toSurroundings(_ point: CGPoint) -> CGPoint { point + presented }
}
