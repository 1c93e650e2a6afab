import SwiftUI

/// Symbols by name, size, weight and colours; labels; pictures.
enum SymbolCases {
  static let all = [
    GoldenCase("symbols/sheet/first-twenty", width: 330, height: 90) { rows(names[..<20]) },
    GoldenCase("symbols/sheet/second-twenty", width: 330, height: 90) { rows(names[20...]) },
    GoldenCase("symbols/weight/light-to-black", width: 200, height: 70, scale: 2) {
      VStack(spacing: 8) {
        ForEach(["plus", "chevron.right", "gearshape.fill"], id: \.self) { name in
          HStack(spacing: 16) {
            ForEach([Font.Weight.ultraLight, .light, .regular, .semibold, .black], id: \.self) {
              Image(systemName: name).fontWeight($0)
            }
          }
        }
      }
      .font(.caption)
    },
    GoldenCase("symbols/colours/of-each-mode", width: 240, height: 60, scale: 2) {
      HStack(spacing: 10) {
        Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
          .foregroundStyle(.blue)
        Image(systemName: "person.fill.badge.plus").foregroundStyle(.orange, .purple)
        Image(systemName: "bell.slash.fill").symbolRenderingMode(.hierarchical)
        Image(systemName: "heart.fill").symbolRenderingMode(.multicolor)
        Image(systemName: "star.fill").foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
      .font(.title)
    },
    GoldenCase("symbols/label/in-three-styles", width: 180, height: 130) {
      VStack(alignment: .leading, spacing: 8) {
        Label("3 nights", systemImage: "moon.stars")
        Label("Checked in", systemImage: "checkmark.seal.fill").font(.headline)
        Label("Icon only", systemImage: "bell.badge").labelStyle(.iconOnly)
        Label("Title only", systemImage: "bell.badge").labelStyle(.titleOnly)
      }
    },
    GoldenCase(
      "symbols/change/fades-and-replaces", width: 90, height: 40, scale: 2,
      at: [0, 0.1, 0.2, 0.3, 0.4]
    ) { SymbolChange() },
    GoldenCase("images/drawn/stretched-and-fitted", width: 160, height: 60) {
      HStack(spacing: 5) {
        target.resizable()
        target
        target.resizable().scaledToFit()
      }
      .padding(4)
    },
  ]

  @MainActor private static func rows(_ names: ArraySlice<String>) -> some View {
    VStack(spacing: 12) {
      ForEach(0..<2) { row in
        HStack(spacing: 0) {
          ForEach(0..<10) { column in
            Image(systemName: names[names.startIndex + row * 10 + column])
              .frame(width: 32, height: 28)
          }
        }
      }
    }
    .font(.title3)
  }

  private static let names = [
    "plus", "xmark", "magnifyingglass", "chevron.left", "xmark.circle.fill", "heart.fill", "heart",
    "ellipsis", "checkmark", "star.fill", "sun.max.fill", "sun.max", "info.circle", "play.fill",
    "arrow.right", "checkmark.circle.fill", "lock.shield", "person.circle.fill", "2.circle",
    "questionmark.circle.fill", "slider.horizontal.3", "trash", "bell.fill", "bell.slash",
    "bell.badge", "square.and.arrow.up", "moon.fill", "moon.stars", "clock", "person.2.fill",
    "checkmark.seal.fill", "calendar.badge.plus", "gearshape.fill", "house.fill", "cart",
    "bookmark", "eye.slash.fill", "exclamationmark.triangle.fill", "line.3.horizontal", "airplane",
  ]

  private static let target = Image(size: CGSize(width: 20, height: 20)) { context in
    context.fill(Path(ellipseIn: CGRect(x: 1, y: 1, width: 18, height: 18)), with: .color(.red))
    context.fill(Path(ellipseIn: CGRect(x: 6, y: 6, width: 8, height: 8)), with: .color(.white))
  }
}

/// A heart that fades into a filled one, beside one that is replaced by it.
private struct SymbolChange: View {
  @State private var isFavourite = false

  var body: some View {
    HStack(spacing: 20) {
      Image(systemName: isFavourite ? "heart.fill" : "heart")
      Image(systemName: isFavourite ? "heart.fill" : "heart")
        .contentTransition(.symbolEffect(.replace))
    }
    .font(.title)
    .foregroundStyle(.red)
    .onAppear { withAnimation(.linear(duration: 0.4)) { isFavourite = true } }
  }
}
