import DrawingModel
import Foundation
public import Geometry
import ViewGraph

/// Shows only what lies inside a shape as large as the view.
public struct _ClipEffect<ClipShape: Shape>: PrimitiveModifier {
  public var shape: ClipShape
  public var style: FillStyle

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      ClipElement(
        node: node, content: content, shape: node.view.modifier.shape,
        style: node.view.modifier.style)
    } update: { element, modifier in
      element.update(modifier.shape, style: modifier.style)
    }
  }
}

@MainActor private final class ClipElement<S: Shape>: WrapperElement {
  private var shape: S
  private var style: FillStyle
  private let data: AnimatedAttribute<S.AnimatableData>
  private lazy var geometry = ElementGeometry(of: self)

  init(node: _ViewNode, content: Element, shape: S, style: FillStyle) {
    self.shape = shape
    self.style = style
    data = AnimatedAttribute(
      shape.animatableData, as: AttributeKind("clip", dataOf: shape), host: node.host.graph)
    super.init(node: node, content: content)
    data.owner = self
  }

  func update(_ newShape: S, style newStyle: FillStyle) {
    shape = newShape
    style = newStyle
    data.set(
      newShape.animatableData, transaction: node.transaction, environment: node.environment)
    host.setNeedsRedraw(self)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    geometry.set(origin: origin, size: size(in: proposal))
    super.place(at: origin, in: proposal)
  }

  override var opensGroup: Bool { true }

  /// The outline as it is drawn now.
  private var presentedPath: Path {
    let frame = geometry.presented
    var presented = shape
    if data.isAnimating { presented.animatableData = data.presented }
    return geometry.insideContainer {
      presented.path(in: CGRect(origin: .zero, size: frame.size))
    }.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  override func ownItems() -> [DisplayItem] {
    [.pushClip(presentedPath, evenOdd: style.isEOFilled)]
  }

  override func hit(_ point: CGPoint) -> Hit? {
    presentedPath.contains(point, eoFill: style.isEOFilled) ? content.hit(point) : nil
  }

  override func removed() {
    data.remove()
    geometry.remove()
  }
}

/// The outline that `cornerRadius(_:)` clips to.
///
/// Rendered cards of radius 12 points fit corners of 12.25, and not those of 12 that
/// `RoundedRectangle` has.
public struct _CornerRadiusShape: Shape {
  var base: RoundedRectangle

  public func path(in rect: CGRect) -> Path {
    var larger = base
    larger.cornerSize.width *= 1.02
    larger.cornerSize.height *= 1.02
    return larger.path(in: rect)
  }

  public var animatableData: RoundedRectangle.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension View {
  /// Shows only what lies inside `shape`.
  public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _ClipEffect<S>> {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows only what lies inside the view's frame.
  public func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipEffect<Rectangle>> {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows only what lies inside the view's frame with its corners rounded.
  public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> ModifiedContent<Self, _ClipEffect<_CornerRadiusShape>> {
    clipShape(
      _CornerRadiusShape(base: RoundedRectangle(cornerRadius: radius)),
      style: FillStyle(antialiased: antialiased))
  }

  /// Draws a line inside the view's frame, in front of it.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
