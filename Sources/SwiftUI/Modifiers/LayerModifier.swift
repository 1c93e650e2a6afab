import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// What a view with another one's size does to that one.
enum LayerRole {
  case behind, inFront
  /// The other one shows only where this one is opaque.
  case mask
  /// The list around places the other one behind the whole row; outside of lists it is not shown.
  case listRow
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

/// The node of a layer modifier: each element of the content has a layer of its own.
@MainActor
private final class LayerNode<C: View, Layer: View>: PassthroughNode<
  ModifiedContent<C, _LayerModifier<Layer>>, C
>
{
  /// A layer, and the elements it consists of as one.
  private struct Sheet {
    var child: Child<Layer>
    var element: LayeredElement
    var box: LayerElement?
  }

  /// One for each element of the content; the first one lasts even when there is none.
  private var sheets: [Sheet] = []

  override func willMakeContent() { sheets = [makeSheet()] }

  private func makeSheet() -> Sheet {
    var inside = inputs.with(parent: self, environment: environment)
    inside.transitionTrait = nil
    inside.stackAxis = nil
    return Sheet(
      child: Child(view.modifier.layer, inputs: inside),
      element: LayeredElement(
        node: self, alignment: view.modifier.alignment, isImplicit: true))
  }

  override var childNodes: [_ViewNode] { super.childNodes + sheets.map(\.child.node) }

  override func makeElements() -> [Element] {
    let content = super.childNodes.flatMap(\.elements)
    let former = sheets
    var unused = former.filter { sheet in
      !content.contains { $0 === sheet.box?.content }
    }
    sheets = content.map { element in
      if let known = former.first(where: { $0.box?.content === element }) { return known }
      var sheet = unused.isEmpty ? makeSheet() : unused.removeFirst()
      sheet.box = LayerElement(
        node: self, content: element, layer: sheet.element, alignment: view.modifier.alignment,
        role: view.modifier.role)
      return sheet
    }
    if sheets.isEmpty { sheets = [unused.isEmpty ? makeSheet() : unused.removeFirst()] }
    for sheet in unused { sheet.child.node.remove() }
    for sheet in sheets { sheet.element.children = sheet.child.node.elements }
    return content.isEmpty ? [] : sheets.compactMap(\.box)
  }

  override func viewChanged(from old: ModifiedContent<C, _LayerModifier<Layer>>) {
    let alignment = view.modifier.alignment
    for sheet in sheets {
      sheet.box?.alignment = alignment
      if sheet.element.alignment != alignment {
        sheet.element.alignment = alignment
        host.graph.setNeedsLayout()
      }
      sheet.child.update(view.modifier.layer, environment: environment)
    }
    super.viewChanged(from: old)
  }
}

@MainActor private final class LayerElement: WrapperElement {
  private let layer: LayeredElement
  private let role: LayerRole
  var alignment: Alignment

  init(
    node: _ViewNode, content: Element, layer: LayeredElement, alignment: Alignment, role: LayerRole
  ) {
    self.layer = layer
    self.role = role
    self.alignment = alignment
    super.init(node: node, content: content)
  }

  override var layoutChildren: [Element] { role == .listRow ? [content] : [content, layer] }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    if role == .listRow, key == ObjectIdentifier(RowTraits.Background.self) {
      // Nothing for the usual look.
      return layer.children.isEmpty ? super.layoutValue(for: key) : layer
    }
    return super.layoutValue(for: key)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let dimensions = dimensions(in: proposal)
    content.place(at: origin, in: proposal)
    if role == .listRow { return }
    let inner = ProposedViewSize(dimensions.size)
    // The content's own guides count here, as everywhere.
    let fitted = layer.dimensions(in: inner)
    let x = left(
      of: dimensions[alignment.horizontal] - fitted[alignment.horizontal], width: fitted.width,
      in: dimensions.width)
    layer.place(
      at: CGPoint(
        x: origin.x + x,
        y: origin.y + dimensions[alignment.vertical] - fitted[alignment.vertical]),
      in: inner)
  }

  override func drawContent(into items: inout [DisplayItem]) {
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
    case .listRow: content.draw(into: &items)
    }
  }

  override func hit(_ point: CGPoint) -> Hit? {
    switch role {
    case .behind: content.hit(point) ?? layer.hit(point)
    case .inFront: layer.hit(point) ?? content.hit(point)
    case .mask, .listRow: content.hit(point)
    }
  }
}
