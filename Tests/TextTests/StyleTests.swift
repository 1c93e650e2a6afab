import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Looks of text: lines under and through it, designs, sizes after the reader's choice.
@MainActor @Suite struct StyleTests {
  @Test func aLineUnderTextIsAsWideAsTheText() throws {
    try Harness.run {
      Text("HHH").underline(color: .red)
    } _: { scene in
      let boxes = try scene.boxes(at: 0)
      try #require(boxes.count == 2)
      #expect(boxes[1].minY > boxes[0].maxY)
      expectNear(boxes[1].height, 1)
      #expect(boxes[1].width >= boxes[0].width)
      let colors = try scene.colors(at: 0)
      #expect(colors[1][0] > 200)
      #expect(colors[0][0] == 0)
    }
  }

  @Test func aLineThroughTextLiesWithinIt() throws {
    try Harness.run {
      VStack { Text("HHH") }.strikethrough()
    } _: { scene in
      let boxes = try scene.boxes(at: 0)
      try #require(boxes.count == 2)
      #expect(boxes[1].minY > boxes[0].minY)
      #expect(boxes[1].maxY < boxes[0].maxY)
    }
    // A text's own word goes before its surroundings'.
    try Harness.run {
      VStack { Text("HHH").strikethrough(false) }.strikethrough()
    } _: { scene in
      expectEqual(try scene.boxes(at: 0).count, 1)
    }
  }

  @Test func aPatternHasGaps() throws {
    func count(_ pattern: Text.LineStyle.Pattern) throws -> Int {
      var count = 0
      try Harness.run {
        Text("HHHHHH").underline(pattern: pattern)
      } _: { scene in
        guard case .fill(let path, _, _) = try scene.items(at: 0)[1] else { return }
        path.forEach { element in
          if case .move = element { count += 1 }
        }
      }
      return count
    }
    #expect(try count(.solid) == 1)
    #expect(try count(.dash) > 5)
    #expect(try count(.dot) > count(.dash))
  }

  @Test func everyLineIsUnderlined() throws {
    try Harness.run {
      Text("HH\nHH").underline()
    } _: { scene in
      expectEqual(try scene.boxes(at: 0).count, 3)
    }
  }

  @Test func raisedLettersStandAboveTheLine() throws {
    try Harness.run {
      Text("H") + Text("H").baselineOffset(6)
    } _: { scene in
      let boxes = try scene.boxes(at: 0)
      expectNear(boxes[0].maxY - boxes[1].maxY, 6)
    }
  }

  @Test func lettersOfACase() throws {
    let big = try Sizes.width { Text("TRIPS") }
    expectNear(try Sizes.width { Text("Trips").textCase(.uppercase) }, big)
    expectNear(
      try Sizes.width { VStack { Text("tRIPs") }.textCase(.lowercase) },
      try Sizes.width { Text("trips") })
    expectNear(
      try Sizes.width { Text("Trips").textCase(nil).textCase(.uppercase) },
      try Sizes.width { Text("Trips") })
  }

  @Test func letterSpacing() throws {
    let plain = try Sizes.width { Text("HHHH") }
    expectNear(try Sizes.width { Text("HHHH").kerning(3) }, plain + 12, within: 0.34)
    expectNear(try Sizes.width { Text("HHHH").kerning(3).tracking(1) }, plain + 4, within: 0.34)
    expectNear(
      try Sizes.width { VStack { Text("HHHH") }.kerning(3) }, plain + 12, within: 0.34)
  }

  @Test(arguments: [Font.Design.serif, .rounded, .monospaced])
  func designsHaveTheirOwnLettersAndTheSameHeight(design: Font.Design) throws {
    let plain = try Sizes.of(3) { Text("Many letters") }
    let other = try Sizes.of(3) { Text("Many letters").font(.system(.body, design: design)) }
    #expect(other.width != plain.width)
    expectNear(other.height, plain.height)
    expectNear(try Sizes.width { VStack { Text("Many letters") }.fontDesign(design) }, other.width)
    expectNear(try Sizes.width { Text("Many letters").fontDesign(design) }, other.width)
  }

  @Test func monospacedLettersAreEquallyWide() throws {
    expectNear(
      try Sizes.width { Text("iiii").monospaced() }, try Sizes.width { Text("WWWW").monospaced() })
    expectNear(
      try Sizes.width { VStack { Text("iiii") }.monospaced() },
      try Sizes.width { Text("WWWW").font(.body.monospaced()) })
  }

  @Test func namesOfFontsTellTheDesign() throws {
    let serif = try Sizes.width { Text("Letters").font(.system(size: 17, design: .serif)) }
    expectNear(try Sizes.width { Text("Letters").font(.custom("Georgia", size: 17)) }, serif)
    let plain = try Sizes.width { Text("Letters").font(.system(size: 17)) }
    expectNear(try Sizes.width { Text("Letters").font(.custom("Avenir", size: 17)) }, plain)
  }

  @Test func widthsOfLetters() throws {
    let plain = try Sizes.width { Text("Letters") }
    #expect(try Sizes.width { Text("Letters").fontWidth(.condensed) } < plain)
    #expect(try Sizes.width { VStack { Text("Letters") }.fontWidth(.expanded) } > plain)
    #expect(try Sizes.width { Text("Letters").font(.body.width(.compressed)) } < plain)
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14.0), (.large, 17), (.xxxLarge, 23), (.accessibility5, 53),
  ])
  func bodyTextFollowsTheReadersChoice(step: DynamicTypeSize, size: Double) throws {
    let expected = try Sizes.height { Text("a").font(.system(size: size)) }
    expectNear(try Sizes.height { Text("a").dynamicTypeSize(step) }, expected)
    expectNear(
      try Sizes.height { Text("a").font(.custom("Avenir", size: 17)).dynamicTypeSize(step) },
      expected)
    let fixed = try Sizes.height { Text("a").font(.system(size: 20)) }
    expectNear(
      try Sizes.height { Text("a").font(.system(size: 20)).dynamicTypeSize(step) }, fixed)
    expectNear(
      try Sizes.height { Text("a").font(.custom("Avenir", fixedSize: 20)).dynamicTypeSize(step) },
      fixed)
  }

  @Test func aRangeOfSizesHoldsTheChoice() throws {
    let large = try Sizes.height { Text("a").dynamicTypeSize(.xLarge) }
    expectNear(
      try Sizes.height {
        Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility3)
      },
      large)
    expectNear(
      try Sizes.height { Text("a").dynamicTypeSize(.xLarge ... .xxLarge).dynamicTypeSize(.small) },
      large)
  }

  private struct Scaled: View {
    @ScaledMetric private var side = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var height = 34.0

    var body: some View { Color.red.frame(width: side, height: height) }
  }

  @Test func lengthsFollowTheReadersChoice() throws {
    let size = try Sizes.of { Scaled().dynamicTypeSize(.accessibility5) }
    #expect(size == CGSize(width: 53, height: 60))
    #expect(try Sizes.of { Scaled() } == CGSize(width: 17, height: 34))
  }

  @Test func leadingOfAFont() throws {
    func height(_ font: Font) throws -> Double { try Sizes.height { Text("a\nb").font(font) } }
    let plain = try height(.body)
    #expect(try height(.body.leading(.loose)) > plain)
    #expect(try height(.body.leading(.tight)) < plain)
  }

  @Test func textThatRunsFromRightToLeft() throws {
    try Harness.run {
      Text("a").foregroundColor(.red) + Text("שלום").foregroundColor(.blue)
        + Text("b").foregroundColor(.green)
    } _: { scene in
      let boxes = try scene.boxes(at: 0)
      #expect(boxes[0].maxX <= boxes[1].minX)
      #expect(boxes[1].maxX <= boxes[2].minX)
    }
    // The first strong character says where the line begins.
    try Harness.run {
      Text("שלום").foregroundColor(.red) + Text(" b").foregroundColor(.green)
    } _: { scene in
      let boxes = try scene.boxes(at: 0)
      #expect(boxes[0].minX > boxes[1].maxX)
      #expect(scene.session.faults.isEmpty)
    }
  }

  @Test func missingLettersComeFromAnotherFile() throws {
    try Harness.run {
      Text("☃✓")
    } _: { scene in
      _ = try scene.items(at: 0)
      #expect(scene.session.faults.isEmpty)
    }
  }
}
