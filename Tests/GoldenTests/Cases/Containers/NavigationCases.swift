import Foundation
import SwiftUI

/// Pages with their bars, on canvases of a quarter of a screen.
enum NavigationCases {
  static let all = [
    GoldenCase("navigation/title/large", width: 200, height: 180) {
      NavigationStack {
        Text("Page")
          .navigationTitle("Trips")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItem(placement: .primaryAction) {
              Button {
              } label: {
                Image(systemName: "plus")
              }
            }
          }
      }
    },
    GoldenCase("navigation/title/inline-in-the-dark", width: 200, height: 120) {
      NavigationStack(path: .constant(NavigationPath(["x"]))) {
        Text("Root").navigationTitle("Trips")
          .navigationDestination(for: String.self) { _ in
            Text("Page").navigationTitle("Kyoto").navigationBarTitleDisplayMode(.inline)
              .toolbarBackground(.visible, for: .navigationBar)
          }
      }
      .environment(\.colorScheme, .dark)
    },
    GoldenCase("navigation/bars/bottom-and-search", width: 200, height: 180) {
      NavigationStack {
        Color.yellow
          .navigationTitle("Find")
          .searchable(text: .constant(""), prompt: "Places")
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Left") {}
              Spacer()
              Button("Right") {}
            }
          }
      }
    },
    GoldenCase(
      "navigation/push/slides-in", width: 120, height: 120, at: [0, 0.1, 0.2, 0.35, 0.6]
    ) {
      PushedPage()
    },
  ]
}

/// Pushes a green page at once.
private struct PushedPage: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Color.orange
        .navigationTitle("One").navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { _ in Color.green.navigationTitle("Two") }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.01))
      path = [1]
    }
  }
}
