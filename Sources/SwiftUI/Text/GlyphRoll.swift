import DrawingModel
import Foundation
import Geometry

/// Characters of two texts on their way from one to the other: equal ones stay, the others roll out and in.
struct GlyphRoll {
  /// Share of the line's height that a rolling character travels.
  static let travel = 0.5
  /// Size of a rolling character at the far end of its way, relative to its own.
  static let farScale = 0.5
  /// Radius of its blur there, relative to the font's size.
  static let farBlur = 0.1

  /// One character.
  private struct Piece {
    enum Motion {
      /// Stays, and goes from where it was in the old box.
      case stays(from: CGPoint)
      case leaves
      case enters
    }
    var motion: Motion
    /// What is seen of it in its own text's box.
    var inks: [TextInk]
    /// What that covers there.
    var bounds: CGRect
    /// The origin of its first glyph in its own text's box.
    var origin: CGPoint
    var run: Int
    /// Points that it travels on the whole way, downward.
    var travel: Double
    /// Radius of the blur at the far end.
    var blur: Double
  }

  private var pieces: [Piece] = []
  private let oldStyles: [_ResolvedStyle]
  private let oldSize: CGSize
  private let newSize: CGSize

  /// Pairs the characters of two texts.
  @MainActor init(
    from old: TextLayout, styles: [_ResolvedStyle], to new: TextLayout, countsDown: Bool
  ) {
    oldStyles = styles
    oldSize = old.size
    newSize = new.size
    let leaving = Unit.units(of: old)
    let entering = Unit.units(of: new)
    let partners = Unit.partners(of: entering, in: leaving)
    let direction: Double = countsDown ? 1 : -1
    func piece(_ unit: Unit, of layout: TextLayout, _ motion: Piece.Motion) -> Piece {
      let inks = unit.glyphs.map { layout.ink(of: $0) }.filter { !$0.path.isEmpty }
      let bounds = inks.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
      let height = unit.font.ascent + unit.font.descent
      return Piece(
        motion: motion, inks: inks, bounds: bounds, origin: unit.origin, run: unit.run,
        travel: direction * Self.travel * height, blur: Self.farBlur * unit.font.size)
    }
    for (index, unit) in entering.enumerated() {
      if let partner = partners[index] {
        pieces.append(piece(unit, of: new, .stays(from: leaving[partner].origin)))
      } else {
        pieces.append(piece(unit, of: new, .enters))
      }
    }
    let staying = Set(partners.compactMap { $0 })
    for (index, unit) in leaving.enumerated() where !staying.contains(index) {
      pieces.append(piece(unit, of: old, .leaves))
    }
    pieces.removeAll { $0.inks.isEmpty }
  }

  /// What is drawn at `p` of the way; `styles` are the new text's.
  func items(
    at p: Double, in frame: CGRect, anchor: UnitPoint, styles: [_ResolvedStyle]
  ) -> [DisplayItem] {
    let oldBox = frame.box(of: oldSize, at: anchor)
    let newBox = frame.box(of: newSize, at: anchor)
    return pieces.flatMap { piece -> [DisplayItem] in
      switch piece.motion {
      case .stays(let old):
        let x = (oldBox.minX + old.x) * (1 - p) + (newBox.minX + piece.origin.x) * p
        let y = (oldBox.minY + old.y) * (1 - p) + (newBox.minY + piece.origin.y) * p
        let transform = CGAffineTransform(
          translationX: x - piece.origin.x, y: y - piece.origin.y)
        return piece.inks.flatMap {
          $0.applying(transform).items(in: styles[piece.run], box: newBox)
        }
      case .leaves:
        return rolling(piece, in: oldBox, distance: p, style: oldStyles[piece.run])
      case .enters:
        return rolling(piece, in: newBox, distance: p - 1, style: styles[piece.run])
      }
    }
  }

  /// A character `distance` of the way from its own place, from −1 to 1; fainter, smaller and softer the farther it is.
  private func rolling(
    _ piece: Piece, in box: CGRect, distance: Double, style: _ResolvedStyle
  ) -> [DisplayItem] {
    let far = distance.magnitude
    let scale = 1 - (1 - Self.farScale) * far
    let bounds = piece.bounds
    let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(
        CGAffineTransform(
          translationX: box.minX + bounds.midX,
          y: box.minY + bounds.midY + distance * piece.travel))
    return [
      .pushLayer(opacity: 1 - far),
      .pushEffect(.blur(radius: piece.blur * far, isOpaque: false)),
    ] + piece.inks.flatMap { $0.applying(transform).items(in: style, box: box) } + [.pop, .pop]
  }
}

/// The glyphs of the smallest part of a text that can stay or go by itself.
private struct Unit {
  var characters: String
  var font: ResolvedFont
  var run: Int
  var glyphs: [TextLayout.Glyph]

  var origin: CGPoint { glyphs.first?.origin ?? .zero }

  func isSame(as other: Unit) -> Bool { characters == other.characters && font == other.font }

  static func units(of layout: TextLayout) -> [Unit] {
    var units: [Unit] = []
    for glyph in layout.glyphs {
      if glyph.characters.isEmpty, !units.isEmpty {
        units[units.count - 1].glyphs.append(glyph)
      } else {
        units.append(
          Unit(
            characters: glyph.characters, font: layout.text.runs[glyph.run].font, run: glyph.run,
            glyphs: [glyph]))
      }
    }
    return units
  }

  /// For each unit of `new` the one of `old` that it is, or nil: equal beginnings and ends belong together, and what
  /// lies between them is compared place by place from the right, as digits of a number are.
  static func partners(of new: [Unit], in old: [Unit]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: new.count)
    let most = min(new.count, old.count)
    var prefix = 0
    while prefix < most, new[prefix].isSame(as: old[prefix]) {
      partners[prefix] = prefix
      prefix += 1
    }
    for back in 1..<max(1, most - prefix + 1) {
      let (mine, theirs) = (new.count - back, old.count - back)
      if new[mine].isSame(as: old[theirs]) { partners[mine] = theirs }
    }
    return partners
  }
}
