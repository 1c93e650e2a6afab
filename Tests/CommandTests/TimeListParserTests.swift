import Testing
import VirtualTime

@testable import RenderSceneCommand

@Suite struct TimeListParserTests {
  private func ticks(_ list: String, rate: String = "60") throws -> [Int64] {
    try TimeListParser(rate: FrameRate.parse(rate)).parse(list).map(\.ticks)
  }

  @Test(
    arguments: [
      ("3.0", 9_000_000_000), ("3", 9_000_000_000), ("3s", 9_000_000_000), ("250ms", 750_000_000),
      ("180f", 9_000_000_000), (".5", 1_500_000_000), ("2.", 6_000_000_000), ("0", 0),
      ("0.1", 300_000_000), ("0.000000001", 3), ("0.1ms", 300_000), ("1f", 50_000_000),
      ("9999999.999999999", 29_999_999_999_999_997),
    ] as [(String, Int64)])
  func momentsAreExact(_ text: String, _ expected: Int64) throws {
    #expect(try ticks(text) == [expected])
  }

  @Test func decimalsBeyondTicksRoundToTheNearest() throws {
    #expect(try ticks("0.0000000001") == [0])
    #expect(try ticks("0.0000000002") == [1])
    #expect(try ticks("0.3333333333333333333333333") == [1_000_000_000])
  }

  @Test func framesFollowTheRate() throws {
    #expect(try ticks("30f", rate: "30000/1001") == [3_003_000_000])
    #expect(try ticks("12f", rate: "24") == [1_500_000_000])
    #expect(try ticks("5f", rate: "29.97") == [500_500_501])
  }

  @Test func listsKeepTheirOrderAndDropRepeats() throws {
    #expect(try ticks("7, 3,7.0,0") == [21_000_000_000, 9_000_000_000, 0])
  }

  @Test func rangesIncludeTheirEnds() throws {
    #expect(try ticks("0..1:0.5") == [0, 1_500_000_000, 3_000_000_000])
    #expect(try ticks("1..1.25:100ms") == [3_000_000_000, 3_300_000_000, 3_600_000_000])
    #expect(try ticks("..2f") == [0, 50_000_000, 100_000_000])
    #expect(
      try ticks("0.5..0.6", rate: "30") == [
        1_500_000_000, 1_600_000_000, 1_700_000_000, 1_800_000_000,
      ])
  }

  @Test(arguments: [
    "-1x", "nan", "NaN", "inf", "infinity", "", "1,", ",", "1e3", "0x10", "1.2.3", "3 s", "3m",
    "+1",
    "1...2", "٣", "1f.5", "1.5f", "ms", "s", ".", "10000001", "99999999999999999999999999999999",
    "2..1:0.1", "0..1:0", "0..1:", "0..1:x", "0..100000:1ms", "1_000",
  ])
  func whatIsNoMomentIsRefused(_ text: String) {
    let error = #expect(throws: CommandError.self) { try ticks(text) }
    #expect(error?.exitCode == .usage)
    #expect(error?.message.isEmpty == false)
  }

  private func seconds(_ list: String) throws -> [Double] {
    let cues = [("step-2", 1.0), ("completion", 3.0), ("completion", 4.0)].map {
      SceneTimes.Cue(name: $0, instant: VirtualInstant(seconds: $1))
    }
    let times = SceneTimes(
      end: VirtualInstant(seconds: 8), settled: VirtualInstant(seconds: 6), cues: cues)
    return try TimeListParser(rate: FrameRate.parse("2"), times: times).parse(list).map(\.seconds)
  }

  @Test(
    arguments: [
      ("50%", [4]), ("100%", [8]), ("12.5%", [1]), ("-1f", [7.5]), ("-0.5s", [7.5]), ("-1", [7]),
      ("@start", [0]), ("@settled", [6]), ("@end-1s", [7]), ("@settled+0.25s", [6.25]),
      ("@step-2", [1]), ("@step-2-1f", [0.5]), ("@step-2+250ms", [1.25]), ("@completion", [3]),
      ("@completion#2", [4]), ("@completion#2-1s", [3]), ("7..", [7, 7.5, 8]),
      ("@settled..@end:1s", [6, 7, 8]), ("-1f..-0f", [7.5, 8]),
    ] as [(String, [Double])])
  func momentsMayReferToTheScene(_ text: String, _ expected: [Double]) throws {
    #expect(try seconds(text) == expected)
    // The same text is accepted before the scene is known.
    #expect(try TimeListParser(rate: FrameRate.parse("2")).parseWithoutScene(text) == nil)
  }

  @Test(arguments: [
    "@", "@#1", "@end#0", "@end#x", "@a b", "%", "x%", "-", "-x", "@end..@", "..-x",
  ])
  func momentsOfTheSceneAreCheckedBeforeItIsKnown(_ text: String) {
    let error = #expect(throws: CommandError.self) { try TimeListParser().parseWithoutScene(text) }
    #expect(error?.exitCode == .usage)
  }

  @Test(arguments: [
    "@step", "@completion#3", "@start-1s", "-9s", "101%", "@end..@start", "@step-3",
  ])
  func momentsThatTheSceneHasNotAreUsageErrors(_ text: String) {
    let error = #expect(throws: CommandError.self) { try seconds(text) }
    #expect(error?.exitCode == .usage)
  }

  @Test func whereNothingSettlesIsATimeout() {
    let times = SceneTimes(end: SceneTimes.endlessDuration, endless: ["a", "b", "c", "d"])
    let error = #expect(throws: CommandError.self) {
      try TimeListParser(times: times).parse("@settled")
    }
    #expect(error?.exitCode == .timeout)
    #expect(error?.message.contains("a; b; c; and 1 more") == true)
  }

  @Test func printedLinesNameCues() {
    #expect(SceneTimes.Cue.name(ofLine: "Checked in!") == "checked-in")
    #expect(SceneTimes.Cue.name(ofLine: "step 2: 0.5") == "step-2-0-5")
  }

  @Test(
    arguments: [
      ("3", "3f"), ("0,10-20", "0f,10f..20f"), ("0..4:2", "0f..4f:2f"), ("-1", "-1f"),
      ("3..", "3f.."), ("@end", "@end"), ("50%", "50%"),
    ] as [(String, String)])
  func framesAreMoments(_ frames: String, _ expected: String) {
    #expect(TimeListParser.momentText(ofFrames: frames) == expected)
  }

  @Test(arguments: ["0", "-1", "x", "1/0", "0/1", "1/2/3", "", "nan", "1e3"])
  func whatIsNoRateIsRefused(_ text: String) {
    #expect(throws: CommandError.self) { try FrameRate.parse(text) }
  }
}

@Suite struct MomentTextTests {
  private func instant(_ ticks: Int64) -> VirtualInstant { VirtualInstant(ticks: ticks) }

  @Test func secondsAreWrittenWithFixedDecimals() {
    #expect(MomentText.seconds(instant(9_000_000_000), decimals: 3) == "3.000")
    #expect(MomentText.seconds(instant(1_000_000_000), decimals: 3) == "0.333")
    #expect(MomentText.seconds(instant(2_000_000_000), decimals: 0) == "1")
    #expect(MomentText.seconds(instant(1_498_500_000), decimals: 3) == "0.500")
  }

  @Test func secondsAreWrittenInFull() {
    #expect(MomentText.seconds(instant(7_500_000_000)) == "2.5")
    #expect(MomentText.seconds(instant(0)) == "0")
    #expect(MomentText.seconds(instant(1)) == "0.0000000003")
  }

  @Test func fractionsAreReduced() {
    #expect(MomentText.fraction(instant(7_500_000_000)) == "5/2")
    #expect(MomentText.fraction(instant(0)) == "0/1")
    #expect(MomentText.fraction(instant(50_000_000)) == "1/60")
  }

  @Test func onlyMomentsThatAgreeGetMoreDecimals() {
    let moments = [3_000_000_000, 3_000_030_000, 6_000_000_000].map(instant)
    #expect(MomentText.distinguishingDecimals(moments, least: 3) == [5, 5, 3])
    let neighbours = [instant(0), instant(1)]
    #expect(MomentText.distinguishingDecimals(neighbours, least: 3) == [10, 10])
  }
}
