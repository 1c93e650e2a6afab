import Foundation
import Imaging
import TestSupport
import Testing

/// Pictures of a scene at some moments, measured in points.
struct ScenePictures {
  let scene: String
  let scale: Double
  private let times: [Double]
  private let pictures: [Pixmap]

  /// Renders a scene of the package at the moments, in seconds, with `scale` pixels a point.
  init(_ scene: String, at times: [Double], scale: Int = 2, flags: [String] = []) throws {
    self.scene = scene
    self.scale = Double(scale)
    self.times = times
    let folder = try TemporaryFolder()
    let list = times.map { "\($0)" }.joined(separator: ",")
    let outcome = try BuiltCommand.run(
      [scene, "--at", list, "--scale", "\(scale)", "--quiet", "-o", "{index}.png"] + flags,
      in: folder.path)
    try #require(outcome.status == 0, "\(scene): \(outcome.errors)")
    pictures = try times.indices.map { try folder.picture("\($0).png") }
  }

  subscript(time: Double) -> Pixmap {
    guard let index = times.firstIndex(of: time) else {
      preconditionFailure("\(scene) was not drawn at \(time) s")
    }
    return pictures[index]
  }

  /// The box, in points, of all pixels of a colour, each channel within `tolerance` levels; nil when there is none.
  func box(of color: PixelColor, within tolerance: Int = 2, at time: Double) -> CGRect? {
    guard let bounds = self[time].bounds(matching: color, tolerance: tolerance) else { return nil }
    return CGRect(
      x: Double(bounds.columns.start) / scale, y: Double(bounds.rows.start) / scale,
      width: Double(bounds.columns.length) / scale, height: Double(bounds.rows.length) / scale)
  }

  /// The colour of the pixel at a point.
  func color(x: Double, y: Double, at time: Double) -> PixelColor {
    self[time].color(x: Int(x * scale), y: Int(y * scale))
  }

  /// Expects the pixels of a colour to fill a box, each edge within `tolerance` points; nil for no such pixel.
  func expectBox(
    of color: PixelColor, _ expected: CGRect?, at time: Double, within tolerance: Double = 1,
    colorTolerance: Int = 2, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = box(of: color, within: colorTolerance, at: time)
    guard let found, let expected else {
      #expect(found == expected, "\(scene) at \(time) s", sourceLocation: sourceLocation)
      return
    }
    let difference =
      [
        found.minX - expected.minX, found.minY - expected.minY, found.maxX - expected.maxX,
        found.maxY - expected.maxY,
      ].map { abs($0) }.max() ?? 0
    #expect(
      difference <= tolerance, "\(scene) at \(time) s: \(found) instead of \(expected)",
      sourceLocation: sourceLocation)
  }

  /// Expects the colour of the pixel at a point, each channel within `tolerance` levels.
  func expectColor(
    _ expected: PixelColor, x: Double, y: Double, at time: Double, within tolerance: Int = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = color(x: x, y: y, at: time)
    #expect(
      found.distance(to: expected) <= tolerance,
      "\(scene) at \(time) s: \(found) instead of \(expected) at (\(x), \(y))",
      sourceLocation: sourceLocation)
  }
}
