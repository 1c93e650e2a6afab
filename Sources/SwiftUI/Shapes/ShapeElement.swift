import DrawingModel
import Foundation
import Geometry
import Motion
import ViewGraph

/// A leaf that draws a shape: the shape's data, its frame and its colour are animated attributes.
@MainActor final class ShapeElement<S: Shape>: Element {
  private var shape: S
  private let data: AnimatedAttribute<S.AnimatableData>
  private lazy var geometry = ElementGeometry(of: self)
  private lazy var style = AnimatedStyle(initialStyle, of: self)
  private let initialStyle: _ResolvedStyle
  var fillStyle: FillStyle

  init(node: _ViewNode, shape: S, style: _ResolvedStyle, fillStyle: FillStyle) {
    self.shape = shape
    self.fillStyle = fillStyle
    initialStyle = style
    data = AnimatedAttribute(
      shape.animatableData, as: AttributeKind("shape", dataOf: shape), host: node.host.graph)
    super.init(node: node)
    data.owner = self
  }

  func update(_ newShape: S, style newStyle: _ResolvedStyle) {
    shape = newShape
    data.set(
      newShape.animatableData, transaction: node.transaction, environment: node.environment)
    style.set(newStyle)
    // Whatever is not animatable shows at once.
    host.setNeedsRedraw(self)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    geometry.set(origin: origin, size: size(in: proposal))
  }

  override func ownItems() -> [DisplayItem] {
    let frame = geometry.presented
    var presented = shape
    if data.isAnimating { presented.animatableData = data.presented }
    let local = CGRect(origin: .zero, size: frame.size)
    let paint = style.presented.paint(in: frame)
    return geometry.insideContainer {
      if let line = (presented as? any StrokedOutline)?.line(in: local) {
        return [.stroke(line.path.offsetBy(dx: frame.minX, dy: frame.minY), paint, line.style)]
      }
      let path = presented.path(in: local).offsetBy(dx: frame.minX, dy: frame.minY)
      return [.fill(path, paint, evenOdd: fillStyle.isEOFilled)]
    }
  }

  override func removed() {
    data.remove()
    geometry.remove()
    style.remove()
  }
}
