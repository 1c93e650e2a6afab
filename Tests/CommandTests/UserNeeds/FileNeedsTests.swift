import Foundation
import TestSupport
import Testing

/// What users need of files, by the numbers of the table of needs.
@Suite struct BatchFileNeedsTests {
  private func batch(
    _ path: String, _ flags: [String], in folder: TemporaryFolder
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      ["batch", path, "--size", "40x40", "--out-dir", folder.path + "/out"] + flags)
  }

  @Test("25: a duplicate output path among all planned frames is refused before rendering")
  func duplicatePathsAreRefused() throws {
    let scenes = try SceneFolder(
      "twins",
      [
        "A/Twin.swift": SceneFolder.color("Twin", "red"),
        "B/Twin.swift": SceneFolder.color("Twin", "blue"),
      ])
    let folder = try TemporaryFolder()
    let twins = try batch(scenes.path, ["--at", "0"], in: folder)
    #expect(twins.status == 64)
    #expect(twins.errors.contains(scenes.path + "/A/Twin.swift"))
    #expect(twins.errors.contains(scenes.path + "/B/Twin.swift"))
    #expect(twins.errors.contains("out/twin@0.000s.png'; add {folder} to --out"))
    // The same where the moments are only known when a scene has run.
    #expect(try batch(scenes.path, ["--at", "@end"], in: folder).status == 64)
    // Two moments, two variants and two frames of one name.
    let one = scenes.path + "/A"
    let moments = try batch(one, ["--at", "0,1", "--out", "{scene}.png"], in: folder)
    #expect(moments.status == 64)
    #expect(moments.errors.contains("add {time:.3} or {index} to --out"))
    try folder.write(
      """
      {"schema": "partway.batch/1", "scenes": [{"scene": "\(one)/Twin.swift", "at": 0,
       "out": "{scene}.png", "variants": [{"name": "dark", "colorScheme": "dark"}]}]}
      """, to: "scenes.json")
    let variants = try batch(folder.path + "/scenes.json", [], in: folder)
    #expect(variants.status == 64)
    #expect(variants.errors.contains("twin~dark"))
    #expect(variants.errors.contains("add {variant} to --out"))
    #expect(folder.files == ["scenes.json"], "nothing was rendered")
    // What the message advises works.
    let apart = try batch(
      scenes.path, ["--at", "0", "--out", "{folder}/{scene}.png"], in: folder)
    #expect(apart.status == 0, "\(apart.errors)")
    #expect(
      folder.files == ["out/A/twin.png", "out/B/twin.png", "out/results.json", "scenes.json"])
  }
}
