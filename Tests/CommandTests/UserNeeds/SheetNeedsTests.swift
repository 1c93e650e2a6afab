import Foundation
import TestSupport
import Testing

/// What people need of sheets of frames.
@Suite struct SheetNeedsTests {
  @Test("16: filmstrip --at draws the moments asked for, with the same bytes every time")
  func momentsByList() throws {
    let folder = try SheetScene.folder()
    let first = try FilmstripTests.report(
      ["--at", "0.6,@settled,33.3%,40f", "-o", "a.png"], in: folder)
    #expect(first.cells.map(\.time) == ["999/2000", "3/5", "2/3", "3/2"])
    #expect(first.cells.map(\.frame) == [nil, 36, 40, 90])
    _ = try FilmstripTests.report(["--at", "40f,0.6,33.3%,@settled", "-o", "b.png"], in: folder)
    #expect(try folder.data("a.png") == folder.data("b.png"))
  }
}
