import SwiftUI

/// A note unfolds: its lines fade in where they will stay, while the paper and what lies below travel.
struct UnfoldedNote: View {
  @State private var isUnfolded = false

  var body: some View {
    VStack(spacing: 16) {
      note
      RoundedRectangle(cornerRadius: 12)
        .fill(.mint)
        .frame(width: 300, height: 60)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation { isUnfolded = true }
    }
  }

  private var note: some View {
    VStack(spacing: 12) {
      Rectangle().fill(.orange).frame(width: 260, height: 20)
      if isUnfolded {
        Rectangle().fill(.black).frame(width: 260, height: 60)
      }
      Text(isUnfolded ? "Fold it up" : "Read on")
        .foregroundStyle(.blue)
        .frame(height: 24)
    }
    .padding(20)
    .background { RoundedRectangle(cornerRadius: 16).fill(.yellow) }
  }
}

#Preview { UnfoldedNote() }
