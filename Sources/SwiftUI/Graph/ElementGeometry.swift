import Foundation
import Motion
import ViewGraph

/// The frame of an element as an animated attribute: position and size.
///
/// The position is rounded to the pixel grid and the size keeps its fraction; the animated frame is not rounded.
@MainActor final class ElementGeometry {
  private typealias Vector = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  private var attribute: AnimatedAttribute<Vector>?
  private unowned let element: Element

  init(of element: Element) { self.element = element }

  /// Takes the frame of a layout pass; a change of it uses the transaction at the element's place.
  func set(origin: CGPoint, size: CGSize) {
    let host = element.host
    let frame = CGRect(
      x: host.roundedToPixel(origin.x), y: host.roundedToPixel(origin.y),
      width: size.width, height: size.height)
    let vector = Vector(frame.origin.animatableData, frame.size.animatableData)
    if let attribute {
      attribute.set(
        vector, transaction: element.node.transaction, environment: element.node.environment)
    } else {
      attribute = AnimatedAttribute(vector, as: .geometry, host: host.graph, owner: element)
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

  func remove() { attribute?.remove() }
}
