import DiffReport
import Foundation
import Imaging
import TestSupport
import Testing

@testable import RenderSceneCommand

/// `diff`: pictures, folders and results, with every way they can differ.
@Suite struct DiffTests {
  private func picture(
    _ width: Int = 40, _ height: Int = 30, changed: [(Int, Int, UInt32)] = []
  ) throws -> [UInt8] {
    var pixmap = try #require(Pixmap(width: width, height: height))
    pixmap.withMutablePixels { pixels in
      for index in pixels.indices {
        pixels[index] = 0xFF00_0000 | UInt32(index % width) << 10 | UInt32(index / width)
      }
    }
    for (x, y, pixel) in changed { pixmap[x, y] ^= pixel }
    return try PNGEncoder.encode(pixmap)
  }

  private func folder(_ files: [String: [UInt8]]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, bytes) in files {
      try folder.write("", to: name)
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    return folder
  }

  private func diff(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["diff"] + arguments, in: folder.path, cache: nil)
  }

  private func results(_ folder: TemporaryFolder) throws -> ComparisonResults {
    try JSONDecoder().decode(
      ComparisonResults.self, from: try folder.data("output/diff/results.json"))
  }

  @Test("31: pixels are compared, not files")
  func otherCompressionIsNoDifference() throws {
    let plain = try picture()
    let small = try PNGEncoder.encodeSmall(try PNGDecoder.decode(plain))
    #expect(plain != small)
    let folder = try folder(["a.png": plain, "b.png": small])
    let outcome = try diff(["a.png", "b.png"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "1 passed\n")
    #expect(folder.files.sorted() == ["a.png", "b.png", "output/diff/results.json"])
  }

  @Test("38: one pixel of one picture that is off by one level is found and named")
  func onePixelIsFound() throws {
    var files: [String: [UInt8]] = [:]
    for number in 0..<30 {
      files["before/f\(number).png"] = try picture()
      files["after/f\(number).png"] = try picture(changed: number == 17 ? [(39, 29, 1)] : [])
    }
    let folder = try folder(files)
    let outcome = try diff(["before", "after"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("1 of 30 pictures differs, first 'f17.png': 1 pixel differs"))
    #expect(outcome.output.contains("changed: f17.png: 1 pixel differs, 0 allowed"))
    let changed = try results(folder).items(in: .changed)
    #expect(changed.map(\.name) == ["f17.png"])
    #expect(changed.first?.measured?.largestDelta == 1)
    #expect(changed.first?.measured?.areas.count == 1)
    let difference = try folder.picture("output/diff/f17-diff.png")
    #expect(difference[39, 29] == 0xFFE0_1030)
    // Within the limits, and told all the same.
    let lenient = try diff(["before", "after", "--max-delta", "1"], in: folder)
    #expect(lenient.status == 0, "\(lenient.errors)")
    #expect(lenient.output.contains("within the limits, by up to 1 of 255 levels"))
    // The picture of the run before is gone.
    #expect(!folder.files.contains("output/diff/f17-diff.png"))
  }

  @Test func missingAndNewPicturesAreTold() throws {
    let folder = try folder([
      "a/same.png": picture(), "b/same.png": picture(), "a/deep/gone.png": picture(),
      "b/new.png": picture(),
    ])
    let outcome = try diff(["a", "b"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("missing: deep/gone.png: it was expected and is not there"))
    #expect(outcome.output.contains("new: new.png"))
    #expect(outcome.output.hasSuffix("1 missing, 1 new, 1 passed\n"))
    let onlyNew = try diff(["a/deep", "b"], in: folder)
    #expect(onlyNew.status == 1)
    try FileManager.default.removeItem(atPath: folder.path + "/a/deep")
    #expect(try diff(["a", "b"], in: folder).status == 0)
    #expect(try diff(["a", "b", "--extended-errors"], in: folder).status == 3)
  }

  @Test("43: another size is said with both sizes, and gives a picture")
  func otherSizes() throws {
    let folder = try folder(["a.png": picture(40, 30), "b.png": picture(44, 30)])
    let outcome = try diff(["a.png", "b.png", "where.png"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("the size is 44 × 30 pixels instead of 40 × 30"))
    #expect(try folder.picture("where.png").width == 44)
    #expect(try diff(["a.png", "b.png", "--exit-zero-on-changes"], in: folder).status == 0)
  }

  @Test func everyReporterTellsTheSame() throws {
    let folder = try folder([
      "a/<script>.png": picture(), "b/<script>.png": picture(changed: [(3, 3, 0xFF)]),
      "a/b|c.png": picture(), "b/b|c.png": picture(),
    ])
    let outcome = try diff(
      ["a", "b", "--reporter", "junit,markdown,github,json", "--regjson", "out/reg.json"],
      in: folder)
    #expect(outcome.status == 1)
    let junit = try folder.text("output/diff/junit.xml")
    #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(junit.contains("name=\"&lt;script&gt;.png\""))
    #expect(!junit.contains("<script>"))
    let lines = try BuiltCommand.run(
      executable: "/usr/bin/python3",
      [
        "-c", "import sys, xml.dom.minidom as m; m.parse(sys.argv[1])",
        folder.path + "/output/diff/junit.xml",
      ])
    #expect(lines.status == 0, "\(lines.errors)")
    let summary = try folder.text("output/diff/summary.md")
    #expect(summary.hasPrefix("### Pictures: 1 changed, 1 passed\n"))
    #expect(summary.contains("| &lt;script&gt;.png | changed | 1 pixel differs, 0 allowed |"))
    #expect(outcome.output.contains("::error title=<script>.png::<script>.png: changed; 1 pixel"))
    #expect(outcome.output.contains("\"schema\" : \"partway.comparison/1\""))
    struct Reg: Decodable {
      var failedItems: [String]
      var passedItems: [String]
    }
    let reg = try JSONDecoder().decode(Reg.self, from: try folder.data("out/reg.json"))
    #expect(reg.failedItems == ["<script>.png"])
    #expect(reg.passedItems == ["b|c.png"])
  }

  @Test func manifestsAreComparedFrameByFrame() throws {
    let folder = try TemporaryFolder()
    let scene = """
      import SwiftUI
      struct Slide: View {
        @State private var x = 0.0
        var body: some View {
          Color.teal.frame(width: 10, height: 10).offset(x: x)
            .onAppear { withAnimation(.linear(duration: 0.5)) { x = 20 } }
        }
      }
      #Preview(traits: .fixedLayout(width: 60, height: 20)) { Slide() }
      """
    try folder.write(scene, to: "Slide.swift")
    let flags = ["Slide.swift", "--scale", "1", "-q"]
    #expect(
      try BuiltCommand.run(["render"] + flags + ["--out-dir", "a"], in: folder.path).status == 0)
    let slower = scene.replacingOccurrences(of: "duration: 0.5", with: "duration: 0.6")
    try folder.write(slower, to: "Slide.swift")
    #expect(
      try BuiltCommand.run(["render"] + flags + ["--out-dir", "b"], in: folder.path).status == 0)
    let outcome = try diff(["a/slide/manifest.json", "b/slide/manifest.json"], in: folder)
    #expect(outcome.status == 1)
    let items = try results(folder).items
    #expect(items.map(\.scene).allSatisfy { $0 == "slide" })
    #expect(items.first?.state == .passed)
    #expect(items.filter { $0.state == .new }.count == 6)
    #expect(items.filter { $0.state == .changed }.count >= 28)
    #expect(items.map(\.frame) == items.indices.map { Int64($0) })
    let same = try diff(["a/slide/manifest.json", "a/slide/manifest.json"], in: folder)
    #expect(same.status == 0, "\(same.errors)")
  }

  @Test func badInputIsRefused() throws {
    let folder = try folder(["a.png": picture(), "b.png": Array("no picture".utf8)])
    try folder.write("{}", to: "c.json")
    for (arguments, status, words): ([String], Int32, String) in [
      (["a.png"], 64, "1 path was given"), (["a.png", "nowhere.png"], 66, "nowhere.png"),
      (["a.png", "."], 64, "give two of a kind"), (["c.json", "c.json"], 65, "c.json"),
      (["a.png", "b.png"], 65, "b.png: The data is not a PNG"),
      (["a.png", "a.png", "--max-delta", "300"], 64, "levels of 255, 0 to 255"),
      (["a.png", "a.png", "--threshold", "2"], 64, "a share from 0 to 1"),
      (["a.png", "a.png", "--ignore", "1,2"], 64, "x,y,width,height"),
      (["a.png", "a.png", "--reporter", "junti"], 64, "Did you mean junit?"),
      (["a.png", "a.png", "--max-dleta", "3"], 64, "Did you mean --max-delta?"),
    ] {
      let outcome = try diff(arguments, in: folder)
      #expect(outcome.status == status, "\(arguments) \(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }
}
