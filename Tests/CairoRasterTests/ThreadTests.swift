import CairoRaster
import DrawingModel
import Foundation
import Geometry
import Imaging
import Testing

/// Pictures are made where they are asked for.
struct ThreadTests {
  private var list: DisplayList {
    let size = CGSize(width: 60, height: 40)
    let ramp = LinearGradientPaint(
      stops: [
        GradientStop(color: PaintColor(red: 1, green: 0.2, blue: 0.1), location: 0),
        GradientStop(color: PaintColor(red: 0.1, green: 0.3, blue: 0.9), location: 1),
      ], start: .zero, end: CGPoint(x: 60, y: 40))
    let oval = Path(ellipseIn: CGRect(x: 7, y: 5, width: 41.5, height: 30))
    return DisplayList(
      size: size, scale: 2, background: .white,
      items: [
        .fill(oval, .linearGradient(ramp), evenOdd: false),
        .fill(
          Path(CGRect(x: 20, y: 11, width: 33, height: 9)),
          .color(PaintColor(red: 0, green: 0, blue: 0, opacity: 0.4)), evenOdd: false),
      ])
  }

  @Test("14: a call returns finished pixels, on any thread")
  func callsReturnFinishedPixels() throws {
    let expected = try CairoRasterizer().rasterize(list)
    #expect(expected[60, 40] != 0xFFFF_FFFF)
    let lock = NSLock()
    nonisolated(unsafe) var equal = 0
    let list = list
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let rasterizer = CairoRasterizer()
      for _ in 0..<10 {
        // What the call returns is looked at right away, without waiting for anything.
        if let picture = try? rasterizer.rasterize(list), picture == expected {
          lock.withLock { equal += 1 }
        }
      }
    }
    #expect(equal == 160)
  }
}
