import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// What is installed, what can be removed, and what shells and readers are told.
@Suite struct UpkeepTests {
  private struct Diagnosis: Decodable {
    struct Font: Decodable {
      var path: String
      var digest: String?
    }
    struct Problem: Decodable {
      var what: String
      var remedy: String
    }
    var schema: String
    var ok: Bool
    var fingerprint: String
    var libraries: [String: String]
    var fonts: [Font]
    var problems: [Problem]
  }

  @Test func doctorTellsWhatPicturesDependOn() throws {
    let folder = try TemporaryFolder()
    let text = try FarmScene.run(["doctor"], in: folder)
    let json = try FarmScene.run(["doctor", "--json"], in: folder)
    let diagnosis = try JSONDecoder().decode(Diagnosis.self, from: Data(json.output.utf8))
    #expect(diagnosis.schema == "partway.doctor/1")
    #expect(diagnosis.ok && diagnosis.problems.isEmpty)
    for library in ["cairo", "pixman", "freetype", "harfbuzz", "libpng", "zlib", "fribidi"] {
      let version = try #require(diagnosis.libraries[library])
      #expect(version.contains(/^\d+\.\d+/), "\(library) \(version)")
      #expect(text.output.contains(version))
    }
    #expect(diagnosis.fonts.count > 40)
    #expect(diagnosis.fonts.allSatisfy { $0.digest?.count == 32 })
    #expect(text.output.contains(diagnosis.fingerprint))
    // The same anywhere, whatever the surroundings are.
    let other = try FarmScene.run(
      ["doctor", "--json"], in: folder, variables: ["LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(other.output == json.output)
  }

  @Test func doctorNamesWhatIsMissingAndHowToGetIt() throws {
    // A copy of the command without what lies beside it.
    let folder = try TemporaryFolder()
    let copy = folder.path + "/render-scene"
    try FileManager.default.copyItem(atPath: BuiltCommand.path, toPath: copy)
    let outcome = try BuiltCommand.run(
      executable: copy, ["doctor", "--json"], in: folder.path, environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 78, "\(outcome.errors)")
    let diagnosis = try JSONDecoder().decode(Diagnosis.self, from: Data(outcome.output.utf8))
    #expect(!diagnosis.ok)
    #expect(
      diagnosis.problems.contains { $0.what.contains("SwiftUI.swiftmodule is missing") },
      "\(diagnosis.problems)")
    #expect(diagnosis.problems.contains { $0.remedy.contains("RENDER_SCENE_ROOT") })
    #expect(outcome.errors.contains("named above with its remedy"))
  }

  @Test func cleanRemovesWhatItsListsNameAndNothingElse() throws {
    let folder = try TemporaryFolder()
    let cache = ["--cache-dir", "cache"]
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    try FarmScene.run(
      ["render", "Slide.swift", "--to", "0.1"] + FarmScene.canvas + cache, in: folder,
      isCached: false)
    try FarmScene.run(
      ["render", "Slide.swift", "--to", "0.1", "--shard", "1/2", "--out-dir", "output/parts"]
        + FarmScene.canvas + cache, in: folder, isCached: false)
    let kept = [
      "output/still.png", "output/slide/notes.txt", "output/other/manifest.json",
      "cache/readme.txt", "precious.png",
    ]
    for name in kept { try folder.write("{\"frames\":[{\"file\":\"still.png\"}]}", to: name) }
    // A list that names files outside of its folder is not followed there.
    try folder.write(
      "{\"schema\":\"partway.sequence/1\",\"frames\":[{\"file\":\"../../precious.png\"}]}",
      to: "output/evil/manifest.json")
    try folder.write("", to: "output/slide/.slide_0003.png.4711-0.tmp")
    let before = folder.files
    let dry = try FarmScene.run(["clean", "--dry-run"] + cache, in: folder, isCached: false)
    #expect(folder.files == before)
    #expect(dry.errors.contains("would be removed: 1 compiled scenes in"), "\(dry.errors)")
    #expect(dry.output.contains("output/slide/slide_0000.png\n"))
    let outcome = try FarmScene.run(["clean"] + cache, in: folder, isCached: false)
    #expect(outcome.errors.contains(/(kB|MB) free/), "\(outcome.errors)")
    #expect(folder.files == (kept + ["Slide.swift"]).sorted())
    let again = try FarmScene.run(["clean"] + cache, in: folder, isCached: false)
    #expect(again.errors == "nothing to remove\n")
  }

  // MARK: - Shells

  /// What bash offers for the last of some words.
  private func completions(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      export PATH=\(BuiltCommand.buildFolder):$PATH
      source <(render-scene completion bash)
      COMP_WORDS=(render-scene \(list)); COMP_CWORD=\(words.count)
      _render_scene
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try BuiltCommand.run(executable: "/bin/bash", ["-c", script], in: folder.path)
    try #require(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func bashCompletesCommandsFlagsValuesScenesAndFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "MyView.swift")
    try folder.write("", to: "shots/a.png")
    #expect(try completions(["doc"], in: folder) == ["doctor"])
    #expect(try completions(["ticket-n"], in: folder) == ["ticket-notch", "ticket-notch-plain"])
    #expect(try completions(["render", "ticket-n"], in: folder).first == "ticket-notch")
    #expect(try completions(["My"], in: folder) == ["MyView.swift"])
    #expect(try completions(["render", "x", "--every"], in: folder) == ["--every-nth-frame"])
    #expect(try completions(["render", "x", "--endpoint", "i"], in: folder) == ["inclusive"])
    #expect(try completions(["x", "--color-scheme", ""], in: folder) == ["light", "dark"])
    #expect(try completions(["render", "x", "--out-dir", "s"], in: folder) == ["shots"])
    #expect(try completions(["completion", "z"], in: folder) == ["zsh"])
    #expect(try completions(["help", "submi"], in: folder) == ["submit"])
    // A flag of another command is none of this one's.
    #expect(try completions(["list", "--every"], in: folder) == [])
  }

  @Test func completionScriptsHaveEveryFlagOfEveryCommand() throws {
    let folder = try TemporaryFolder()
    for shell in ["bash", "zsh", "fish"] {
      let script = try FarmScene.run(["completion", shell], in: folder, isCached: false).output
      for command in CommandSpecification.all {
        #expect(script.contains(command.name), "\(shell)")
        for option in command.options {
          #expect(script.contains(shell == "fish" ? "-l \(option.name)" : "--\(option.name)"))
        }
      }
      guard let path = SearchPath.find(shell) else {
        print("the script for \(shell) is not parsed: \(shell) is not installed")
        continue
      }
      let file = try folder.write(script, to: shell)
      let outcome = try BuiltCommand.run(executable: path, ["-n", file])
      #expect(outcome.status == 0, "\(shell): \(outcome.errors)")
    }
    let unknown = try FarmScene.run(
      ["completion", "tcsh"], in: folder, status: 64, isCached: false)
    #expect(unknown.errors.contains("there are bash, zsh, fish"))
  }

  // MARK: - Help

  @Test func theManualPageIsSound() throws {
    let folder = try TemporaryFolder()
    let page = try FarmScene.run(["help", "--man"], in: folder, isCached: false).output
    for command in CommandSpecification.all { #expect(page.contains(".SS \"\(command.name)\"")) }
    guard let groff = SearchPath.find("groff") else {
      return print("the manual page is not set: groff is not installed")
    }
    let path = try folder.write(page, to: "render-scene.1")
    let outcome = try BuiltCommand.run(executable: groff, ["-ww", "-man", "-Tutf8", path])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    // Bold letters are written twice, one over the other.
    let text = outcome.output.replacing(/.\u{8}/, with: "")
    #expect(text.contains("--every-nth-frame"))
  }

  @Test func everyHelpHasAnExampleThatNamesItsCommand() {
    for command in CommandSpecification.all {
      let examples = command.discussion.split(separator: "\n").filter {
        $0.contains("render-scene \(command.name)")
          || command.name == "still" && $0.contains("--at")
      }
      #expect(!examples.isEmpty, "\(command.name)")
    }
  }

  @Test func aWordNearACommandsNameSaysSo() throws {
    let folder = try TemporaryFolder()
    for (word, command) in [("rendr", "render"), ("dcotor", "doctor"), ("merg", "merge")] {
      let outcome = try FarmScene.run([word], in: folder, status: 66)
      #expect(
        outcome.errors.contains("Did you mean the command 'render-scene \(command)'?"),
        "\(outcome.errors)")
    }
    let scene = try FarmScene.run(["ticket-notc"], in: folder, status: 66)
    #expect(!scene.errors.contains("the command"), "\(scene.errors)")
  }
}
