import Foundation
import FrameRenderer
import ImageDiff
import Imaging

/// A part of the canvas that is not compared: an area in pixels, or all views of a name.
enum SceneMask: Equatable, Sendable {
  case area(PixelArea)
  /// A label, a text, an identifier, or the end of a view's path.
  case view(String)

  /// Reads `x,y,width,height` in pixels, or `#identifier` or another name of views.
  init(_ text: String) throws(CommandError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 4, parts.allSatisfy({ Int($0) != nil }) {
      self = .area(try ComparisonOptions.area(text))
      return
    }
    let name = text.hasPrefix("#") ? String(text.dropFirst()) : text
    guard !name.isEmpty else {
      throw .usage(
        "'\(text)' is nothing to ignore; give '#identifier' or a label of views, or "
          + "x,y,width,height in pixels.")
    }
    self = .view(name)
  }

  /// Reads several.
  static func read(_ texts: [String]) throws(CommandError) -> [SceneMask] {
    var masks: [SceneMask] = []
    for text in texts { masks.append(try SceneMask(text)) }
    return masks
  }

  /// The pixels that it covers now, all of those that it touches.
  @MainActor func areas(in session: SceneSession, scale: Double) -> [PixelArea] {
    switch self {
    case .area(let area): [area]
    case .view(let name):
      session.boxes(ofViewsNamed: name).compactMap { box in
        let pixels = CGRect(
          x: box.minX * scale, y: box.minY * scale, width: box.width * scale,
          height: box.height * scale
        ).integral
        let (x, y) = (max(0, Int(pixels.minX)), max(0, Int(pixels.minY)))
        let (width, height) = (Int(pixels.maxX) - x, Int(pixels.maxY) - y)
        guard width > 0, height > 0 else { return nil }
        return PixelArea(x: x, y: y, width: width, height: height)
      }
    }
  }
}

extension Pixmap {
  /// The picture with areas painted over, so that what is under them changes no digest.
  func covering(_ areas: [PixelArea]) -> Pixmap {
    guard !areas.isEmpty else { return self }
    var copy = self
    let (width, height) = (self.width, self.height)
    copy.withMutablePixels { pixels in
      for area in areas {
        let (left, right) = (min(area.x, width), min(area.x + area.width, width))
        guard left < right else { continue }
        for y in min(area.y, height)..<min(area.y + area.height, height) {
          for x in left..<right { pixels[y * width + x] = 0xFF80_8080 }
        }
      }
    }
    return copy
  }
}
