import SwiftUI

/// Levels, shadows, materials and edges of styles.
enum StyleCases {
  static let all = [
    GoldenCase("style/levels/light-and-dark", width: 120, height: 80) {
      HStack(spacing: 0) {
        column.background(.background)
        column.background(.background).environment(\.colorScheme, .dark)
      }
    },
    GoldenCase("style/levels/of-three-styles", width: 100, height: 100) {
      column.foregroundStyle(.red, .blue, .green.gradient)
    },
    GoldenCase("style/shadow/inner-and-drop") {
      Circle().fill(
        .orange.shadow(.inner(color: .black.opacity(0.7), radius: 4, x: 2, y: 4))
          .shadow(.drop(radius: 5, y: 4))
      ).padding(16)
    },
    GoldenCase("style/shadow/inner-offset-without-blur") {
      RoundedRectangle(cornerRadius: 16).fill(
        .mint.shadow(.inner(color: .white, radius: 0, x: 4, y: 6))
      ).padding(12)
    },
    GoldenCase("material/light/from-thin-to-thick", width: 160, height: 60) {
      stripes.overlay { panes }
    },
    GoldenCase("material/dark/from-thin-to-thick", width: 160, height: 60) {
      stripes.overlay { panes.environment(\.colorScheme, .dark) }
    },
    GoldenCase("material/fading/half-opaque-pane") {
      stripes.overlay {
        RoundedRectangle(cornerRadius: 14).fill(.regularMaterial).padding(16).opacity(0.5)
      }
    },
    GoldenCase("style/edges/smooth-beside-hard", width: 100, height: 50) {
      HStack(spacing: 4) {
        Circle().fill(.black)
        Circle().fill(.black, style: FillStyle(antialiased: false))
      }.padding(2)
    },
    GoldenCase("style/colour-gradient/palette", width: 150, height: 30) {
      HStack(spacing: 0) {
        ForEach([Color.red, .orange, .green, .blue, .gray], id: \.self) { color in
          Rectangle().fill(color.gradient)
        }
      }
    },
  ]

  @MainActor private static var column: some View {
    VStack(spacing: 4) {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
      Rectangle().fill(.quaternary)
      Rectangle().fill(.tint)
    }.padding(6)
  }

  @MainActor private static var stripes: some View {
    HStack(spacing: 0) {
      ForEach([Color.red, .white, .blue, .black, .yellow], id: \.self) { color in
        Rectangle().fill(color)
      }
    }
  }

  @MainActor private static var panes: some View {
    HStack(spacing: 4) {
      Rectangle().fill(.ultraThinMaterial)
      Rectangle().fill(.thinMaterial)
      Rectangle().fill(.regularMaterial)
      Rectangle().fill(.thickMaterial)
      Rectangle().fill(.ultraThickMaterial)
    }.padding(10)
  }
}
