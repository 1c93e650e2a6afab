import Foundation
import TestSupport
import Testing

/// `render-scene trace --all`: what never changes, and every view that is drawn.
@Suite struct TraceAllTests {
  private static let source = """
    import SwiftUI
    struct Notched: Shape {
      var depth: CGFloat
      var start: Angle
      var isOpen: Bool
      var name = "stub"
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: depth, dy: 0)) }
    }
    struct ContentView: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Notched(depth: isOn ? 9 : 4, start: .degrees(30), isOpen: isOn)
            .fill(Color(red: 1, green: 0, blue: 0))
            .frame(width: 40, height: 20)
            .accessibilityLabel(isOn ? "open" : "shut")
            .accessibilityHint("Opens")
          Text("still").opacity(0.5)
          if !isOn {
            Circle().frame(width: 10, height: 10)
          }
          Rectangle().hidden().frame(width: 10, height: 10)
          ViewThatFits {
            Capsule().frame(width: 900, height: 10)
            Ellipse().frame(width: 30, height: 10)
          }
          Canvas { context, _ in
            context.translateBy(x: 1, y: 0)
            context.fill(Path(CGRect(x: 2, y: 3, width: 4, height: 5)), with: .color(.black))
          }
          .frame(width: 20, height: 20)
        }
        .task {
          try? await Task.sleep(for: .seconds(1))
          withAnimation(.linear(duration: 2)) { isOn = true }
        }
      }
    }
    """

  private func trace(_ arguments: String...) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "Views.swift")
    let outcome = try BuiltCommand.run(
      ["trace", "Views.swift", "--size", "100x200", "--scale", "1"] + arguments, in: folder.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private func moments() throws -> [[String: Any]] {
    try trace("--all", "--json", "--at", "0,2,3").dropFirst().map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func views(_ moment: [String: Any]) throws -> [[String: Any]] {
    try #require(moment["views"] as? [[String: Any]])
  }

  /// The last steps of the paths of what is drawn.
  private func names(_ moment: [String: Any]) throws -> [String] {
    try views(moment).compactMap { view in
      (view["view"] as? String)?.split(separator: "/").last.map(String.init)
    }
  }

  private func view(_ name: String, in moment: [String: Any]) throws -> [String: Any] {
    try #require(
      try views(moment).first { ($0["view"] as? String)?.hasSuffix("/" + name) == true })
  }

  @Test func viewsAreListedWhileTheyAreDrawn() throws {
    let moments = try moments()
    let staying = ["Text", "Ellipse", "Canvas"]
    expectEqual(try names(moments[0]), ["Notched", "Text", "Circle", "Ellipse", "Canvas"])
    // A view on its way out is drawn, one that is hidden or was not chosen never is.
    expectEqual(try names(moments[1]), ["Notched", "Text", "Circle", "Ellipse", "Canvas"])
    expectEqual(try names(moments[2]), ["Notched"] + staying)
    let opacities = try moments[..<2].map { try view("Circle", in: $0)["opacity"] as? Double }
    #expect(opacities == [1, 0.5])
    expectEqual(try view("Text", in: moments[0])["opacity"] as? Double, 0.5)
  }

  @Test func whatNeverChangesIsListed() throws {
    let moments = try moments()
    for moment in moments {
      let attributes = try #require(moment["attributes"] as? [[String: Any]])
      let still = attributes.filter { ($0["view"] as? String)?.hasSuffix("/Text") == true }
      let opacity = still.first { $0["kind"] as? String == "opacity" }
      #expect(opacity?["presented"] as? [Double] == [0.5])
    }
    let usual = try trace("--json", "--at", "0")
    #expect(!usual[1].contains("views"))
    #expect(!usual[1].contains(#""kind":"opacity","type":"Text""#))
  }

  @Test func aShapesPropertiesAreListedAsItIsDrawn() throws {
    let moments = try moments()
    // Nothing of this shape is animatable.
    for (moment, depth, isOpen) in zip3(moments, [4.0, 9, 9], [false, true, true]) {
      let values = try #require(try view("Notched", in: moment)["values"] as? [String: Any])
      #expect(values["depth"] as? Double == depth)
      #expect(values["isOpen"] as? Bool == isOpen)
      #expect(abs((values["start"] as? Double ?? 0) - 30) < 1e-9)
      #expect(values["name"] as? String == "stub")
    }
  }

  @Test func labelsAndHintsAroundAViewAreListed() throws {
    let moments = try moments()
    let labels = try moments.map { try view("Notched", in: $0)["label"] as? String }
    #expect(labels == ["shut", "open", "open"])
    expectEqual(try view("Notched", in: moments[0])["hint"] as? String, "Opens")
    expectEqual(try view("Canvas", in: moments[0])["hint"] as? String, nil)
  }

  @Test func whatAViewPaintsIsCountedFromItsCorner() throws {
    let moment = try moments()[0]
    let canvas = try view("Canvas", in: moment)
    expectEqual((canvas["frame"] as? [Double])?[2...], [20, 20])
    let paint = try #require((canvas["paints"] as? [[String: Any]])?.first)
    #expect(paint["kind"] as? String == "fill")
    #expect(paint["box"] as? [Double] == [3, 3, 4, 5])
    let notched = try view("Notched", in: moment)
    let red = try #require((notched["paints"] as? [[String: Any]])?.first)
    #expect(red["box"] as? [Double] == [4, 0, 32, 20])
    #expect((red["color"] as? [Double])?[0...1] == [1, 0])
  }

  @Test func tablesAndCommaSeparatedValuesListViewsToo() throws {
    let table = try trace("--all", "--at", "0")
    let line = try #require(table.first { $0.contains("depth 4") })
    #expect(line.hasPrefix("  ContentView/VStack/0/Notched \"shut\"  at "))
    #expect(line.hasSuffix("depth 4, start 30, isOpen false, name stub  hint \"Opens\""))
    let values = try trace("--all", "--csv", "--at", "0")
    let path = "0.0,ContentView/VStack/0/Notched,shut,"
    for row in [
      "frame,,width,,40,,,,", "value,,depth,,4,,,,", "value,,isOpen,,,,,,false",
      "hint,,,,,,,,Opens", "fill,,x,,4,,,,",
    ] { #expect(values.contains(path + row), "\(row)") }
  }

  private func zip3<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] {
    zip(a, zip(b, c)).map { ($0, $1.0, $1.1) }
  }

  private func expectEqual<Value: Equatable>(_ value: Value, _ expected: Value) {
    #expect(value == expected)
  }
}
