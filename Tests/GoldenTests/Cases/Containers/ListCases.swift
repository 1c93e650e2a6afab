import Foundation
import SwiftUI

/// Lists and forms with their looks.
enum ListCases {
  @MainActor @ViewBuilder private static var sections: some View {
    Section {
      Text("Seattle").badge(3)
      NavigationLink("Kyoto") { Text("Page") }
    } header: {
      Text("Trips")
    } footer: {
      Text("Two of them.")
    }
    Section("More") { Button("Add") {} }
  }

  static let all = [
    GoldenCase("list/style/inset-grouped", width: 220, height: 280) { List { sections } },
    GoldenCase("list/style/inset-grouped-in-the-dark", width: 220, height: 280) {
      List { sections }.environment(\.colorScheme, .dark)
    },
    GoldenCase("list/style/grouped", width: 220, height: 280) {
      List { sections }.listStyle(.grouped)
    },
    GoldenCase("list/style/plain", width: 220, height: 220) { List { sections }.listStyle(.plain) },
    GoldenCase("list/style/sidebar", width: 220, height: 220) {
      List { sections }.listStyle(.sidebar)
    },
    GoldenCase("list/row/own-looks", width: 220, height: 240) {
      List {
        Text("Red ground").listRowBackground(Color.red)
        Text("No insets").listRowInsets(EdgeInsets())
        Text("No line").listRowSeparator(.hidden)
        Text("Green line").listRowSeparatorTint(.green)
        Text("Last")
      }
    },
    GoldenCase("list/row/labels", width: 220, height: 140) {
      List {
        Label("Seattle", systemImage: "ferry")
        NavigationLink("Kyoto") {}
        Label("Lisbon", systemImage: "tram")
      }
    },
    GoldenCase("list/row/spacing-and-selection", width: 220, height: 180) {
      List(["One", "Two", "Three"], id: \.self, selection: .constant("Two")) { Text($0) }
        .listRowSpacing(8)
    },
    GoldenCase("list/form/prominent-header", width: 220, height: 180) {
      Form {
        Section {
          Text("Name")
          Text("Address")
        } header: {
          Text("Guest")
        }
        .headerProminence(.increased)
      }
      .scrollContentBackground(.hidden)
    },
  ]
}
