import DrawingModel
import Foundation
import Geometry

extension SceneHost {
  /// The strings that are drawn now, in order.
  var tracedTexts: [TracedText] {
    var texts: [TracedText] = []
    for element in root?.elements ?? [] { element.addTexts(to: &texts, opacity: 1) }
    return texts
  }

  /// The views that are drawn now, in the order of the tree.
  var tracedViews: [TracedView] {
    var views: [TracedView] = []
    for element in root?.elements ?? [] { element.addViews(to: &views, opacity: 1) }
    return views
  }
}

extension Element {
  fileprivate func addTexts(to texts: inout [TracedText], opacity: Double) {
    for (string, share) in traceTexts {
      texts.append(TracedText(view: tracedNode.path, string: string, opacity: opacity * share))
    }
    let inside = opacity * tracedOpacity
    for child in drawnChildren { child.addTexts(to: &texts, opacity: inside) }
  }

  fileprivate func addViews(to views: inout [TracedView], opacity: Double) {
    let inside = opacity * tracedOpacity
    if isDrawnLeaf, let geometry = leadingGeometry, geometry.isPlaced {
      views.append(tracedView(geometry, opacity: inside))
    }
    for child in drawnChildren { child.addViews(to: &views, opacity: inside) }
  }

  private func tracedView(_ geometry: ElementGeometry, opacity: Double) -> TracedView {
    let (frame, origin) = (geometry.presented, geometry.spaceOrigin.presented)
    var label: String?
    var hint: String?
    var place: _ViewNode? = node
    while let current = place {
      if let labelled = current as? any Labelled {
        label = label ?? labelled.accessibilityText(at: host.graph.now)
        hint = hint ?? labelled.accessibilityHint
      }
      place = current.parent
    }
    return TracedView(
      view: tracedNode.path, label: label, hint: hint,
      frame: frame.offsetBy(dx: origin.x, dy: origin.y).traced, opacity: opacity,
      values: tracedValues, paintings: tracedPaintings(from: frame.origin))
  }

  /// What the element itself paints, counted from a point of its space.
  private func tracedPaintings(from corner: CGPoint) -> [TracedPainting] {
    var transforms = [CGAffineTransform(translationX: -corner.x, y: -corner.y)]
    var paintings: [TracedPainting] = []
    func add(_ kind: String, _ path: Path, _ paint: Paint) {
      guard let transform = transforms.last, !path.isEmpty else { return }
      var painting = TracedPainting(kind: kind, box: path.applying(transform).boundingRect.traced)
      if case .color(let color) = paint {
        painting.color = [color.red, color.green, color.blue, color.opacity]
      }
      paintings.append(painting)
    }
    for item in ownItems() {
      if item.opensLevel, let outer = transforms.last { transforms.append(outer) }
      switch item {
      case .fill(let path, let paint, _): add("fill", path, paint)
      case .stroke(let path, let paint, _): add("stroke", path, paint)
      case .pushTransform(let inner):
        transforms.append(inner.concatenating(transforms.removeLast()))
      case .pop: transforms.removeLast()
      default: break
      }
    }
    return paintings
  }
}

extension CGRect {
  /// Left and upper edge, width and height.
  fileprivate var traced: [Double] { [minX, minY, width, height].map { Double($0) } }
}
