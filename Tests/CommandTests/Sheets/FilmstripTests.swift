import Foundation
import TestSupport
import Testing

/// `render-scene filmstrip` as a user runs it.
@Suite struct FilmstripTests {
  struct Report: Decodable {
    struct Cell: Decodable {
      var frame: Int?
      var time: String
      var digest: String
      var x: Int
      var y: Int
      var width: Int
      var height: Int
    }
    struct Event: Decodable {
      var time: String
      var kind: String
      var text: String
    }
    struct Curve: Decodable {
      var view: String
      var kind: String
      var name: String
      var unit: String
      var min: Double?
      var max: Double?
    }
    var title: String
    var width: Int
    var height: Int
    var columns: Int
    var cells: [Cell]
    var events: [Event]
    var curves: [Curve]
  }

  static func report(_ flags: [String], in folder: TemporaryFolder) throws -> Report {
    let outcome = try SheetScene.run("filmstrip", flags + ["--json"], in: folder)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  @Test func theSheetHoldsEvenlySpacedFramesWithTheEnd() throws {
    let folder = try SheetScene.folder()
    let report = try Self.report(["--count", "4"], in: folder)
    #expect(report.cells.map(\.time) == ["0/1", "1/2", "1/1", "3/2"])
    #expect(report.cells.map(\.frame) == [0, 30, 60, 90])
    #expect(try report.cells.map(\.digest) == SheetScene.digests("0,0.5,1,1.5", in: folder))
    #expect(report.title == "Glide")
    let picture = try folder.picture("output/glide.filmstrip.png")
    #expect(picture.width == report.width && picture.height == report.height)
    // The square in the last cell is where the frame has it, at the scale of the cell.
    for (cell, middle) in zip(report.cells, [10.0, 10, 50, 90]) {
      let unit = Double(cell.width) / 120
      let (x, y) = (cell.x + Int(middle * unit), cell.y + cell.height / 2)
      #expect(picture[x, y] == picture[cell.x + Int(middle * unit) + 2, y])
      #expect(picture[x, y] >> 16 & 255 > 200 && picture[x, y] & 255 < 120, "\(cell.time)")
    }
  }

  @Test func theEndMayBeLeftOut() throws {
    let folder = try SheetScene.folder()
    let report = try Self.report(["--count", "3", "--endpoint", "exclusive"], in: folder)
    #expect(report.cells.map(\.time) == ["0/1", "1/2", "1/1"])
  }

  @Test func aFileThatIsThereMayBeKept() throws {
    let folder = try SheetScene.folder()
    try folder.write("mine", to: "sheet.png")
    let outcome = try BuiltCommand.run(
      ["filmstrip", "Glide.swift", "-o", "sheet.png", "--no-overwrite"] + SheetScene.flags,
      in: folder.path)
    #expect(outcome.status == 73)
    #expect(try folder.text("sheet.png") == "mine")
  }

  @Test func whatHappenedAndWhatMovedIsTold() throws {
    let folder = try SheetScene.folder()
    let report = try Self.report(["--at", "0,1.5"], in: folder)
    #expect(report.events.map(\.kind) == ["event", "completion", "line"])
    #expect(report.events.map(\.time) == ["1/2", "3/2", "3/2"])
    #expect(report.events[0].text == "tap “Slider's knob”")
    #expect(report.curves.count == 1)
    let curve = try #require(report.curves.first)
    #expect(curve.kind == "geometry" && curve.name == "x" && curve.unit == "pt")
    #expect(curve.min == 0 && curve.max == 80)
    let none = try Self.report(["--at", "0,1.5", "--curves", "none"], in: folder)
    #expect(none.curves.isEmpty)
    #expect(none.height < report.height)
    let named = try Self.report(["--at", "0,1.5", "--curves", "rectangle.X"], in: folder)
    #expect(named.curves.map(\.name) == ["x"])
  }

  @Test func cellsHaveTheWidthAskedForInPoints() throws {
    let folder = try SheetScene.folder()
    let flags = ["--count", "4", "--columns", "2", "--cell-width", "60", "--crop", "canvas"]
    let report = try Self.report(flags, in: folder)
    #expect(report.columns == 2)
    #expect(report.cells.allSatisfy { $0.width == 120 && $0.height == 40 })
    #expect(report.cells[1].x - report.cells[0].x == 144)
    #expect(report.cells[2].x == report.cells[0].x)
    #expect(report.cells[2].y > report.cells[0].y + 40)
  }

  @Test func aDarkSheetIsDark() throws {
    let folder = try SheetScene.folder()
    _ = try Self.report(["--at", "0", "--color-scheme", "dark", "-o", "dark.png"], in: folder)
    _ = try Self.report(["--at", "0", "-o", "light.png"], in: folder)
    #expect(try folder.picture("dark.png")[0, 0] & 255 < 64)
    #expect(try folder.picture("light.png")[0, 0] & 255 > 240)
  }

  @Test func aSheetMayHoldShapes() throws {
    let folder = try SheetScene.folder()
    let report = try Self.report(["--count", "3", "-o", "sheet.svg"], in: folder)
    let text = try folder.text("sheet.svg")
    #expect(text.contains("<svg") && text.contains("<path") && !text.contains("<image"))
    #expect(text.contains("width=\"\(report.width / 2)"))
    _ = try Self.report(["--count", "3", "-o", "sheet.pdf"], in: folder)
    #expect(try folder.data("sheet.pdf").starts(with: Data("%PDF".utf8)))
    #expect(try Self.report(["--count", "3"], in: folder).cells.map(\.x) == report.cells.map(\.x))
  }

  @Test(arguments: [
    (["--curves", "dept"], 64, "has no curve 'dept'"),
    (["--at", "0", "--count", "2"], 64, "give one of them"),
    (["--count", "0"], 64, "give 1 to 400"),
    (["--cell-width", "5"], 64, "give points from 24 to 2000"),
    (["--crop", "1,2,3"], 64, "x,y,width,height"),
    (["--crop", "500,0,9,9"], 64, "lies outside of the canvas"),
    (["--from", "1", "--to", "0.5"], 64, "before it starts"),
    (["-o", "sheet.gif"], 64, "end 'sheet.gif' with .png"),
    (["-o", "{scen}.png"], 64, "Did you mean {scene}?"),
    (["Other.swift"], 64, "one scene at a time"),
  ])
  func whatIsWrongIsNamed(flags: [String], code: Int32, words: String) throws {
    let folder = try SheetScene.folder()
    let outcome = try BuiltCommand.run(
      ["filmstrip", "Glide.swift"] + SheetScene.flags + flags, in: folder.path)
    #expect(outcome.status == code)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(folder.files == ["Glide.swift"])
  }
}
