import DrawingModel
import Foundation
import Geometry

/// What symbols are drawn with, in a square of 24 units whose middle is (12, 12).
struct SymbolPen {
  /// Width of a line.
  var width: Double

  init(width: Double) { self.width = width }

  /// The pen of text of a weight.
  init(_ weight: FontFile.Weight) {
    width =
      switch weight {
      case .thin: 0.8
      case .extraLight: 1
      case .light: 1.35
      case .regular: 1.75
      case .medium: 2
      case .semiBold: 2.3
      case .bold: 2.6
      case .extraBold: 2.95
      case .black: 3.3
      }
  }

  /// Lines through points, with round ends and corners.
  func lines(_ lines: [[(Double, Double)]]) -> Path {
    var path = Path()
    for points in lines {
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    }
    return stroke(path)
  }

  /// The line along a path, with round ends and corners.
  func stroke(_ path: Path) -> Path {
    path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }

  /// A disc.
  static func disc(_ x: Double, _ y: Double, radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// A part of a symbol.
struct SymbolPart {
  /// How a part goes with those beneath it.
  enum Role {
    /// It touches none of them.
    case beside
    /// It takes an area away from those beneath and lies in it.
    case over(clearing: Path)
    /// It is a hole where the symbol has one colour, and has a colour of its own where there are several.
    case cut
    /// It is a hole.
    case hole
  }

  var path: Path
  /// Level of the foreground style, 0 for the primary one.
  var level = 0
  var role = Role.beside

  /// The part in another place or size.
  func applying(_ transform: CGAffineTransform) -> Self {
    var moved = self
    moved.path = path.applying(transform)
    if case .over(let clearing) = role {
      moved.role = .over(clearing: clearing.applying(transform))
    }
    return moved
  }
}

/// A symbol's outlines for a font of one point, about the middle between the baseline and the tops of capitals.
struct SymbolOutline {
  /// A path in one level of the foreground style.
  struct Layer {
    var path: Path
    var level: Int
  }

  /// Points that a unit of the square of 24 has in a font of one point: a circle's 20 are 1.15.
  static let unit = 1.15 / 20
  /// What is left free beside a symbol, in the same measure.
  static let margin = 0.4 * unit
  /// How far above the baseline the middle of capitals lies.
  static let capitalMiddle = 1443.0 / 2048 / 2

  /// The symbol in one colour.
  let whole: Path
  /// The symbol in several, the lowest first.
  let layers: [Layer]
  /// The box that the symbol takes in a layout.
  let box: CGRect

  /// Puts parts together that are drawn in the square of 24 units.
  init(_ parts: [SymbolPart]) {
    let transform = CGAffineTransform(
      a: Self.unit, b: 0, c: 0, d: Self.unit, tx: -12 * Self.unit, ty: -12 * Self.unit)
    var whole = Path()
    var layers: [Layer] = []
    func take(_ area: Path) {
      whole = whole.subtracting(area)
      for index in layers.indices { layers[index].path = layers[index].path.subtracting(area) }
    }
    for part in parts.map({ $0.applying(transform) }) {
      switch part.role {
      case .beside: whole.addPath(part.path)
      case .over(let clearing):
        take(clearing)
        whole.addPath(part.path)
      case .cut: whole = whole.subtracting(part.path)
      case .hole:
        take(part.path)
        continue
      }
      layers.append(Layer(path: part.path, level: part.level))
    }
    self.whole = whole
    self.layers = layers
    box = whole.boundingRect.insetBy(dx: -Self.margin, dy: -Self.margin)
  }
}
