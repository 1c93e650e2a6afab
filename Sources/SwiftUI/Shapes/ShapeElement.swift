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

  /// The shape as it is drawn now.
  private var presentedShape: S {
    var presented = shape
    if data.isAnimating { presented.animatableData = data.presented }
    return presented
  }

  override var tracedValues: [StoredValue] { StoredValues.named(presentedShape) }

  /// The outline as it is drawn now, and the line along it where it is not filled.
  private var presentedOutline: (path: Path, stroke: StrokeStyle?) {
    let frame = geometry.presented
    let presented = presentedShape
    return geometry.insideContainer {
      let local = CGRect(origin: .zero, size: frame.size)
      if let line = (presented as? any StrokedOutline)?.line(in: local) {
        return (line.path.offsetBy(dx: frame.minX, dy: frame.minY), line.style)
      }
      return (presented.path(in: local).offsetBy(dx: frame.minX, dy: frame.minY), nil)
    }
  }

  override func hit(_ point: CGPoint) -> Hit? {
    let (path, stroke) = presentedOutline
    let area = stroke.map { path.strokedPath($0) } ?? path
    return area.contains(point, eoFill: stroke == nil && fillStyle.isEOFilled) ? Hit(self) : nil
  }

  override var leadingGeometry: ElementGeometry? { geometry }

  override func ownItems() -> [DisplayItem] {
    let (path, stroke) = presentedOutline
    let (style, frame) = (style.presented, geometry.presented)
    if let stroke { return style.items(stroking: path, stroke, in: frame) }
    return style.items(filling: path, fillStyle, in: frame)
  }

  override func removed() {
    data.remove()
    geometry.remove()
    style.remove()
  }
}
