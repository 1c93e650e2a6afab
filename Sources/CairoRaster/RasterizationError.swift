package import Foundation

/// Why a display list could not be turned into pixels.
package enum RasterizationError: Error, Equatable, CustomStringConvertible {
  /// The canvas has no whole pixel.
  case emptyCanvas(size: CGSize, scale: Double)
  /// A side has more pixels than the limit.
  case canvasTooLarge(width: Int, height: Int, limit: Int)
  /// A level ends that was not begun, or is still open after the last item.
  case unbalancedLevels(itemIndex: Int)
  /// There was no memory for the canvas.
  case outOfMemory(width: Int, height: Int)
  /// Cairo reported a failure.
  case drawing(status: String, itemIndex: Int?)

  package var description: String {
    switch self {
    case .emptyCanvas(let size, let scale):
      "A canvas of \(size.width) × \(size.height) points at scale \(scale) has no pixels; "
        + "give a size and a scale above zero."
    case .canvasTooLarge(let width, let height, let limit):
      "A canvas of \(width) × \(height) pixels is too large; a side may have at most \(limit) "
        + "pixels, so lower the size or the scale."
    case .unbalancedLevels(let index):
      "The display list is not balanced at item \(index): every transform, clip and layer needs "
        + "one end."
    case .outOfMemory(let width, let height):
      "There is not enough memory to draw \(width) × \(height) pixels."
    case .drawing(let status, let index):
      "Drawing \(index.map { "item \($0)" } ?? "the frame") failed: Cairo says “\(status)”."
    }
  }
}
