import DrawingModel
import Foundation
import Geometry
import Testing
import Typography

/// Fonts: files, shaping and outlines, against tables that the tests read themselves.
@MainActor @Suite struct FontFaceTests {
  private func face(_ file: FontFile = FontFile()) throws -> any Typeface {
    try FontLibrary.standard.face(for: file)
  }

  private func path(_ file: FontFile = FontFile()) -> String {
    FontLibrary.standardFolder + "/" + file.name
  }

  @Test(arguments: FontFile.Weight.allCases, [false, true])
  func everyFileOpens(weight: FontFile.Weight, isItalic: Bool) throws {
    let file = FontFile(weight: weight, isItalic: isItalic)
    let tables = try FontTables(path: path(file))
    let face = try #require(try face(file) as? FontFace)
    #expect(face.unitsPerEm == tables.unitsPerEm)
    #expect(face.ascender == tables.ascender)
    #expect(face.descender == tables.descender)
  }

  @Test func italicOfTheRegularWeightHasAShortName() {
    #expect(FontFile(isItalic: true).name == "Inter-Italic.otf")
    #expect(FontFile(weight: .bold, isItalic: true).name == "Inter-BoldItalic.otf")
    #expect(FontFile(weight: .semiBold).name == "Inter-SemiBold.otf")
  }

  @Test func advancesAreThoseOfTheTable() throws {
    let face = try face()
    let tables = try FontTables(path: path())
    // Single characters have no neighbour to be moved by.
    for character in "Hxg0189Ωж," {
      let line = face.shape(String(character), features: [])
      #expect(line.glyphs.count == 1)
      let glyph = try #require(line.glyphs.first)
      #expect(glyph.id != 0)
      for size in [11.0, 17, 34, 96.5] {
        let width = Double(line.advance) * size / Double(face.unitsPerEm)
        let expected = Double(tables.advance(of: glyph.id)) * size / Double(tables.unitsPerEm)
        #expect(abs(width - expected) <= 1e-9)
      }
    }
  }

  @Test func pairsAreKerned() throws {
    let face = try face()
    let tables = try FontTables(path: path())
    let pair = face.shape("AV", features: [])
    let apart = pair.glyphs.map { tables.advance(of: $0.id) }.reduce(0, +)
    #expect(pair.advance < apart)
    #expect(pair.glyphs[1].x == pair.glyphs[0].advance)
    let even = face.shape("HH", features: [])
    #expect(even.advance == 2 * tables.advance(of: even.glyphs[0].id))
  }

  @Test func tabularFiguresAreEquallyWide() throws {
    let face = try face()
    func widths(_ features: FontFeatures) -> Set<Int> {
      Set("0123456789".map { face.shape(String($0), features: features).advance })
    }
    #expect(widths(.tabularFigures).count == 1)
    #expect(widths([]).count > 1)
  }

  @Test func clustersAreBytesOfTheText() throws {
    let line = try face().shape("aéz", features: [])
    #expect(line.glyphs.map(\.cluster) == [0, 1, 3])
  }

  @Test func missingGlyphsAreNamedOnce() throws {
    let line = try face().shape("a\u{3042}b\u{3042}\u{3044}", features: [])
    #expect(line.missing == ["\u{3042}", "\u{3044}"])
    #expect(try face().shape("plain", features: []).missing.isEmpty)
  }

  @Test func missingFileIsNamedWithItsPackage() throws {
    let library = FontLibrary(folder: "/nonexistent")
    let expected = FontOpeningError.missingFile(path: "/nonexistent/Inter-Bold.otf")
    #expect(throws: expected) { try library.face(for: FontFile(weight: .bold)) }
    #expect(expected.description.contains("/nonexistent/Inter-Bold.otf"))
    #expect(expected.description.contains("fonts-inter"))
  }

  @Test func fileThatIsNoFontIsUnreadable() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Inter-Regular.otf")
    try Data("no font".utf8).write(to: file)
    let error = try #require(throws: FontOpeningError.self) {
      _ = try FontLibrary(folder: folder.path).face(for: FontFile())
    }
    guard case .unreadable(let path, _) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(path == file.path)
  }

  @Test func outlinesStandOnTheBaselineAndPointUp() throws {
    let face = try face()
    let bar = try #require(face.shape("I", features: []).glyphs.first)
    let box = face.outline(of: bar.id).boundingRect
    #expect(box.maxY == 0)
    // Inter's capitals are 0.727 em high.
    #expect(abs(box.height / Double(face.unitsPerEm) - 0.727) < 0.001)
    let comma = try #require(face.shape(",", features: []).glyphs.first)
    #expect(face.outline(of: comma.id).boundingRect.maxY > 0)
    let space = try #require(face.shape(" ", features: []).glyphs.first)
    #expect(face.outline(of: space.id).isEmpty)
  }

  @Test func outlinesEndWhereTheyBegin() throws {
    let face = try face()
    let letter = try #require(face.shape("B", features: []).glyphs.first)
    let elements = face.outline(of: letter.id).elements
    let moves = elements.filter { if case .move = $0 { true } else { false } }
    let closes = elements.filter { $0 == .closeSubpath }
    // Outside and two counters.
    #expect(moves.count == 3)
    #expect(closes.count == 3)
    #expect(elements.last == .closeSubpath)
  }
}
