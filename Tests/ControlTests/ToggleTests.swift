import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Toggles: what switches them, where the knob is meanwhile, and how they are found.
@MainActor @Suite struct ToggleTests {
  private struct Wifi: View {
    let log: Log
    @State private var isOn = false

    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
        .onChange(of: isOn) { log(isOn ? "on" : "off") }
        .frame(width: 200)
    }
  }

  /// The knob: the last fill.
  private func knob(_ scene: Harness, at seconds: Double) throws -> CGRect {
    try scene.boxes(at: seconds).last ?? .null
  }

  @Test func aTapOnTheNameSwitchesTheToggle() throws {
    let lines = try Log.lines(.tap("Wi-Fi", at: 1), .tap("Wi-Fi", at: 2)) { Wifi(log: $0) }
    #expect(lines == ["on", "off"])
  }

  @Test func aTapOnTheTextItselfDoesNothing() throws {
    let lines = try Log.lines(.tap(110, 200, at: 1)) { Wifi(log: $0) }
    #expect(lines == [])
  }

  @Test func theKnobTravelsAfterATap() throws {
    let log = Log()
    try Harness.run(events: [.tap("Wi-Fi", at: 1)]) {
      Wifi(log: log)
    } _: { scene in
      let (off, middle, on) = (
        try knob(scene, at: 1), try knob(scene, at: 1.1), try knob(scene, at: 2)
      )
      expectNear(off.minX, 239)
      expectNear(on.maxX, 298)
      #expect(off.minX < middle.minX && middle.minX < on.minX)
    }
  }

  @Test func otherViewsDoNotMoveWithTheKnob() throws {
    struct Both: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Color.red.frame(width: isOn ? 100 : 50, height: 10)
          Toggle("Wi-Fi", isOn: $isOn)
        }
      }
    }
    try Harness.run(events: [.tap("Wi-Fi", at: 1)]) {
      Both()
    } _: { scene in
      expectNear(try scene.boxes(at: 1.01).first.map { Double($0.width) }, 100)
    }
  }

  @Test func aFingerDragsTheKnobAcross() throws {
    let log = Log()
    try Harness.run(
      events: [
        .drag((250, 200), (290, 200), at: 1, for: 1), .drag((290, 200), (270, 200), at: 3, for: 1),
      ]
    ) {
      Wifi(log: log)
    } _: { scene in
      #expect(log.lines == [])
      expectNear(try knob(scene, at: 1.99).maxX, 298, within: 0.01)
      #expect(log.lines == [])
      _ = try knob(scene, at: 2)
      #expect(log.lines == ["on"])
      _ = try knob(scene, at: 5)
      #expect(log.lines == ["on"])
    }
  }

  @Test func theKnobIsWiderUnderAFinger() throws {
    let log = Log()
    try Harness.run(events: [.press(250, 200, at: 1, for: 1)]) {
      Wifi(log: log)
    } _: { scene in
      expectNear(try knob(scene, at: 0.5).width, 37)
      expectNear(try knob(scene, at: 1.9).width, 42, within: 0.01)
      expectNear(try knob(scene, at: 4).width, 37)
    }
    #expect(log.lines == ["on"])
  }

  @Test func aDisabledToggleIsPaleAndStaysAsItIs() throws {
    let log = Log()
    try Harness.run(events: [.tap(270, 200, at: 1)]) {
      Wifi(log: log).disabled(true)
    } _: { scene in
      let opacities = try scene.opacities(at: 2)
      #expect(opacities.contains(0.4))
    }
    #expect(log.lines == [])
  }

  @Test func aHiddenLabelStillNamesTheToggle() throws {
    let log = Log()
    try Harness.run(events: [.tap("Wi-Fi", at: 1)]) {
      Wifi(log: log).labelsHidden()
    } _: { scene in
      // Track, tint and knob with its shadow, and no letters.
      let boxes = try scene.boxes(at: 0)
      #expect(boxes.allSatisfy { $0.height >= 24 })
      _ = try scene.items(at: 2)
    }
    #expect(log.lines == ["on"])
  }

  @Test func aStyleOfItsOwnShowsAndSwitchesTheToggle() throws {
    struct Checkbox: ToggleStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            (configuration.isOn ? Color.green : isEnabled ? Color.red : Color.gray)
              .frame(width: 20, height: 20)
            configuration.label
          }
        }
        .buttonStyle(.plain)
      }
    }
    let log = Log()
    try Harness.run(events: [.tap("Wi-Fi", at: 1)]) {
      Wifi(log: log).toggleStyle(Checkbox())
    } _: { scene in
      expectEqual(try scene.colors(at: 0).first, [255, 56, 60])
      expectEqual(try scene.colors(at: 2).first, [52, 199, 89])
    }
    #expect(log.lines == ["on"])
    try Harness.run {
      Wifi(log: log).toggleStyle(Checkbox()).disabled(true)
    } _: { scene in
      expectEqual(try scene.colors(at: 0).first, [142, 142, 147])
    }
  }

  @Test func aToggleOfSeveralValuesIsOnWhereAllAre() throws {
    struct Several: View {
      let log: Log
      @State private var values = [true, false]
      var body: some View {
        Toggle("All", sources: [$values[0], $values[1]], isOn: \.self)
          .toggleStyle(.button)
          .onChange(of: values) { log("\(values)") }
      }
    }
    let lines = try Log.lines(.tap("All", at: 1), .tap("All", at: 2)) { Several(log: $0) }
    #expect(lines == ["[true, true]", "[false, false]"])
  }

  @Test func anAccessibilityLabelNamesTheSwitchAndNotTheText() throws {
    let lines = try Log.lines(.tap("Wireless", at: 1)) {
      Wifi(log: $0).accessibilityLabel("Wireless")
    }
    #expect(lines == ["on"])
  }

  @Test func framesTellThatASwitchOnlyResemblesApples() throws {
    let log = Log()
    try Harness.run {
      Wifi(log: log)
    } _: { scene in
      _ = try scene.items(at: 0)
      #expect(scene.session.approximations == ["Toggle"])
    }
  }

  /// A search that looked into each level twice would not come to its end.
  @Test func aNameIsFoundAtOnceInADeepTree() throws {
    struct Nest: View {
      let depth: Int
      let log: Log
      var body: some View {
        if depth > 0 {
          VStack { AnyView(Nest(depth: depth - 1, log: log)).padding(1) }
        } else {
          Wifi(log: log)
        }
      }
    }
    let lines = try Log.lines(.tap("Wi-Fi", at: 1)) { Nest(depth: 30, log: $0) }
    #expect(lines == ["on"])
  }
}
