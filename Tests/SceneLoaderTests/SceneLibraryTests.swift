import Foundation
import SceneLoader
import Testing

@Suite struct SceneNameTests {
  @Test(arguments: [
    ("TicketNotch", "ticket-notch"), ("HTMLPage 2", "html-page-2"),
    ("Card01WithAnimation", "card01-with-animation"),
    ("already-kebab", "already-kebab"), ("Two  words!", "two-words"),
    ("ÄpfelUndÜbung", "äpfel-und-übung"),
    ("_A_", "a"), ("x", "x"), ("", ""),
  ])
  func namesBecomeKebabCase(_ name: String, _ expected: String) {
    #expect(SceneName.kebabCase(name) == expected)
  }

  @Test func identifiersAreLegal() {
    #expect(SceneName.identifier("2-nights ring") == "_2_nights_ring")
    #expect(SceneName.identifier("ü") == "_")
  }
}

@Suite struct SuggestionTests {
  private let names = ["ticket-notch", "ticket-notch-plain", "two-rings", "three-movers"]

  @Test func swappedAndMissingLettersAreForgiven() {
    #expect(Suggestions.nearest(to: "tikcet-notch", among: names).first == "ticket-notch")
    #expect(Suggestions.nearest(to: "two-ring", among: names) == ["two-rings"])
  }

  @Test func beginningsAreCompleted() {
    #expect(
      Suggestions.nearest(to: "ticket", among: names) == ["ticket-notch", "ticket-notch-plain"])
  }

  @Test func whatIsFarGetsNoSuggestion() {
    #expect(Suggestions.nearest(to: "zzz", among: names).isEmpty)
  }
}

@Suite struct SceneLibraryTests {
  /// A folder with files that is removed again.
  private final class Folder {
    let path: String

    init(_ files: [String: String]) throws {
      path = FileManager.default.temporaryDirectory.path + "/partway-" + UUID().uuidString
      for (name, text) in files {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var library: SceneLibrary { SceneLibrary(folder: path) }
  }

  private static let view =
    "import SwiftUI\nstruct ContentView: View { var body: some View { Circle() } }"

  @Test func scenesAreFoundByNameInGroupsToo() throws {
    let folder = try Folder([
      "TicketNotch.swift": Self.view, "Rings/TwoRings.swift": Self.view,
      "Rings/OneRing.swift": Self.view,
      "__Snapshots__/Old.swift": Self.view, "Helper.swift": "let a = 1",
    ])
    #expect(try folder.library.sources().map(\.name) == ["one-ring", "ticket-notch", "two-rings"])
    #expect(
      try folder.library.source(named: "two-rings")?.path == folder.path + "/Rings/TwoRings.swift")
    #expect(try folder.library.source(named: "TwoRings")?.name == "two-rings")
    #expect(try folder.library.source(named: "nothing") == nil)
  }

  @Test func filesOfAGroupWithOneRootAreOneScene() throws {
    let folder = try Folder([
      "BoardingPass/Pass.swift": Self.view, "BoardingPass/Model.swift": "struct Model {}",
    ])
    let source = try #require(try folder.library.source(named: "boarding-pass"))
    #expect(source.isFolder)
    #expect(source.files.count == 2)
    #expect(try folder.library.source(named: "pass") == nil)
  }

  @Test func equalNamesAreReported() throws {
    let folder = try Folder(["A/Ring.swift": Self.view, "B/Ring.swift": Self.view])
    #expect(
      throws: SceneLoadingError.ambiguousScene(
        name: "ring", paths: [folder.path + "/A/Ring.swift", folder.path + "/B/Ring.swift"])
    ) { try folder.library.source(named: "ring") }
  }

  @Test func unknownNamesComeWithSuggestions() throws {
    let folder = try Folder(["TicketNotch.swift": Self.view])
    #expect(
      throws: SceneLoadingError.unknownScene(
        name: "ticket-noch", suggestions: ["ticket-notch"], folder: folder.path)
    ) { try SceneLibrary.select("ticket-noch", root: nil, in: folder.library) }
  }

  @Test func aPreviewIsChosenByItsName() throws {
    let folder = try Folder([
      "Card.swift":
        "#Preview(\"Light one\") { Circle() }\n#Preview(\"Dark\") { Circle() }\n#Preview { Circle() }"
    ])
    let library = folder.library
    let first = try SceneLibrary.select("card", root: nil, in: library)
    #expect(first.root == .preview(index: 0, name: "Light one"))
    #expect(first.outputName == "card")
    let dark = try SceneLibrary.select("card/dark", root: nil, in: library)
    #expect(dark.root == .preview(index: 1, name: "Dark"))
    #expect(dark.outputName == "card.dark")
    #expect(
      try SceneLibrary.select("card/3", root: nil, in: library).root
        == .preview(index: 2, name: nil))
    #expect(
      try library.sources().flatMap(\.sceneNames) == ["card/light-one", "card/dark", "card/3"])
    #expect(throws: SceneLoadingError.self) {
      try SceneLibrary.select("card/none", root: nil, in: library)
    }
  }

  @Test func pathsNeedNoLibrary() throws {
    let folder = try Folder(["My View.swift": Self.view, "Empty/readme.txt": ""])
    let selection = try SceneLibrary.select(folder.path + "/My View.swift", root: nil, in: nil)
    #expect(selection.outputName == "my-view")
    #expect(throws: SceneLoadingError.notSwift(path: folder.path + "/Empty")) {
      try SceneLibrary.select(folder.path + "/Empty", root: nil, in: nil)
    }
    #expect(throws: SceneLoadingError.missingPath("/nowhere/A.swift")) {
      try SceneLibrary.select("/nowhere/A.swift", root: nil, in: nil)
    }
  }

  @Test func thePackageIsFoundAboveTheExecutable() throws {
    let folder = try Folder([
      "Package.swift": "", "Scenes/A.swift": "", ".build/x86_64/release/render-scene": "",
    ])
    let executable = folder.path + "/.build/x86_64/release/render-scene"
    #expect(Installation.packageRoot(above: executable) == folder.path)
    #expect(Installation.packageRoot(above: "/render-scene") == nil)
  }
}
