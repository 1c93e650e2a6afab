import DrawingModel
import Foundation
import Geometry

/// An image in a line of text: a typeface with one glyph, which stands for one character.
final class TextAttachment: Typeface {
  /// The character whose place in a text the image takes.
  static let character = "\u{FFFC}"

  let path = "an image"
  let unitsPerEm = TextAttachment.em
  private static let em = 1 << 16
  /// How far the image reaches above the baseline where lines make room for it, in points; symbols lie within a line.
  let ascent: Double
  private let source: Image
  private let advance: Int
  private let outline: Path
  private let picture: GlyphPicture?

  /// Resolves an image for text of a size in points.
  @MainActor init(_ image: Image, size: Double, in environment: EnvironmentValues, host: SceneHost)
  {
    source = image
    let resolved = ResolvedImage(image, in: environment, host: host)
    // From points to units, whose number for a point depends on the size of the text.
    let unit = size > 0 ? Double(Self.em) / size : 0
    let points = CGAffineTransform(scaleX: unit, y: unit)
    advance = Int((resolved.size.width * unit).rounded())
    let box = CGRect(
      x: 0, y: -resolved.baseline, width: resolved.size.width, height: resolved.size.height)
    switch resolved.content {
    case .symbol(let symbol, let size, _):
      let placed = CGAffineTransform(
        a: size, b: 0, c: 0, d: size, tx: -symbol.box.minX * size,
        ty: -SymbolOutline.capitalMiddle * size)
      outline = symbol.whole.applying(placed.concatenating(points))
      picture = nil
      ascent = 0
    case .picture(let asset, _):
      outline = Path()
      picture = GlyphPicture(picture: asset.picture, box: box.applying(points))
      ascent = resolved.baseline
    case .items, .missing:
      if case .items = resolved.content {
        host.graph.report(
          "an image that a closure draws cannot stand in text; a dashed box stands for it")
      }
      let edge = Path(box.insetBy(dx: 0.5, dy: 0.5))
      outline = edge.strokedPath(StrokeStyle(lineWidth: 1, dash: [3, 2])).applying(points)
      picture = nil
      ascent = resolved.baseline
    }
  }

  func shape(_ text: String, features: FontFeatures, isRightToLeft: Bool?) -> ShapedLine {
    ShapedLine(
      glyphs: [ShapedGlyph(id: 1, cluster: 0, advance: advance, x: 0, y: 0)], advance: advance,
      missing: [])
  }

  func hasGlyph(for scalar: Unicode.Scalar) -> Bool { true }

  func outline(of glyph: UInt32) -> Path { outline }

  func picture(of glyph: UInt32) -> GlyphPicture? { picture }
}

extension TextAttachment: Equatable {
  static func == (first: TextAttachment, second: TextAttachment) -> Bool {
    first === second
      || first.source == second.source && first.advance == second.advance
        && first.ascent == second.ascent && first.picture == second.picture
        && first.outline == second.outline
  }
}
