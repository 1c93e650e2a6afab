import CNumerics
import DrawingModel
import Foundation
import Geometry
import Imaging
import TestSupport
import Testing

@testable import CairoRaster

private let red = PaintColor(red: 1, green: 0, blue: 0)
private let blue = PaintColor(red: 0, green: 0, blue: 1)
private let redPixel = PixelColor(red: 255, green: 0, blue: 0)
private let bluePixel = PixelColor(red: 0, green: 0, blue: 255)

/// Gradients about a point and over a mesh, pixel by pixel.
struct GradientPaintTests {
  private func draw(
    _ paint: Paint, side: CGFloat = 40, transform: CGAffineTransform = .identity
  ) throws -> Pixmap {
    let path = Path(CGRect(x: 0, y: 0, width: side, height: side))
    return try CairoRasterizer().rasterize(
      DisplayList(
        size: CGSize(width: side, height: side), scale: 1, background: .white,
        items: [.pushTransform(transform), .fill(path, paint, evenOdd: false), .pop]))
  }

  private func stops(_ stops: (Double, PaintColor)...) -> [GradientStop] {
    stops.map { GradientStop(color: $0.1, location: $0.0) }
  }

  // MARK: - Radial

  private func radial(
    _ stops: [GradientStop], _ startRadius: Double = 0, _ endRadius: Double = 20,
    stretch: CGSize = CGSize(width: 1, height: 1), spread: GradientSpread = .pad
  ) -> Paint {
    .radialGradient(
      RadialGradientPaint(
        stops: stops, center: CGPoint(x: 20, y: 20), startRadius: startRadius,
        endRadius: endRadius, stretch: stretch, spread: spread))
  }

  @Test func aRadialGradientHasTheColourOfTheDistance() throws {
    let stops = stops((0, red), (1, blue))
    let pixmap = try draw(radial(stops, 4, 16))
    let ramp = try #require(GradientRamp(stops: stops, interpolation: .oklab, opacity: 1))
    for (x, y) in [(20, 20), (3, 9), (30, 25), (20, 5), (39, 0)] {
      let (dx, dy) = (Double(x) - 19.5, Double(y) - 19.5)
      let place = ((dx * dx + dy * dy).squareRoot() - 4) / 12
      #expect(pixmap[x, y] == ramp.pixel(at: place))
    }
    #expect(pixmap.color(x: 0, y: 0) == bluePixel)
    #expect(pixmap.color(x: 20, y: 19) == redPixel)
  }

  @Test func aStretchedRadialGradientIsConstantOnEllipses() throws {
    let edge = stops((0.5, red), (0.5, blue))
    let pixmap = try draw(radial(edge, 0, 1, stretch: CGSize(width: 20, height: 10)))
    #expect(pixmap.extent(row: 20, matching: redPixel) == PixelRun(start: 10, end: 30))
    #expect(pixmap.extent(column: 20, matching: redPixel) == PixelRun(start: 15, end: 25))
  }

  @Test func equalRadiiMakeAHardEdge() throws {
    let pixmap = try draw(radial(stops((0, red), (1, blue)), 10, 10))
    #expect(pixmap.extent(row: 20, matching: redPixel) == PixelRun(start: 10, end: 30))
    #expect(pixmap.color(x: 2, y: 2) == bluePixel)
  }

  @Test func spreadsRepeatAndMirror() throws {
    let half = stops((0, red), (0.5, red), (0.5, blue), (1, blue))
    let repeated = try draw(radial(half, 0, 8, spread: .repeats))
    let mirrored = try draw(radial(half, 0, 8, spread: .mirrors))
    // Distances along the row through the middle: red to 4, blue to 8, then again, or backwards.
    let colors = [(2, redPixel, redPixel), (6, bluePixel, bluePixel), (10, redPixel, bluePixel)]
    for (distance, again, back) in colors {
      #expect(repeated.color(x: 20 + distance, y: 20) == again)
      #expect(mirrored.color(x: 20 + distance, y: 20) == back)
    }
  }

  // MARK: - Angular

  private func angular(_ stops: [GradientStop], _ start: Double, _ end: Double) -> Paint {
    .angularGradient(
      AngularGradientPaint(
        stops: stops, center: CGPoint(x: 20, y: 20), startAngle: start * .pi / 180,
        endAngle: end * .pi / 180))
  }

  @Test func anAngularGradientRunsClockwiseFromThree() throws {
    let quarters = stops(
      (0, red), (0.25, red), (0.25, blue), (0.5, blue), (0.5, .black), (0.75, .black),
      (0.75, .white))
    let pixmap = try draw(angular(quarters, 0, 360))
    #expect(pixmap.color(x: 30, y: 30) == redPixel)
    #expect(pixmap.color(x: 10, y: 30) == bluePixel)
    #expect(pixmap.color(x: 10, y: 10) == .black)
    #expect(pixmap.color(x: 30, y: 10) == .white)
    let back = try draw(angular(quarters, 0, -360))
    #expect(back.color(x: 30, y: 10) == redPixel)
    #expect(back.color(x: 30, y: 30) == .white)
  }

  @Test func directionsAreExact() {
    for index in 0..<720 {
      let angle = Double(index) * .pi / 360
      let turn = TurnFraction.of(x: 3 * pw_cos(angle), y: 3 * pw_sin(angle))
      #expect(abs(turn - Double(index) / 720) < 1e-9 || abs(turn - 1) < 1e-9, "\(index)")
    }
    #expect(TurnFraction.of(x: 0, y: 0) == 0)
    #expect(TurnFraction.of(x: 1, y: -1e-30) < 1)
  }

  @Test func aPartialSweepLeavesTheRestToItsEndColours() throws {
    // From 0° to 90°; the rest changes from the last colour to the first at 225°.
    let pixmap = try draw(angular(stops((0, red), (1, blue)), 0, 90))
    #expect(pixmap.color(x: 10, y: 30) == bluePixel)
    #expect(pixmap.color(x: 8, y: 18) == bluePixel)
    #expect(pixmap.color(x: 18, y: 5) == redPixel)
    #expect(pixmap.color(x: 35, y: 10) == redPixel)
  }

  @Test func ofALongSweepTheLastTurnIsSeen() throws {
    let pixmap = try draw(angular(stops((0, red), (0.5, red), (0.5, blue)), 0, 720))
    #expect(pixmap.color(x: 30, y: 30) == bluePixel)
    #expect(pixmap.color(x: 30, y: 10) == bluePixel)
  }

  @Test func directionsTurnWithTheItem() throws {
    let halves = stops((0, red), (0.5, red), (0.5, blue))
    let turned = CGAffineTransform(translationX: 40, y: 0).rotated(by: .pi / 2)
    let pixmap = try draw(angular(halves, 0, 360), transform: turned)
    #expect(pixmap.color(x: 5, y: 20) == redPixel)
    #expect(pixmap.color(x: 35, y: 20) == bluePixel)
  }

  // MARK: - Mesh

  /// A mesh of straight edges; points as fractions of 40.
  private func mesh(
    _ columns: Int, _ points: [(Double, Double)], _ colors: [PaintColor], smooth: Bool = false,
    background: PaintColor = .white
  ) -> Paint {
    let vertices = points.indices.map { index -> MeshGradientPaint.Vertex in
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: points[index].0 * 40, y: points[index].1 * 40)
      }
      func toward(_ other: Int, _ isThere: Bool) -> CGPoint {
        let here = point(index)
        guard isThere else { return here }
        let there = point(other)
        return CGPoint(x: here.x + (there.x - here.x) / 3, y: here.y + (there.y - here.y) / 3)
      }
      return MeshGradientPaint.Vertex(
        position: point(index), leading: toward(index - 1, index % columns > 0),
        top: toward(index - columns, index >= columns),
        trailing: toward(index + 1, index % columns < columns - 1),
        bottom: toward(index + columns, index + columns < points.count), color: colors[index])
    }
    return .meshGradient(
      MeshGradientPaint(
        columns: columns, vertices: vertices, background: background, smoothsColors: smooth))
  }

  @Test func aStraightMeshOfTwoColoursIsALinearGradient() throws {
    let corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    let flat = try draw(mesh(2, corners, [red, blue, red, blue]))
    let linear = try draw(
      .linearGradient(
        LinearGradientPaint(
          stops: stops((0, red), (1, blue)), start: .zero, end: CGPoint(x: 40, y: 0))))
    for x in 0..<40 {
      for y in [0, 13, 39] {
        #expect(flat.color(x: x, y: y).distance(to: linear.color(x: x, y: y)) <= 2)
      }
    }
  }

  @Test(arguments: [false, true])
  func aMeshOfOneColourHasNoSeams(_ smooth: Bool) throws {
    let points = [
      (0.0, 0.0), (0.4, 0.0), (1.0, 0.0), (0.0, 0.6), (0.7, 0.3), (1.0, 0.5), (0.0, 1.0),
      (0.5, 1.0), (1.0, 1.0),
    ]
    let pixmap = try draw(
      mesh(3, points, Array(repeating: blue, count: 9), smooth: smooth, background: red))
    for y in 0..<40 {
      for x in 0..<40 { #expect(pixmap.color(x: x, y: y) == bluePixel) }
    }
  }

  @Test func beyondAMeshIsItsBackground() throws {
    let points = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
    let pixmap = try draw(mesh(2, points, Array(repeating: blue, count: 4), background: red))
    #expect(pixmap.extent(row: 20, matching: bluePixel) == PixelRun(start: 10, end: 30))
    #expect(pixmap.extent(column: 20, matching: bluePixel) == PixelRun(start: 10, end: 30))
    #expect(pixmap.color(x: 5, y: 20) == redPixel)
  }

  @Test func smoothColoursPassThroughVerticesWithoutAKink() throws {
    let points = [
      (0.0, 0.0), (0.5, 0.0), (1.0, 0.0), (0.0, 1.0), (0.5, 1.0), (1.0, 1.0),
    ]
    let dark = PaintColor(red: 0, green: 0, blue: 0)
    let middle = PaintColor(red: 0.2, green: 0.2, blue: 0.2)
    let row = [dark, middle, .white]
    let smooth = try draw(mesh(3, points, row + row, smooth: true))
    let plain = try draw(mesh(3, points, row + row))
    func steps(_ pixmap: Pixmap) -> (Int, Int) {
      let levels = (16..<24).map { pixmap.color(x: $0, y: 20).red }
      return (levels[3] - levels[0], levels[7] - levels[4])
    }
    let (before, after) = steps(smooth)
    let (plainBefore, plainAfter) = steps(plain)
    #expect(3 * (after - before) < 2 * (plainAfter - plainBefore))
  }
}
