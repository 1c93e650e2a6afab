import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// What a manifest says, and how mistakes in it are told.
@Suite struct BatchManifestTests {
  private let folder: TemporaryFolder
  private let scene: String

  init() throws {
    folder = try TemporaryFolder()
    scene = try folder.write(SceneFolder.color("Card", "red"), to: "Cards/Card.swift")
    try folder.write(SceneFolder.color("Gate", "blue"), to: "Cards/Gate.swift")
  }

  private func plan(_ manifest: String, flags: [String: String] = [:]) throws(CommandError)
    -> [BatchEntry]
  {
    do {
      try folder.write(manifest, to: "scenes.json")
    } catch {
      throw CommandError(.internalError, "\(error)")
    }
    var arguments = ParsedArguments(positional: [folder.path + "/scenes.json"])
    arguments.values = flags
    return try BatchPlanner(BatchOptions(arguments)).plan().entries
  }

  private func paths(_ entries: [BatchEntry]) -> [String] { entries.flatMap(\.plannedPaths) }

  @Test func scenesHaveMomentsVariantsAndNamesOfTheirOwn() throws {
    let entries = try plan(
      """
      {"schema": "partway.batch/1",
       "defaults": {"at": [0, "250ms"], "scale": 1, "device": "iphone-se"},
       "variants": [{"name": "dark", "colorScheme": "dark"},
         {"name": "large", "typeSize": "xxxLarge", "size": [90, 60]}],
       "scenes": ["Cards/Gate.swift",
         {"scene": "Cards/Card.swift", "name": "card-film", "frames": "0-2", "variants": ["large"],
          "base": false, "out": "{scene}-{variant}/{frame:03}.png", "scale": 2}]}
      """)
    #expect(
      paths(entries) == [
        "output/gate@0.000s.png", "output/gate@0.250s.png", "output/gate~dark@0.000s.png",
        "output/gate~dark@0.250s.png", "output/gate~large@0.000s.png",
        "output/gate~large@0.250s.png", "output/card-film-large/000.png",
        "output/card-film-large/001.png", "output/card-film-large/002.png",
      ])
    #expect(entries.map(\.options.scene.scale) == [1, 1, 1, 2])
    #expect(entries[1].options.scene.colorScheme == .dark)
    #expect(entries[0].options.scene.size == CanvasSize(width: 375, height: 667))
    #expect(entries[2].options.scene.size == CanvasSize(width: 90, height: 60))
    #expect(entries[3].options.scene.typeSize == .xxxLarge)
  }

  @Test func aFlagCountsBeforeTheManifest() throws {
    let manifest = """
      {"schema": "partway.batch/1", "scenes": [{"scene": "Cards/Card.swift", "at": 1, "scale": 3,
       "size": [50, 50]}]}
      """
    let entries = try plan(manifest, flags: ["scale": "1", "at": "2", "device": "iphone-17"])
    #expect(paths(entries) == ["output/card@2.000s.png"])
    #expect(entries[0].options.scene.size == CanvasSize(width: 402, height: 874))
  }

  @Test(arguments: [
    (#"{"schema": "partway.batch/2", "scenes": []}"#, #""schema" must be "partway.batch/1""#),
    (
      #"{"schema": "partway.batch/1", "scenes": [{"scene": "Cards", "momments": 1}]}"#,
      #"scenes[0] has an unknown key "momments""#
    ),
    (
      #"{"schema": "partway.batch/1", "scenes": ["Cards", {"at": 1}]}"#,
      #"scenes[1] has no "scene""#
    ),
    (
      #"{"schema": "partway.batch/1", "variants": [{"name": "x", "colorSchem": "dark"}], "scenes": []}"#,
      #"variants[0] has an unknown key "colorSchem". Did you mean "colorScheme"?"#
    ),
    (
      #"{"schema": "partway.batch/1", "variants": [{"name": "x", "locale": "de_DE"}], "scenes": []}"#,
      "variants[0]: the locale 'de_DE' is not supported"
    ),
    (
      #"{"schema": "partway.batch/1", "scenes": [{"scene": "Cards", "variants": ["dim"]}]}"#,
      #"scenes[0].variants names the variant "dim"; the manifest has none"#
    ),
    (
      #"{"schema": "partway.batch/1", "scenes": [{"scene": "Cards", "at": "soon"}]}"#,
      "scenes[0]: 'soon' is no moment"
    ),
    (#"{"schema": "partway.batch/1", "scenes": ["Crads"]}"#, "scenes[0]: unknown scene 'Crads'"),
  ])
  func mistakesSayWhereTheyAre(manifest: String, message: String) throws {
    let error = #expect(throws: CommandError.self) { try plan(manifest) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("scenes.json") == true)
  }

  @Test func globsDescribeNames() {
    #expect(Glob.matches("dark-large", "dark*"))
    #expect(Glob.matches("dark", "{light,dark}"))
    #expect(Glob.matches("x2", "x[123]"))
    #expect(Glob.matches("x2", "?2"))
    #expect(!Glob.matches("dark", "ark"))
    #expect(!Glob.matches("dark", "dar?k"))
  }

  @Test func aBarTellsTheTimeThatIsLeft() {
    #expect(
      ProgressLine.bar(done: 3, total: 12, failed: 1, elapsed: 30_000_000_000)
        == "[######------------------] 3/12, 1 min 30 s left, 1 failed")
    #expect(
      ProgressLine.bar(done: 2, total: 2, failed: 0, elapsed: 1)
        == "[########################] 2/2")
    #expect(ProgressLine.duration(7800) == "2 h 10 min")
  }

  @Test func theWorstOfSeveralCausesIsTheExitCode() {
    #expect(ExitCode.worst([.timeout, .badData, .success]) == .badData)
    #expect(ExitCode.worst([.timeout, .writeFailed]) == .writeFailed)
    #expect(ExitCode.worst([.badData, .internalError]) == .internalError)
    #expect(ExitCode.worst([]) == .success)
  }
}
