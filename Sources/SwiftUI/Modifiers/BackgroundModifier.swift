import DrawingModel
import Foundation
public import Geometry
import ViewGraph

/// What a view with another one's size does to that one.
enum LayerRole {
  case behind, inFront
  /// The other one shows only where this one is opaque.
  case mask
}

/// Puts another view behind or in front of one, with the first one's size, or masks the one by the other.
public struct _LayerModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  let alignment: Alignment
  let role: LayerRole

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { LayerNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class LayerNode<C: View, Layer: View>: PassthroughNode<
  ModifiedContent<C, _LayerModifier<Layer>>, C
>
{
  private var layer: Child<Layer>?
  private var boxes: [LayerElement] = []
  private var layerElement: LayeredElement?

  override func willMakeContent() {
    var inside = inputs.with(parent: self, environment: environment)
    inside.transitionTrait = nil
    layer = Child(view.modifier.layer, inputs: inside)
    layerElement = LayeredElement(node: self, alignment: view.modifier.alignment)
  }

  override var childNodes: [_ViewNode] {
    super.childNodes + (layer.map { [$0.node] } ?? [])
  }

  override func makeElements() -> [Element] {
    guard let layer, let layerElement else { return [] }
    layerElement.children = layer.node.elements
    let content = super.childNodes.flatMap(\.elements)
    let former = boxes
    boxes = content.enumerated().map { index, element in
      if let known = former.first(where: { $0.content === element }) { return known }
      // One layer serves the first element; a group's further elements go without.
      return LayerElement(
        node: self, content: element, layer: index == 0 ? layerElement : nil,
        alignment: view.modifier.alignment, role: view.modifier.role)
    }
    return boxes
  }

  override func viewChanged(from old: ModifiedContent<C, _LayerModifier<Layer>>) {
    for box in boxes { box.alignment = view.modifier.alignment }
    if layerElement?.alignment != view.modifier.alignment {
      layerElement?.alignment = view.modifier.alignment
      host.graph.setNeedsLayout()
    }
    layer?.update(view.modifier.layer, environment: environment)
    super.viewChanged(from: old)
  }
}

@MainActor private final class LayerElement: WrapperElement {
  private let layer: LayeredElement?
  private let role: LayerRole
  var alignment: Alignment

  init(
    node: _ViewNode, content: Element, layer: LayeredElement?, alignment: Alignment, role: LayerRole
  ) {
    self.layer = layer
    self.role = role
    self.alignment = alignment
    super.init(node: node, content: content)
  }

  override var layoutChildren: [Element] { [content] + (layer.map { [$0] } ?? []) }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let size = size(in: proposal)
    content.place(at: origin, in: proposal)
    layer?.place(
      aligned: alignment, in: CGRect(origin: origin, size: size), ProposedViewSize(size))
  }

  override func drawContent(into items: inout [DisplayItem]) {
    guard let layer else { return content.draw(into: &items) }
    switch role {
    case .behind:
      layer.draw(into: &items)
      content.draw(into: &items)
    case .inFront:
      content.draw(into: &items)
      layer.draw(into: &items)
    case .mask:
      items.append(.pushEffect(.isolated))
      content.draw(into: &items)
      items.append(.pushEffect(.blend(.destinationIn)))
      layer.draw(into: &items)
      items += [.pop, .pop]
    }
  }

  override func hit(_ point: CGPoint) -> Hit? {
    guard let layer else { return content.hit(point) }
    switch role {
    case .behind: return content.hit(point) ?? layer.hit(point)
    case .inFront: return layer.hit(point) ?? content.hit(point)
    case .mask: return content.hit(point)
    }
  }
}

extension View {
  /// Puts views behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), alignment: alignment, role: .behind))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(layer: background, alignment: alignment, role: .behind))
  }

  /// Fills this view's frame with a style, behind it; where the frame ends at what the container keeps clear, the style
  /// reaches into that.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayerModifier(
        layer: _ShapeView(shape: Rectangle(), style: style)
          .modifier(_SafeAreaIgnoringModifier(regions: .all, edges: edges)),
        alignment: .center, role: .behind))
  }

  /// Fills a shape as large as this view with a style, behind it.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        role: .behind))
  }

  /// Puts views in front of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), alignment: alignment, role: .inFront))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(layer: overlay, alignment: alignment, role: .inFront))
  }

  /// Fills this view's frame with a style, in front of it.
  public func overlay<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      _LayerModifier(
        layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, role: .inFront))
  }

  /// Shows only what lies where `mask`, as large as this view, is opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_LayerModifier(layer: mask(), alignment: alignment, role: .mask))
  }

  /// Shows only what lies where `mask`, as large as this view, is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_LayerModifier(layer: mask, alignment: .center, role: .mask))
  }

  /// Sets what shapes inside are filled with where they do not say themselves.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// Sets the colour that shapes inside are filled with where they do not say themselves.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
}
