import Foundation
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// Sheets, alerts and dialogs on a canvas of 400 × 400 points.
@MainActor @Suite struct PresentationTests {
  private struct Sheets: View {
    let log: Log
    var detents: Set<PresentationDetent> = []
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $isShown, onDismiss: { log("gone") }) {
          Inside().presentationDetents(detents)
        }
        .onChange(of: isShown) { log("\(isShown)") }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      ZStack {
        Marker.green
        Button("Close") { dismiss() }
      }
    }
  }

  @Test func aSheetComesUpFromTheBottomAndGoesBack() throws {
    let log = Log()
    try Harness.run(events: [.tap("Open", at: 1), .tap("Close", at: 3)]) {
      Sheets(log: log)
    } _: { scene in
      expectEqual(try scene.greenBox(at: 0.9), nil)
      let rising = try scene.greenBox(at: 1.1)?.minY ?? 0
      #expect(rising > 10 && rising < 400)
      expectEqual(
        try scene.greenBox(at: 2.9).map { near($0.minY, 10, within: 0.01) }, true)
      let falling = try scene.greenBox(at: 3.1)?.minY ?? 0
      #expect(falling > 10 && falling < 400)
      #expect(log.lines == ["true", "false"])
      expectEqual(try scene.greenBox(at: 6), nil)
      #expect(log.lines == ["true", "false", "gone"])
    }
  }

  @Test(arguments: [0, 1, 2])
  func aSheetStandsAtItsLowestDetent(_ index: Int) throws {
    let all: [(detents: Set<PresentationDetent>, top: Double)] = [
      ([.medium, .large], 200), ([.height(120)], 280), ([.fraction(0.2)], 322),
    ]
    let (detents, top) = all[index]
    try Harness.run(events: [.tap("Open", at: 1)]) {
      Sheets(log: Log(), detents: detents)
    } _: { scene in
      expectNear(try scene.greenBox(at: 4).map { Double($0.minY) }, top, within: 0.01)
    }
  }

  @Test func aTapBesideALowSheetTakesItAway() throws {
    let log = Log()
    try Harness.run(events: [.tap("Open", at: 1), .tap(200, 50, at: 3)]) {
      Sheets(log: log, detents: [.medium])
    } _: { scene in
      _ = try scene.items(at: 6)
      #expect(log.lines == ["true", "false", "gone"])
    }
  }

  @Test func whatLiesUnderASheetCannotBeTouched() throws {
    let scene = try Harness(events: [.tap("Open", at: 1), .tap("Open", at: 3)]) {
      Sheets(log: Log())
    }
    defer { scene.end() }
    let error = #expect(throws: SceneEventError.self) { _ = try scene.items(at: 4) }
    guard case .unknownTarget("Open", _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aSheetAboutAnItemKeepsItWhileItGoes() throws {
    struct Items: View {
      @State private var item: Item?

      struct Item: Identifiable {
        let id = 3
      }

      var body: some View {
        Color.clear
          .after(1) { item = Item() }
          .after(3) { item = nil }
          .fullScreenCover(item: $item) { item in
            if item.id == 3 { Marker.green }
          }
      }
    }
    try Harness.run {
      Items()
    } _: { scene in
      expectNear(try scene.greenBox(at: 2.9).map { Double($0.minY) }, 0, within: 0.01)
      expectEqual(try scene.greenBox(at: 3.1) != nil, true)
      expectEqual(try scene.greenBox(at: 6), nil)
    }
  }

  private struct Alerts: View {
    let log: Log
    @State private var isShown = false
    @State private var isAsked = false

    var body: some View {
      VStack {
        Button("Warn") { isShown = true }
        Button("Ask") { isAsked = true }
      }
      .alert("Delete it?", isPresented: $isShown) {
        Button("Keep", role: .cancel) { log("kept") }
        Button("Delete", role: .destructive) { log("deleted \(isShown)") }
      } message: {
        Text("This cannot be undone.")
      }
      .confirmationDialog("Which?", isPresented: $isAsked) {
        Button("This") { log("this") }
        Button("That") { log("that") }
      }
      .onChange(of: isAsked) { log("asked \(isAsked)") }
    }
  }

  @Test func buttonsOfAlertsActAndTakeThemAway() throws {
    let lines = try Log.lines(.tap("Warn", at: 1), .tap("Delete", at: 2)) { Alerts(log: $0) }
    #expect(lines == ["deleted false"])
    let others = try Log.lines(.tap("Warn", at: 1), .tap("Keep", at: 2)) { Alerts(log: $0) }
    #expect(others == ["kept"])
  }

  @Test func dialogsHaveAWayOutOfTheirOwn() throws {
    let lines = try Log.lines(
      .tap("Ask", at: 1), .tap("Cancel", at: 2), .tap("Ask", at: 3), .tap("That", at: 4)
    ) { Alerts(log: $0) }
    #expect(lines == ["asked true", "asked false", "asked true", "that", "asked false"])
  }

  @Test func anAlertWithoutButtonsHasOne() throws {
    struct Plain: View {
      let log: Log
      @State private var isShown = true

      var body: some View {
        Color.clear.alert("Done", isPresented: $isShown) {}
          .onChange(of: isShown) { log("\(isShown)") }
      }
    }
    let lines = try Log.lines(.tap("OK", at: 1)) { Plain(log: $0) }
    #expect(lines == ["false"])
  }

  @Test func alertsAsValuesWork() throws {
    struct Old: View {
      let log: Log
      @State private var isShown = true
      @State private var isAsked = false

      var body: some View {
        Color.clear
          .alert(isPresented: $isShown) {
            Alert(
              title: Text("Old"), primaryButton: .default(Text("Yes")) { isAsked = true },
              secondaryButton: .cancel())
          }
          .actionSheet(isPresented: $isAsked) {
            ActionSheet(
              title: Text("Which?"), buttons: [.default(Text("First")) { log("first") }, .cancel()])
          }
      }
    }
    let lines = try Log.lines(.tap("Yes", at: 1), .tap("First", at: 2)) { Old(log: $0) }
    #expect(lines == ["first"])
  }
}
