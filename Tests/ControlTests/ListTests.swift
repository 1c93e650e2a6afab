import Foundation
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// Lists and forms on a canvas of 400 × 400 points.
@MainActor @Suite struct ListTests {
  @Test func rowsLieInACardWithinInsets() throws {
    try Harness.run {
      List {
        Marker.square(Marker.red)
        Marker.square(Marker.green)
      }
    } _: { scene in
      // 16 to the card, 20 to the content, 20 above; rows of 44 points.
      expectEqual(
        try scene.redBox(at: 0), CGRect(x: 36, y: 37, width: 10, height: 10))
      expectEqual(
        try scene.greenBox(at: 0), CGRect(x: 36, y: 81, width: 10, height: 10))
    }
  }

  @Test func plainRowsReachFromEdgeToEdge() throws {
    try Harness.run {
      List {
        Marker.square(Marker.red).listRowInsets(EdgeInsets()).listRowBackground(Marker.blue)
      }
      .listStyle(.plain)
    } _: { scene in
      expectEqual(try scene.redBox(at: 0), CGRect(x: 0, y: 17, width: 10, height: 10))
      expectEqual(try scene.blueBox(at: 0), CGRect(x: 0, y: 0, width: 400, height: 44))
    }
  }

  private struct Growing: View {
    @State private var ids = [1, 3]

    var body: some View {
      List(ids, id: \.self) { id in
        Marker.square(id == 2 ? Marker.green : id == 3 ? Marker.blue : Marker.red)
      }
      .after(1) { withAnimation(.linear(duration: 1)) { ids = [1, 2, 3] } }
      .after(3) { withAnimation(.linear(duration: 1)) { ids = [3] } }
    }
  }

  private func y(_ box: CGRect?) -> Double? { box.map { Double($0.minY) } }

  @Test func rowsComeGoAndMoveWithTheAnimation() throws {
    try Harness.run {
      Growing()
    } _: { scene in
      expectNear(y(try scene.blueBox(at: 1)), 81)
      expectNear(y(try scene.blueBox(at: 1.5)), 103, within: 0.01)
      let green = try scene.drawn(at: 1.5).first { $0.color?.green == 1 && $0.color?.red == 0 }
      expectNear(green.map(\.opacity), 0.5, within: 0.01)
      expectNear(y(try scene.blueBox(at: 2.5)), 125)
      expectNear(y(try scene.blueBox(at: 3.5)), 81, within: 0.01)
      expectNear(y(try scene.blueBox(at: 5)), 37)
      expectEqual(try scene.redBox(at: 5), nil)
    }
  }

  @Test func headersAndFootersStandAroundTheirCards() throws {
    try Harness.run {
      Form {
        Section {
          Marker.square(Marker.green)
        } header: {
          Marker.square(Marker.red)
        } footer: {
          Marker.square(Marker.blue)
        }
      }
    } _: { scene in
      let header = try scene.redBox(at: 0) ?? .zero
      let row = try scene.greenBox(at: 0) ?? .zero
      let footer = try scene.blueBox(at: 0) ?? .zero
      #expect(header.minX == row.minX && footer.minX == row.minX)
      expectNear(row.minY - header.maxY, 7 + 17)
      expectNear(footer.minY - row.maxY, 17 + 7)
    }
  }

  @Test func oneRowIsSelectedByATap() throws {
    struct Choice: View {
      let log: Log
      @State private var chosen: String?

      var body: some View {
        List(["Oslo", "Kyoto"], id: \.self, selection: $chosen) { Text($0) }
          .onChange(of: chosen) { log(chosen ?? "none") }
      }
    }
    let lines = try Log.lines(.tap("Kyoto", at: 1), .tap("Oslo", at: 2)) { Choice(log: $0) }
    #expect(lines == ["Kyoto", "Oslo"])
  }

  @Test func severalRowsAreSelectedByTheirTags() throws {
    struct Choice: View {
      let log: Log
      @State private var chosen: Set<Int> = []

      var body: some View {
        List(selection: $chosen) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .onChange(of: chosen) { log("\(chosen.sorted())") }
      }
    }
    let lines = try Log.lines(.tap("Two", at: 1)) { Choice(log: $0) }
    #expect(lines == ["[2]"])
  }

  @Test func separatorsLieBetweenRowsUnlessHidden() throws {
    func lines(_ visibility: Visibility) throws -> Int {
      let scene = try Harness {
        List {
          Text("A").listRowSeparator(visibility)
          Text("B")
          Text("C")
        }
      }
      defer { scene.end() }
      return try scene.boxes(at: 0).filter { $0.width == 348 && $0.height < 1 }.count
    }
    expectEqual(try lines(.automatic), 2)
    expectEqual(try lines(.hidden), 1)
  }

  @Test func theLineBeginsWhereARowSaysSo() throws {
    try Harness.run {
      List {
        HStack(spacing: 0) {
          Marker.square(Marker.red)
          Marker.square(Marker.blue).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
        Text("Last")
      }
    } _: { scene in
      let line = try scene.boxes(at: 0).first { $0.height < 1 && $0.height > 0 }
      expectEqual(line.map { near($0.minX, 46) && near($0.maxX, 384) }, true)
    }
  }

  @Test func aListScrolls() throws {
    let event = SceneEvent(
      at: VirtualInstant(seconds: 1), .scroll(.name("Row 3"), .toEdge(.bottom), duration: .zero))
    try Harness.run(events: [event]) {
      List {
        Marker.square(Marker.red)
        ForEach(0..<20) { Text("Row \($0)") }
      }
    } _: { scene in
      // 21 rows of 44 with 20 above and below, in 400.
      expectNear(try scene.redBox(at: 2).map { Double($0.minY) }, 37 - (21 * 44 + 40 - 400))
    }
  }
}
