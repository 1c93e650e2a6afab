import Foundation
import TestSupport
import Testing

/// Text is the same whatever the machine speaks, wherever it is and whatever fonts it has.
@Suite struct TextSurroundingsTests {
  private static let scene = """
    import SwiftUI

    struct ContentView: View {
      private let date = Date(timeIntervalSince1970: 1_000_000_000)

      var body: some View {
        VStack(alignment: .leading, spacing: 2) {
          Text("Three nights in a harbour town, and a boat home (at noon), 3 × 12 °C — “quoted”.")
          Text("iıİI title").textCase(.uppercase)
          Text("\\(1234567) \\(3.5) \\(0.25, format: .percent) \\(9.99, format: .currency(code: "EUR"))")
          Text(date, style: .date) + Text(" ") + Text(date, style: .time)
          Text(date, format: .dateTime.weekday(.wide).day().month().year().hour().minute())
          Text(date.formatted(date: .long, time: .shortened) + " " + 1234.5.formatted())
          Text(TimeZone.current.identifier + " " + Locale.current.identifier)
          Text(date...date.addingTimeInterval(7200))
          Text(date, style: .relative) + Text(", ") + Text(Date(), style: .timer)
          Text("שלום 12, 漢字 ✓ 😀 ^[\\(2) night](inflect: true)")
        }
        .padding(4)
      }
    }
    """

  @Test func nothingAroundTheCommandChangesText() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "Words.swift")
    func render(_ name: String, _ changes: [String: String] = [:]) throws -> Data {
      let outcome = try BuiltCommand.run(
        ["Words.swift", "--size", "220x240", "--at", "1.5", "-o", name], in: folder.path,
        environment: BuiltCommand.environment.merging(changes) { $1 })
      #expect(outcome.status == 0, "\(name): \(outcome.errors)")
      return try folder.data(name)
    }
    let plain = try render("plain.png")
    let places: [(zone: String, locale: String)] = [
      ("Pacific/Kiritimati", "tr_TR.UTF-8"), ("America/Los_Angeles", "ar_EG.UTF-8"),
      ("Asia/Kolkata", "de_DE.UTF-8"), ("", "C"),
    ]
    for (index, place) in places.enumerated() {
      let changed = try render(
        "place\(index).png",
        [
          "TZ": place.zone, "LC_ALL": place.locale, "LANG": place.locale,
          "LANGUAGE": "tr:ar:de", "AppleLocale": place.locale,
        ])
      let isSame = changed == plain
      #expect(isSame, "\(place.locale) in \(place.zone) differs")
    }
    // No font is looked for by name: nothing that tells where fonts are can be found.
    let fontless = try render(
      "fontless.png",
      [
        "FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent",
        "XDG_DATA_HOME": "/nonexistent", "XDG_DATA_DIRS": "/nonexistent", "HOME": "/nonexistent",
      ])
    let isSame = fontless == plain
    #expect(isSame)
  }
}
