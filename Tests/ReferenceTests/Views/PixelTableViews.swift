import SwiftUI

/// A picture of 12 × 12 pixels, each one point.
private func table(
  _ name: String, kind: ReferenceKind = .flat,
  @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
) -> ReferenceCase {
  ReferenceCase(name, 12, 12, scale: 1, kind: kind) { view().frame(width: 12, height: 12) }
}

let pixelTableCases = [
  table("pixmap-square-rotated-45") {
    ZStack {
      Color.black
      Color.white.frame(width: 6, height: 6).rotationEffect(.degrees(45))
    }
  },
  table("pixmap-zstack-opacities") {
    ZStack {
      Color.black
      Color.white.opacity(0.8).frame(width: 8, height: 8)
      Color.black.opacity(0.5).frame(width: 4, height: 4)
      Color.white.opacity(0.22).frame(width: 2, height: 2)
    }
  },
  table("pixmap-nested-stacks-spacing-0") {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.black.frame(width: 1, height: 2)
          Color.white.frame(width: 1, height: 1)
        }
        Color.white.frame(width: 6, height: 3)
        Color.black.frame(width: 5, height: 3)
      }
      HStack(spacing: 0) {
        Color.black.frame(width: 3, height: 9)
        Color.white.frame(width: 9, height: 9)
      }
    }
  },
  table("pixmap-vstack-three-spacers") {
    VStack {
      Spacer()
      Color.black.frame(height: 2)
      Spacer()
      Color.black.frame(height: 2)
      Spacer()
    }
    .background(Color.white)
  },
  table("pixmap-hstack-three-spacers") {
    HStack {
      Spacer()
      Color.black.frame(width: 2)
      Spacer()
      Color.black.frame(width: 2)
      Spacer()
    }
    .background(Color.white)
  },
  table("pixmap-hstack-bottom-alignment") {
    HStack(alignment: .bottom, spacing: 0) {
      Color.black.frame(height: 10)
      Color.white.opacity(0.8).frame(height: 12)
      Color.black.frame(height: 10)
    }
    .background(Color.white)
  },
]
