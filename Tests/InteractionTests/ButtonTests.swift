import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// Buttons: what presses them, what they look like meanwhile, and how they are found.
@MainActor @Suite struct ButtonTests {
  @Test func aTapDoesWhatTheButtonDoesAtThatInstant() throws {
    let log = Log()
    try Harness.run(events: [.tap("Undo", at: 1)]) {
      Button("Undo") { log("undone") }
    } _: { scene in
      _ = try scene.items(at: 0.999)
      #expect(log.lines == [])
      _ = try scene.items(at: 1)
      #expect(log.lines == ["undone"])
    }
  }

  @Test func aStyleSeesThatTheButtonIsPressed() throws {
    struct Plain: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    try Harness.run(events: [.press(200, 200, at: 1, for: 1)]) {
      Button {
      } label: {
        Color.red.frame(width: 50, height: 50)
      }
      .buttonStyle(Plain())
    } _: { scene in
      expectEqual(try scene.opacities(at: 0.5), [1])
      expectEqual(try scene.opacities(at: 1.5), [0.5])
      expectEqual(try scene.opacities(at: 2), [1])
    }
  }

  @Test func aFingerThatIsLiftedFarOutsideDoesNothing() throws {
    let lines = try Log.lines(
      .drag((200, 200), (390, 200), at: 1, for: 0.5), .drag((200, 200), (250, 200), at: 2, for: 0.5)
    ) { log in
      Button {
        log("done")
      } label: {
        Color.red.frame(width: 50, height: 50)
      }
    }
    #expect(lines == ["done"])
  }

  @Test func aDisabledButtonDoesNothing() throws {
    let lines = try Log.lines(.tap(200, 200, at: 1)) { log in
      Button("Undo") { log("undone") }.disabled(true)
    }
    #expect(lines == [])
  }

  @Test func aStyleOfItsOwnMayTriggerTheButton() throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let lines = try Log.lines(.tap("Go", at: 1)) { log in
      Button("Go") { log("went") }.buttonStyle(Twice())
    }
    #expect(lines == [])
    let twice = try Log.lines(.tap(200, 200, at: 1, count: 2)) { log in
      Button("Go") { log("went") }.buttonStyle(Twice())
    }
    #expect(twice == ["went"])
  }

  @Test func aButtonIsFoundByItsLabelAndItsIdentifier() throws {
    let lines = try Log.lines(.tap("Close the card", at: 1), .tap("other", at: 2)) { log in
      VStack {
        Button("✕") { log("closed") }.accessibilityLabel("Close the card")
        Button("✕") { log("other") }.accessibilityIdentifier("other")
      }
    }
    #expect(lines == ["closed", "other"])
  }

  @Test func anUnknownNameIsAnErrorThatListsWhatThereIs() throws {
    let error = #expect(throws: SceneEventError.self) {
      try Harness.run(events: [.tap("Nope", at: 1)]) {
        VStack {
          Text("Title")
          Button("One") {}
          Button("Two") {}
        }
      } _: { scene in
        _ = try scene.items(at: 2)
      }
    }
    #expect(
      error
        == .unknownTarget("Nope", at: VirtualInstant(seconds: 1), known: ["One", "Two"]))
  }

  @Test func aButtonBehindSomethingIsAnError() throws {
    #expect(throws: SceneEventError.self) {
      try Harness.run(events: [.tap("One", at: 1)]) {
        ZStack {
          Button("One") {}
          Color.red
        }
      } _: { scene in
        _ = try scene.items(at: 2)
      }
    }
  }

  @Test func aSecondTapInFlightKeepsTheVelocity() throws {
    struct Slider: View {
      @State private var isAway = false
      var body: some View {
        Button("Go") { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { isAway.toggle() } }
        Rectangle().frame(width: 10, height: 10).frame(
          width: isAway ? 200 : 10, alignment: .leading)
      }
    }
    try Harness.run(events: [.tap("Go", at: 1), .tap("Go", at: 1.1)]) {
      Slider()
    } _: { scene in
      let step = 1e-4
      @MainActor func x(_ time: Double) throws -> Double {
        Double(try scene.boxes(at: time).map(\.minX).min() ?? 0)
      }
      let (a, b, c) = (try x(1.1 - step), try x(1.1), try x(1.1 + step))
      #expect(abs((b - a) / step) > 50)
      #expect(near((c - b) / step, (b - a) / step, within: abs((b - a) / step) * 0.02))
    }
  }
}
