import Foundation
import Geometry

/// Symbols that are drawn here, in a square of 24 units, where no font's glyph fits well.
enum DrawnSymbols {
  /// The parts of a symbol; nil where the name is not one that is drawn here.
  static func parts(of name: String, _ pen: SymbolPen) -> [SymbolPart]? {
    if let lines = lines[name] { return [SymbolPart(path: pen.lines(lines))] }
    if let turned = turned(name, pen) { return [SymbolPart(path: turned)] }
    if let shape = shape(name, pen) { return shape }
    let isFilled = name.hasSuffix(".fill")
    switch isFilled ? String(name.dropLast(5)) : name {
    case "ellipsis":
      return [
        SymbolPart(
          path: [4.2, 12, 19.8].reduce(into: Path()) {
            $0.addPath(SymbolPen.disc($1, 12, radius: 0.7 + 0.72 * pen.width))
          })
      ]
    case "slider.horizontal.3": return sliders(pen)
    case "magnifyingglass": return [SymbolPart(path: magnifier(pen))]
    case "plus.magnifyingglass", "minus.magnifyingglass":
      var lines = [[(7.2, 10.0), (12.8, 10.0)]]
      if name.hasPrefix("plus") { lines.append([(10, 7.2), (10, 12.8)]) }
      return [SymbolPart(path: magnifier(pen)), SymbolPart(path: pen.lines(lines))]
    case "sun.max": return sun(pen, isFilled: isFilled, radius: 4.4, rays: 8.1...10.6)
    case "sun.min": return sun(pen, isFilled: isFilled, radius: 4.4, rays: 7.6...7.7)
    case "moon": return [moon(pen, isFilled: isFilled, middle: (11.2, 12.4), radius: 9)]
    case "moon.stars":
      return [
        moon(pen, isFilled: isFilled, middle: (10.4, 13.2), radius: 8.6),
        SymbolPart(path: sparkle(17.4, 6.2, 3.4)), SymbolPart(path: sparkle(21, 11, 2.1)),
      ]
    case "sparkle": return [SymbolPart(path: sparkle(12, 12, 9.6))]
    case "circlebadge":
      let disc = SymbolPen.disc(12, 12, radius: isFilled ? 5 : 5 - pen.width / 2)
      return [SymbolPart(path: isFilled ? disc : pen.stroke(disc))]
    default: return nil
    }
  }

  // MARK: - Lines

  private static let lines: [String: [[(Double, Double)]]] = [
    "plus": [[(12, 3.8), (12, 20.2)], [(3.8, 12), (20.2, 12)]],
    "minus": [[(3.8, 12), (20.2, 12)]],
    "xmark": [[(5.2, 5.2), (18.8, 18.8)], [(18.8, 5.2), (5.2, 18.8)]],
    "multiply": [[(5.2, 5.2), (18.8, 18.8)], [(18.8, 5.2), (5.2, 18.8)]],
    "equal": [[(3.8, 8.6), (20.2, 8.6)], [(3.8, 15.4), (20.2, 15.4)]],
    "checkmark": [[(4.6, 13.2), (9.8, 19.4), (19.4, 4.6)]],
    "line.diagonal": [[(4.5, 19.5), (19.5, 4.5)]],
    "line.3.horizontal": threeLines([8.2, 8.2, 8.2]),
    "line.horizontal.3": threeLines([8.2, 8.2, 8.2]),
    "line.3.horizontal.decrease": threeLines([9, 6, 3]),
    "line.horizontal.3.decrease": threeLines([9, 6, 3]),
    "chevron.up.chevron.down": [
      [(6.6, 8.6), (12, 3.4), (17.4, 8.6)], [(6.6, 15.4), (12, 20.6), (17.4, 15.4)],
    ],
    "arrow.up.arrow.down": [
      [(7, 20), (7, 4)], [(2.8, 8.2), (7, 4), (11.2, 8.2)],
      [(17, 4), (17, 20)], [(12.8, 15.8), (17, 20), (21.2, 15.8)],
    ],
    "arrow.left.arrow.right": [
      [(20, 7), (4, 7)], [(8.2, 2.8), (4, 7), (8.2, 11.2)],
      [(4, 17), (20, 17)], [(15.8, 12.8), (20, 17), (15.8, 21.2)],
    ],
    "arrow.left.and.right": [
      [(1.6, 12), (22.4, 12)], [(6.4, 7.2), (1.6, 12), (6.4, 16.8)],
      [(17.6, 7.2), (22.4, 12), (17.6, 16.8)],
    ],
    "arrow.up.and.down": [
      [(12, 1.6), (12, 22.4)], [(7.2, 6.4), (12, 1.6), (16.8, 6.4)],
      [(7.2, 17.6), (12, 22.4), (16.8, 17.6)],
    ],
    "chevron.left.to.line": [[(16.6, 4.4), (9, 12), (16.6, 19.6)], [(5.4, 4.4), (5.4, 19.6)]],
    "chevron.right.to.line": [[(7.4, 4.4), (15, 12), (7.4, 19.6)], [(18.6, 4.4), (18.6, 19.6)]],
    "control": [[(6, 14), (12, 8), (18, 14)]],
  ]

  private static func threeLines(_ halves: [Double]) -> [[(Double, Double)]] {
    zip([6.4, 12, 17.6], halves).map { y, half in [(12 - half, y), (12 + half, y)] }
  }

  /// Drawings that point to the right, and the turns clockwise by which others come from them.
  private static func turned(_ name: String, _ pen: SymbolPen) -> Path? {
    let turns: [String: Double] = [
      "right": 0, "forward": 0, "down": 90, "left": 180, "backward": 180, "up": 270,
      "up.right": 315, "down.right": 45, "down.left": 135, "up.left": 225, "up.forward": 315,
      "down.forward": 45,
    ]
    let kinds: [(prefix: String, suffix: String, lines: [[(Double, Double)]])] = [
      ("chevron.compact.", "", [[(10.4, 2.6), (13.8, 12), (10.4, 21.4)]]),
      ("chevron.", ".2", [[(5.6, 5), (12, 12), (5.6, 19)], [(12.8, 5), (19.2, 12), (12.8, 19)]]),
      ("chevron.", "", [[(8.3, 4.2), (16, 12), (8.3, 19.8)]]),
      ("arrow.", "", [[(2.8, 12), (21, 12)], [(13.6, 4.7), (21, 12), (13.6, 19.3)]]),
    ]
    for kind in kinds where name.hasPrefix(kind.prefix) && name.hasSuffix(kind.suffix) {
      let direction = name.dropFirst(kind.prefix.count).dropLast(kind.suffix.count)
      guard let turn = turns[String(direction)] else { continue }
      if kind.prefix != "arrow.", turn.truncatingRemainder(dividingBy: 90) != 0 { continue }
      return pen.lines(kind.lines).applying(
        CGAffineTransform(translationX: -12, y: -12)
          .concatenating(CGAffineTransform(rotationAngle: turn / 180 * .pi))
          .concatenating(CGAffineTransform(translationX: 12, y: 12)))
    }
    return nil
  }

  // MARK: - Shapes

  /// A shape in outline, filled, half filled or dashed.
  private static func shape(_ name: String, _ pen: SymbolPen) -> [SymbolPart]? {
    let halves = ["left": 90.0, "top": 180, "right": 270, "bottom": 0]
    for shape in EnclosingShape.allCases where name.hasPrefix(shape.rawValue) {
      let rest = name.dropFirst(shape.rawValue.count)
      let edge = pen.stroke(shape.path(inset: pen.width / 2))
      switch rest {
      case "": return [SymbolPart(path: edge)]
      case ".fill": return [SymbolPart(path: shape.path(inset: 0))]
      case ".dashed":
        let middle = shape.path(inset: pen.width / 2)
        return [
          SymbolPart(
            path: middle.strokedPath(
              StrokeStyle(lineWidth: pen.width, lineCap: .round, dash: [2.2, 3.03])))
        ]
      case ".circle" where shape == .circle:
        let inner = EnclosingShape.circle.path(inset: 5.4)
        return [SymbolPart(path: edge, level: 1), SymbolPart(path: pen.stroke(inner))]
      default:
        if rest.hasSuffix("third.inset.filled"),
          let third = third(String(rest.dropFirst().dropLast(18)), of: shape, pen)
        {
          return [SymbolPart(path: edge, level: 1), SymbolPart(path: third)]
        }
        guard let half = halves.first(where: { rest.hasPrefix("." + $0.key + "half.fill") }) else {
          continue
        }
        let side = Path(CGRect(x: -12, y: 0, width: 24, height: 24)).applying(
          CGAffineTransform(rotationAngle: half.value / 180 * .pi)
            .concatenating(CGAffineTransform(translationX: 12, y: 12)))
        let filled = shape.path(inset: pen.width / 2).intersection(side)
        return [
          SymbolPart(path: edge, level: 0),
          SymbolPart(path: filled.subtracting(edge), level: 0),
        ]
      }
    }
    if name == "largecircle.fill.circle" || name == "smallcircle.filled.circle" {
      return [
        SymbolPart(path: pen.stroke(EnclosingShape.circle.path(inset: pen.width / 2)), level: 1),
        SymbolPart(path: SymbolPen.disc(12, 12, radius: name.hasPrefix("large") ? 6 : 3.4)),
      ]
    }
    return nil
  }

  /// A third of what is inside of a shape, at one side.
  private static func third(_ side: String, of shape: EnclosingShape, _ pen: SymbolPen) -> Path? {
    let room = shape.path(inset: 0).boundingRect.insetBy(dx: 2 * pen.width, dy: 2 * pen.width)
    let (width, height) = (room.width / 3, room.height / 3)
    switch side {
    case "leading", "left":
      return Path(CGRect(x: room.minX, y: room.minY, width: width, height: room.height))
    case "trailing", "right":
      return Path(CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.height))
    case "top":
      return Path(CGRect(x: room.minX, y: room.minY, width: room.width, height: height))
    case "bottom":
      return Path(CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height))
    default: return nil
    }
  }

  // MARK: - Things

  private static func sliders(_ pen: SymbolPen) -> [SymbolPart] {
    var parts: [SymbolPart] = []
    for (y, knob) in [(5.4, 15.6), (12.0, 8.4), (18.6, 15.6)] {
      let disc = SymbolPen.disc(knob, y, radius: 2.2)
      parts.append(
        SymbolPart(
          path: pen.lines([[(2.8, y), (knob - 2.2, y)], [(knob + 2.2, y), (21.2, y)]])
            .subtracting(SymbolPen.disc(knob, y, radius: 2.2))))
      parts.append(
        SymbolPart(path: pen.stroke(disc), role: .over(clearing: disc)))
    }
    return parts
  }

  private static func magnifier(_ pen: SymbolPen) -> Path {
    pen.stroke(SymbolPen.disc(10, 10, radius: 6.9))
      .union(pen.lines([[(15, 15), (21, 21)]]))
  }

  private static func sun(
    _ pen: SymbolPen, isFilled: Bool, radius: Double, rays: ClosedRange<Double>
  ) -> [SymbolPart] {
    let disc = SymbolPen.disc(12, 12, radius: isFilled ? radius + 0.7 : radius)
    var lines = Path()
    for ray in 0..<8 {
      let turn = CGAffineTransform(rotationAngle: Double(ray) * .pi / 4)
        .concatenating(CGAffineTransform(translationX: 12, y: 12))
      lines.move(to: CGPoint(x: rays.lowerBound, y: 0).applying(turn))
      lines.addLine(to: CGPoint(x: rays.upperBound, y: 0).applying(turn))
    }
    return [
      SymbolPart(path: isFilled ? disc : pen.stroke(disc)),
      SymbolPart(path: pen.stroke(lines)),
    ]
  }

  /// A crescent that is open to the upper right.
  private static func moon(
    _ pen: SymbolPen, isFilled: Bool, middle: (Double, Double), radius: Double
  ) -> SymbolPart {
    func crescent(inset: Double) -> Path {
      SymbolPen.disc(middle.0, middle.1, radius: radius - inset).subtracting(
        SymbolPen.disc(
          middle.0 + radius * 0.52, middle.1 - radius * 0.47, radius: radius * 0.84 + inset))
    }
    return SymbolPart(
      path: isFilled ? crescent(inset: 0) : pen.stroke(crescent(inset: pen.width / 2)))
  }

  /// A star with four hollow sides.
  private static func sparkle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    let tips = [(0.0, -radius), (radius, 0), (0, radius), (-radius, 0)]
    var path = Path()
    path.move(to: CGPoint(x: x, y: y - radius))
    for index in 1...4 {
      let (former, tip) = (tips[index - 1], tips[index % 4])
      let bend = 0.12
      path.addQuadCurve(
        to: CGPoint(x: x + tip.0, y: y + tip.1),
        control: CGPoint(x: x + (former.0 + tip.0) * bend, y: y + (former.1 + tip.1) * bend))
    }
    path.closeSubpath()
    return path
  }
}
