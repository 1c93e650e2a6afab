import DrawingModel
import Foundation
import Geometry
import Motion
import ViewGraph

/// A geometry effect: draws its content through a transform that may animate.
///
/// It is a barrier: its own frame moves with the transaction at its own place, and inside it the content starts at zero
/// with its final size, so movement from outside reaches the content only through the barrier.
@MainActor final class BarrierElement<Effect: Animatable>: WrapperElement {
  private var effect: Effect
  private let attribute: AnimatedAttribute<Effect.AnimatableData>
  private let transform: (Effect, CGSize) -> ProjectionTransform
  private lazy var geometry = ElementGeometry(of: self)
  /// Whether coordinates that layout reports know of the transform.
  private let isKnownToLayout: Bool
  private var frame = CGRect.zero

  /// Makes the element; `transform` gives the effect's transform from its data and presented size.
  init(
    node: _ViewNode, content: Element, effect: Effect, kind: AttributeKind,
    isKnownToLayout: Bool = true,
    transform: @escaping (Effect, CGSize) -> ProjectionTransform
  ) {
    self.effect = effect
    self.isKnownToLayout = isKnownToLayout
    self.transform = transform
    attribute = AnimatedAttribute(effect.animatableData, as: kind, host: node.host.graph)
    super.init(node: node, content: content)
    attribute.owner = self
  }

  func update(_ newEffect: Effect) {
    effect = newEffect
    attribute.set(
      newEffect.animatableData, transaction: node.transaction, environment: node.environment)
    host.setNeedsRedraw(self)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(in: proposal))
    geometry.set(origin: origin, size: frame.size)
    let map = PlacementSpace(inside: host.surroundings.space) { [weak self] in
      self?.finalMap ?? ProjectionTransform()
    }
    host.placing(inSpaceAt: origin, of: geometry, space: map) {
      content.place(at: .zero, in: proposal)
    }
  }

  /// From the content's coordinates to those around, with the values that the effect is on its way to.
  private var finalMap: ProjectionTransform {
    let move = ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    return isKnownToLayout ? transform(effect, frame.size).concatenating(move) : move
  }

  override var opensGroup: Bool { true }

  /// From the space inside to the one around, as it is drawn now.
  private var presentedTransform: ProjectionTransform {
    var presented = effect
    presented.animatableData = attribute.presented
    let frame = geometry.presented
    return transform(presented, frame.size).concatenating(
      ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
  }

  override func ownItems() -> [DisplayItem] {
    let moved = presentedTransform
    return [moved.affine.map { .pushTransform($0) } ?? .pushEffect(.projection(moved))]
  }

  override func hit(_ point: CGPoint) -> Hit? { hitContent(point) }

  override var leadingGeometry: ElementGeometry? { geometry }

  override func removed() {
    attribute.remove()
    geometry.remove()
  }
}

extension BarrierElement: SpaceChangingElement {
  func toContent(_ point: CGPoint) -> CGPoint? {
    var inverse = presentedTransform
    return inverse.invert() ? point.applying(inverse) : nil
  }

  func toSurroundings(_ point: CGPoint) -> CGPoint { point.applying(presentedTransform) }
}
