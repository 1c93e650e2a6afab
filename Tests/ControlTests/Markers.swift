import DrawingModel
import Foundation
import SwiftUI
import ViewTesting

/// Squares of one colour each that tell where a view is.
enum Marker {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)

  /// A square with 10 points a side.
  static func square(_ color: Color) -> some View { color.frame(width: 10, height: 10) }
}

extension Harness {
  /// The lowest drawn box of a marker's colour; nil where it is not drawn.
  func marker(_ red: Double, _ green: Double, _ blue: Double, at seconds: Double) throws -> CGRect?
  {
    try drawn(at: seconds).first { drawn in
      guard let color = drawn.color, drawn.opacity > 0 else { return false }
      return color.red == red && color.green == green && color.blue == blue
    }?.box
  }

  func redBox(at seconds: Double) throws -> CGRect? { try marker(1, 0, 0, at: seconds) }
  func greenBox(at seconds: Double) throws -> CGRect? { try marker(0, 1, 0, at: seconds) }
  func blueBox(at seconds: Double) throws -> CGRect? { try marker(0, 0, 1, at: seconds) }
}
