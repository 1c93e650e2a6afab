import Foundation
import Geometry

/// A shape that is a symbol by itself, and that another symbol may stand in, in a square of 24 units.
enum EnclosingShape: String, CaseIterable {
  case circle, square, app, rectangle, portrait = "rectangle.portrait", capsule, oval, diamond
  case triangle, hexagon, octagon, pentagon, seal, shield

  /// Side of the square that a symbol inside fits in.
  var room: Double {
    switch self {
    case .circle, .octagon, .hexagon: 10.4
    case .square, .app, .seal: 10.6
    case .rectangle, .capsule, .oval, .portrait: 9
    case .diamond, .pentagon: 9
    case .shield: 9.6
    case .triangle: 8.2
    }
  }

  /// Where the middle of a symbol inside lies.
  var middle: CGPoint {
    switch self {
    case .triangle: CGPoint(x: 12, y: 14.4)
    case .shield: CGPoint(x: 12, y: 11.4)
    default: CGPoint(x: 12, y: 12)
    }
  }

  /// The outline, with its edge drawn in by `inset`.
  func path(inset: Double) -> Path {
    let r = 10 - inset
    switch self {
    case .circle: return SymbolPen.disc(12, 12, radius: r)
    case .square: return box(8.9 - inset, 8.9 - inset, corner: 3.6 - inset / 2)
    case .app: return box(9.2 - inset, 9.2 - inset, corner: 4.8 - inset / 2)
    case .rectangle: return box(11 - inset, 8 - inset, corner: 3 - inset / 2)
    case .portrait: return box(7.4 - inset, 10.4 - inset, corner: 3 - inset / 2)
    case .capsule: return box(11 - inset, 6.6 - inset, corner: 6.6 - inset)
    case .oval:
      return Path(
        ellipseIn: CGRect(x: 1 + inset, y: 4 + inset, width: 22 - 2 * inset, height: 16 - 2 * inset)
      )
    case .diamond: return polygon(4, radius: 11.4 - inset, from: -.pi / 2, corner: 2)
    case .triangle:
      return polygon(3, radius: 11.6 - 1.6 * inset, from: -.pi / 2, corner: 2, middleY: 14)
    case .hexagon: return polygon(6, radius: 10.8 - inset, from: 0, corner: 1.6)
    case .octagon: return polygon(8, radius: 10.8 - inset, from: .pi / 8, corner: 1.4)
    case .pentagon: return polygon(5, radius: 11 - inset, from: -.pi / 2, corner: 1.6)
    case .seal: return seal(radius: r + 0.4)
    case .shield: return shield(inset: inset)
    }
  }

  private func box(_ halfWidth: Double, _ halfHeight: Double, corner: Double) -> Path {
    Path(
      roundedRect: CGRect(
        x: 12 - halfWidth, y: 12 - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight),
      cornerRadius: max(0, corner))
  }

  /// A polygon with rounded corners.
  private func polygon(
    _ count: Int, radius: Double, from start: Double, corner: Double, middleY: Double = 12
  ) -> Path {
    let corners = (0..<count).map { index -> CGPoint in
      let turn = CGAffineTransform(
        rotationAngle: start + 2 * .pi * Double(index) / Double(count))
      let arm = CGPoint(x: radius, y: 0).applying(turn)
      return CGPoint(x: 12 + arm.x, y: middleY + arm.y)
    }
    var path = Path()
    func between(_ a: CGPoint, _ b: CGPoint, _ share: Double) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    path.move(to: between(corners[count - 1], corners[0], 0.5))
    for index in 0..<count {
      path.addArc(
        tangent1End: corners[index],
        tangent2End: between(corners[index], corners[(index + 1) % count], 0.5), radius: corner)
    }
    path.closeSubpath()
    return path
  }

  /// A disc with eight shallow lobes.
  private func seal(radius: Double) -> Path {
    var path = Path()
    let lobes = 8
    func point(_ angle: Double, _ radius: Double) -> CGPoint {
      let arm = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: angle))
      return CGPoint(x: 12 + arm.x, y: 12 + arm.y)
    }
    let step = 2 * Double.pi / Double(lobes)
    path.move(to: point(-step / 2, radius * 0.88))
    for lobe in 0..<lobes {
      let middle = Double(lobe) * step
      path.addCurve(
        to: point(middle + step / 2, radius * 0.88),
        control1: point(middle - step * 0.28, radius * 1.1),
        control2: point(middle + step * 0.28, radius * 1.1))
    }
    path.closeSubpath()
    return path
  }

  private func shield(inset: Double) -> Path {
    let (left, right, top) = (3.6 + inset, 20.4 - inset, 4.6 + inset)
    var path = Path()
    path.move(to: CGPoint(x: 12, y: 1.6 + inset))
    path.addQuadCurve(to: CGPoint(x: right, y: top), control: CGPoint(x: 15.6, y: top - 0.2))
    path.addLine(to: CGPoint(x: right, y: 11.4))
    path.addQuadCurve(
      to: CGPoint(x: 12, y: 22.4 - inset), control: CGPoint(x: right, y: 19 - inset))
    path.addQuadCurve(to: CGPoint(x: left, y: 11.4), control: CGPoint(x: left, y: 19 - inset))
    path.addLine(to: CGPoint(x: left, y: top))
    path.addQuadCurve(to: CGPoint(x: 12, y: 1.6 + inset), control: CGPoint(x: 8.4, y: top - 0.2))
    path.closeSubpath()
    return path
  }
}
