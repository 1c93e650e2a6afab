import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// Something that lies over the whole scene, such as a sheet; the content is a view's own, and lives where that does.
@MainActor final class CanvasLayer {
  private let element: LayeredElement
  private let source: () -> [Element]
  /// Whether what lies below is out of reach.
  var isModal = false

  init(node: _ViewNode, elements: @escaping () -> [Element]) {
    element = LayeredElement(node: node, alignment: .center, isImplicit: true)
    source = elements
  }

  /// Lays the content out on the canvas.
  func layOut(_ canvas: CGRect, clear: CGRect) {
    element.children = source()
    guard !element.children.isEmpty else { return }
    element.beginLayout()
    let proposal = ProposedViewSize(clear.size)
    let size = element.size(in: proposal)
    element.place(
      at: CGPoint(
        x: clear.minX + (clear.width - size.width) / 2,
        y: clear.minY + (clear.height - size.height) / 2), in: proposal)
  }

  func draw(into items: inout [DisplayItem]) { element.draw(into: &items) }

  func hit(_ point: CGPoint) -> Hit? { element.hit(point) }

  /// The box around everything.
  var root: Element { element }
}

extension SceneHost {
  /// Puts a layer in front of all others.
  func raise(_ layer: CanvasLayer) {
    layers.removeAll { $0 === layer }
    layers.append(layer)
  }

  func lower(_ layer: CanvasLayer) { layers.removeAll { $0 === layer } }

  /// What touches can reach, the foremost first: layers down to the first modal one, or else the scene itself, too.
  var touchableElements: [Element] {
    var elements: [Element] = []
    for layer in layers.reversed() {
      elements.append(layer.root)
      if layer.isModal { return elements }
    }
    return elements + (root?.elements.reversed() ?? [])
  }
}
