import DrawingModel
import Testing

@testable import RenderSceneCommand

@Suite struct OptionParserTests {
  private func parse(_ arguments: String...) throws -> ParsedArguments {
    try OptionParser(.still).parse(arguments)
  }

  private func options(_ arguments: String...) throws -> StillOptions {
    try StillOptions(OptionParser(.still).parse(["scene"] + arguments))
  }

  @Test func valuesMayFollowOrBeAttached() throws {
    #expect(try parse("--at", "1", "a").values == ["at": "1"])
    #expect(try parse("--at=1", "-o", "x").values == ["at": "1", "out": "x"])
    #expect(try parse("-ox.png", "-v").values == ["out": "x.png", "verbose": ""])
    #expect(try parse("a", "--", "--at", "b").positional == ["a", "--at", "b"])
  }

  @Test func theLastOfARepeatedFlagCounts() throws {
    #expect(try parse("--at", "1", "--at", "2").values == ["at": "2"])
  }

  @Test func aValueMayStartWithAHyphen() throws {
    #expect(try parse("--at", "-1x").values == ["at": "-1x"])
  }

  @Test(arguments: [
    ["--tat", "1"], ["--at"], ["--at", "--json"], ["--json=1"], ["-x"], ["--" + "no-such"],
  ])
  func badFlagsAreRefused(_ arguments: [String]) {
    let error = #expect(throws: CommandError.self) { try OptionParser(.still).parse(arguments) }
    #expect(error?.exitCode == .usage)
  }

  @Test func unknownFlagsComeWithASuggestion() {
    let error = #expect(throws: CommandError.self) { try parse("--devise", "x") }
    #expect(error?.message.contains("Did you mean --device?") == true)
  }

  @Test func aDeviceGivesSizeAndScaleUnlessOverridden() throws {
    let options = try options("--device", "iPhone SE", "--scale", "1")
    #expect(options.scene.size == CanvasSize(width: 375, height: 667))
    #expect(options.scene.scale == 1)
  }

  @Test(arguments: [
    ["--size", "100"], ["--size", "0x5"], ["--size", "-1x5"], ["--size", "nanx5"],
    ["--size", "1e3x5"],
    ["--scale", "0"], ["--scale", "inf"], ["--scale", "-2"], ["--device", "iphone-99"],
    ["--background", "#12"], ["--background", "blurple"], ["--seed", "-1"], ["--timeout", "0"],
    ["--timeout", "nan"], ["--size", "100000x100000"], ["--size", "10923x10", "--scale", "3"],
    ["-o", "x.gif"],
  ])
  func badValuesAreRefused(_ arguments: [String]) {
    let error = #expect(throws: CommandError.self) {
      try StillOptions(OptionParser(.still).parse(["scene"] + arguments))
    }
    #expect(error?.exitCode == .usage)
  }

  @Test func coloursAreRead() throws {
    #expect(
      try options("--background", "#ff800080").scene.background
        == PaintColor(red: 1, green: 128.0 / 255, blue: 0, opacity: 128.0 / 255))
    #expect(try options("--transparent").scene.background?.opacity == 0)
    #expect(try options().scene.background == nil)
  }

  @Test func outputsGoWhereTheFlagsSay() throws {
    #expect(try options().path(forName: "a.png") == "output/a.png")
    #expect(try options("--out-dir", "d").path(forName: "a.png") == "d/a.png")
    #expect(try options("-o", "x/y.png").path(forName: "x/y.png") == "x/y.png")
    #expect(try options("-o", "x.png", "--out-dir", "d/").path(forName: "x.png") == "d/x.png")
    #expect(
      try options("-o", "/tmp/x.png", "--out-dir", "d").path(forName: "/tmp/x.png") == "/tmp/x.png")
    #expect(try options("-o", "frames/").path(forName: "a.png") == "frames/a.png")
  }

  private func checkNames(_ options: StillOptions, scenes: [String]) throws {
    let moments = try options.moments { SceneTimes(end: .zero) }
    try options.checkNames(scenes.map { ($0, moments) })
  }

  @Test func namesThatCollideAreRefused() throws {
    let error = #expect(throws: CommandError.self) {
      try checkNames(options("-o", "x.png", "--at", "1,2"), scenes: ["a"])
    }
    #expect(error?.exitCode == .usage)
    try checkNames(options("-o", "{time:.0}.png", "--at", "1,1.2"), scenes: ["a"])
    #expect(throws: CommandError.self) {
      try checkNames(options("-o", "{time}.png"), scenes: ["a", "b"])
    }
  }
}

@Suite struct JSONTextTests {
  @Test func textIsEscaped() {
    #expect(JSONText.quoted("a\"\\\n\u{1}ü") == "\"a\\\"\\\\\\n\\u0001ü\"")
  }

  @Test func documentsAreIndented() {
    let value = JSONText.object([
      ("a", .array([.integer(1), .null])), ("b", .number(2.5)), ("c", .array([])),
    ])
    #expect(
      value.description() == "{\n  \"a\": [\n    1,\n    null\n  ],\n  \"b\": 2.5,\n  \"c\": []\n}")
  }
}
