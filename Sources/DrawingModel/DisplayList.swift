package import Foundation

/// Everything one frame draws, resolved to plain numbers.
package struct DisplayList: Hashable, Sendable {
  /// Size of the canvas in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  /// Colour behind all items; nil leaves the canvas transparent.
  package var background: PaintColor?
  /// The items in drawing order, the last in front; a plain array, so one item can be replaced in
  /// place.
  package var items: [DisplayItem]

  /// A display list for a canvas.
  package init(
    size: CGSize, scale: Double = 1, background: PaintColor? = .white, items: [DisplayItem] = []
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }

  /// Width of the frame in whole pixels, halves rounded up; 0 when the size is not usable.
  package var widthInPixels: Int { Self.pixels(Double(size.width) * scale) }

  /// Height of the frame in whole pixels, halves rounded up; 0 when the size is not usable.
  package var heightInPixels: Int { Self.pixels(Double(size.height) * scale) }

  private static func pixels(_ value: Double) -> Int {
    guard value > 0 else { return 0 }
    return Int(min((value + 0.5).rounded(.down), 1e12))
  }

  /// Index of the first item that breaks the nesting, or the number of items when a level is left
  /// open; nil when every level is opened and closed in turn.
  package var firstNestingFault: Int? {
    var depth = 0
    for (index, item) in items.enumerated() {
      if item.opensLevel {
        depth += 1
      } else if item == .pop {
        depth -= 1
        if depth < 0 { return index }
      }
    }
    return depth == 0 ? nil : items.count
  }
}
