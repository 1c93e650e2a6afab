import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Views that group others, and controls that are shown at rest.
@MainActor @Suite struct GroupingTests {
  @Test func aTapOpensADisclosureGroupAndWhatIsBelowMoves() throws {
    try Harness.run(events: [.tap("More", at: 1), .tap("More", at: 3)]) {
      VStack(spacing: 0) {
        DisclosureGroup("More") { Color.red.frame(height: 100) }
        Color.blue.frame(height: 10)
      }
    } _: { scene in
      @MainActor func top(_ seconds: Double) throws -> Double {
        Double(try scene.boxes(at: seconds).first { $0.height == 10 }?.minY ?? -1)
      }
      let (closed, moving, open) = (try top(1), try top(1.1), try top(2.5))
      #expect(closed < moving && moving < open)
      expectNear(try top(5), closed)
    }
  }

  @Test func aBindingOpensADisclosureGroup() throws {
    struct Details: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Button("Toggle") { isOpen.toggle() }
      }
    }
    try Harness.run(events: [.tap("Toggle", at: 1)]) {
      Details()
    } _: { scene in
      _ = try scene.items(at: 0)
      #expect(scene.session.texts.contains("inside"))
      _ = try scene.items(at: 1)
      #expect(!scene.session.texts.contains("inside"))
    }
  }

  @Test func aLinkOpensItsAddress() throws {
    let lines = try Log.lines(.tap("Site", at: 1)) { log in
      Link("Site", destination: URL(string: "https://example.org")!)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log(url.absoluteString)
            return .handled
          })
    }
    #expect(lines == ["https://example.org"])
  }

  @Test func aDateIsShownInWordsWhateverTheTimeZone() throws {
    struct Trip: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 86_400 * 31 + 3600 * 15)
      var body: some View { DatePicker("Departure", selection: $date) }
    }
    try Harness.run {
      Trip()
    } _: { scene in
      _ = try scene.items(at: 0)
      #expect(scene.session.texts == ["Departure", "Feb 1, 2001", "3:00 PM"])
    }
  }

  @Test func aTapOnADayOfTheMonthChoosesIt() throws {
    struct Trip: View {
      let log: Log
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        DatePicker("Departure", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
          .onChange(of: date) { log("\(date.timeIntervalSinceReferenceDate / 86_400)") }
      }
    }
    let lines = try Log.lines(.tap("15", at: 1)) { Trip(log: $0) }
    #expect(lines == ["14.0"])
  }

  @Test func labelledContentAndBoxesShowBothParts() throws {
    try Harness.run {
      GroupBox("Trip") { LabeledContent("Nights", value: "3") }
    } _: { scene in
      _ = try scene.items(at: 0)
      #expect(scene.session.texts == ["Trip", "Nights", "3"])
      #expect(scene.session.approximations == ["GroupBox"])
    }
  }
}
