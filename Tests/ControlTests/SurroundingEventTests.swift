import Foundation
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// Scrolls, appearances and sizes that a script brings about.
@MainActor @Suite struct SurroundingEventTests {
  private func event(_ seconds: Double, _ action: SceneEvent.Action) -> SceneEvent {
    SceneEvent(at: VirtualInstant(seconds: seconds), action)
  }

  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Marker.square(Marker.red)
          ForEach(0..<50) { Text("Row \($0)").frame(height: 20) }
        }
      }
    }
  }

  private func top(_ action: SceneEvent.Action, at seconds: Double) throws -> Double? {
    let scene = try Harness(events: [event(1, action)]) { Rows() }
    defer { scene.end() }
    return try scene.redBox(at: seconds).map { Double($0.minY) }
  }

  @Test func aScrollTakesItsTimeAndEndsWhereItShould() throws {
    let by = SceneEvent.Action.scroll(
      .name("Row 2"), .by(CGSize(width: 0, height: 100)), duration: VirtualInstant(seconds: 1))
    expectNear(try top(by, at: 1), 0)
    let middle = try top(by, at: 1.5) ?? 0
    #expect(middle < -50 && middle > -100)
    expectNear(try top(by, at: 2.5), -100)
    let far = SceneEvent.Action.scroll(
      .point(CGPoint(x: 200, y: 9)), .to(CGPoint(x: 0, y: 9000)), duration: .zero)
    expectNear(try top(far, at: 1), -610)
    let edge = SceneEvent.Action.scroll(.name("Row 49"), .toEdge(.bottom), duration: .zero)
    expectNear(try top(edge, at: 1), -610)
  }

  @Test func whatDoesNotScrollIsToldWithWhatDoes() throws {
    let scene = try Harness(
      events: [
        event(
          1, .scroll(.name("Fixed"), .by(CGSize(width: 0, height: 9)), duration: .zero))
      ]
    ) {
      VStack {
        Text("Fixed")
        Rows()
      }
    }
    defer { scene.end() }
    let error = #expect(throws: SceneEventError.self) { _ = try scene.items(at: 2) }
    #expect(error?.description.contains("“Row 0”") == true, "\(String(describing: error))")
  }

  @Test func theAppearanceChangesUnlessViewsAskForOne() throws {
    struct Shown: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { scheme == .dark ? Marker.green : Marker.red }
    }
    try Harness.run(events: [event(1, .colorScheme(.dark)), event(2, .colorScheme(.light))]) {
      Shown()
    } _: { scene in
      expectEqual(try scene.redBox(at: 0.9) != nil, true)
      expectEqual(try scene.greenBox(at: 1) != nil, true)
      expectEqual(try scene.redBox(at: 2) != nil, true)
    }
    try Harness.run(events: [event(1, .colorScheme(.dark))]) {
      Shown().preferredColorScheme(.light)
    } _: { scene in
      expectEqual(try scene.redBox(at: 1.5) != nil, true)
    }
  }

  @Test func theCanvasBecomesAnotherSize() throws {
    try Harness.run(events: [event(1, .resize(CGSize(width: 200, height: 100)))]) {
      Marker.red
    } _: { scene in
      expectEqual(try scene.list(at: 0.9).size, CGSize(width: 400, height: 400))
      expectEqual(try scene.list(at: 1).size, CGSize(width: 200, height: 100))
      expectEqual(try scene.redBox(at: 1), CGRect(x: 0, y: 0, width: 200, height: 100))
    }
  }
}
