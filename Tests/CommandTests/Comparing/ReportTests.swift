import DiffReport
import Foundation
import Imaging
import TestSupport
import Testing

/// `report`, and `diff --reporter html`: which files come of them, and what they say.
@Suite struct ReportTests {
  private func picture(_ changed: Bool = false, side: Int = 40) throws -> [UInt8] {
    var pixmap = try #require(Pixmap(width: side, height: side))
    pixmap.withMutablePixels { pixels in
      for index in pixels.indices {
        pixels[index] = 0xFF00_0000 | UInt32(index % side) << 10 | UInt32(index / side)
      }
    }
    if changed { pixmap[7, 9] ^= 1 }
    return try PNGEncoder.encode(pixmap)
  }

  /// Two folders with a picture that differs by a level in one pixel.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, bytes) in [
      ("before/a.png", try picture()), ("after/a.png", try picture(true)),
      ("before/b.png", try picture()), ("after/b.png", try picture()),
    ] {
      try folder.write("", to: name)
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    return folder
  }

  private func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments, in: folder.path, cache: nil)
  }

  @Test func diffWritesAReportWithItsPictures() throws {
    let folder = try folder()
    let outcome = try run(["diff", "before", "after", "--reporter", "html,list"], in: folder)
    #expect(outcome.status == 1)
    let page = try folder.text("output/diff/index.html")
    #expect(page.contains("1 of 2 not as expected"))
    // What lies outside of the report's folder comes with it; the difference is there already.
    #expect(page.contains("\"before/a.png\":\"./report/pictures/"))
    #expect(page.contains("\"output/diff/a-diff.png\":\"./a-diff.png\""))
    #expect(folder.files.filter { $0.hasPrefix("output/diff/report/pictures/") }.count == 4)
    #expect(folder.files.contains("output/diff/report/pixels/0.js"))
  }

  @Test("49: the report is made from results.json alone, and former ones leave nothing behind")
  func reportIsMadeAgain() throws {
    let folder = try folder()
    _ = try run(["diff", "before", "after", "--reporter", "html"], in: folder)
    let (page, files) = (try folder.text("output/diff/index.html"), folder.files)
    for name in ["output/diff/index.html", "output/diff/report/pictures/1.png"] {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    // Left by a report of more pictures.
    try folder.write("old", to: "output/diff/report/pixels/17.js")
    try folder.write("mine", to: "output/diff/report/notes.txt")
    let outcome = try run(["report", "output/diff"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "output/diff/index.html\n")
    #expect(try folder.text("output/diff/index.html") == page)
    #expect(folder.files == (files + ["output/diff/report/notes.txt"]).sorted())
  }

  @Test func allFormsAreMadeFromResults() throws {
    let folder = try folder()
    _ = try run(["diff", "before", "after"], in: folder)
    let outcome = try run(
      ["report", "output/diff/results.json", "--reporter", "junit,markdown,list,github"],
      in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("changed: a.png: "))
    #expect(outcome.output.contains("::error title=a.png::"))
    #expect(outcome.output.hasSuffix("output/diff/junit.xml\noutput/diff/summary.md\n"))
    let junit = try folder.text("output/diff/junit.xml")
    #expect(junit.contains("<testsuites name=\"render-scene diff\""))
    let summary = try folder.text("output/diff/summary.md")
    #expect(summary.contains("![expected, actual and difference of a.png](./report/0-sheet.png)"))
    #expect(try folder.picture("output/diff/report/0-sheet.png").width > 40)
  }

  @Test("51: one file has everything in it")
  func oneFile() throws {
    let folder = try folder()
    _ = try run(["diff", "before", "after"], in: folder)
    let outcome = try run(
      ["report", "output/diff", "--single-file", "-o", "out/r.html"], in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/r.html"])
    let page = try folder.text("out/r.html")
    #expect(page.contains("\"before/a.png\":\"data:image/png;base64,"))
    #expect(page.utf8.count < 10_000_000)
  }

  @Test func whatIsNoResultsIsRefused() throws {
    let folder = try folder()
    try folder.write("{\"schema\": \"partway.results/1\", \"scenes\": []}", to: "other.json")
    try folder.write("no JSON", to: "broken.json")
    for (arguments, status, words) in [
      ([], 66, "output/failures/results.json"), (["nowhere.json"], 66, "nowhere.json"),
      (["other.json"], 65, "cannot be read as results"), (["broken.json"], 65, "broken.json"),
      (["a", "b"], 64, "takes one results.json"),
      (["--reporter", "htm"], 64, "Did you mean html?"),
      (["--reporter", "list", "-o", "x"], 64, "-o names one file"),
      (["--reporter", "junit", "--single-file"], 64, "goes with --reporter html"),
    ] as [([String], Int32, String)] {
      let outcome = try run(["report"] + arguments, in: folder)
      #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(arguments): \(outcome.errors)")
    }
  }
}
