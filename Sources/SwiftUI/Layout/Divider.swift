import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// A hairline across the stack around it: upright in a row, level everywhere else.
public struct Divider: PrimitiveView {
  public init() {}

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    LeafNode(view, inputs: inputs) { node in
      DividerElement(node: node)
    } update: { element, _ in
      element.update()
    }
  }
}

@MainActor private final class DividerElement: Element {
  private lazy var geometry = ElementGeometry(of: self)
  private lazy var style = AnimatedStyle(resolvedStyle, of: self)

  /// iOS's separator colours.
  private var resolvedStyle: _ResolvedStyle {
    let color =
      node.environment.colorScheme == .dark
      ? Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
      : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
    return color._resolve(in: node.environment)
  }

  func update() { style.set(resolvedStyle) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = 1 / host.scale
    let length = proposal.replacingUnspecifiedDimensions()
    return (containerAxis ?? node.inputs.stackAxis) == .horizontal
      ? CGSize(width: thickness, height: length.height)
      : CGSize(width: length.width, height: thickness)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    geometry.set(origin: origin, size: size(in: proposal))
  }

  override func ownItems() -> [DisplayItem] {
    let frame = geometry.presented
    return [.fill(Path(frame), style.presented.paint(in: frame), evenOdd: false)]
  }

  override func hit(_ point: CGPoint) -> Hit? {
    geometry.presented.contains(point) ? Hit(self) : nil
  }

  override var leadingGeometry: ElementGeometry? { geometry }

  override func removed() {
    geometry.remove()
    style.remove()
  }
}
