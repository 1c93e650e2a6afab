import Foundation
import SwiftUI

/// Sheets, alerts and dialogs over a page.
enum PresentationCases {
  static let all = [
    GoldenCase("presentation/sheet/large", width: 140, height: 200) {
      Color.orange.sheet(isPresented: .constant(true)) { Text("Sheet") }
    },
    GoldenCase("presentation/sheet/medium-in-the-dark", width: 140, height: 200) {
      Color.orange
        .sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([.medium, .large])
        }
        .environment(\.colorScheme, .dark)
    },
    GoldenCase("presentation/sheet/own-ground-and-corners", width: 140, height: 200) {
      Color.orange.sheet(isPresented: .constant(true)) {
        Text("Sheet")
          .presentationDetents([.height(80)])
          .presentationBackground(.mint)
          .presentationCornerRadius(30)
          .presentationDragIndicator(.visible)
      }
    },
    GoldenCase("presentation/sheet/comes-up", width: 80, height: 120, at: [0, 0.1, 0.2, 0.35, 0.6])
    {
      RisingSheet()
    },
    GoldenCase("presentation/alert/two-buttons", width: 300, height: 200) {
      Color.orange.alert("Delete it?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    },
    GoldenCase("presentation/alert/three-buttons-in-the-dark", width: 300, height: 260) {
      Color.orange
        .alert("Which one?", isPresented: .constant(true)) {
          Button("Cancel", role: .cancel) {}
          Button("First") {}
          Button("Second") {}
        }
        .environment(\.colorScheme, .dark)
    },
    GoldenCase("presentation/dialog/with-a-title", width: 300, height: 300) {
      Color.orange.confirmationDialog(
        "What now?", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("Share") {}
        Button("Delete", role: .destructive) {}
      }
    },
    GoldenCase("presentation/unavailable/search", width: 260, height: 200) {
      ContentUnavailableView.search
    },
  ]
}

private struct RisingSheet: View {
  @State private var isShown = false

  var body: some View {
    Color.orange
      .sheet(isPresented: $isShown) { Color.green }
      .task {
        try? await Task.sleep(for: .seconds(0.01))
        isShown = true
      }
  }
}
