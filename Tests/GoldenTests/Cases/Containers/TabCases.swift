import Foundation
import SwiftUI

/// Tab views with their bars and dots.
enum TabCases {
  @MainActor @ViewBuilder private static var pages: some View {
    Tab("Home", systemImage: "house", value: 0) { Text("Home page") }
    Tab("Search", systemImage: "magnifyingglass", value: 1) { Text("Search page") }
    Tab("Settings", systemImage: "gear", value: 2) { Text("Settings page") }
  }

  static let all = [
    GoldenCase("tabs/bar/second-of-three", width: 240, height: 140) {
      TabView(selection: .constant(1)) { pages }
    },
    GoldenCase("tabs/bar/badge-and-tint-in-the-dark", width: 240, height: 120) {
      TabView {
        Text("Inbox").tabItem {
          Image(systemName: "tray")
          Text("Inbox")
        }
        .badge(12)
        Text("Sent").tabItem { Label("Sent", systemImage: "paperplane") }
      }
      .tint(.pink)
      .environment(\.colorScheme, .dark)
    },
    GoldenCase("tabs/pages/dots", width: 140, height: 120) {
      TabView {
        Color.orange
        Color.green
        Color.blue
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    },
  ]
}
