import DrawingModel
import Foundation
import Geometry
import TestSupport
import Testing

@testable import CairoRaster

/// Fills cover each pixel by exact area.
struct AreaCoverageTests {
  private typealias Point = (x: Double, y: Double)

  /// The area of a polygon inside one pixel, by cutting it along the pixel's four sides.
  private func area(of polygon: [Point], x: Int, y: Int) -> Double {
    var points = polygon
    /// What is left of the line where `side` is not below zero.
    func cut(_ side: (Point) -> Double) {
      var kept: [Point] = []
      for (index, point) in points.enumerated() {
        let last = points[(index + points.count - 1) % points.count]
        let (here, there) = (side(point), side(last))
        if (here >= 0) != (there >= 0) {
          let t = there / (there - here)
          kept.append((last.x + (point.x - last.x) * t, last.y + (point.y - last.y) * t))
        }
        if here >= 0 { kept.append(point) }
      }
      points = kept
    }
    let (left, top) = (Double(x), Double(y))
    cut { $0.x - left }
    cut { left + 1 - $0.x }
    cut { $0.y - top }
    cut { top + 1 - $0.y }
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let last = points[(index + points.count - 1) % points.count]
      sum += last.x * point.y - point.x * last.y
    }
    return sum.magnitude / 2
  }

  private func path(_ points: [Point]) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
      path.closeSubpath()
    }
  }

  private func draw(_ path: Path, evenOdd: Bool = false, side: CGFloat = 24) throws -> [[Int]] {
    let pixmap = try CairoRasterizer().rasterize(
      DisplayList(
        size: CGSize(width: side, height: side), scale: 1, background: nil,
        items: [.fill(path, .color(PaintColor(red: 0, green: 0, blue: 0)), evenOdd: evenOdd)]))
    return (0..<pixmap.height).map { y in
      (0..<pixmap.width).map { Int(pixmap[$0, y] >> 24) }
    }
  }

  @Test func trianglesCoverTheirAreaAndNoMore() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<100 {
      // Some corners lie outside of the canvas.
      let points = (0..<3).map { _ in
        Point(Double.random(in: -8...32, using: &random), .random(in: -8...32, using: &random))
      }
      let levels = try draw(path(points))
      for y in 0..<24 {
        for x in 0..<24 {
          let exact = area(of: points, x: x, y: y) * 255
          #expect((Double(levels[y][x]) - exact).magnitude <= 0.5001, "\(points) at (\(x), \(y))")
        }
      }
    }
  }

  @Test func aHoleIsTakenAway() throws {
    let outer: [Point] = [(12, 0.3), (23.6, 12), (12, 23.7), (0.4, 12)]
    let inner: [Point] = [(12, 6.2), (6.3, 12), (12, 17.9), (17.6, 12)]
    for evenOdd in [false, true] {
      var shape = path(outer)
      shape.addPath(path(inner))
      let levels = try draw(shape, evenOdd: evenOdd)
      for y in 0..<24 {
        for x in 0..<24 {
          let exact = (area(of: outer, x: x, y: y) - area(of: inner, x: x, y: y)) * 255
          #expect((Double(levels[y][x]) - exact).magnitude <= 0.5001)
        }
      }
    }
  }

  /// Halves that wind in opposite directions meet without a seam.
  @Test func mirroredHalvesMeet() throws {
    let right: [Point] = [(12.5, 2), (22, 12), (12.5, 22)]
    var shape = path(right)
    shape.addPath(path(right.map { (25 - $0.x, $0.y) }))
    let levels = try draw(shape)
    #expect(levels[12][12] == 255)
    #expect(levels[8][12] == 255)
  }

  @Test func overlapsCountOnceOrCutOut() throws {
    let square: [Point] = [(4, 4.25), (16, 4), (16.25, 16), (4, 16)]
    var shape = path(square)
    shape.addPath(path(square.map { ($0.x + 4, $0.y + 4) }))
    #expect(try draw(shape)[12][12] == 255)
    #expect(try draw(shape, evenOdd: true)[12][12] == 0)
    #expect(try draw(shape, evenOdd: true)[6][6] == 255)
  }
}
