internal import DrawingModel
internal import Foundation
internal import Geometry
internal import Imaging

/// Draws a flat picture in perspective.
///
/// The flat picture has about twice the resolution of the result. Each pixel is the mean of four places, at each of
/// which the picture is interpolated between its four nearest pixels.
struct ProjectionWarp {
  /// From the coordinates of the flat picture's items to pixels of the result.
  let toResult: ProjectionTransform
  /// Pixels of the flat picture per unit of its items' coordinates.
  let scale: Double

  /// The map of a level's items, which cover `bounds`; nil when it flattens everything.
  init?(_ projection: ProjectionTransform, transform: CGAffineTransform, bounds: CGRect) {
    toResult = projection.concatenating(ProjectionTransform(transform))
    var inverse = toResult
    guard toResult.isFinite, inverse.invert(), inverse.isFinite, !bounds.isNull else { return nil }
    fromResult = inverse
    var stretch = 0.0
    for point in Self.probes(of: bounds) {
      stretch = max(stretch, Self.stretch(toResult, at: point))
    }
    let longest = max(Double(bounds.width), Double(bounds.height), 1e-6)
    scale = min(max(2 * stretch, 1e-3), Self.longestSide / longest)
  }

  private let fromResult: ProjectionTransform

  /// Longest side of a flat picture, in pixels.
  private static let longestSide = 4096.0

  private static func probes(of rect: CGRect) -> [CGPoint] {
    [rect.minX, rect.midX, rect.maxX].flatMap { x in
      [rect.minY, rect.midY, rect.maxY].map { CGPoint(x: x, y: $0) }
    }
  }

  /// How much the map lengthens lines at a point, at most √2 too large; 0 behind the eye.
  private static func stretch(_ m: ProjectionTransform, at point: CGPoint) -> Double {
    let w = m.m13 * point.x + m.m23 * point.y + m.m33
    guard w > 1e-6 else { return 0 }
    let moved = point.applying(m)
    let (a, b) = ((m.m11 - moved.x * m.m13) / w, (m.m12 - moved.y * m.m13) / w)
    let (c, d) = ((m.m21 - moved.x * m.m23) / w, (m.m22 - moved.y * m.m23) / w)
    return Double(((a * a + b * b + c * c + d * d) / 2).squareRoot())
  }

  /// Pixels of the result that a rectangle of the items' coordinates can touch.
  func bounds(of rect: CGRect) -> PixelRect {
    if rect.isNull { return .empty }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    let depths = corners.map { toResult.m13 * $0.x + toResult.m23 * $0.y + toResult.m33 }
    guard depths.allSatisfy({ $0 > 1e-6 }) else {
      // Something lies beside or behind the eye: it may be seen anywhere.
      return PixelRect(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)
    }
    let moved = corners.map { $0.applying(toResult) }
    let (xs, ys) = (moved.map { Double($0.x) }, moved.map { Double($0.y) })
    return PixelRect(
      minX: (xs.min() ?? 0) - 1, minY: (ys.min() ?? 0) - 1, maxX: (xs.max() ?? 0) + 1,
      maxY: (ys.max() ?? 0) + 1)
  }

  /// Fills the result's pixels, which lie at `target`, from the flat picture's, which lie at `source`.
  func draw(
    _ words: UnsafePointer<UInt32>, _ source: PixelRect,
    into result: UnsafeMutablePointer<UInt32>, _ target: PixelRect
  ) {
    let m = fromResult
    for row in 0..<target.height {
      for column in 0..<target.width {
        var sum = SIMD4<Double>.zero
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
          let x = Double(target.minX + column) + dx
          let y = Double(target.minY + row) + dy
          let depth = Double(m.m13) * x + Double(m.m23) * y + Double(m.m33)
          guard depth > 0 else { continue }
          let u = (Double(m.m11) * x + Double(m.m21) * y + Double(m.m31)) / depth * scale
          let v = (Double(m.m12) * x + Double(m.m22) * y + Double(m.m32)) / depth * scale
          sum += Self.color(words, source, u - 0.5, v - 0.5)
        }
        result[row * target.width + column] = Self.pixel(sum / 4)
      }
    }
  }

  /// The picture's colour between four pixels; beyond its edges all is transparent.
  private static func color(
    _ words: UnsafePointer<UInt32>, _ bounds: PixelRect, _ x: Double, _ y: Double
  ) -> SIMD4<Double> {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    guard left >= Double(bounds.minX - 1), left < Double(bounds.maxX),
      top >= Double(bounds.minY - 1), top < Double(bounds.maxY)
    else { return .zero }
    let (column, row) = (Int(left) - bounds.minX, Int(top) - bounds.minY)
    func pixel(_ column: Int, _ row: Int) -> SIMD4<Double> {
      guard column >= 0, row >= 0, column < bounds.width, row < bounds.height else { return .zero }
      let word = words[row * bounds.width + column]
      return SIMD4(
        Double(word >> 24), Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255))
    }
    let (right, below) = (x - left, y - top)
    let upper = pixel(column, row) * (1 - right) + pixel(column + 1, row) * right
    let lower = pixel(column, row + 1) * (1 - right) + pixel(column + 1, row + 1) * right
    return upper * (1 - below) + lower * below
  }

  private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let alpha = UInt32(color.x + 0.5)
    func level(_ value: Double) -> UInt32 { min(UInt32(value + 0.5), alpha) }
    return alpha << 24 | level(color.y) << 16 | level(color.z) << 8 | level(color.w)
  }
}
