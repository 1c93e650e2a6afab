import CairoRaster
import DrawingModel
import Foundation
import Geometry
import Imaging

/// Which part of the canvas the pictures of a sheet show.
enum FrameCrop: Equatable, Sendable {
  /// What is drawn in any of them, with a margin.
  case content
  case canvas
  /// A part in points.
  case rectangle(x: Double, y: Double, width: Double, height: Double)

  /// Points around the content.
  private static let margin = 16.0

  /// Reads `--crop`.
  init(_ text: String?) throws(CommandError) {
    switch text {
    case nil, "content": self = .content
    case "canvas": self = .canvas
    case let text?:
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
        $0 == "0" ? 0 : CanvasOptions.positive($0)
      }
      guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
        let height = numbers[3], width > 0, height > 0
      else {
        throw .usage(
          "'\(text)' is no part of a canvas; give content, canvas, or x,y,width,height in points.")
      }
      self = .rectangle(x: x, y: y, width: width, height: height)
    }
  }

  /// The part that frames show, in points.
  @MainActor func box(
    of frames: [Film.Frame], with rasterizer: CairoRasterizer, scene: String
  ) throws(CommandError) -> CGRect {
    let width = frames.map { Double($0.list.size.width) }.max() ?? 0
    let height = frames.map { Double($0.list.size.height) }.max() ?? 0
    let canvas = CGRect(x: 0, y: 0, width: width, height: height)
    switch self {
    case .canvas: return canvas
    case .rectangle(let x, let y, let width, let height):
      let box = CGRect(x: x, y: y, width: width, height: height).intersection(canvas)
      guard !box.isNull, box.width > 0, box.height > 0 else {
        throw .usage(
          "--crop \(DecimalText.shortest(x)),\(DecimalText.shortest(y)),… lies outside of the "
            + "canvas of scene '\(scene)', which is \(DecimalText.shortest(canvas.width)) × "
            + "\(DecimalText.shortest(canvas.height)) points.")
      }
      return box
    case .content:
      guard frames.allSatisfy({ $0.list.size == frames[0].list.size }) else { return canvas }
      var union = CGRect.null
      for (index, frame) in frames.enumerated()
      where index == 0 || frame.list != frames[index - 1].list {
        var list = frame.list
        list.scale = 1
        let pixmap = try PictureFiles.draw(list, with: rasterizer, scene: scene)
        guard let box = Self.content(of: pixmap) else { continue }
        union = union.union(box)
      }
      guard !union.isNull else { return canvas }
      return union.insetBy(dx: -Self.margin, dy: -Self.margin).intersection(canvas)
    }
  }

  /// The box of what differs visibly from the corner of a picture; nil where nothing does.
  private static func content(of pixmap: Pixmap) -> CGRect? {
    let background = pixmap[0, 0]
    var (left, right, top, bottom) = (pixmap.width, -1, pixmap.height, -1)
    pixmap.withPixels { pixels in
      for y in 0..<pixmap.height {
        let row = y * pixmap.width
        guard
          let first = (0..<pixmap.width).first(where: { differs(pixels[row + $0], background) }),
          let last = (0..<pixmap.width).last(where: { differs(pixels[row + $0], background) })
        else { continue }
        left = min(left, first)
        right = max(right, last)
        top = min(top, y)
        bottom = y
      }
    }
    guard right >= 0 else { return nil }
    return CGRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
  }

  private static func differs(_ first: UInt32, _ second: UInt32) -> Bool {
    guard first != second else { return false }
    for shift: UInt32 in [0, 8, 16, 24] {
      let (one, other) = (Int(first >> shift & 255), Int(second >> shift & 255))
      if abs(one - other) > 2 { return true }
    }
    return false
  }
}

extension DisplayList {
  /// The part of the frame in a box, so that it is `width` pixels wide.
  func cropped(to box: CGRect, widthInPixels width: Double) -> DisplayList {
    DisplayList(
      size: box.size, scale: width / Double(box.width), background: background,
      items: [.pushTransform(CGAffineTransform(translationX: -box.minX, y: -box.minY))] + items
        + [.pop])
  }
}
