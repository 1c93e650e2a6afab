import SwiftUI

extension Color {
  /// A colour from encoded sRGB levels, 0…255.
  init(levels red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }
}

/// The system colours up to iOS 18, light.
enum Earlier {
  static let red = Color(levels: 255, 59, 48)
  static let blue = Color(levels: 0, 122, 255)
  static let green = Color(levels: 52, 199, 89)
  static let yellow = Color(levels: 255, 204, 0)
  static let gray = Color(levels: 142, 142, 147)
}

/// The ground of the pictures from a map's signs.
let signGround = Color(levels: 130, 203, 114)

/// A point at an angle from 12 o'clock, clockwise, on the circle `inset` inside one of `radius`.
func clockPoint(
  _ degrees: Double, inset: CGFloat, center: CGPoint, radius: CGFloat
) -> CGPoint {
  let angle = degrees * .pi / 180
  let distance = radius - inset
  return CGPoint(
    x: center.x + distance * CGFloat(sin(angle)), y: center.y - distance * CGFloat(cos(angle)))
}
