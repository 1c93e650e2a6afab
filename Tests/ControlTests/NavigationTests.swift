import Foundation
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// Navigation stacks on a canvas of 400 × 400 points: what is pushed, how it moves, and what takes it away.
@MainActor @Suite struct NavigationTests {
  /// A root with a red square and a link, and a page with a green one.
  private struct Stack: View {
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Marker.square(Marker.red)
          NavigationLink("Next", value: 7)
        }
        .navigationTitle("First")
        .navigationDestination(for: Int.self) { _ in Marker.square(Marker.green) }
      }
    }
  }

  @Test func aLinkPushesThePageForItsValueFromTheTrailingEdge() throws {
    try Harness.run(events: [.tap("Next", at: 1)]) {
      Stack()
    } _: { scene in
      expectEqual(try scene.greenBox(at: 0.9), nil)
      let start = try scene.redBox(at: 0.9)?.minX ?? 0
      let middle = try scene.greenBox(at: 1.1)?.minX ?? 0
      #expect(middle > 195 && middle < 595)
      expectNear(try scene.greenBox(at: 3).map { Double($0.minX) }, 195, within: 0.01)
      // The page below gives way by 30 % of the width.
      expectNear(try scene.redBox(at: 3).map { Double($0.minX) }, start - 120, within: 0.01)
    }
  }

  @Test func theBackButtonPopsThePage() throws {
    try Harness.run(events: [.tap("Next", at: 1), .tap("First", at: 3)]) {
      Stack()
    } _: { scene in
      let start = try scene.redBox(at: 0)
      let middle = try scene.greenBox(at: 3.1)?.minX ?? 0
      #expect(middle > 195 && middle < 595)
      expectEqual(try scene.greenBox(at: 6), nil)
      expectEqual(try scene.redBox(at: 6), start)
    }
  }

  @Test func aPageBelowAnotherCannotBeTouched() throws {
    let scene = try Harness(events: [.tap("Next", at: 1), .tap("Next", at: 3)]) { Stack() }
    defer { scene.end() }
    let error = #expect(throws: SceneEventError.self) { _ = try scene.items(at: 4) }
    guard case .unknownTarget("Next", _, let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // The icon of the button that leads back, and its title.
    #expect(known == ["BackButton", "First"])
  }

  @Test func aBoundPathPushesAndPops() throws {
    struct Bound: View {
      let log: Log
      @State private var path: [String] = []

      var body: some View {
        NavigationStack(path: $path) {
          Button("Open") { path = ["a", "b"] }
            .navigationDestination(for: String.self) { name in
              VStack {
                Text(name)
                if name == "b" { Button("Home") { path.removeAll() } }
              }
              .navigationTitle(name)
            }
        }
        .onChange(of: path) { log(path.joined()) }
      }
    }
    let lines = try Log.lines(
      .tap("Open", at: 1), .tap("a", at: 2), .tap("Back", at: 3), .tap("Open", at: 4),
      .tap("Home", at: 4.6), until: 6
    ) { Bound(log: $0) }
    #expect(lines == ["ab", "a", "", "ab", ""])
  }

  @Test func aPathOfAnyValuesFindsThePageForEach() throws {
    struct Mixed: View {
      @State private var path = NavigationPath([1])

      var body: some View {
        NavigationStack(path: $path) {
          Text("Root")
            .navigationDestination(for: Int.self) { _ in
              Marker.square(Marker.green).navigationDestination(for: String.self) { _ in
                Marker.square(Marker.blue)
              }
            }
        }
        .after(1) { path.append("x") }
        .after(2) { path.removeLast(2) }
      }
    }
    try Harness.run {
      Mixed()
    } _: { scene in
      // What is there from the beginning does not slide in.
      expectNear(try scene.greenBox(at: 0).map { Double($0.minX) }, 195)
      expectNear(try scene.blueBox(at: 1.9).map { Double($0.minX) }, 195, within: 0.01)
      expectEqual(try scene.greenBox(at: 4), nil)
    }
  }

  @Test func bindingsShowPagesAndHearOfTheirDismissal() throws {
    struct Flags: View {
      let log: Log
      @State private var isShown = false
      @State private var isActive = false
      @State private var item: Int?

      var body: some View {
        NavigationStack {
          VStack {
            Button("Flag") { isShown = true }
            Button("Item") { item = 5 }
            NavigationLink(destination: Closer(), isActive: $isActive) { Text("Link") }
          }
          .navigationDestination(isPresented: $isShown) { Closer() }
          .navigationDestination(item: $item) { Text("item \($0)") }
          .onChange(of: isShown) { log("shown \(isShown)") }
          .onChange(of: isActive) { log("active \(isActive)") }
          .onChange(of: item) { log("item \(item ?? 0)") }
        }
      }
    }
    struct Closer: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    let lines = try Log.lines(
      .tap("Flag", at: 1), .tap("Close", at: 2), .tap("Item", at: 3), .tap("Back", at: 4),
      .tap("Link", at: 5), .tap("Close", at: 6), until: 8
    ) { Flags(log: $0) }
    #expect(
      lines == [
        "shown true", "shown false", "item 5", "item 0", "active true", "active false",
      ])
  }

  @Test func oldViewsAndLinksNavigateToo() throws {
    struct Old: View {
      @Environment(\.presentationMode) private var mode
      var body: some View {
        NavigationView {
          NavigationLink(destination: Page()) { Text("Go") }.navigationBarTitle("Old")
        }
        .navigationViewStyle(StackNavigationViewStyle())
      }
    }
    struct Page: View {
      @Environment(\.presentationMode) private var mode
      var body: some View {
        VStack {
          Marker.square(Marker.green)
          Button("Away") { mode.wrappedValue.dismiss() }
        }
      }
    }
    try Harness.run(events: [.tap("Go", at: 1), .tap("Away", at: 3)]) {
      Old()
    } _: { scene in
      expectEqual(try scene.greenBox(at: 2.9) != nil, true)
      expectEqual(try scene.greenBox(at: 5), nil)
    }
  }

  @Test(
    arguments: [
      (NavigationBarItem.TitleDisplayMode.large, false, 96.0), (.inline, false, 44),
      (.automatic, false, 96), (.large, true, 0),
    ])
  func titlesTakeTheirHeightFromThePage(
    mode: NavigationBarItem.TitleDisplayMode, isHidden: Bool, height: Double
  ) throws {
    try Harness.run {
      NavigationStack {
        Marker.red
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(mode)
          .navigationBarHidden(isHidden)
      }
    } _: { scene in
      expectNear(try scene.redBox(at: 0).map { Double($0.minY) }, height)
    }
  }

  @Test func toolbarItemsLieInTheBarAndCanBeTapped() throws {
    let lines = try Log.lines(
      .tap("Left", at: 1), .tap("Right", at: 2), .tap("Low", at: 3)
    ) { log in
      NavigationStack {
        Text("Page")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Left") { log("left") } }
            ToolbarItem(placement: .primaryAction) { Button("Right") { log("right") } }
            ToolbarItemGroup(placement: .bottomBar) {
              Spacer()
              Button("Low") { log("low") }
            }
          }
      }
    }
    #expect(lines == ["left", "right", "low"])
  }

  /// The top of the large title: below the bar's row lie only the title and what scrolls.
  private func titleTop(_ scene: Harness, at seconds: Double) throws -> Double {
    let boxes = try scene.drawn(at: seconds).filter { $0.opacity > 0 && $0.box.minY > 12 }
    let box = boxes.last { $0.box.height > 15 && $0.box.height < 40 }?.box
    return box.map { Double($0.minY) } ?? 0
  }

  @Test func theLargeTitleGoesUpWithTheContent() throws {
    let event = SceneEvent(
      at: VirtualInstant(seconds: 1),
      .scroll(.point(CGPoint(x: 200, y: 300)), .by(CGSize(width: 0, height: 30)), duration: .zero))
    try Harness.run(events: [event]) {
      NavigationStack {
        ScrollView {
          Marker.square(Marker.green)
          Color.clear.frame(height: 1000)
        }
        .navigationTitle("T")
      }
    } _: { scene in
      let before = try titleTop(scene, at: 0.5)
      let start = try scene.greenBox(at: 0.5)?.minY ?? 0
      expectNear(try scene.greenBox(at: 1.5).map { Double($0.minY) }, start - 30)
      expectNear(try titleTop(scene, at: 1.5), before - 30, within: 0.01)
    }
  }

  @Test func aValueWithoutAPageIsReported() throws {
    let scene = try Harness(events: [.tap("Go", at: 1)]) {
      NavigationStack { NavigationLink("Go", value: 2.5) }
    }
    defer { scene.end() }
    _ = try scene.items(at: 2)
    #expect(scene.session.faults.contains { $0.contains("navigationDestination(for: Double") })
  }
}
