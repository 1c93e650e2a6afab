import CPNG
import CairoRaster
import DrawingModel
import Foundation
import Geometry
import Imaging

/// What a blur and a shadow over a whole frame cost, beside encoding that frame as libpng does by default.
enum BlurCost {
  /// One effect's times in milliseconds, each the shortest of several runs.
  struct Result {
    var subject: String
    var effect: Double
    var encoding: Double

    var ratio: Double { effect / encoding }

    /// One line of JSON.
    var line: String {
      func text(_ number: Double) -> String { String((number * 100).rounded() / 100) }
      return
        "{\"subject\":\"\(subject)\",\"unit\":\"ms\",\"effect\":\(text(effect)),"
        + "\"encoding\":\(text(encoding)),\"ratio\":\(text(ratio))}"
    }
  }

  private static let runs = 7

  /// Measures a shadow of radius 8 and a blur of radius 40 on 1206 × 2622 pixels.
  static func measure() throws -> [Result] {
    let shadow = ShadowPaint(
      color: PaintColor(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 8,
      offset: CGSize(width: 0, height: 4))
    return [
      try measure("raster/shadow/8", .shadow(shadow)),
      try measure("raster/blur/40", .blur(radius: 40, isOpaque: false)),
    ]
  }

  private static func measure(_ subject: String, _ effect: LayerEffect) throws -> Result {
    let rasterizer = CairoRasterizer()
    let plain = list([.pushEffect(.isolated)])
    let full = list([.pushEffect(effect)])
    var (with, without, encoding) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<runs {
      without = min(without, try time { _ = try rasterizer.rasterize(plain) })
      with = min(with, try time { _ = try rasterizer.rasterize(full) })
    }
    let picture = try rasterizer.rasterize(full)
    for _ in 0..<3 { encoding = min(encoding, time { encode(picture) }) }
    return Result(subject: subject, effect: with - without, encoding: encoding)
  }

  /// A frame of an iPhone 17 full of cards of all colours, inside a level that `level` opens.
  private static func list(_ level: [DisplayItem]) -> DisplayList {
    let canvas = CGRect(x: 0, y: 0, width: 402, height: 874)
    let back = LinearGradientPaint(
      stops: [
        GradientStop(color: PaintColor(red: 0.9, green: 0.95, blue: 1), location: 0),
        GradientStop(color: PaintColor(red: 0.6, green: 0.7, blue: 0.9), location: 1),
      ], start: .zero, end: CGPoint(x: 402, y: 874))
    var items: [DisplayItem] = [.fill(Path(canvas), .linearGradient(back), evenOdd: false)]
    items += level
    // The level spans the whole canvas.
    items.append(
      .fill(
        Path(canvas), .color(PaintColor(red: 1, green: 1, blue: 1, opacity: 0.2)), evenOdd: false))
    for row in 0..<14 {
      for column in 0..<4 {
        let box = CGRect(
          x: 8 + 98 * CGFloat(column), y: 8 + 62 * CGFloat(row), width: 90, height: 54)
        let color = PaintColor(
          red: Double(column) / 3, green: Double(row) / 13,
          blue: Double((row * 5 + column * 3) % 8) / 7)
        items.append(.fill(Path(roundedRect: box, cornerRadius: 14), .color(color), evenOdd: false))
      }
    }
    items.append(.pop)
    return DisplayList(size: canvas.size, scale: 3, background: .white, items: items)
  }

  private static func time(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
    return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds)
      * 1e3
  }

  /// Encodes as libpng does by itself: zlib's default level, and the row filter that looks best for each row.
  private static func encode(_ picture: Pixmap) {
    let (width, height) = (picture.width, picture.height)
    var rows = [UInt8](repeating: 0, count: width * height * 3)
    picture.withPixels { pixels in
      for (index, pixel) in pixels.enumerated() {
        rows[3 * index] = UInt8(pixel >> 16 & 255)
        rows[3 * index + 1] = UInt8(pixel >> 8 & 255)
        rows[3 * index + 2] = UInt8(pixel & 255)
      }
    }
    var image = png_image()
    image.version = 1
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    // Three bytes a pixel.
    image.format = 2
    var file = [UInt8](repeating: 0, count: rows.count + rows.count / 8 + 4096)
    var count = file.count
    _ = png_image_write_to_memory(&image, &file, &count, 0, rows, 0, nil)
  }
}
