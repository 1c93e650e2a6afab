import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Menus: what opens and closes them, and what is in them.
@MainActor @Suite struct MenuTests {
  private struct Options: View {
    let log: Log
    @State private var isBold = false
    @State private var size = 2

    var body: some View {
      Menu("Options") {
        Button("Copy", systemImage: "doc.on.doc") { log("copied") }
        Toggle("Bold", isOn: $isBold)
        Picker("Size", selection: $size) { ForEach(1..<4) { Text("size \($0)") } }
      }
      .onChange(of: isBold) { log("bold \(isBold)") }
      .onChange(of: size) { log("size \(size)") }
    }
  }

  private func texts(_ scene: Harness, at seconds: Double) throws -> [String] {
    _ = try scene.items(at: seconds)
    return scene.session.texts
  }

  @Test func aTapOpensTheMenuAndAButtonClosesIt() throws {
    let log = Log()
    try Harness.run(events: [.tap("Options", at: 1), .tap("Copy", at: 2)]) {
      Options(log: log)
    } _: { scene in
      let (closed, open, after) = (
        try texts(scene, at: 0), try texts(scene, at: 1.5), try texts(scene, at: 3)
      )
      #expect(closed == ["Options"])
      #expect(open.contains("Copy") && open.contains("size 3"))
      #expect(after == ["Options"])
    }
    #expect(log.lines == ["copied"])
  }

  @Test func togglesAndChoicesAreRows() throws {
    let log = Log()
    try Harness.run(
      events: [
        .tap("Options", at: 1), .tap("Bold", at: 2), .tap("Options", at: 3), .tap("size 3", at: 4),
      ]
    ) {
      Options(log: log)
    } _: { scene in
      let after = try texts(scene, at: 5)
      #expect(after == ["Options"])
    }
    #expect(log.lines == ["bold true", "size 3"])
  }

  @Test func aTapBesideTheMenuClosesIt() throws {
    let log = Log()
    try Harness.run(events: [.tap("Options", at: 1), .tap(10, 390, at: 2)]) {
      Options(log: log)
    } _: { scene in
      let after = try texts(scene, at: 3)
      #expect(after == ["Options"])
    }
    #expect(log.lines == [])
  }

  @Test func aPickerOpensAMenuOfItsValues() throws {
    struct Speeds: View {
      let log: Log
      @State private var speed = "slow"
      var body: some View {
        Picker("Speed", selection: $speed) {
          ForEach(["slow", "fast"], id: \.self) { Text($0) }
        }
        .onChange(of: speed) { log(speed) }
      }
    }
    let log = Log()
    try Harness.run(events: [.tap("Speed", at: 1), .tap("fast", at: 2)]) {
      Speeds(log: log)
    } _: { scene in
      let (closed, open, after) = (
        try texts(scene, at: 0), try texts(scene, at: 1.5), try texts(scene, at: 3)
      )
      #expect(closed == ["slow"])
      #expect(open == ["slow", "fast"])
      #expect(after == ["fast"])
    }
    #expect(log.lines == ["fast"])
  }
}
