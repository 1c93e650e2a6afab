import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// The element of a canvas: keeps the picture that its closure has drawn last.
@MainActor final class CanvasElement: Element {
  /// A picture and the size it was drawn for.
  private struct Picture {
    var items: [DisplayItem]
    var size: CGSize
  }

  /// The elements of the views that the closure can draw.
  var symbols: [Element] = []
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var isOpaque = false
  /// What is shown; nil where it is to be drawn anew.
  private var picture: Picture?
  /// The picture of the last evaluation with consequences.
  private var acted: Picture?
  private lazy var geometry = ElementGeometry(of: self)

  /// Takes the closure of an evaluation, which draws once the evaluation is laid out, or with the next frame.
  func update(renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
    self.renderer = renderer
    self.isOpaque = isOpaque
    switch host.graph.mode {
    case .acting: redrawInUpdate()
    case .drawing: picture = nil
    case .restoring: picture = acted
    }
    host.setNeedsRedraw(self)
  }

  private func redrawInUpdate() {
    picture = nil
    host.graph.addContinuation { [weak self] in
      guard let self, node.isAlive, geometry.isPlaced else { return }
      if picture == nil { render(geometry.presented.size) }
      acted = picture
    }
  }

  /// A view that the closure may have drawn looks different.
  func symbolChanged() {
    picture = nil
    host.setNeedsRedraw(self)
  }

  // MARK: - Layout

  override var layoutChildren: [Element] { symbols }

  override var drawnChildren: [Element] { [] }

  override var isDrawnLeaf: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    geometry.set(origin: origin, size: size(in: proposal))
    host.placing(inSpaceAt: origin, of: geometry) {
      for symbol in symbols {
        if symbol.isLeaving {
          symbol.placeLeaving()
        } else {
          symbol.place(at: .zero, in: .unspecified)
        }
      }
    }
  }

  // MARK: - Touches

  override func hit(_ point: CGPoint) -> Hit? {
    geometry.presented.contains(point) ? Hit(self) : nil
  }

  override var leadingGeometry: ElementGeometry? { geometry }

  // MARK: - Drawing

  override func ownItems() -> [DisplayItem] {
    let frame = geometry.presented
    let current = picture
    let drawn = current?.size == frame.size ? current : nil
    let picture = drawn ?? render(frame.size)
    guard !picture.items.isEmpty else { return [] }
    return [
      .pushTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)),
      .pushClip(Path(CGRect(origin: .zero, size: frame.size)), evenOdd: false),
    ] + picture.items + [.pop, .pop]
  }

  /// Lets the closure draw.
  @discardableResult
  private func render(_ size: CGSize) -> Picture {
    let source = CanvasSource(environment: node.environment, host: host) { [unowned self] in
      symbol(tagged: $0)
    }
    let surface = CanvasSurface(source)
    let bounds = CGRect(origin: .zero, size: size)
    if isOpaque { surface.items = [.fill(Path(bounds), .color(.black), evenOdd: false)] }
    var context = GraphicsContext(surface, bounds: bounds)
    GraphReads.evaluating(node) { renderer(&context, size) }
    let made = Picture(items: surface.picture, size: size)
    picture = made
    return made
  }

  private func symbol(tagged tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    let key = ObjectIdentifier(TagKey.self)
    guard
      let element = symbols.first(where: { ($0.layoutValue(for: key) as? AnyHashable) == tag })
    else { return nil }
    var items: [DisplayItem] = []
    element.draw(into: &items)
    return GraphicsContext.ResolvedSymbol(size: element.size(in: .unspecified), items: items)
  }

  override func removed() { geometry.remove() }
}
