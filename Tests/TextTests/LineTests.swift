import DrawingModel
import Foundation
import FrameRenderer
import Geometry
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// Sizes of views on a canvas that fits them.
@MainActor enum Sizes {
  static func of(_ scale: Double = 1, _ view: @escaping @MainActor () -> some View) throws -> CGSize
  {
    _SceneRegistry.beginCollecting()
    _registerPreview(nil, traits: [.sizeThatFitsLayout]) { view() }
    var settings = CanvasSettings()
    settings.scale = scale
    let session = try SceneSession(scene: _SceneRegistry.collected()[0], settings: settings)
    defer { session.end() }
    return try session.frame(at: .zero).size
  }

  static func height(_ view: @escaping @MainActor () -> some View) throws -> Double {
    try of(3, view).height
  }

  static func width(_ view: @escaping @MainActor () -> some View) throws -> Double {
    try of(3, view).width
  }
}

/// Where text is broken into lines, and what is left out.
@MainActor @Suite struct LineTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"
  private let line = 61.0 / 3

  @Test func textIsBrokenWhereTheWidthEnds() throws {
    let one = try Sizes.of(3) { Text(sentence) }
    let two = try Sizes.of(3) { Text(sentence).frame(width: (one.width * 0.6).rounded()) }
    // A further line of body text adds 22.
    expectNear(two.height, line + 22, within: 0.34)
    // As much as it needs keeps it on one line.
    expectNear(try Sizes.height { Text(sentence).frame(width: one.width) }, one.height)
  }

  @Test func threeLinesOfALargeTitle() throws {
    let height = try Sizes.of(2) {
      Text("A large title that is wrapped by the width of the canvas").font(.largeTitle)
        .foregroundStyle(.blue).background(.red).frame(width: 390)
    }.height
    expectNear(height, 123)
  }

  @Test func aWrappedTextIsAsWideAsItsWidestLineWithTheSpaceAfterIt() throws {
    let words = try Sizes.width { Text("brown fox") }
    let spaced = try Sizes.width { Text("brown fox ") }
    #expect(spaced > words + 3)
    for (room, width) in [(6.0, spaced), (2, words + 2)] {
      try Harness.run {
        Text("brown fox jumps").background(Color.red).frame(width: words + room)
      } _: { scene in
        expectNear(try scene.boxes(at: 0)[0].width, width, within: 1)
      }
    }
  }

  @Test func spacesAtALineEndTakeNoWidth() throws {
    let word = try Sizes.width { Text("alpha") }
    let size = try Sizes.of(3) { Text("alpha beta").frame(width: word).fixedSize() }
    expectNear(size.width, word)
    expectNear(size.height, line + 22, within: 0.34)
  }

  @Test func aWordThatIsTooWideIsBrokenWithin() throws {
    let height = try Sizes.height { Text("incomprehensibilities").frame(width: 60) }
    #expect(height > line + 22)
  }

  @Test func lineLimits() throws {
    let text = Text(sentence)
    expectNear(try Sizes.height { text.lineLimit(1).frame(width: 100) }, line)
    expectNear(try Sizes.height { text.lineLimit(2).frame(width: 100) }, line + 22, within: 0.34)
    let free = try Sizes.height { text.frame(width: 100) }
    expectNear(try Sizes.height { text.lineLimit(1).lineLimit(nil).frame(width: 100) }, line)
    expectNear(try Sizes.height { text.lineLimit(99).frame(width: 100) }, free)
    expectNear(try Sizes.height { text.lineLimit(...1).frame(width: 100) }, line)
    let three = try Sizes.height { Text("a").lineLimit(3, reservesSpace: true) }
    expectNear(three, try Sizes.height { Text("a\nb\nc") })
    expectNear(try Sizes.height { Text("a").lineLimit(3...4) }, three)
    expectNear(try Sizes.height { Text("a\nb\nc\nd\ne").lineLimit(2...3) }, three)
  }

  @Test func aLowFrameLeavesLinesOut() throws {
    try Harness.run {
      Text(sentence).frame(width: 100, height: 45)
    } _: { scene in
      let height = try scene.boxes(at: 0)[0].height
      #expect(height < 45)
    }
    try Harness.run {
      Text(sentence).fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 45)
    } _: { scene in
      let height = try scene.boxes(at: 0)[0].height
      #expect(height > 60)
    }
  }

  @Test func fixedSizeKeepsOneLine() throws {
    let one = try Sizes.width { Text(sentence) }
    try Harness.run {
      Text(sentence).fixedSize().background(Color.red).frame(width: 50)
    } _: { scene in
      expectNear(try scene.boxes(at: 0)[0].width, one, within: 1)
    }
  }

  @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
  func leftOutTextFitsTheWidth(mode: Text.TruncationMode) throws {
    let widths = try [100.0, 130, 171.5].map { width in
      try Sizes.width {
        Text(sentence).lineLimit(1).truncationMode(mode).frame(maxWidth: width).fixedSize()
      }
    }
    #expect(widths.allSatisfy { $0 > 0 })
    try Harness.run {
      Text(sentence).lineLimit(1).truncationMode(mode).frame(width: 120)
    } _: { scene in
      let box = try scene.boxes(at: 0)[0]
      #expect(box.width <= 120)
      #expect(box.width > 95)
    }
  }

  @Test func alignmentOfLines() throws {
    func left(_ alignment: TextAlignment) throws -> Double {
      var result = 0.0
      try Harness.run {
        (Text("H\n").foregroundColor(.red) + Text("HHHHHH").foregroundColor(.blue))
          .multilineTextAlignment(alignment)
      } _: { scene in
        let boxes = try scene.boxes(at: 0)
        result = boxes[0].minX - boxes[1].minX
      }
      return result
    }
    let (leading, center, trailing) = (try left(.leading), try left(.center), try left(.trailing))
    expectNear(leading, 0, within: 1e-6)
    #expect(center > 20)
    expectNear(trailing, 2 * center, within: 1e-6)
  }

  @Test func lineSpacingLiesBetweenLinesOnly() throws {
    let plain = try Sizes.height { Text("a\nb\nc") }
    expectNear(try Sizes.height { Text("a\nb\nc").lineSpacing(5) }, plain + 10, within: 0.34)
    expectNear(try Sizes.height { Text("a").lineSpacing(5) }, line)
  }

  @Test func lettersBecomeSmallerBeforeAnyIsLeftOut() throws {
    let full = try Sizes.of(3) { Text(sentence) }
    let small = try Sizes.of(3) {
      Text(sentence).lineLimit(1).minimumScaleFactor(0.5).frame(width: full.width * 0.75)
    }
    expectNear(small.height, full.height * 0.75, within: 0.7)
    let least = try Sizes.of(3) {
      Text(sentence).lineLimit(1).minimumScaleFactor(0.5).frame(width: full.width * 0.2)
    }
    expectNear(least.height, full.height * 0.5, within: 0.7)
  }

  @Test func lettersMoveTogetherBeforeAnyIsLeftOut() throws {
    let full = try Sizes.width { Text(sentence) }
    let width = (full * 0.97).rounded()
    func lastLetterEnd(_ tightens: Bool) throws -> (height: Double, width: Double) {
      var box = CGRect.zero
      try Harness.run {
        Text(sentence).lineLimit(1).allowsTightening(tightens).frame(width: width)
      } _: { scene in
        box = try scene.boxes(at: 0)[0]
      }
      return (box.height, box.width)
    }
    // The g at the end is there only where letters move together.
    #expect(try lastLetterEnd(true).width <= width)
    #expect(try lastLetterEnd(true).width > lastLetterEnd(false).width - 3)
  }

  @Test func aLongTextCostsAsMuchAsItIsLong() throws {
    func seconds(_ count: Int) throws -> Double {
      let text = String(repeating: "word ", count: count)
      let clock = ContinuousClock()
      let duration = try clock.measure { _ = try Sizes.of { Text(text).frame(width: 300) } }
      return Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
    }
    _ = try seconds(100)
    let (short, long) = (try seconds(1000), try seconds(8000))
    #expect(long < 40 * short)
  }
}
