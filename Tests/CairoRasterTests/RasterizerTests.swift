import DrawingModel
import Foundation
import Geometry
import Imaging
import TestSupport
import Testing

@testable import CairoRaster

private let red = PaintColor(red: 1, green: 0, blue: 0)
private let redPixel = PixelColor(red: 255, green: 0, blue: 0)

/// A picture of items on a canvas of points at scale 1.
private func draw(
  _ items: [DisplayItem], width: CGFloat = 40, height: CGFloat = 40, scale: Double = 1,
  background: PaintColor? = .white
) throws -> Pixmap {
  try CairoRasterizer().rasterize(
    DisplayList(
      size: CGSize(width: width, height: height), scale: scale, background: background,
      items: items))
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: width, height: height))
}

private func fill(_ path: Path, _ color: PaintColor = red) -> DisplayItem {
  .fill(path, .color(color), evenOdd: false)
}

struct RasterizerTests {
  // MARK: - Canvas

  @Test func backgroundFillsTheCanvasOrLeavesItTransparent() throws {
    let filled = try draw([], background: PaintColor(red: 0.2, green: 0.4, blue: 0.6))
    #expect(filled.color(x: 39, y: 39) == PixelColor(red: 51, green: 102, blue: 153))
    let clear = try draw([], background: nil)
    #expect(clear.color(x: 0, y: 0).alpha == 0)
  }

  @Test func scaleMultipliesEverything() throws {
    let pixmap = try draw([fill(rect(1, 2, 3, 4))], width: 10, height: 10, scale: 3)
    #expect(pixmap.width == 30)
    let bounds = try #require(pixmap.bounds(matching: redPixel))
    #expect(bounds.columns == PixelRun(start: 3, end: 12))
    #expect(bounds.rows == PixelRun(start: 6, end: 18))
  }

  @Test func unusableCanvasesAreTypedErrors() {
    #expect(
      throws: RasterizationError.emptyCanvas(size: CGSize(width: 0, height: 40), scale: 1)
    ) {
      try draw([], width: 0)
    }
    #expect(
      throws: RasterizationError.canvasTooLarge(width: 32768, height: 40, limit: 32767)
    ) {
      try draw([], width: 32768)
    }
    #expect(throws: RasterizationError.unbalancedLevels(itemIndex: 0)) { try draw([.pop]) }
    #expect(throws: RasterizationError.unbalancedLevels(itemIndex: 1)) {
      try draw([.pushLayer(opacity: 1)])
    }
  }

  @Test func earlierPicturesStayWhenLaterFramesAreDrawn() throws {
    let rasterizer = CairoRasterizer()
    var list = DisplayList(size: CGSize(width: 8, height: 8))
    var kept: [Pixmap] = []
    for level in 0..<8 {
      list.background = PaintColor(red: Double(level) / 255, green: 0, blue: 0)
      kept.append(try rasterizer.rasterize(list))
    }
    #expect(kept.map { $0.color(x: 0, y: 0).red } == Array(0..<8))
  }

  @Test func memoryIsUsedAgainOnceNobodyHoldsThePicture() throws {
    let rasterizer = CairoRasterizer()
    let list = DisplayList(size: CGSize(width: 8, height: 8))
    var first: Pixmap? = try rasterizer.rasterize(list)
    let address = first?.withPixels { $0.baseAddress }
    first = nil
    let second = try rasterizer.rasterize(list)
    #expect(second.withPixels { $0.baseAddress } == address)
  }

  @Test func equalListsGiveEqualPictures() throws {
    let items: [DisplayItem] = [
      .pushTransform(CGAffineTransform(rotationAngle: 0.3)),
      fill(Path(ellipseIn: CGRect(x: 10, y: 3, width: 13, height: 11))), .pop,
    ]
    #expect(try draw(items) == draw(items))
  }

  // MARK: - Coverage

  @Test func edgesOnFractionsOfAPixelGetTheirArea() throws {
    let pixmap = try draw([fill(rect(2.25, 3.5, 10, 10), .black)], background: nil)
    #expect(abs(pixmap.color(x: 2, y: 8).alpha - 191) <= 1)
    #expect(abs(pixmap.color(x: 12, y: 8).alpha - 64) <= 1)
    #expect(abs(pixmap.color(x: 6, y: 3).alpha - 128) <= 1)
    #expect(pixmap.color(x: 6, y: 8).alpha == 255)
  }

  @Test func squareTurnedByAnEighthHasItsExactEdges() throws {
    let items: [DisplayItem] = [
      .pushTransform(CGAffineTransform(translationX: 6, y: 6).rotated(by: .pi / 4)),
      fill(rect(-3, -3, 6, 6), .black), .pop,
    ]
    let pixmap = try draw(items, width: 12, height: 12, background: nil)
    // Exact areas are 0.0294 and 0.7132; sub-rows of 1/15 px allow 4 levels here.
    #expect(abs(pixmap.color(x: 5, y: 1).alpha - 7) <= 1)
    #expect(abs(pixmap.color(x: 5, y: 2).alpha - 182) <= 5)
  }

  @Test func discsAreaIsThatOfTheCircle() throws {
    let disc = Path(ellipseIn: CGRect(x: 3.3, y: 4.1, width: 30, height: 30))
    let pixmap = try draw([fill(disc, .black)], background: nil)
    let area = pixmap.withPixels { $0.reduce(0.0) { $0 + Double($1 >> 24) / 255 } }
    #expect(abs(area - .pi * 225) < 1)
  }

  @Test func evenOddLeavesTheOverlapOut() throws {
    var path = rect(0, 0, 20, 20)
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let nonzero = try draw([.fill(path, .color(red), evenOdd: false)])
    let evenOdd = try draw([.fill(path, .color(red), evenOdd: true)])
    #expect(nonzero.color(x: 10, y: 10) == redPixel)
    #expect(evenOdd.color(x: 10, y: 10) == .white)
    #expect(evenOdd.color(x: 2, y: 2) == redPixel)
  }

  @Test func movingByWholePixelsMovesThePicture() throws {
    let disc = Path(ellipseIn: CGRect(x: 2.3, y: 2.7, width: 11, height: 9))
    let one = try draw([fill(disc)])
    let two = try draw(
      [.pushTransform(CGAffineTransform(translationX: 7, y: 11)), fill(disc), .pop])
    for y in 0..<20 {
      for x in 0..<20 {
        #expect(one[x, y] == two[x + 7, y + 11])
      }
    }
  }

  @Test func ticketsNotchCutsInward() throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addArc(
      center: CGPoint(x: 40, y: 20), radius: 8, startAngle: .degrees(270),
      endAngle: .degrees(90), clockwise: true)
    path.addLine(to: CGPoint(x: 40, y: 40))
    path.addLine(to: CGPoint(x: 0, y: 40))
    path.closeSubpath()
    let pixmap = try draw([fill(path)])
    #expect(pixmap.extent(row: 20, matching: redPixel) == PixelRun(start: 0, end: 32))
    #expect(pixmap.color(x: 39, y: 5) == redPixel)
  }

  // MARK: - Colours and layers

  @Test func opacityCompositesOnEncodedValues() throws {
    let grey = 118.0 / 255
    for (opacity, level) in [(0.4, 200), (0.7, 159), (0.1, 241)] {
      let color = PaintColor(red: grey, green: grey, blue: grey, opacity: opacity)
      let pixmap = try draw([fill(rect(0, 0, 40, 40), color)])
      #expect(abs(pixmap.color(x: 5, y: 5).red - level) <= 1)
    }
  }

  @Test func componentsOutsideTheRangeAreLimited() throws {
    let pixmap = try draw([fill(rect(0, 0, 40, 40), PaintColor(red: 7, green: -3, blue: 0.5))])
    #expect(pixmap.color(x: 5, y: 5) == PixelColor(red: 255, green: 0, blue: 128))
  }

  @Test func layerCompositesItsItemsAsOne() throws {
    let items = [fill(rect(0, 0, 20, 40)), fill(rect(10, 0, 20, 40))]
    let layer = try draw([.pushLayer(opacity: 0.5)] + items + [.pop])
    #expect(layer.color(x: 15, y: 5) == layer.color(x: 5, y: 5))
    #expect(abs(layer.color(x: 15, y: 5).green - 127) <= 1)
    #expect(layer.color(x: 35, y: 5) == .white)
  }

  @Test func layerOfOneItemLooksLikeAGroup() throws {
    let disc = Path(ellipseIn: CGRect(x: 3, y: 3, width: 30, height: 30))
    let folded = try draw([.pushLayer(opacity: 0.35), fill(disc), .pop])
    // A second, invisible item makes it a group.
    let group = try draw(
      [.pushLayer(opacity: 0.35), fill(disc), fill(rect(0, 0, 1, 1), .white), .pop])
    for y in 1..<40 {
      for x in 1..<40 {
        #expect(folded.color(x: x, y: y).distance(to: group.color(x: x, y: y)) <= 1)
      }
    }
  }

  @Test func nestedLayersMultiply() throws {
    let two = [fill(rect(0, 0, 40, 40)), fill(rect(0, 0, 40, 40))]
    let nested = try draw(
      [.pushLayer(opacity: 0.5), .pushLayer(opacity: 0.5)] + two + [.pop, .pop])
    #expect(abs(nested.color(x: 5, y: 5).green - 191) <= 1)
    let single = try draw(
      [.pushLayer(opacity: 0.5), .pushLayer(opacity: 0.5), two[0], .pop, .pop])
    #expect(abs(single.color(x: 5, y: 5).green - 191) <= 1)
  }

  @Test func itemsAfterALayerAreUntouchedByIt() throws {
    for opacity in [0, 0.5, 1, .nan, -3] {
      let pixmap = try draw([
        .pushLayer(opacity: opacity), .pushClip(rect(0, 0, 1, 1), evenOdd: false),
        fill(rect(0, 0, 40, 40)), .pop, .pop, fill(rect(20, 20, 5, 5), .black),
      ])
      #expect(pixmap.color(x: 22, y: 22) == .black)
      #expect(pixmap.color(x: 10, y: 10) == .white)
    }
  }

  // MARK: - Clips and transforms

  @Test func clipLimitsAndEnds() throws {
    let pixmap = try draw([
      .pushClip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), evenOdd: false),
      fill(rect(0, 0, 40, 40)), .pop, fill(rect(30, 30, 5, 5)),
    ])
    #expect(pixmap.color(x: 10, y: 10) == redPixel)
    #expect(pixmap.color(x: 0, y: 0) == .white)
    #expect(pixmap.color(x: 32, y: 32) == redPixel)
  }

  @Test func emptyClipHidesEverything() throws {
    let pixmap = try draw([
      .pushClip(Path(), evenOdd: false), .pushLayer(opacity: 0.5),
      fill(rect(0, 0, 40, 40)), fill(rect(0, 0, 40, 40)), .pop, .pop,
    ])
    #expect(pixmap.bounds(matching: .white)?.columns.length == 40)
    #expect(pixmap.centroid(matching: .white)?.count == 1600)
  }

  @Test func transformsApplyInnermostFirst() throws {
    let pixmap = try draw([
      .pushTransform(CGAffineTransform(translationX: 10, y: 0)),
      .pushTransform(CGAffineTransform(scaleX: 2, y: 2)),
      fill(rect(1, 1, 3, 3)), .pop, .pop,
    ])
    let bounds = try #require(pixmap.bounds(matching: redPixel))
    #expect(bounds.columns == PixelRun(start: 12, end: 18))
    #expect(bounds.rows == PixelRun(start: 2, end: 8))
  }

  // MARK: - Strokes

  @Test func strokeIsCentredOnItsPath() throws {
    let pixmap = try draw([
      .stroke(rect(10, 10, 20, 20), .color(red), StrokeStyle(lineWidth: 4))
    ])
    #expect(
      pixmap.runs(row: 20, matching: redPixel)
        == [PixelRun(start: 8, end: 12), PixelRun(start: 28, end: 32)])
    // Miter joins fill the corners.
    #expect(pixmap.color(x: 8, y: 8) == redPixel)
  }

  @Test func stretchedStrokeIsWiderAlongTheStretch() throws {
    let pixmap = try draw([
      .pushTransform(CGAffineTransform(scaleX: 3, y: 1)),
      .stroke(rect(4, 10, 6, 20), .color(red), StrokeStyle(lineWidth: 2)), .pop,
    ])
    #expect(pixmap.runs(row: 20, matching: redPixel).map(\.length) == [6, 6])
    #expect(pixmap.runs(column: 20, matching: redPixel).map(\.length) == [2, 2])
  }

  @Test func capsReachPastTheEnds() throws {
    var line = Path()
    line.move(to: CGPoint(x: 10, y: 20))
    line.addLine(to: CGPoint(x: 30, y: 20))
    for (cap, start) in [(CGLineCap.butt, 10), (.round, 5), (.square, 5)] {
      let pixmap = try draw([
        .stroke(line, .color(red), StrokeStyle(lineWidth: 10, lineCap: cap))
      ])
      let run = try #require(pixmap.extent(row: 20, matching: redPixel, tolerance: 40))
      #expect(run.start == start, "\(cap)")
      #expect((pixmap.color(x: 5, y: 15) == redPixel) == (cap == .square), "\(cap)")
    }
  }

  @Test func dashesAlternate() throws {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 40, y: 10))
    let pixmap = try draw([
      .stroke(line, .color(red), StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 5))
    ])
    #expect(
      pixmap.runs(row: 10, matching: redPixel) == [
        PixelRun(start: 0, end: 5), PixelRun(start: 10, end: 20), PixelRun(start: 25, end: 35),
      ])
  }

  @Test func unusableDashesGiveASolidLine() throws {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 40, y: 10))
    for dash: [CGFloat] in [[0, 0], [-1, 2], [.nan], [1e-9, 1e-9]] {
      let pixmap = try draw([.stroke(line, .color(red), StrokeStyle(lineWidth: 4, dash: dash))])
      #expect(pixmap.runs(row: 10, matching: redPixel).map(\.length) == [40])
    }
  }

  // MARK: - Unusable numbers

  @Test func unusableNumbersDrawNothing() throws {
    let bad: [[DisplayItem]] = [
      [fill(rect(.nan, 0, 20, 20))],
      [fill(Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)))],
      [fill(rect(0, 0, 20, 20), PaintColor(red: .nan, green: 0, blue: 0))],
      [.stroke(rect(5, 5, 20, 20), .color(red), StrokeStyle(lineWidth: 0))],
      [.stroke(rect(5, 5, 20, 20), .color(red), StrokeStyle(lineWidth: -2))],
      [.stroke(rect(5, 5, 20, 20), .color(red), StrokeStyle(lineWidth: .infinity))],
      [
        .pushTransform(CGAffineTransform(scaleX: 0, y: 1)),
        .stroke(rect(5, 5, 20, 20), .color(red), StrokeStyle(lineWidth: 2)),
        fill(rect(0, 0, 20, 20)), .pop,
      ],
      [.pushTransform(CGAffineTransform(scaleX: .nan, y: 1)), fill(rect(0, 0, 20, 20)), .pop],
      [.fill(rect(0, 0, 20, 20), .linearGradient(gradient([])), evenOdd: false)],
    ]
    for items in bad {
      let pixmap = try draw(items + [fill(rect(30, 30, 5, 5), .black)])
      #expect(pixmap.centroid(matching: .white)?.count == 1575, "\(items)")
    }
  }

  @Test func farAwayPointsDoNotWrap() throws {
    let pixmap = try draw([fill(rect(-1e9, 10, 2e9, 5))])
    #expect(pixmap.runs(row: 12, matching: redPixel).map(\.length) == [40])
    #expect(pixmap.color(x: 20, y: 20) == .white)
  }

  @Test func miterLimitBelowOneAndEndlessMiterAreDrawn() throws {
    for limit: CGFloat in [-1, 0, .nan, .infinity] {
      let pixmap = try draw([
        .stroke(
          rect(10, 10, 20, 20), .color(red), StrokeStyle(lineWidth: 4, miterLimit: limit))
      ])
      #expect(pixmap.color(x: 9, y: 20) == redPixel)
    }
  }
}

private func gradient(
  _ stops: [(Double, PaintColor)], from start: CGPoint = .zero,
  to end: CGPoint = CGPoint(x: 40, y: 0)
) -> LinearGradientPaint {
  LinearGradientPaint(
    stops: stops.map { GradientStop(color: $0.1, location: $0.0) }, start: start, end: end)
}

struct GradientTests {
  private let blue = PaintColor(red: 0, green: 0, blue: 1)
  private let yellow = PaintColor(red: 1, green: 1, blue: 0)

  private func full(_ paint: LinearGradientPaint) -> DisplayItem {
    .fill(rect(0, 0, 40, 40), .linearGradient(paint), evenOdd: false)
  }

  @Test func coloursBetweenStopsAreOklab() throws {
    // Computed independently for system blue to system yellow at 0.52.
    let stops = [
      (0.0, PaintColor(red: 0, green: 122.0 / 255, blue: 1)),
      (1.0, PaintColor(red: 1, green: 204.0 / 255, blue: 0)),
    ]
    let pixmap = try draw([
      full(gradient(stops, from: CGPoint(x: -20.3, y: 0), to: CGPoint(x: 19.7, y: 0)))
    ])
    let color = pixmap.color(x: 0, y: 0)
    #expect(color.distance(to: PixelColor(red: 153, green: 176, blue: 178)) <= 2)
  }

  @Test func stopsAreExactAndContinueBeyond() throws {
    let pixmap = try draw([
      full(
        gradient([(0, blue), (1, yellow)], from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0)))
    ])
    #expect(pixmap.color(x: 0, y: 5) == PixelColor(red: 0, green: 0, blue: 255))
    #expect(pixmap.color(x: 39, y: 5) == PixelColor(red: 255, green: 255, blue: 0))
  }

  @Test func stopsAtOnePlaceMakeAHardEdge() throws {
    let pixmap = try draw([
      full(gradient([(0, red), (0.5, red), (0.5, blue), (1, blue)]))
    ])
    #expect(pixmap.extent(row: 3, matching: redPixel) == PixelRun(start: 0, end: 20))
    let one = try draw([full(gradient([(0.25, red), (0.25, blue)]))])
    #expect(one.extent(row: 3, matching: redPixel) == PixelRun(start: 0, end: 10))
  }

  @Test func fadingToClearKeepsTheColour() throws {
    let clear = PaintColor(red: 0, green: 0, blue: 0, opacity: 0)
    let pixmap = try draw([full(gradient([(0, red), (1, clear)]))])
    for x in 0..<40 {
      let color = pixmap.color(x: x, y: 0)
      let expected = Int((255 * (Double(x) + 0.5) / 40).rounded())
      #expect(color.red >= 254 && abs(color.green - expected) <= 1)
    }
  }

  @Test func gradientMovesAndTurnsWithItsItem() throws {
    let paint = gradient([(0, red), (0.5, red), (0.5, blue), (1, blue)])
    let items: [DisplayItem] = [
      .pushTransform(CGAffineTransform(translationX: 40, y: 0).rotated(by: .pi / 2)),
      full(paint), .pop,
    ]
    let pixmap = try draw(items)
    #expect(pixmap.extent(column: 7, matching: redPixel) == PixelRun(start: 0, end: 20))
  }

  @Test func reversedGradientIsTheMirrorImage() throws {
    let forward = try draw([full(gradient([(0, blue), (0.3, red), (1, yellow)]))])
    let backward = try draw([
      full(
        gradient([(0, blue), (0.3, red), (1, yellow)], from: CGPoint(x: 40, y: 0), to: .zero))
    ])
    for x in 0..<40 {
      #expect(
        forward.color(x: x, y: 9).distance(to: backward.color(x: 39 - x, y: 9)) <= 1)
    }
  }

  @Test func gradientWithoutLengthIsItsLastColour() throws {
    let pixmap = try draw([
      full(gradient([(0, blue), (1, red)], from: .zero, to: .zero))
    ])
    #expect(pixmap.color(x: 20, y: 20) == redPixel)
  }

  @Test func diagonalGradientMatchesTheExactColourEverywhere() throws {
    let paint = gradient(
      [(0, blue), (1, yellow)], from: CGPoint(x: 3, y: 5), to: CGPoint(x: 33, y: 37))
    let pixmap = try draw([full(paint)])
    let ramp = try #require(
      GradientRamp(stops: paint.stops, interpolation: .oklab, opacity: 1))
    for (x, y) in [(0, 0), (5, 9), (20, 20), (31, 8), (8, 31), (39, 39)] {
      let place = ((Double(x) + 0.5 - 3) * 30 + (Double(y) + 0.5 - 5) * 32) / (30 * 30 + 32 * 32)
      #expect(pixmap[x, y] == ramp.pixel(at: place))
    }
  }

  @Test func strokesTakeGradientsToo() throws {
    let pixmap = try draw([
      .stroke(
        rect(10, 10, 20, 20), .linearGradient(gradient([(0, red), (0.5, red), (0.5, blue)])),
        StrokeStyle(lineWidth: 4))
    ])
    #expect(pixmap.color(x: 9, y: 20) == redPixel)
    #expect(pixmap.color(x: 30, y: 20) == PixelColor(red: 0, green: 0, blue: 255))
    #expect(pixmap.color(x: 20, y: 20) == .white)
  }

  @Test func encodedInterpolationIsAvailable() throws {
    var paint = gradient(
      [(0, .black), (1, .white)], from: CGPoint(x: -20, y: 0), to: CGPoint(x: 21, y: 0))
    paint.interpolation = .encodedSRGB
    let pixmap = try draw([full(paint)])
    #expect(abs(pixmap.color(x: 0, y: 0).red - 128) <= 1)
  }
}
