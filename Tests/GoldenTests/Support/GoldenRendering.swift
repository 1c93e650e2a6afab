import DrawingModel
import Foundation
import Imaging
import Testing
import ViewTesting

/// What a case draws now.
struct GoldenRendering {
  /// The frames side by side, each in a frame of one pixel.
  let picture: Pixmap
  /// The frames' display lists as text.
  let list: String

  /// Most frames beside each other on a sheet.
  static let columns = 6

  /// Draws a case.
  @MainActor init(_ golden: GoldenCase) throws {
    let harness = try golden.mount(golden)
    defer { harness.end() }
    var frames: [Pixmap] = []
    var texts: [String] = []
    for time in golden.times {
      frames.append(try harness.picture(at: time))
      let text = try harness.list(at: time).description
      texts.append(golden.isSheet ? "at \(time) s\n\(text)" : text)
    }
    picture = try Self.sheet(frames)
    list = texts.joined()
  }

  /// Pictures of one size row by row, with lines of one pixel around and between them.
  private static func sheet(_ frames: [Pixmap]) throws -> Pixmap {
    let columns = min(frames.count, columns)
    let rows = (frames.count + columns - 1) / columns
    let (width, height) = (frames[0].width, frames[0].height)
    var sheet = try #require(
      Pixmap(width: columns * (width + 1) + 1, height: rows * (height + 1) + 1))
    let stride = sheet.width
    sheet.withMutablePixels { pixels in
      pixels.update(repeating: 0xFF80_8080)
      for (index, frame) in frames.enumerated() {
        let left = 1 + index % columns * (width + 1)
        let top = 1 + index / columns * (height + 1)
        frame.withPixels { source in
          for y in 0..<height {
            for x in 0..<width {
              pixels[(top + y) * stride + left + x] = source[y * width + x]
            }
          }
        }
      }
    }
    return sheet
  }
}
