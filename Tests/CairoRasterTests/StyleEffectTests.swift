import DrawingModel
import Foundation
import Geometry
import Imaging
import TestSupport
import Testing

@testable import CairoRaster

/// Inner shadows, glass, and edges that are not smoothed.
struct StyleEffectTests {
  private let red = PaintColor(red: 1, green: 0, blue: 0)

  private func draw(_ items: [DisplayItem], side: CGFloat = 60) throws -> Pixmap {
    try CairoRasterizer().rasterize(
      DisplayList(
        size: CGSize(width: side, height: side), scale: 1, background: .white, items: items))
  }

  private func fill(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: PaintColor
  ) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), evenOdd: false)
  }

  // MARK: - Inner shadows

  @Test func anInnerShadowFallsFromTheEdgeInward() throws {
    let shadow = ShadowPaint(color: .black, radius: 4, offset: .zero)
    let pixmap = try draw([
      .pushEffect(.innerShadow(shadow)), fill(-100, 10, 300, 100, .white), .pop,
    ])
    // At an edge half of the kernel lies outside; at twice the radius nothing does.
    #expect(abs(pixmap.color(x: 30, y: 10).red - 140) <= 3)
    #expect(pixmap.color(x: 30, y: 9) == .white)
    #expect(pixmap.color(x: 30, y: 18) == .white)
    let levels = (10..<19).map { pixmap.color(x: 30, y: $0).red }
    #expect(levels == levels.sorted())
  }

  @Test func anInnerShadowIsMovedAndKeepsToTheOutline() throws {
    let shadow = ShadowPaint(
      color: red, radius: 0, offset: CGSize(width: 3, height: 5))
    let pixmap = try draw([
      .pushEffect(.innerShadow(shadow)), fill(10, 10, 40, 40, .black), .pop,
    ])
    let redPixel = PixelColor(red: 255, green: 0, blue: 0)
    #expect(pixmap.extent(row: 30, matching: redPixel) == PixelRun(start: 10, end: 13))
    #expect(pixmap.extent(column: 30, matching: redPixel) == PixelRun(start: 10, end: 15))
    #expect(pixmap.color(x: 49, y: 49) == .black)
    #expect(pixmap.color(x: 9, y: 30) == .white)
  }

  // MARK: - Glass

  private func glass(
    radius: Double = 3, saturation: Double = 1,
    tint: PaintColor = PaintColor(red: 1, green: 1, blue: 1, opacity: 0)
  ) -> DisplayItem {
    .pushEffect(.backdrop(BackdropPaint(radius: radius, saturation: saturation, tint: tint)))
  }

  @Test func glassBlursWhatLiesBehindAndOnlyThere() throws {
    let pixmap = try draw([
      fill(0, 0, 30, 60, .black), glass(), fill(10, 20, 40, 20, red), .pop,
    ])
    // Above the glass the edge is sharp; behind it, it is soft and as far on both sides.
    #expect(pixmap.color(x: 29, y: 10) == .black && pixmap.color(x: 30, y: 10) == .white)
    #expect(abs(pixmap.color(x: 29, y: 30).red + pixmap.color(x: 30, y: 30).red - 255) <= 1)
    #expect(pixmap.color(x: 23, y: 30) == .black && pixmap.color(x: 36, y: 30) == .white)
    #expect(pixmap.color(x: 27, y: 30).red > 10)
  }

  @Test func glassTintsAndSaturates() throws {
    let gray = PaintColor(red: 0.6, green: 0.4, blue: 0.2)
    func seen(_ saturation: Double, _ tint: PaintColor) throws -> PixelColor {
      try draw([
        fill(0, 0, 60, 60, gray), glass(saturation: saturation, tint: tint),
        fill(0, 0, 60, 60, .black), .pop,
      ]).color(x: 30, y: 30)
    }
    let clear = PaintColor(red: 0, green: 0, blue: 0, opacity: 0)
    #expect(try seen(1, clear) == PixelColor(red: 153, green: 102, blue: 51))
    #expect(try seen(0, clear) == PixelColor(gray: 109))
    let half = PaintColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    #expect(
      try seen(1, half).distance(to: PixelColor(red: 204, green: 179, blue: 153)) <= 1)
  }

  @Test func glassInAFadingLayerStillShowsWhatLiesBehind() throws {
    let tint = PaintColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    for opacity in [1, 0.5] {
      let pixmap = try draw([
        fill(0, 0, 60, 60, .black), .pushLayer(opacity: opacity), .pushEffect(.isolated),
        fill(0, 0, 10, 10, .black), glass(tint: tint), fill(0, 0, 60, 60, red), .pop, .pop, .pop,
      ])
      let level = Int(127.5 * opacity)
      #expect(pixmap.color(x: 30, y: 30).distance(to: PixelColor(gray: level)) <= 2)
      #expect(pixmap.color(x: 5, y: 5).distance(to: PixelColor(gray: level)) <= 2)
    }
  }

  @Test func glassIsAsOpaqueAsItsLevel() throws {
    let tint = PaintColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    let half = PaintColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    let pixmap = try draw([
      fill(0, 0, 60, 60, .black), glass(tint: tint), fill(0, 0, 60, 60, half), .pop,
    ])
    #expect(pixmap.color(x: 30, y: 30).distance(to: PixelColor(gray: 64)) <= 1)
  }

  // MARK: - Edges

  @Test func edgesMayBeLeftHard() throws {
    let circle = Path(ellipseIn: CGRect(x: 5.3, y: 4.7, width: 40, height: 40))
    let items: [DisplayItem] = [
      .pushAntialiasing(false), .fill(circle, .color(.black), evenOdd: false),
      .pushAntialiasing(true), fill(50.5, 0, 4, 60, .black), .pop,
      .stroke(circle, .color(.black), StrokeStyle(lineWidth: 3)), .pop,
    ]
    let pixmap = try draw(items)
    for y in 0..<60 {
      for x in 0..<50 {
        let level = pixmap.color(x: x, y: y).red
        #expect(level == 0 || level == 255)
      }
    }
    #expect(abs(pixmap.color(x: 50, y: 30).red - 128) <= 1)
  }
}
