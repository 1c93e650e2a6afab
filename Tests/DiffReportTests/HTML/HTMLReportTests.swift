import Foundation
import ImageDiff
import Imaging
import TestSupport
import Testing

@testable import DiffReport

/// The report's files, without a browser.
@Suite("The report's files") struct HTMLReportTests {
  private func embedded(_ page: String) throws -> ComparisonResults {
    let start = try #require(page.range(of: "id=\"results\" data-schema=\"partway.comparison/1\">"))
    let end = try #require(
      page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return try JSONDecoder().decode(
      ComparisonResults.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
  }

  @Test func theResultsAreInThePageAsTheyAre() throws {
    for fixture in [try ReportFixture.red(), try HostileResults.fixture()] {
      try fixture.write()
      let page = try fixture.folder.text("index.html")
      #expect(try embedded(page) == fixture.results)
      // Early, results, page, script: nothing that a name says ends or begins one.
      #expect(page.components(separatedBy: "</script>").count == 5)
      #expect(page.components(separatedBy: "<script").count == 5)
    }
  }

  @Test func equalResultsAreEqualFiles() throws {
    let (first, second) = (try ReportFixture.red(), try ReportFixture.red())
    try first.write()
    try second.write()
    #expect(first.folder.files == second.folder.files)
    for file in first.folder.files {
      #expect(try first.folder.data(file) == second.folder.data(file), "\(file)")
    }
  }

  @Test("49: nothing is shown but what the results name")
  func othersFilesAreNotShown() throws {
    let fixture = try ReportFixture.red()
    let bytes = try PNGEncoder.encode(ReportFixture.picture(1))
    for name in ["glide/glide@11-actual.png", "old/old@0-diff.png", "glide/old-sheet.png"] {
      try fixture.save(bytes, to: name)
    }
    try fixture.write()
    let page = try fixture.folder.text("index.html")
    #expect(page.contains("glide@3-actual.png"))
    #expect(!page.contains("glide@11-actual.png"))
    #expect(!page.contains("old/old") && !page.contains("old-sheet"))
  }

  @Test func thePageAsksForNothingFromAfar() throws {
    let fixture = try ReportFixture.red()
    try fixture.write()
    let page = try fixture.folder.text("index.html")
    #expect(page.contains("default-src 'none'"))
    let name = "http://www.w3.org/2000/svg"
    #expect(!page.replacingOccurrences(of: name, with: "").contains("://"))
    try fixture.write(isSingleFile: true)
    let single = try fixture.folder.text("index.html")
    #expect(single.contains("img-src data:;") && single.contains("script-src 'unsafe-inline'\""))
  }

  @Test func theWorstComesFirst() throws {
    let results = try ReportFixture.red().results
    let names = ReportOrder(results).places.map { results.items[$0].name }
    #expect(names == ["broken", "glide", "tint~dark", "one", "gone", "calm"])
    let frames = ReportOrder(results).frames(order: ReportOrder(results).places)
    let glide = try #require(results.items.firstIndex { $0.name == "glide" })
    // The frame that differs most, the first divergence, then by share.
    #expect(
      frames.filter { $0.item == glide }.prefix(4).map(\.key)
        == ["\(glide)-9", "\(glide)-3", "\(glide)-8", "\(glide)-7"])
  }

  @Test func aViewerWithoutScriptsShowsWhatIsWrong() throws {
    let fixture = try ReportFixture.red()
    try fixture.write()
    let page = try fixture.folder.text("index.html")
    let plain = try #require(page.components(separatedBy: "<div id=\"plain\">").last)
    #expect(plain.contains("<img src=\"./glide/glide%409-expected.png\" alt=\"Expected\""))
    #expect(plain.contains("Broken.swift:3:5: error: cannot find &#39;Circel&#39;"))
    #expect(plain.contains("Square frame.x is 3 more"))
    #expect(!plain.contains("calm</bdi>"))
  }

  @Test func picturesThatAreNotThereAreNamed() throws {
    let fixture = try ReportFixture.red()
    try FileManager.default.removeItem(atPath: fixture.folder.path + "/one/a.png")
    let outcome = try fixture.write()
    #expect(outcome.missing == ["one/a.png"])
    #expect(try fixture.folder.text("index.html").contains("\"missing\":[\"one/a.png\"]"))
  }

  @Test func onlyPicturesAreCopiedFromElsewhere() throws {
    let fixture = try ReportFixture.red()
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "words.txt")
    let bytes = try PNGEncoder.encode(ReportFixture.picture(3))
    try ReportFixture.save(bytes, to: "a.png", in: folder)
    var results = fixture.results
    var item = ComparisonResults.Item(name: "two", state: .changed)
    (item.expected, item.actual) = (folder.path + "/a.png", folder.path + "/words.txt")
    results.items = [item]
    let source = HTMLReport.Source(
      find: { HTMLReport.Place(location: $0, path: nil, size: 10) },
      read: { (try? Data(contentsOf: URL(fileURLWithPath: $0))).map { [UInt8]($0) } })
    var files: [String: [UInt8]] = [:]
    let outcome = HTMLReport(results, source: source).write { files[$0] = $1.flatMap { $0 } }
    #expect(files["report/pictures/0.png"] == bytes)
    #expect(!files.values.contains { String(decoding: $0, as: UTF8.self).contains("secret") })
    #expect(outcome.missing == [folder.path + "/words.txt"])
  }

  @Test func numbersAreKeptOnceForEachPairOfPictures() throws {
    let fixture = try HostileResults.long(frames: 300)
    try fixture.write()
    let scripts = fixture.folder.files.filter { $0.hasPrefix("report/pixels/") }
    #expect(scripts.count == 12)
    let text = try fixture.folder.text("report/pixels/0.js")
    #expect(text.hasPrefix("partwayPixels(0,{expected:\"iVBOR"))
    #expect(text.hasSuffix("\",});\n"))
  }

  // MARK: - In one file

  /// Pictures that do not compress, each of about 30 kB.
  private func noisy(frames: Int) throws -> ReportFixture {
    var fixture = try ReportFixture.red()
    var random = SplitMix64(seed: 7)
    fixture.results = ComparisonResults(
      command: "render-scene verify",
      items: [
        try ReportFixture.scene(
          "noise", state: .changed, frames: frames, changed: 0..<frames, headline: "noise",
          folder: fixture.folder)
      ])
    for path in fixture.results.items.flatMap(\.picturePaths) {
      var pixmap = try #require(Pixmap(width: 100, height: 100))
      pixmap.withMutablePixels { pixels in
        for index in pixels.indices {
          pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next())
        }
      }
      try fixture.save(PNGEncoder.encode(pixmap), to: path)
    }
    return fixture
  }

  @Test("51: a report in one file stays below its size, and says what was left out")
  func oneFileStaysSmall() throws {
    let fixture = try noisy(frames: 40)
    var report = HTMLReport(fixture.results, source: fixture.source, isSingleFile: true)
    report.largest = 1_500_000
    var files: [String: Int] = [:]
    var page = ""
    let outcome = report.write { name, pieces in
      files[name] = pieces.reduce(0) { $0 + $1.count }
      page = String(decoding: pieces.flatMap { $0 }, as: UTF8.self)
    }
    // One file, as full as it may be and no fuller.
    #expect(files.count == 1)
    #expect(try #require(files["index.html"]) <= 1_500_000)
    #expect(try #require(files["index.html"]) > 1_000_000)
    #expect(outcome.notes.count == 1)
    #expect(outcome.notes[0].contains("of 40 frames whole"))
    #expect(outcome.notes[0].contains("left out"))
    // The frame that differs most is there whole.
    let worst = try #require(fixture.results.items[0].sequence?.frames.last?.actual)
    #expect(page.contains("\"\(worst)\":\"data:image/png;base64,"))
    #expect(page.contains("So that this file stays under"))
  }

  @Test func whatFitsIsWholeInOneFile() throws {
    let fixture = try ReportFixture.red()
    let outcome = try fixture.write(isSingleFile: true)
    #expect(outcome == HTMLReport.Outcome())
    #expect(!fixture.folder.files.contains { $0.hasPrefix("report/") })
    let page = try fixture.folder.text("index.html")
    for path in fixture.results.items.flatMap(\.picturePaths) {
      let bytes = try fixture.folder.data(path)
      #expect(page.contains("\"\(path)\":\"data:image/png;base64,\(bytes.base64EncodedString())\""))
    }
  }

  @Test func resultsThatFillOneFileAreMadeLighter() throws {
    let fixture = try HostileResults.long(frames: 20_000)
    var report = HTMLReport(fixture.results, source: fixture.source, isSingleFile: true)
    report.largest = 2_000_000
    var size = 0
    let outcome = report.write { _, pieces in size = pieces.reduce(0) { $0 + $1.count } }
    #expect(size <= 2_000_000)
    #expect(outcome.notes.contains { $0.contains("this file lacks curves") }, "\(outcome.notes)")
  }

  // MARK: - Sheets

  @Test func theSheetHasAColumnForEachTellingFrame() throws {
    let fixture = try ReportFixture.red()
    let outcome = try fixture.write()
    #expect(outcome.sheets.map(\.name) == ["glide", "tint~dark", "one"])
    let path = try #require(outcome.sheets.first?.path)
    #expect(path == "glide/glide-sheet.png")
    let sheet = try fixture.folder.picture(path)
    // Seven frames that differ, three rows; margins of 12, a bar of 6.
    #expect((sheet.width, sheet.height) == (30 + 7 * 72, 12 + 3 * 52))
    // The bars of the rows, and the frame around an actual picture.
    #expect([12, 64, 116].map { sheet[14, $0] } == [0xFF2F_6FDE, 0xFFD9_730D, 0xFFD9_2D3C])
    #expect(sheet[30 - 2, 64 - 2] == 0xFFD9_2D3C)
  }

  @Test func theSummaryShowsTheWorstSheet() throws {
    let fixture = try ReportFixture.red()
    let text = fixture.results.markdown(sheets: try fixture.write().sheets)
    #expect(text.contains("![expected, actual and difference of glide](./glide/glide-sheet.png)"))
    #expect(text.contains("- the baseline was made with freetype 2.12.1, this is 2.13.0"))
    let hostile = try HostileResults.fixture()
    let told = hostile.results.markdown(sheets: try hostile.write().sheets)
    // Only the command is as it is, between marks of code.
    let rest = told.split(separator: "\n").filter { !$0.hasPrefix("Repeat with `") }.joined()
    #expect(!rest.contains("<script>") && !rest.contains("<img"))
  }

  // MARK: - Parts

  @Test func reducedPicturesAreMeans() throws {
    var pixmap = try #require(Pixmap(width: 4, height: 2))
    pixmap.withMutablePixels { pixels in
      for (index, pixel) in [
        0xFFFF_0000, 0xFF00_00FF, 0xFF10_2030, 0xFF10_2030, 0xFFFF_0000, 0xFF00_00FF, 0x0000_0000,
        0x0000_0000,
      ].enumerated() { pixels[index] = UInt32(pixel) }
    }
    let small = try #require(pixmap.reduced(toWidth: 2, height: 1))
    #expect((small.width, small.height) == (2, 1))
    #expect([small[0, 0], small[1, 0]] == [0xFF80_0080, 0x8008_1018])
    #expect(pixmap.reduced(toFit: 100) == pixmap)
  }

  @Test func addressesStayBelowTheFolder() {
    #expect(HTMLText.address("a b/c#?.png") == "./a%20b/c%23%3F.png")
    #expect(HTMLText.address("javascript:x") == "./javascript%3Ax")
    #expect(HTMLText.address("./é\"<.png") == "./%C3%A9%22%3C.png")
    for path in ["../a.png", "/a.png", "a/../../b.png", "", "."] {
      #expect(HTMLText.address(path) == nil, "\(path)")
    }
  }
}
