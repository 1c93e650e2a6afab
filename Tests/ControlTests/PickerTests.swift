import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Pickers: how choices are chosen in each look, and what is seen meanwhile.
@MainActor @Suite struct PickerTests {
  private enum Speed: String, CaseIterable, Identifiable {
    case slow, normal, fast
    var id: Self { self }
  }

  private struct Speeds: View {
    let log: Log
    @State private var speed = Speed.normal

    var body: some View {
      Picker("Speed", selection: $speed) {
        ForEach(Speed.allCases) { Text($0.rawValue) }
      }
      .frame(width: 300)
      .onChange(of: speed) { log(speed.rawValue) }
    }
  }

  /// The plate under the chosen segment: the second fill.
  private func plate(_ scene: Harness, at seconds: Double) throws -> CGRect {
    try scene.boxes(at: seconds).first { $0.width < 100 } ?? .null
  }

  @Test func aTapOnASegmentChoosesAndThePlateSlides() throws {
    let log = Log()
    try Harness.run(events: [.tap("fast", at: 1)]) {
      Speeds(log: log).pickerStyle(.segmented)
    } _: { scene in
      let (before, middle, after) = (
        try plate(scene, at: 1), try plate(scene, at: 1.1), try plate(scene, at: 2)
      )
      expectNear(before.minX, 152)
      expectNear(after.minX, 252)
      #expect(before.minX < middle.minX && middle.minX < after.minX)
    }
    #expect(log.lines == ["fast"])
  }

  @Test func tagsMayBeOfAnOptional() throws {
    struct Flavors: View {
      let log: Log
      @State private var flavor: Int?
      var body: some View {
        Picker("Flavor", selection: $flavor) {
          Text("none").tag(nil as Int?)
          Text("one").tag(1)
          Text("two").tag(2 as Int?)
        }
        .pickerStyle(SegmentedPickerStyle())
        .onChange(of: flavor) { log("\(flavor ?? 0)") }
      }
    }
    let lines = try Log.lines(.tap("one", at: 1), .tap("two", at: 2), .tap("none", at: 3)) {
      Flavors(log: $0)
    }
    #expect(lines == ["1", "2", "0"])
  }

  @Test func theMarkOfAnInlinePickerIsAtTheChosenRow() throws {
    let lines = try Log.lines(.tap("slow", at: 1)) { Speeds(log: $0).pickerStyle(.inline) }
    #expect(lines == ["slow"])
  }

  @Test func aWheelIsTurnedByAFinger() throws {
    let lines = try Log.lines(
      .drag((200, 200), (200, 165), at: 1, for: 0.5), .drag((200, 200), (200, 400), at: 2, for: 0.5)
    ) { Speeds(log: $0).pickerStyle(.wheel) }
    #expect(lines == ["fast", "slow"])
  }

  @Test func aDisabledPickerStaysAsItIs() throws {
    let lines = try Log.lines(.tap(350, 200, at: 1)) {
      Speeds(log: $0).pickerStyle(.segmented).disabled(true)
    }
    #expect(lines == [])
  }
}
