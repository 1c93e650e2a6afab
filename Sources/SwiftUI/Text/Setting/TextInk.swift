import DrawingModel
import Foundation
import Geometry

/// What is seen of glyphs: outlines that a style fills, or a picture in its own colours.
struct TextInk {
  /// The outlines, or the box of the picture.
  var path: Path
  private(set) var picture: PicturePaint?

  /// Outlines.
  init(path: Path) { self.path = path }

  /// A glyph's picture, sent through a transform from the font's units.
  init(_ glyph: GlyphPicture, transform: CGAffineTransform) {
    let (picture, box) = (glyph.picture, glyph.box)
    path = Path(box).applying(transform)
    let placed = CGAffineTransform(
      a: box.width / Double(picture.width), b: 0, c: 0, d: box.height / Double(picture.height),
      tx: box.minX, ty: box.minY)
    self.picture = PicturePaint(
      picture: picture, part: .init(x: 0, y: 0, width: picture.width, height: picture.height),
      transform: placed.concatenating(transform))
  }

  /// The same, sent through a transform.
  func applying(_ transform: CGAffineTransform) -> TextInk {
    var ink = self
    ink.path = path.applying(transform)
    if let picture { ink.picture?.transform = picture.transform.concatenating(transform) }
    return ink
  }

  /// What draws it in a style; `box` is the box that gradients refer to.
  func items(in style: _ResolvedStyle, box: CGRect) -> [DisplayItem] {
    guard !path.isEmpty else { return [] }
    if let picture { return style.items(showing: picture, in: path) }
    return style.items(filling: path, in: box)
  }
}
