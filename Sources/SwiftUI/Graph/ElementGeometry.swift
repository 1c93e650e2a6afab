import Foundation
import Motion
import ViewGraph

/// The frame of an element as an animated attribute: position and size.
///
/// The position is rounded to the pixel grid and the size keeps its fraction; the animated frame is not rounded.
@MainActor final class ElementGeometry: AnimatedAttributeOwner {
  private typealias Vector = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  private var attribute: AnimatedAttribute<Vector>?
  unowned let element: Element
  /// The frame of the barrier in whose space this one lies; nil on the canvas.
  private weak var space: ElementGeometry?
  /// How far a scroll view has moved what lies in the space of this frame: as drawn, at rest, and how fast.
  var contentShift: (() -> (presented: CGPoint, model: CGPoint, velocity: CGPoint))?

  init(of element: Element) { self.element = element }

  /// Takes the frame of a layout pass; a change of it uses the transaction at the element's place.
  func set(origin: CGPoint, size: CGSize) {
    let host = element.host
    space = host.placementBarrier
    // What a scene makes endless has no place that could be drawn.
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    func rounded(_ value: CGFloat, _ moved: CGFloat) -> CGFloat {
      guard moved != 0, moved.isFinite else { return host.roundedToPixel(finite(value)) }
      return host.roundedToPixel(finite(value - moved)) + moved
    }
    let frame = CGRect(
      x: rounded(origin.x, host.movement.x), y: rounded(origin.y, host.movement.y),
      width: finite(size.width), height: finite(size.height))
    let vector = Vector(frame.origin.animatableData, frame.size.animatableData)
    if let attribute {
      attribute.set(
        vector, transaction: element.node.geometryTransaction,
        environment: element.node.environment)
    } else {
      attribute = AnimatedAttribute(vector, as: .geometry, host: host.graph, owner: self)
    }
  }

  /// Whether a layout pass has given a frame yet.
  var isPlaced: Bool { attribute != nil }

  /// The frame of the last layout pass.
  var model: CGRect { attribute.map { Self.frame($0.model) } ?? .zero }

  /// The frame to draw now.
  var presented: CGRect {
    attribute.map { Self.frame($0.presented) } ?? .zero
  }

  private static func frame(_ vector: Vector) -> CGRect {
    var frame = CGRect.zero
    frame.origin.animatableData = vector.first
    frame.size.animatableData = vector.second
    return frame
  }

  /// Where the space of this frame begins on the canvas: as it is drawn now, as the last layout pass has it, and how
  /// fast it moves, in points a second.
  var spaceOrigin: (presented: CGPoint, model: CGPoint, velocity: CGPoint) {
    guard let space else { return (.zero, .zero, .zero) }
    func sum(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    let outer = space.spaceOrigin
    let rates = space.attribute?.velocityNumbers ?? []
    let rate = rates.count < 2 ? CGPoint.zero : CGPoint(x: rates[0], y: rates[1])
    let shift = space.contentShift?() ?? (.zero, .zero, .zero)
    return (
      sum(sum(space.presented.origin, shift.presented), outer.presented),
      sum(sum(space.model.origin, shift.model), outer.model),
      sum(sum(rate, shift.velocity), outer.velocity)
    )
  }

  func attributeChanged() { element.attributeChanged() }

  /// Whether the element is no longer in the tree.
  private(set) var isRemoved = false

  func remove() {
    isRemoved = true
    attribute?.remove()
  }
}
