import DrawingModel
import Foundation
import Geometry

/// Finds the outlines of symbols by their names.
///
/// A name is looked up among the drawings and the glyphs of icon fonts; one with `.fill`, `.slash`, `.badge` or a shape in
/// it is put together from the symbol that it is made of.
@MainActor final class SymbolLibrary {
  private struct Key: Hashable {
    var name: String
    var weight: FontFile.Weight
  }

  private let fonts: any FontSource
  private var known: [Key: SymbolOutline?] = [:]
  /// Hears of font files that cannot be opened, once for each.
  private let report: (String) -> Void
  private var reported: Set<IconFont> = []

  init(fonts: any FontSource, report: @escaping (String) -> Void) {
    self.fonts = fonts
    self.report = report
  }

  /// The outlines of a symbol with lines of a weight; nil where there is none of the name.
  func outline(of name: String, weight: FontFile.Weight) -> SymbolOutline? {
    let key = Key(name: name, weight: weight)
    if let outline = known[key] { return outline }
    let parts = parts(of: name, Style(weight: weight, pen: SymbolPen(weight)))
    let outline = parts.map { SymbolOutline($0) }
    known[key] = outline
    return outline
  }

  /// How heavy a symbol's lines are.
  private struct Style {
    var weight: FontFile.Weight
    var pen: SymbolPen
  }

  // MARK: - Names

  private func parts(of name: String, _ style: Style) -> [SymbolPart]? {
    if let drawn = DrawnSymbols.parts(of: name, style.pen) { return drawn }
    if let glyph = glyph(name, style) { return [SymbolPart(path: glyph)] }
    if let sign = Self.signs[name] { return sign.isEmpty ? nil : [text(sign, style)] }
    return badged(name, style) ?? slashed(name, style) ?? enclosed(name, style)
  }

  /// Signs that are set in the font of text.
  private static let signs = [
    "exclamationmark": "!", "exclamationmark.2": "!!", "exclamationmark.3": "!!!",
    "questionmark": "?", "info": "i", "number": "#", "dollarsign": "$", "eurosign": "€",
    "sterlingsign": "£", "yensign": "¥", "bitcoinsign": "₿", "indianrupeesign": "₹",
    "centsign": "¢", "parkingsign": "P", "asterisk": "*", "ampersand": "&", "curlybraces": "{ }",
    "x.squareroot": "√x", "plusminus": "±", "divide": "÷", "lessthan": "<", "greaterthan": ">",
    "command": "⌘", "option": "⌥", "escape": "⎋",
  ]

  /// `bell.badge`, `person.badge.plus`, `person.fill.badge.plus`.
  private func badged(_ name: String, _ style: Style) -> [SymbolPart]? {
    guard let range = name.range(of: ".badge", options: .backwards) else { return nil }
    var base = String(name[..<range.lowerBound])
    var badge = String(name[range.upperBound...])
    if badge.hasSuffix(".fill") {
      badge.removeLast(5)
      base += ".fill"
    }
    guard let beneath = parts(of: base, style) ?? parts(of: base.withoutFill, style) else {
      return nil
    }
    let lower = beneath.map { part in
      var part = part
      part.level += 1
      return part
    }
    if badge.isEmpty {
      let (x, y) = (18.0, 6.0)
      return lower + [
        SymbolPart(
          path: SymbolPen.disc(x, y, radius: 3.8),
          role: .over(clearing: SymbolPen.disc(x, y, radius: 5.2)))
      ]
    }
    guard badge.hasPrefix("."),
      let sign = inner(String(badge.dropFirst()), style, side: 5.4, at: CGPoint(x: 18.2, y: 18.2))
    else { return nil }
    return lower + [
      SymbolPart(
        path: SymbolPen.disc(18.2, 18.2, radius: 5),
        role: .over(clearing: SymbolPen.disc(18.2, 18.2, radius: 6.3))),
      SymbolPart(path: sign, role: .hole),
    ]
  }

  /// `bell.slash`, `bell.slash.fill`.
  private func slashed(_ name: String, _ style: Style) -> [SymbolPart]? {
    let isFilled = name.hasSuffix(".slash.fill")
    guard isFilled || name.hasSuffix(".slash") else { return nil }
    let base = String(name.dropLast(isFilled ? 11 : 6)) + (isFilled ? ".fill" : "")
    guard let beneath = parts(of: base, style) else { return nil }
    let line = [[(3.4, 3.4), (20.6, 20.6)]]
    let clearing = SymbolPen(width: style.pen.width * 3).lines(line)
    return beneath.map { part in
      var part = part
      part.level += 1
      return part
    } + [SymbolPart(path: style.pen.lines(line), role: .over(clearing: clearing))]
  }

  /// `heart.circle`, `heart.circle.fill`, `1.square`.
  private func enclosed(_ name: String, _ style: Style) -> [SymbolPart]? {
    let isFilled = name.hasSuffix(".fill")
    let plain = name.withoutFill
    for shape in EnclosingShape.allCases.reversed() where plain.hasSuffix("." + shape.rawValue) {
      var base = String(plain.dropLast(shape.rawValue.count + 1))
      if base.hasSuffix(".crop") { base.removeLast(5) }
      guard let sign = inner(base, style, side: shape.room, at: shape.middle) else { continue }
      if isFilled {
        return [
          SymbolPart(path: shape.path(inset: 0), level: 1), SymbolPart(path: sign, role: .cut),
        ]
      }
      let edge = style.pen.stroke(shape.path(inset: style.pen.width / 2))
      return [SymbolPart(path: edge, level: 1), SymbolPart(path: sign)]
    }
    return nil
  }

  /// A symbol that stands inside of another: filled where it can be, with lines that are not thinner for its size.
  private func inner(
    _ name: String, _ style: Style, side: Double, at middle: CGPoint
  ) -> Path? {
    var bold = style
    bold.pen.width *= 1.6
    var parts = DrawnSymbols.parts(of: name, bold.pen)
    var room = side
    if parts != nil { room *= 0.86 }
    parts = parts ?? glyph(name + ".fill", style).map { [SymbolPart(path: $0)] }
    parts = parts ?? self.parts(of: name, bold)
    if parts == nil, name.count <= 2,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    {
      parts = [text(name.uppercased(), style)]
      room *= 0.94
    }
    guard let parts else { return nil }
    let whole = parts.reduce(into: Path()) { $0.addPath($1.path) }
    let box = whole.boundingRect
    guard box.width > 0, box.height > 0 else { return nil }
    let factor = room / max(box.width, box.height)
    return whole.applying(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: middle.x - box.midX * factor,
        ty: middle.y - box.midY * factor))
  }

  // MARK: - Glyphs

  /// The glyph of a name in the square of 24 units.
  private func glyph(_ name: String, _ style: Style) -> Path? {
    if let entry = SymbolTable.entries[name] {
      if let outline = entry.outline { return path(outline, style) }
      return entry.filled.flatMap { path($0, style) }.map { style.pen.hollow($0) }
    }
    guard name.hasSuffix(".fill"), let entry = SymbolTable.entries[name.withoutFill] else {
      return nil
    }
    return (entry.filled ?? (entry.isFilledAlike ? entry.outline : nil)).flatMap { path($0, style) }
  }

  private func path(_ glyph: SymbolGlyph, _ style: Style) -> Path? {
    let font: IconFont = glyph.font == .material ? .material : .community
    let face: any Typeface
    do throws(FontOpeningError) {
      face = try fonts.face(for: font)
    } catch {
      if reported.insert(font).inserted {
        report(
          "symbols cannot be drawn without \(font.path); install Debian's \(font.debianPackage)")
      }
      return nil
    }
    guard let id = face.shape(String(glyph.character), features: []).glyphs.first?.id, id != 0
    else {
      return nil
    }
    let factor = 24 / Double(face.unitsPerEm)
    var path = face.outline(of: id).applying(
      CGAffineTransform(
        a: glyph.isMirrored ? -factor : factor, b: 0, c: 0, d: factor,
        tx: glyph.isMirrored ? 24 : 0, ty: 12 + font.middle * 24))
    // Glyphs have the lines of a regular font.
    let extra = style.pen.width - SymbolPen(.regular).width
    if extra > 0 { path = path.union(SymbolPen(width: extra).stroke(path)) }
    return path
  }

  /// Letters in the font of text, in the middle of the square.
  private func text(_ string: String, _ style: Style) -> SymbolPart {
    let heavier: [FontFile.Weight: FontFile.Weight] = [
      .regular: .medium, .medium: .semiBold, .semiBold: .bold, .bold: .extraBold,
    ]
    let file = FontFile(weight: heavier[style.weight] ?? style.weight)
    guard let face = try? fonts.face(for: file) else { return SymbolPart(path: Path()) }
    let factor = 1.1 / SymbolOutline.unit / Double(face.unitsPerEm)
    var path = Path()
    for glyph in face.shape(string, features: []).glyphs {
      path.addPath(
        face.outline(of: glyph.id),
        transform: CGAffineTransform(
          a: factor, b: 0, c: 0, d: factor, tx: Double(glyph.x) * factor,
          ty: Double(glyph.y) * factor))
    }
    let box = path.boundingRect
    return SymbolPart(path: path.offsetBy(dx: 12 - box.midX, dy: 12 - box.midY))
  }
}

extension SymbolPen {
  /// The edge of a filled glyph as a line, about as large as the glyph.
  func hollow(_ path: Path) -> Path {
    let box = path.boundingRect
    guard box.width > width, box.height > width else { return path }
    // The line lies half outside of the edge.
    let (x, y) = (1 - width / box.width, 1 - width / box.height)
    return stroke(
      path.applying(
        CGAffineTransform(
          a: x, b: 0, c: 0, d: y, tx: box.midX * (1 - x), ty: box.midY * (1 - y))))
  }
}

extension String {
  /// The name without `.fill` at its end.
  fileprivate var withoutFill: String { hasSuffix(".fill") ? String(dropLast(5)) : self }
}
