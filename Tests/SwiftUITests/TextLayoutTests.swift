import DrawingModel
import Foundation
import FrameRenderer
import Geometry
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// The box of a text and where it stands: sizes after fact F12, baselines, spacing, and what goes wrong.
@MainActor @Suite struct TextLayoutTests {
  /// The size of a view, in points, on a canvas that fits it; a clear background does not count.
  private func size(_ scale: Double = 1, _ view: @escaping @MainActor () -> some View) throws
    -> CGSize
  {
    _SceneRegistry.beginCollecting()
    _registerPreview(nil, traits: [.sizeThatFitsLayout]) { view() }
    var settings = CanvasSettings()
    settings.scale = scale
    let session = try SceneSession(scene: _SceneRegistry.collected()[0], settings: settings)
    defer { session.end() }
    return try session.frame(at: .zero).size
  }

  @Test(arguments: [
    (Font.largeTitle, 41.0), (.title, 34), (.title2, 27), (.title3, 24), (.headline, 21),
    (.body, 21), (.callout, 20), (.subheadline, 18), (.footnote, 16), (.caption, 15),
    (.caption2, 14),
  ])
  func heightOfATextStyleAtScaleOne(font: Font, height: Double) throws {
    #expect(try size { Text("Hxg").font(font) }.height == height)
  }

  @Test func heightsAtScaleThree() throws {
    func height(_ text: String, _ font: Font) throws -> Double {
      try size(3) { Text(verbatim: text).font(font) }.height
    }
    #expect(near(try height("Hello", .body), 61.0 / 3))
    #expect(near(try height("Hello", .footnote), 47.0 / 3))
    #expect(near(try height("Hello", .largeTitle), 122.0 / 3))
    #expect(near(try height("Hello", .system(size: 10)), 12))
    // Each further line of a footnote adds 18.
    let twoLines = try height("one\ntwo", .footnote)
    #expect(near(twoLines, 47.0 / 3 + 18))
  }

  @Test func threeLinesOfALargeTitle() throws {
    #expect(try size { Text("a\nb\nc").font(.largeTitle) }.height == 123)
  }

  @Test func paddedBody() throws {
    let height = try size(3) { Text("Hello").padding() }.height
    #expect(near(height, 61.0 / 3 + 32))
  }

  @Test func emptyTextTakesNoSpace() throws {
    try Harness.run {
      VStack(spacing: 0) {
        Text("")
        Rectangle().frame(width: 10, height: 10)
      }
    } _: { scene in
      let boxes = try scene.boxes(at: 0)
      #expect(boxes == [CGRect(x: 195, y: 195, width: 10, height: 10)])
    }
  }

  @Test func widthIsTheWidestLineInWholePixels() throws {
    let one = try size(2) { Text("Wide line") }
    let two = try size(2) { Text("Wide line\nx") }
    #expect(one.width == two.width)
    #expect((one.width * 2).rounded() == one.width * 2)
  }

  @Test func textsInAColumnAreALeadingApart() throws {
    let one = try size(3) { Text("a") }.height
    let column = try size(3) {
      VStack {
        Text("a")
        Text("b")
        Text("c")
      }
    }
    // 22 points from line to line are 1.71 more than a line; 2 in whole pixels.
    let expected: Double = 3 * one + 4
    #expect(near(column.height, expected))
  }

  @Test func paddedTextsInAColumnAreEightApart() throws {
    let column = try size(3) {
      VStack {
        Text("a").padding()
        Text("b").padding()
      }
    }
    let expected: Double = 2 * 61.0 / 3 + 2 * 32 + 8
    #expect(near(column.height, expected))
  }

  @Test func textNextToAShapeIsEightApart() throws {
    let column = try size {
      VStack {
        Text("a")
        Rectangle().frame(width: 10, height: 10)
      }
    }
    #expect(near(column.height, 39))
  }

  @Test(arguments: [false, true]) func baselinesInARowAreOneLine(isPadded: Bool) throws {
    try Harness.run {
      HStack(alignment: .firstTextBaseline) {
        Text("H").font(.largeTitle)
        Text("H").font(.caption).padding(.top, isPadded ? 7 : 0)
        Rectangle().frame(width: 10, height: 10)
      }
    } _: { scene in
      let boxes = try scene.boxes(at: 0)
      #expect(boxes.count == 3)
      #expect(near(boxes[0].maxY, boxes[1].maxY))
      // A view without text stands on the line.
      #expect(near(boxes[0].maxY, boxes[2].maxY))
      #expect(boxes[0].height > 2 * boxes[1].height)
    }
  }

  @Test func lastBaselineIsThatOfTheLastLine() throws {
    func bottoms(_ alignment: VerticalAlignment) throws -> (letter: Double, bar: Double) {
      var result = (0.0, 0.0)
      try Harness.run {
        HStack(alignment: alignment) {
          Text("H\nH")
          Rectangle().frame(width: 1, height: 1)
        }
      } _: { scene in
        let boxes = try scene.boxes(at: 0)
        result = (boxes[0].maxY, boxes[1].maxY)
      }
      return result
    }
    let last = try bottoms(.lastTextBaseline)
    #expect(near(last.letter, last.bar))
    let first = try bottoms(.firstTextBaseline)
    #expect(near(first.letter - first.bar, 22))
  }

  @Test func lettersAreBoldWhereTheySay() throws {
    func width(_ text: Text) throws -> Double { try size(3) { text }.width }
    let plain = Text("weight")
    #expect(try width(plain.bold()) > width(plain))
    #expect(try width(plain.fontWeight(.light)) < width(plain))
    #expect(try width(plain.fontWeight(.bold)) == width(plain.bold()))
    #expect(try width(plain.font(.headline)) == width(plain.fontWeight(.semibold)))
    #expect(
      try size(3) { VStack { plain }.fontWeight(.bold) }.width == width(plain.bold()))
    // What a text says itself goes before what its surroundings say.
    #expect(try size(3) { VStack { plain.bold(false) }.bold() }.width == width(plain))
  }

  @Test func joinedTextsStandOnOneLine() throws {
    try Harness.run {
      (Text("H").foregroundColor(.red) + Text("H").font(.caption)).foregroundStyle(.blue)
    } _: { scene in
      let drawn = try scene.drawn(at: 0)
      #expect(drawn.count == 2)
      #expect(near(drawn[0].box.maxY, drawn[1].box.maxY))
      #expect(drawn[0].box.maxX < drawn[1].box.minX)
      #expect(drawn[0].color?.red == 1)
      #expect(drawn[1].color?.blue == 1)
    }
  }

  @Test func missingGlyphIsToldOnce() throws {
    try Harness.run {
      VStack {
        Text("\u{3042}")
        Text("\u{3042}a")
      }
    } _: { scene in
      _ = try scene.items(at: 0)
      #expect(scene.session.faults.count == 1)
      #expect(scene.session.faults.first?.contains("U+3042") == true)
    }
  }

  @Test func missingFontFileStopsTheScene() throws {
    _SceneRegistry.beginCollecting()
    _registerRoot { Text("a").font(.headline) }
    var settings = CanvasSettings()
    settings.fontFolder = "/nonexistent"
    #expect(throws: FontOpeningError.missingFile(path: "/nonexistent/Inter-SemiBold.otf")) {
      _ = try SceneSession(scene: _SceneRegistry.collected()[0], settings: settings)
    }
  }
}
