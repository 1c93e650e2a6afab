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
    let layout: TextLayout

    /// The size of the text's box when it is offered a size.
    public func measure(in size: CGSize) -> CGSize { layout.size }

    /// Distance of the first line's baseline from the top of the box, when it is offered a size.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout.firstBaseline }

    /// Distance of the last line's baseline from the top of the box, when it is offered a size.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout.lastBaseline }
  }

  /// The text set in the context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let host = surface.source.host
    let resolved = SwiftUI.ResolvedText(text, in: environment)
    return ResolvedText(text: text, layout: onMainActor { host.layout(of: resolved) })
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
    draw(placed(items(of: text), size: text.layout.size, at: point, anchor: anchor))
  }

  /// Draws a text from the top left corner of a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, at: rect.origin, anchor: .topLeading)
  }

  private func items(of text: ResolvedText) -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: text.layout.size)
    return text.layout.outlines.enumerated().compactMap { index, outline in
      guard !outline.isEmpty else { return nil }
      let style = text.text.runs[index].style
      let shading = style.map { Shading(.style($0)) } ?? text.shading
      guard let paint = paint(shading, in: box) else { return nil }
      return .fill(outline, paint, evenOdd: false)
    }
  }
}
