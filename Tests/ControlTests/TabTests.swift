import Foundation
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// Tab views on a canvas of 400 × 400 points.
@MainActor @Suite struct TabTests {
  @Test func aTapOnATabShowsItsPageAtOnce() throws {
    try Harness.run(events: [.tap("Two", at: 1)]) {
      TabView {
        Marker.red.tabItem { Label("One", systemImage: "house") }
        Marker.green.tabItem { Label("Two", systemImage: "gear") }
      }
    } _: { scene in
      // The bar is 49 points high.
      expectEqual(try scene.redBox(at: 0.9), CGRect(x: 0, y: 0, width: 400, height: 351))
      expectEqual(try scene.greenBox(at: 0.9), nil)
      expectEqual(try scene.redBox(at: 1), nil)
      expectEqual(try scene.greenBox(at: 1), CGRect(x: 0, y: 0, width: 400, height: 351))
    }
  }

  @Test func aBoundSelectionFollowsAndLeads() throws {
    struct Bound: View {
      let log: Log
      @State private var selection = "b"

      var body: some View {
        TabView(selection: $selection) {
          Tab("First", systemImage: "house", value: "a") { Button("To b") { selection = "b" } }
          Tab("Second", systemImage: "gear", value: "b") { Text("Page b") }
        }
        .onChange(of: selection) { log(selection) }
      }
    }
    let lines = try Log.lines(.tap("First", at: 1), .tap("To b", at: 2)) { Bound(log: $0) }
    #expect(lines == ["a", "b"])
  }

  @Test func aPageAppearsWhenItIsFirstSelectedAndKeepsItsState() throws {
    struct Counter: View {
      let log: Log
      @State private var count = 0

      var body: some View {
        Button("Count") {
          count += 1
          log("\(count)")
        }
        .onAppear { log("appears") }
      }
    }
    let lines = try Log.lines(
      .tap("Two", at: 1), .tap("Count", at: 2), .tap("One", at: 3), .tap("Two", at: 4),
      .tap("Count", at: 4.5)
    ) { log in
      TabView {
        Text("Page").tabItem { Text("One") }
        Counter(log: log).tabItem { Text("Two") }
      }
    }
    #expect(lines == ["appears", "1", "2"])
  }

  private struct Pages: View {
    @State private var selection = 0

    var body: some View {
      TabView(selection: $selection) {
        Marker.square(Marker.red).tag(0)
        Marker.square(Marker.green).tag(1)
      }
      .tabViewStyle(.page)
      .after(1) { withAnimation(.linear(duration: 1)) { selection = 1 } }
    }
  }

  @Test func pagesMoveSideBySide() throws {
    try Harness.run {
      Pages()
    } _: { scene in
      expectNear(try scene.redBox(at: 1).map { Double($0.minX) }, 195)
      expectNear(try scene.redBox(at: 1.5).map { Double($0.minX) }, -5, within: 0.01)
      expectNear(try scene.greenBox(at: 1.5).map { Double($0.minX) }, 395, within: 0.01)
      expectNear(try scene.greenBox(at: 3).map { Double($0.minX) }, 195)
    }
  }

  @Test func aFingerTurnsPages() throws {
    let events: [SceneEvent] = [.drag((300, 200), (50, 200), at: 1, for: 0.3)]
    try Harness.run(events: events) {
      TabView {
        Marker.square(Marker.red)
        Marker.square(Marker.green)
      }
      .tabViewStyle(.page)
    } _: { scene in
      let middle = try scene.redBox(at: 1.2)?.minX ?? 0
      #expect(middle < 100)
      expectNear(try scene.greenBox(at: 4).map { Double($0.minX) }, 195, within: 0.01)
    }
  }

  @Test func theBarCanBeHidden() throws {
    try Harness.run {
      TabView {
        Marker.red.toolbar(.hidden, for: .tabBar).tabItem { Text("One") }
      }
    } _: { scene in
      expectEqual(try scene.redBox(at: 0), CGRect(x: 0, y: 0, width: 400, height: 400))
    }
  }
}
