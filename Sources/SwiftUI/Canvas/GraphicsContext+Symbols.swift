import DrawingModel
public import Foundation
public import Geometry

extension GraphicsContext {
  /// One of the canvas's own views, as it looks now.
  public struct ResolvedSymbol {
    /// The size that the view takes when nothing is proposed to it.
    public let size: CGSize
    /// What the view draws, with its corner at the origin.
    let items: [DisplayItem]
  }

  /// The view among the canvas's symbols that has a tag; nil where none has.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let find = surface.source.symbol
    nonisolated(unsafe) let tag = AnyHashable(id)
    return onMainActor { find(tag) }
  }

  /// Draws a symbol in its own size, its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(placed(symbol.items, size: symbol.size, at: point, anchor: anchor))
  }

  /// Draws a symbol stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(placed(symbol.items, size: symbol.size, in: rect))
  }
}
