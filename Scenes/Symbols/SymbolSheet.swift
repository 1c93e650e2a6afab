import SwiftUI

/// Forty symbols by the names that SF Symbols gives them, at one size, above four weights and three
/// scales of one of them.
struct SymbolSheet: View {
  private let names = [
    "heart", "heart.fill", "star", "star.fill", "bell", "bell.fill", "house", "house.fill",
    "person", "person.fill", "gear", "trash", "pencil", "square.and.arrow.up", "paperplane.fill",
    "magnifyingglass", "plus", "minus", "xmark", "checkmark", "checkmark.circle.fill",
    "checkmark.seal.fill", "xmark.circle.fill", "exclamationmark.triangle.fill", "info.circle",
    "questionmark.circle", "chevron.left", "chevron.right", "chevron.up", "chevron.down",
    "arrow.left", "arrow.right", "arrow.clockwise", "moon.stars", "sun.max.fill", "cloud.rain",
    "airplane", "calendar", "clock", "camera.fill",
  ]

  var body: some View {
    VStack(spacing: 24) {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(44)), count: 8), spacing: 14) {
        ForEach(names, id: \.self) { name in
          Image(systemName: name).font(.title2).frame(width: 44, height: 36)
        }
      }
      .foregroundStyle(.indigo)
      HStack(spacing: 28) {
        ForEach([Font.Weight.light, .regular, .bold, .black], id: \.self) { weight in
          Image(systemName: "moon.stars").fontWeight(weight)
        }
        Divider().frame(height: 30)
        ForEach([Image.Scale.small, .medium, .large], id: \.self) { scale in
          Image(systemName: "heart.circle").imageScale(scale)
        }
      }
      .font(.title)
      .foregroundStyle(.orange)
    }
    .padding()
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  SymbolSheet()
}
