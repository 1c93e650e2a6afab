import TestSupport
import Testing

extension ScenePictures {
  /// Expects a colour to begin and end at heights, in points, on the column of pixels right of `x`.
  func expectColumn(
    of color: PixelColor, x: Double, from top: Double, to bottom: Double, at time: Double,
    within tolerance: Double = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let run = self[time].extent(column: Int(x * scale), matching: color, tolerance: 2)
    guard let run else {
      Issue.record("\(scene) at \(time) s: nothing of \(color)", sourceLocation: sourceLocation)
      return
    }
    let ends = (top: Double(run.start) / scale, bottom: Double(run.end) / scale)
    let isNear = abs(ends.top - top) <= tolerance && abs(ends.bottom - bottom) <= tolerance
    #expect(
      isNear, "\(scene) at \(time) s: \(ends) instead of \((top, bottom))",
      sourceLocation: sourceLocation)
  }
}
