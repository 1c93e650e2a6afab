import DrawingModel
import Foundation
import Geometry

extension ResolvedImage {
  /// What draws the image in a frame; `styles` are those of now.
  func items(in frame: CGRect, styles: [_ResolvedStyle]) -> [DisplayItem] {
    guard frame.width > 0, frame.height > 0, let first = styles.first else { return [] }
    switch content {
    case .symbol(let outline, _, let isLayered):
      let (x, y) = (frame.width / outline.box.width, frame.height / outline.box.height)
      let transform = CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: frame.minX - outline.box.minX * x,
        ty: frame.minY - outline.box.minY * y)
      guard isLayered else {
        return first.items(filling: outline.whole.applying(transform), in: frame)
      }
      return outline.layers.flatMap { layer in
        styles[min(layer.level, styles.count - 1)]
          .items(filling: layer.path.applying(transform), in: frame)
      }
    case .picture(let asset, let isTemplate):
      let painted = pieces(of: asset, in: frame).flatMap { piece -> [DisplayItem] in
        let fill = DisplayItem.fill(Path(piece.frame), .picture(piece.paint), evenOdd: false)
        return isAntialiased ? [fill] : [.pushAntialiasing(false), fill, .pop]
      }
      guard isTemplate else { return painted }
      let filled = first.items(filling: Path(frame), in: frame)
      return [.pushEffect(.isolated)] + painted + [.pushEffect(.blend(.sourceIn))] + filled
        + [.pop, .pop]
    case .items(let items):
      let (x, y) = (
        size.width > 0 ? frame.width / size.width : 1,
        size.height > 0 ? frame.height / size.height : 1
      )
      return [
        .pushTransform(
          CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX, ty: frame.minY))
      ] + items + [.pop]
    case .missing:
      let edge = frame.insetBy(dx: 0.5, dy: 0.5)
      var cross = Path(edge)
      cross.addLines([CGPoint(x: edge.minX, y: edge.minY), CGPoint(x: edge.maxX, y: edge.maxY)])
      cross.addLines([CGPoint(x: edge.maxX, y: edge.minY), CGPoint(x: edge.minX, y: edge.maxY)])
      return first.items(
        stroking: cross, StrokeStyle(lineWidth: 1, dash: [3, 2]), in: frame)
    }
  }

  // MARK: - Pieces of a picture

  private struct Piece {
    var frame: CGRect
    var paint: PicturePaint
  }

  /// One of three stretches along an axis: what lies in the insets, and what is between.
  private struct Span {
    var start: CGFloat
    var length: CGFloat
    var pixel: Int
    var pixels: Int
  }

  private func pieces(of asset: AssetPicture, in frame: CGRect) -> [Piece] {
    let picture = asset.picture
    let insets = resizing?.insets ?? EdgeInsets()
    let tiles = resizing?.mode == .tile
    let columns = Self.spans(
      frame.minX, frame.width, picture.width, asset.scale, insets.leading, insets.trailing)
    let rows = Self.spans(
      frame.minY, frame.height, picture.height, asset.scale, insets.top, insets.bottom)
    let sampling: PicturePaint.Sampling = interpolation == .none ? .nearest : .linear
    return rows.flatMap { row in
      columns.map { column in
        let box = CGRect(
          x: column.start, y: row.start, width: column.length, height: row.length)
        let (x, y) =
          tiles
          ? (1 / asset.scale, 1 / asset.scale)
          : (column.length / Double(column.pixels), row.length / Double(row.pixels))
        return Piece(
          frame: box,
          paint: PicturePaint(
            picture: picture,
            part: .init(
              x: column.pixel, y: row.pixel, width: column.pixels, height: row.pixels),
            transform: CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: box.minX, ty: box.minY),
            sampling: sampling, repeats: tiles))
      }
    }
  }

  private static func spans(
    _ start: CGFloat, _ length: CGFloat, _ pixels: Int, _ scale: Double, _ leading: CGFloat,
    _ trailing: CGFloat
  ) -> [Span] {
    func whole(_ inset: CGFloat) -> Int {
      inset.isFinite ? Int(min(max(0, Double(inset) * scale), 1e6).rounded()) : 0
    }
    var (first, last) = (whole(leading), whole(trailing))
    // Insets that leave nothing between them are given up.
    if first + last >= pixels { (first, last) = (0, 0) }
    var (before, after) = (CGFloat(Double(first) / scale), CGFloat(Double(last) / scale))
    if before + after > length {
      let factor = length / (before + after)
      (before, after) = (before * factor, after * factor)
    }
    return [
      Span(start: start, length: before, pixel: 0, pixels: first),
      Span(
        start: start + before, length: length - before - after, pixel: first,
        pixels: pixels - first - last),
      Span(start: start + length - after, length: after, pixel: pixels - last, pixels: last),
    ].filter { $0.length > 0 && $0.pixels > 0 }
  }
}
