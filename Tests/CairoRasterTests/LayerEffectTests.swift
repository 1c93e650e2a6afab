import DrawingModel
import Foundation
import Geometry
import Imaging
import TestSupport
import Testing

@testable import CairoRaster

/// What happens to the picture of a level on its way into the picture around it.
struct LayerEffectTests {
  private let gray = PaintColor(red: 0.6, green: 0.4, blue: 0.2)

  private func draw(
    _ items: [DisplayItem], side: CGFloat = 60, scale: Double = 1, background: PaintColor? = nil
  ) throws -> Pixmap {
    try CairoRasterizer().rasterize(
      DisplayList(
        size: CGSize(width: side, height: side), scale: scale, background: background,
        items: items))
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  private func fill(_ path: Path, _ color: PaintColor = .black) -> DisplayItem {
    .fill(path, .color(color), evenOdd: false)
  }

  // MARK: - Colour filters

  private func filtered(_ filter: ColorFilter, opacity: Double = 1) throws -> PixelColor {
    var color = gray
    color.opacity = opacity
    let items: [DisplayItem] = [
      .pushEffect(.color(filter)), fill(rect(0, 0, 60, 60), color), .pop,
    ]
    return try draw(items).color(x: 30, y: 30)
  }

  @Test func filtersChangeAFlatColourByTheirFormula() throws {
    // (0.6, 0.4, 0.2) is 153, 102, 51; its luma 0.42808 is 109.16.
    let expected: [(ColorFilter, PixelColor)] = [
      (.brightness(0.2), PixelColor(red: 204, green: 153, blue: 102)),
      (.brightness(0.5), PixelColor(red: 255, green: 230, blue: 179)),
      (.contrast(2), PixelColor(red: 179, green: 77, blue: 0)),
      (.contrast(0), PixelColor(red: 128, green: 128, blue: 128)),
      (.saturation(0), PixelColor(gray: 109)),
      (.saturation(2), PixelColor(red: 197, green: 95, blue: 0)),
      (.grayscale(1), PixelColor(gray: 109)),
      (.grayscale(0.5), PixelColor(red: 131, green: 106, blue: 80)),
      (.invert, PixelColor(red: 102, green: 153, blue: 204)),
      (
        .multiply(PaintColor(red: 0.5, green: 1, blue: 0)),
        PixelColor(red: 77, green: 102, blue: 0)
      ),
      (.luminanceToAlpha, PixelColor(red: 0, green: 0, blue: 0, alpha: 109)),
    ]
    for (filter, color) in expected {
      let drawn = try filtered(filter)
      #expect(drawn.distance(to: color) <= 1, "\(filter): \(drawn)")
    }
  }

  @Test func hueTurnedByAFullCircleOrNotAtAllStays() throws {
    for angle in [0.0, 2 * .pi] {
      let drawn = try filtered(.hueRotation(angle))
      #expect(drawn.distance(to: PixelColor(red: 153, green: 102, blue: 51)) <= 1)
    }
    // A third of a turn: rows of feColorMatrix by hand.
    let third = try filtered(.hueRotation(2 * .pi / 3))
    let (r, g, b) = (153.0, 102.0, 51.0)
    let (c, s) = (-0.5, 0.75.squareRoot())
    let red =
      (0.213 + c * 0.787 - s * 0.213) * r + (0.715 - c * 0.715 - s * 0.715) * g
      + (0.072 - c * 0.072 + s * 0.928) * b
    #expect(abs(Double(third.red) - red) <= 1)
  }

  @Test func filtersLeaveOpacityAlone() throws {
    let drawn = try filtered(.brightness(0.2), opacity: 0.5)
    #expect(drawn.distance(to: PixelColor(red: 204, green: 153, blue: 102, alpha: 128)) <= 2)
  }

  // MARK: - Blur

  @Test func blurKeepsTheSumAndIsSymmetric() throws {
    for radius in [0.4, 1.5, 4, 9] {
      let pixmap = try draw(
        [
          .pushEffect(.blur(radius: radius, isOpaque: false)), fill(rect(45, 45, 10, 10)), .pop,
        ], side: 100)
      let sum = pixmap.withPixels { $0.reduce(0.0) { $0 + Double($1 >> 24) / 255 } }
      // Every pixel is rounded; at most a half level of each of those that are touched.
      #expect(abs(sum - 100) < 100 * 0.02, "\(sum) at radius \(radius)")
      for offset in 0..<45 {
        #expect(pixmap[45 - offset, 50] == pixmap[54 + offset, 50])
        #expect(pixmap[50, 45 - offset] == pixmap[50, 54 + offset])
        let (across, down) = (pixmap[45 - offset, 50] >> 24, pixmap[50, 45 - offset] >> 24)
        #expect(max(across, down) - min(across, down) <= 1)
      }
    }
  }

  /// Weight beyond `distance` pixels of a Gaussian cut at two standard deviations.
  private func tail(_ distance: Double, _ sigma: Double) -> Double {
    let x = min(max(distance / sigma, -2), 2)
    return (erf(2 / 2.0.squareRoot()) - erf(x / 2.0.squareRoot())) / 2
      / erf(2 / 2.0.squareRoot())
  }

  @Test func edgesAreBlurredToTheGaussiansIntegral() throws {
    for sigma in [2.0, 3.3, 8, 21] {
      let pixmap = try draw(
        [
          .pushEffect(.blur(radius: sigma, isOpaque: false)), fill(rect(0, -100, 100, 400)), .pop,
        ], side: 200)
      for column in 60..<150 {
        // A weight is the integral over its pixel, so their sum is the integral from between two pixels.
        let mean = tail(Double(column) + 0.5 - 100, sigma)
        let alpha = Double(pixmap.color(x: column, y: 100).alpha)
        #expect(abs(alpha - 255 * mean) <= 1, "σ \(sigma), column \(column)")
      }
    }
  }

  @Test func blurIsTheSameAtEveryScale() throws {
    let items: [DisplayItem] = [
      .pushEffect(.blur(radius: 4, isOpaque: false)), fill(rect(0, -50, 30, 200)), .pop,
    ]
    let large = try draw(items, scale: 4)
    for point in 20..<40 {
      // Four pixels together are one point.
      let mean =
        (0..<4).reduce(0.0) { $0 + Double(large.color(x: point * 4 + $1, y: 120).alpha) } / 4
      let small = Double(try draw(items).color(x: point, y: 30).alpha)
      #expect(abs(mean - small) <= 1.5)
    }
  }

  @Test func flatColourInsideABlurStays() throws {
    let pixmap = try draw([
      .pushEffect(.blur(radius: 5, isOpaque: false)), fill(rect(-20, -20, 100, 100), gray), .pop,
    ])
    #expect(pixmap.color(x: 30, y: 30) == PixelColor(red: 153, green: 102, blue: 51))
  }

  @Test func opaqueBlurKeepsTheOutline() throws {
    let pixmap = try draw([
      .pushEffect(.blur(radius: 5, isOpaque: true)), fill(rect(20, 20, 20, 20), gray), .pop,
    ])
    #expect(pixmap.color(x: 20, y: 20) == PixelColor(red: 153, green: 102, blue: 51))
    #expect(pixmap.color(x: 19, y: 20).alpha == 0)
  }

  @Test func contentOutsideAClipStillBlursIntoIt() throws {
    let pixmap = try draw([
      .pushClip(rect(0, 0, 30, 60), evenOdd: false),
      .pushEffect(.blur(radius: 4, isOpaque: false)), fill(rect(30, -100, 100, 300)), .pop, .pop,
    ])
    #expect(abs(pixmap.color(x: 29, y: 30).alpha - Int(255 * tail(0.5, 4))) <= 1)
    #expect(pixmap.color(x: 31, y: 30).alpha == 0)
  }

  // MARK: - Shadow

  @Test func shadowLiesBesideItsCasterInItsColour() throws {
    let shadow = ShadowPaint(
      color: PaintColor(red: 0, green: 0, blue: 1, opacity: 0.5), radius: 2,
      offset: CGSize(width: 12, height: 20))
    let pixmap = try draw([
      .pushEffect(.shadow(shadow)), fill(rect(10, 10, 20, 20), gray), .pop,
    ])
    #expect(pixmap.color(x: 15, y: 15) == PixelColor(red: 153, green: 102, blue: 51))
    // In the middle of the shadow, below the caster.
    let middle = pixmap.color(x: 32, y: 41)
    #expect(middle.distance(to: PixelColor(red: 0, green: 0, blue: 255, alpha: 128)) <= 1)
    // A radius of 2 reaches 4 points beyond the shadow's edge at 42.
    #expect(pixmap.color(x: 45, y: 40).alpha > 0)
    #expect(pixmap.color(x: 46, y: 40).alpha == 0)
  }

  @Test func shadowFallsOffAsMeasured() throws {
    // alpha(d) = A · (Φ(−d/r) − Φ(−2)) / 0.9545 outside a long edge (fact F7).
    let shadow = ShadowPaint(
      color: PaintColor(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 12, offset: .zero)
    let pixmap = try draw(
      [.pushEffect(.shadow(shadow)), fill(rect(-50, -50, 100, 300)), .pop], side: 100)
    for column in 50..<78 {
      let distance = Double(column) + 0.5 - 50
      let alpha = Double(pixmap.color(x: column, y: 50).alpha)
      #expect(abs(alpha - 255 * 0.33 * tail(distance, 12)) <= 1)
    }
  }

  @Test func shadowBetweenPixelsIsShared() throws {
    func alphas(_ x: CGFloat) throws -> [Int] {
      let shadow = ShadowPaint(color: .black, radius: 0, offset: CGSize(width: x, height: 30))
      let pixmap = try draw([.pushEffect(.shadow(shadow)), fill(rect(10, 10, 10, 10)), .pop])
      return (8..<24).map { pixmap.color(x: $0, y: 45).alpha }
    }
    let (whole, quarter) = (try alphas(0), try alphas(0.25))
    #expect(whole[2] == 255 && whole[12] == 0)
    #expect(abs(quarter[2] - 191) <= 1 && abs(quarter[12] - 64) <= 1)
  }

  // MARK: - Blending and masks

  @Test func blendModesUseTheirFormulas() throws {
    let back = PaintColor(red: 0.8, green: 0.5, blue: 0.2)
    func blended(_ operation: BlendOperation) throws -> PixelColor {
      try draw(
        [.pushEffect(.blend(operation)), fill(rect(0, 0, 60, 60), gray), .pop], background: back
      ).color(x: 30, y: 30)
    }
    // Source (0.6, 0.4, 0.2) over (0.8, 0.5, 0.2).
    let expected: [(BlendOperation, [Double])] = [
      (.multiply, [0.48, 0.2, 0.04]), (.screen, [0.92, 0.7, 0.36]),
      (.darken, [0.6, 0.4, 0.2]), (.lighten, [0.8, 0.5, 0.2]), (.difference, [0.2, 0.1, 0]),
      (.exclusion, [0.44, 0.5, 0.32]), (.plusLighter, [1, 0.9, 0.4]),
      (.plusDarker, [0.4, 0, 0]), (.hardLight, [0.84, 0.4, 0.08]), (.overlay, [0.84, 0.4, 0.08]),
    ]
    for (operation, color) in expected {
      let drawn = try blended(operation)
      let rounded = color.map { Int(($0 * 255).rounded()) }
      let wanted = PixelColor(red: rounded[0], green: rounded[1], blue: rounded[2])
      #expect(drawn.distance(to: wanted) <= 2, "\(operation): \(drawn), not \(wanted)")
    }
  }

  @Test func maskKeepsWhatItCovers() throws {
    let items: [DisplayItem] = [
      .pushEffect(.isolated), fill(rect(0, 0, 60, 60), gray),
      .pushEffect(.blend(.destinationIn)), fill(rect(10, 10, 10, 10)),
      fill(rect(30, 10, 10, 10), PaintColor(red: 1, green: 1, blue: 1, opacity: 0.5)), .pop, .pop,
    ]
    let pixmap = try draw(items, background: .white)
    #expect(pixmap.color(x: 15, y: 15) == PixelColor(red: 153, green: 102, blue: 51))
    #expect(
      pixmap.color(x: 35, y: 15).distance(to: PixelColor(red: 204, green: 178, blue: 153)) <= 1)
    #expect(pixmap.color(x: 25, y: 15) == .white)
  }

  @Test func emptyMaskHidesEverything() throws {
    let pixmap = try draw(
      [
        .pushEffect(.isolated), fill(rect(0, 0, 60, 60), gray),
        .pushEffect(.blend(.destinationIn)), .pop, .pop,
      ], background: .white)
    #expect(pixmap.color(x: 30, y: 30) == .white)
  }

  @Test func opacityAppliesToAViewWithItsShadowAsAWhole() throws {
    let shadow = ShadowPaint(color: .black, radius: 0, offset: CGSize(width: 5, height: 0))
    let pixmap = try draw(
      [
        .pushLayer(opacity: 0.5), .pushEffect(.shadow(shadow)),
        fill(rect(10, 10, 20, 20), gray), .pop, .pop,
      ], background: .white)
    // The shadow does not shine through its caster.
    #expect(
      pixmap.color(x: 25, y: 20).distance(to: PixelColor(red: 204, green: 178, blue: 153)) <= 1)
    #expect(pixmap.color(x: 32, y: 20).distance(to: PixelColor(gray: 127)) <= 1)
  }

  // MARK: - Projection

  @Test func perspectiveNarrowsTheFarSide() throws {
    // Fact F15's view: 20° about y at the leading edge, 35.118 × 32 points, at two pixels a point.
    let sine = sin(20 * Double.pi / 180)
    var projection = ProjectionTransform()
    projection.m11 = CGFloat(cos(20 * Double.pi / 180))
    projection.m13 = CGFloat(sine / 35.118)
    projection.m23 = 0
    let move = ProjectionTransform(CGAffineTransform(translationX: 0, y: 16))
    let items: [DisplayItem] = [
      .pushTransform(CGAffineTransform(translationX: 5, y: 10)),
      .pushEffect(.projection(projection.concatenating(move))),
      fill(rect(0, -16, 35.118, 32)), .pop, .pop,
    ]
    let pixmap = try draw(items, scale: 2)
    let height = 1 / (1 + sine) * 64
    let run = try #require(pixmap.runs(column: 50, matching: .black, tolerance: 0).first)
    // Column 50 is 20.25 points from the axis; before the turn it was at x.
    let x = 20.25 / (cos(20 * Double.pi / 180) - 20.25 * sine / 35.118)
    let expected = 64 / (1 + x * sine / 35.118)
    #expect(abs(Double(run.length) - expected) <= 2)
    #expect(expected > height)
    let right = 35.118 * cos(20 * Double.pi / 180) / (1 + sine)
    let extent = try #require(pixmap.extent(row: 52, matching: .black, tolerance: 250))
    #expect(abs(Double(extent.end) - (5 + right) * 2) <= 1)
  }

  @Test func projectionThatIsFlatOnEdgeDrawsNothing() throws {
    var projection = ProjectionTransform()
    projection.m11 = 0
    projection.m13 = 0.01
    let pixmap = try draw([
      .pushEffect(.projection(projection)), fill(rect(0, 0, 50, 50)), .pop,
    ])
    #expect(pixmap.withPixels { $0.allSatisfy { $0 == 0 } })
  }
}
