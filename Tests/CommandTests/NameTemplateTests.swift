import Testing
import VirtualTime

@testable import RenderSceneCommand

@Suite struct NameTemplateTests {
  private func name(_ template: String, decimals: Int = 0) throws -> String {
    try NameTemplate(template).name(
      NameTemplate.Values(
        scene: "ticket-notch", moment: VirtualInstant(ticks: 7_500_000_000), decimals: decimals,
        index: 4, rate: .standard, widthInPixels: 1206, heightInPixels: 2622, scale: 3,
        digest: "0123456789abcdef0123456789abcdef"))
  }

  @Test(arguments: [
    (NameTemplate.standardStill(), "ticket-notch@2.500s.png"),
    ("{scene}-{time}-{ms}.png", "ticket-notch-2.5-2500.png"),
    ("{frame}-{frame:04}-####-%d-%06d.png", "150-0150-0150-150-000150.png"),
    ("{index}_{index:03}@{fps}.png", "4_004@60.png"),
    ("{width}x{height}@{scale}x.{ext}", "1206x2622@3x.png"),
    ("{digest:8}/{digest}.png", "01234567/0123456789abcdef0123456789abcdef.png"),
    ("still", "still.png"), ("a.b", "a.b.png"), ("x/{scene}", "x/ticket-notch.png"),
    ("A.PNG", "A.PNG"), ("100%.png", "100%.png"),
  ])
  func placesAreFilled(_ template: String, _ expected: String) throws {
    #expect(try name(template) == expected)
  }

  @Test func momentsThatAgreeGetTheDecimalsTheyNeed() throws {
    #expect(try name("{time:.3}.png", decimals: 5) == "2.50000.png")
    #expect(try NameTemplate("{time:.3}.png").leastDecimals == 3)
    #expect(try NameTemplate("{time}.png").leastDecimals == nil)
  }

  @Test(arguments: [
    "{tiem}.png", "{}.png", "{scene", "{time:3.1}.png", "{time:.99}.png", "{digest:0}.png",
    "{frame:x}.png",
    "{scene:4}.png", "a.gif", "a.jpg", "{variety}.png",
  ])
  func badTemplatesAreRefused(_ template: String) {
    let error = #expect(throws: CommandError.self) { try NameTemplate(template) }
    #expect(error?.exitCode == .usage)
  }

  @Test func unknownTokensComeWithASuggestion() {
    let error = #expect(throws: CommandError.self) { try NameTemplate("{sceen}.png") }
    #expect(error?.message.contains("Did you mean {scene}?") == true)
  }
}
