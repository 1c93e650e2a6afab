import DrawingModel
import Geometry
import SwiftUI

/// One reference picture: the view that it shows, and how ours is compared with it.
struct ReferenceCase: Sendable {
  /// Name of the picture's file, without its extension.
  var name: String
  /// Size of the canvas in pixels.
  var widthInPixels: Int
  var heightInPixels: Int
  /// Pixels per point.
  var scale: Double
  /// Whether nothing lies under the view; otherwise white does.
  var isTransparent: Bool
  var kind: ReferenceKind
  /// Pixels of the whole screen, whose rest is plain, where the mean is known of that alone.
  var screenPixels: Int?
  /// What is left out: text and symbols, whose letters are not ours to match.
  var masks: [ReferenceMask]
  var view: @MainActor @Sendable () -> AnyView

  /// A case from the picture's name and size in pixels.
  init(
    _ name: String, _ widthInPixels: Int, _ heightInPixels: Int, scale: Double,
    kind: ReferenceKind = .shape, isTransparent: Bool = false, screenPixels: Int? = nil,
    masks: [ReferenceMask] = [],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.widthInPixels = widthInPixels
    self.heightInPixels = heightInPixels
    self.scale = scale
    self.kind = kind
    self.isTransparent = isTransparent
    self.screenPixels = screenPixels
    self.masks = masks
    self.view = { AnyView(view()) }
  }

  /// Size of the canvas in points.
  var size: CGSize {
    CGSize(width: Double(widthInPixels) / scale, height: Double(heightInPixels) / scale)
  }
}

/// A part of a picture that is not compared, in pixels.
enum ReferenceMask: Sendable {
  /// Pixels from the first column and row to before the last.
  case rect(x: Range<Int>, y: Range<Int>)
  /// Pixels whose centres are nearer to a point than `radius`.
  case disc(x: Double, y: Double, radius: Double)

  /// Whether a pixel is left out.
  func covers(x: Int, y: Int) -> Bool {
    switch self {
    case .rect(let columns, let rows):
      return columns.contains(x) && rows.contains(y)
    case .disc(let centerX, let centerY, let radius):
      let (dx, dy) = (Double(x) + 0.5 - centerX, Double(y) + 0.5 - centerY)
      return dx * dx + dy * dy < radius * radius
    }
  }
}
