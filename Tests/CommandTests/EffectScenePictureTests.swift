import Foundation
import Imaging
import TestSupport
import Testing

/// Measures pictures of the scenes on effects, gradients and layouts, at 3 pixels a point on 402 × 874 points.
///
/// Expected values come from the scenes' own numbers and from the formulas of the colour space and of perspective.
@Suite struct EffectScenePictureTests {
  private func picture(_ scene: String, at moment: String) throws -> Pixmap {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.run(
      [scene, "--at", moment, "-o", "still.png"], in: folder.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try folder.picture("still.png")
  }

  /// The colour a part of the way from one to another in premultiplied Oklab, plus `brightness`.
  private func mix(
    _ from: [Double], _ to: [Double], _ part: Double, brightness: Double = 0
  ) -> PixelColor {
    let toCones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ]
    let toLight = [
      [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.7076147010],
    ]
    func light(_ level: Double) -> Double {
      let value = level / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func cones(_ color: [Double]) -> [Double] {
      toCones.map { row in cbrt(zip(row, color).reduce(0) { $0 + $1.0 * light($1.1) }) }
    }
    let mixed = zip(cones(from), cones(to)).map { pow($0 + ($1 - $0) * part, 3) }
    let levels = toLight.map { row -> Int in
      let light = zip(row, mixed).reduce(0) { $0 + $1.0 * $1.1 }
      let encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
      return Int((min(max(encoded + brightness, 0), 1) * 255).rounded())
    }
    return PixelColor(red: levels[0], green: levels[1], blue: levels[2])
  }

  private let orange = [255.0, 141, 40]

  @Test func skyIsHalfwayBetweenItsColoursAndDirections() throws {
    // The sky covers 360 × 240 points from (21, 317). At 3 s its start point is at a quarter of the top edge.
    let sky = try picture("dusk-sky", at: "3")
    let expected = mix([0, 136, 255], [97, 85, 245], 0.5)
    let start = sky.color(x: 111 * 3, y: 317 * 3 + 1)
    #expect(start.distance(to: expected) <= 2, "\(start), not \(expected)")
    let noon = try picture("dusk-sky", at: "1").color(x: 603, y: 317 * 3)
    #expect(noon.distance(to: PixelColor(red: 0, green: 136, blue: 255)) <= 2)
  }

  @Test func beadTravelsOnTheCircleSeenInPerspective() throws {
    let red = PixelColor(red: 242, green: 61, blue: 61)
    func bead(at moment: String) throws -> (x: Double, y: Double) {
      let found = try picture("clockwork-ring", at: moment).centroid(matching: red, tolerance: 2)
      let center = try #require(found)
      return (center.x / 3 - 201, center.y / 3 - 437)
    }
    let start = try bead(at: "1")
    #expect(abs(start.x) <= 0.5 && abs(start.y + 114) <= 0.5, "\(start)")
    // Half way: two hours, so 60° on, and the ring is turned by 20° about x; its far side is above.
    let middle = try bead(at: "2")
    let (x, y) = (114 * cos(Double.pi / 6), -114 * sin(Double.pi / 6))
    let (c, s) = (cos(Double.pi / 9), sin(Double.pi / 9))
    let depth = 1 - y * s / 320
    #expect(abs(middle.x - x / depth) <= 1, "\(middle)")
    #expect(abs(middle.y - y * c / depth) <= 1, "\(middle)")
  }

  @Test func lanternGrowsQuicklyAndItsColourSlowly() throws {
    // Half a second after the change: scale 1.2 of a body 90 wide, and a quarter of the way to yellow.
    let lantern = try picture("lantern-lift", at: "1.5")
    let color = mix(orange, [255, 204, 0], 0.25, brightness: 0.05)
    let body = try #require(lantern.extent(row: 444 * 3, matching: color, tolerance: 2))
    #expect(abs(body.start - 147 * 3) <= 1 && abs(body.end - 255 * 3) <= 1, "\(body)")
  }
}
