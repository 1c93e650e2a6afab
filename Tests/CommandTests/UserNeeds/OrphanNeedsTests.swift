import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// Baselines that stay behind when scenes go.
@Suite struct OrphanNeedsTests {
  private static let scene = """
    import SwiftUI

    struct Dot: View {
      var body: some View { Circle().fill(.blue).frame(width: 10, height: 10) }
    }
    """

  /// A baseline with two kept pictures, as text.
  private func baseline(_ scene: String, fingerprint: Character = "a") -> String {
    """
    partway.baseline/1
    scene \(scene)
    rate 60
    size 80x40 scale 1
    fingerprint \(String(repeating: fingerprint, count: 32))
    pictures 0 40
    frames 3
    0 0/1 00000000000000000000000000000001
    30 1/2 00000000000000000000000000000002
    40 2/3 00000000000000000000000000000003

    """
  }

  private func clean(
    _ arguments: [String], in folder: TemporaryFolder, status: Int32 = 0
  ) throws -> BuiltCommand.Outcome {
    try FarmScene.run(["clean"] + arguments, in: folder, status: status, isCached: false)
  }

  /// The paths in what `--orphans` lists.
  private func listed(_ outcome: BuiltCommand.Outcome) throws -> [String] {
    try outcome.output.split(separator: "\n").map { line in
      let pattern = /^ *[0-9.]+ (?:bytes|kB)  ([^:]+): \S/
      let match = try #require(line.firstMatch(of: pattern), "\(line)")
      return String(match.output.1)
    }
  }

  @Test("46: clean --orphans lists what no scene needs, and --delete removes exactly that")
  func orphansAreListedAndRemoved() throws {
    let folder = try TemporaryFolder()
    let kept = [
      "s/Dot.swift": Self.scene,
      "s/Dot.scene.json": """
      {"schema": "partway.scene/1", "variants": {"dark": {"colorScheme": "dark"}}}
      """,
      "s/__Snapshots__/dot.digests": baseline("dot"),
      "s/__Snapshots__/dot/dot@0.000s.png": "picture",
      // Two thirds of a second, rounded.
      "s/__Snapshots__/dot/dot@0.667s.png": "picture",
      "s/__Snapshots__/dot/values.gz": "values",
      "s/__Snapshots__/dot~dark.digests": baseline("dot~dark"),
      "s/__Snapshots__/dot.dot.digests": baseline("dot.dot"),
      "s/__Snapshots__/fingerprints/aaaaaaaa.txt": "a machine",
      "s/__Snapshots__/fingerprints/notes.txt": "mine",
      // Somebody else's, whatever their names are.
      "s/__Snapshots__/other.digests": "sha256 0123",
      "s/__Snapshots__/testDot.digests": baseline("DotTests/testDot"),
      "s/__Snapshots__/DotTests/testDot.1.png": "picture",
      "s/__Snapshots__/gone/notes.md": "why it went",
      "s/gone.digests": baseline("gone"),
      "s/.hidden/__Snapshots__/gone.digests": baseline("gone"),
    ]
    let orphans = [
      "s/__Snapshots__/dot/dot@0.500s.png": "picture",
      "s/__Snapshots__/dot~blue.digests": baseline("dot~blue"),
      "s/__Snapshots__/dot~blue/dot~blue@0.000s.png": "picture",
      "s/__Snapshots__/gone.digests": baseline("gone", fingerprint: "b"),
      "s/__Snapshots__/gone/gone@0.000s.png": String(repeating: "x", count: 2500),
      "s/__Snapshots__/gone/values.gz": "values",
      "s/__Snapshots__/fingerprints/bbbbbbbb.txt": "another machine",
      "s/__Snapshots__/leftover/leftover@1s.png": "picture",
      // Scenes that have moved to another folder leave theirs behind.
      "s/empty/__Snapshots__/dot.digests": baseline("dot"),
    ]
    for (name, text) in kept.merging(orphans, uniquingKeysWith: { $1 }) {
      try folder.write(text, to: name)
    }
    let before = folder.files
    let list = try clean(["--orphans", "s"], in: folder)
    #expect(try listed(list).sorted() == orphans.keys.sorted())
    #expect(list.output.contains("2.5 kB  s/__Snapshots__/gone/gone@0.000s.png: there is no scene"))
    #expect(list.output.contains("dot/dot@0.500s.png: dot.digests does not list it"))
    #expect(list.errors.contains("9 files, "))
    #expect(list.errors.contains("add --delete to remove them"))
    #expect(folder.files == before)
    // Where nothing else is asked for, nothing is removed either.
    _ = try clean(["--orphans", "--delete", "--dry-run", "s"], in: folder)
    #expect(folder.files == before)
    let removal = try clean(["--orphans", "--delete", "s"], in: folder)
    #expect(removal.errors.contains("removed: 9 files, "))
    #expect(folder.files == kept.keys.sorted())
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/s/empty/__Snapshots__"))
    #expect(try clean(["--orphans", "s"], in: folder).errors == "no orphaned baselines\n")
  }

  @Test func damagedFilesAreLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "s/Dot.swift")
    try folder.write("{\"variants\":", to: "s/Dot.scene.json")
    // Nobody can tell which pictures and which fingerprint this one needs.
    try folder.write(
      baseline("dot").replacing("30 1/2", with: "<<<<<<<"), to: "s/__Snapshots__/dot.digests")
    try folder.write("picture", to: "s/__Snapshots__/dot/dot@0.500s.png")
    try folder.write("a machine", to: "s/__Snapshots__/fingerprints/cccccccc.txt")
    // The sidecar does not say which variants there are.
    try folder.write(baseline("dot~dark"), to: "s/__Snapshots__/dot~dark.digests")
    let before = folder.files
    let outcome = try clean(["--orphans", "--delete", "s"], in: folder)
    #expect(folder.files == before)
    #expect(outcome.errors.contains("dot.digests is left alone, it is damaged: line "))
  }

  @Test func linksAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "s/Dot.swift")
    try folder.write(baseline("gone"), to: "precious/gone.digests")
    try folder.write("picture", to: "precious/gone/gone@0s.png")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/s/__Snapshots__", withDestinationPath: folder.path + "/precious")
    _ = try clean(["--orphans", "--delete", "s"], in: folder)
    try manager.removeItem(atPath: folder.path + "/s/__Snapshots__")
    try manager.createDirectory(
      atPath: folder.path + "/s/__Snapshots__", withIntermediateDirectories: true)
    for name in ["gone.digests", "gone"] {
      try manager.createSymbolicLink(
        atPath: folder.path + "/s/__Snapshots__/" + name,
        withDestinationPath: folder.path + "/precious/" + name)
    }
    _ = try clean(["--orphans", "--delete", "s"], in: folder)
    #expect(try folder.text("precious/gone.digests") == baseline("gone"))
    #expect(try folder.text("precious/gone/gone@0s.png") == "picture")
  }

  @Test func wrongFlagsAreRefused() throws {
    let folder = try TemporaryFolder()
    #expect(try clean(["--delete"], in: folder, status: 64).errors.contains("goes with --orphans"))
    #expect(
      try clean(["--orphans", "--keep-cache"], in: folder, status: 64).errors
        .contains("leaves those alone"))
    #expect(
      try clean(["--orphans", "nowhere"], in: folder, status: 66).errors
        .contains("there is no folder nowhere"))
  }
}
