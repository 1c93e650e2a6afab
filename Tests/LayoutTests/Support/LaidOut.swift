import Foundation
import SwiftUI
import ViewTesting

/// The boxes of a view's fills, in drawing order, on a canvas of 400 × 400 at scale 1 unless told otherwise.
@MainActor func laidOut(
  width: CGFloat = 400, height: CGFloat = 400, scale: Double = 1,
  @ViewBuilder _ view: @escaping @MainActor () -> some View
) throws -> [CGRect] {
  let scene = try Harness(width: width, height: height, scale: scale, view)
  defer { scene.end() }
  return try scene.drawn(at: 0).map(\.box)
}

/// A box from its corner and size.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A rectangle of a size.
@MainActor func tile(_ width: CGFloat, _ height: CGFloat) -> some View {
  Rectangle().frame(width: width, height: height)
}
