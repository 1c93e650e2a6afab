import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// How the colours of a drawing group are kept.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Draws a view as one picture, with nothing or with black behind it.
public struct _DrawingGroupEffect: PrimitiveModifier, Equatable {
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      DrawingGroupElement(
        node: node, content: content, isOpaque: node.view.modifier.isOpaque)
    } update: { element, modifier in
      element.isOpaque = modifier.isOpaque
    }
  }
}

@MainActor private final class DrawingGroupElement: WrapperElement {
  var isOpaque: Bool {
    didSet { if isOpaque != oldValue { host.setNeedsRedraw(self) } }
  }
  private lazy var geometry = ElementGeometry(of: self)

  init(node: _ViewNode, content: Element, isOpaque: Bool) {
    self.isOpaque = isOpaque
    super.init(node: node, content: content)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    geometry.set(origin: origin, size: size(in: proposal))
    super.place(at: origin, in: proposal)
  }

  override var opensGroup: Bool { true }

  override func ownItems() -> [DisplayItem] {
    guard isOpaque else { return [.pushEffect(.isolated)] }
    return [
      .pushEffect(.isolated), .fill(Path(geometry.presented), .color(.black), evenOdd: false),
    ]
  }

  override func removed() { geometry.remove() }
}

extension View {
  /// Draws this view as one picture, with black behind it where it is `opaque`.
  ///
  /// Colours are composited on encoded values, as they are everywhere, whatever the mode.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> ModifiedContent<Self, _DrawingGroupEffect> {
    modifier(_DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
  }
}
