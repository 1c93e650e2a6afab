import DrawingModel
public import Foundation
public import Geometry
import ViewGraph

extension GraphicsContext {
  /// A text set in the context's environment.
  public struct ResolvedText {
    /// What the parts of the text are painted with that have no style of their own.
    public var shading = Shading.foreground
    let text: Text
    let shape: CanvasText

    /// The size of the text's box when it is offered a size.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// Distance of the first line's baseline from the top of the box, when it is offered a size.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// Distance of the last line's baseline from the top of the box, when it is offered a size.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    /// What is filled in a size, with the size it takes; nil for as much space as it likes.
    func fills(in size: CGSize?) -> (size: CGSize, fills: [TextLayout.Fill]) {
      let shape = self.shape
      return onMainActor { shape.fills(in: size.map { ProposedViewSize($0) } ?? .unspecified) }
    }

    private func layout(in size: CGSize) -> TextLayout {
      let shape = self.shape
      return onMainActor { shape.layout(in: ProposedViewSize(size)) }
    }
  }

  /// The text set in the context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let (host, environment) = (surface.source.host, self.environment)
    return onMainActor {
      let shown = text.isDated ? text.resolved(at: host.date(at: host.graph.now)) : text
      let resolved = SwiftUI.ResolvedText(shown, in: environment, host: host)
      return ResolvedText(text: shown, shape: CanvasText(resolved, in: host))
    }
  }

  /// Draws a text, the anchor of its box at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text from the top left corner of a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a text, the anchor of its box at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.fills(in: nil), of: text, at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its top left corner, broken into lines where the rectangle ends.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.fills(in: rect.size), of: text, at: rect.origin, anchor: .topLeading)
  }

  private func draw(
    _ layout: (size: CGSize, fills: [TextLayout.Fill]), of text: ResolvedText, at point: CGPoint,
    anchor: UnitPoint
  ) {
    let box = CGRect(origin: .zero, size: layout.size)
    let items = layout.fills.flatMap { fill -> [DisplayItem] in
      guard !fill.ink.path.isEmpty else { return [] }
      let style = text.text.runs[fill.run].style
      let shading = style.map { Shading(.style($0)) } ?? text.shading
      guard let paint = fill.style?.paint(in: box) ?? paint(shading, in: box) else { return [] }
      guard let picture = fill.ink.picture else {
        return [.fill(fill.ink.path, paint, evenOdd: false)]
      }
      let item = DisplayItem.fill(fill.ink.path, .picture(picture), evenOdd: false)
      guard case .color(let color) = paint, color.opacity < 1 else { return [item] }
      return [.pushLayer(opacity: color.opacity), item, .pop]
    }
    draw(placed(items, size: layout.size, at: point, anchor: anchor))
  }
}
