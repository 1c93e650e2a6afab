import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// `render-scene onion` as a user runs it.
@Suite struct OnionTests {
  private struct Report: Decodable {
    struct Frame: Decodable {
      var time: String
      var digest: String
      var opacity: Double
    }
    struct Place: Decodable {
      var x: Double?
      var y: Double?
    }
    var frames: [Frame]
    var trail: [Place]
  }

  private func report(_ flags: [String], in folder: TemporaryFolder) throws -> Report {
    let outcome = try SheetScene.run("onion", flags + ["--json"], in: folder)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  private func components(_ pixel: UInt32) -> [Int] {
    [16, 8, 0].map { Int(pixel >> $0 & 255) }
  }

  @Test func olderFramesAreFainterOverOneGround() throws {
    let folder = try SheetScene.folder()
    let report = try report(["--at", "0.5,1,1.5"], in: folder)
    #expect(report.frames.map(\.time) == ["1/2", "1/1", "3/2"])
    #expect(try report.frames.map(\.digest) == SheetScene.digests("0.5,1,1.5", in: folder))
    let picture = try folder.picture("output/glide.onion.png")
    #expect(picture.width == 120 && picture.height == 40)
    let still = try SheetScene.run("still", ["--at", "1.5", "-o", "last.png"], in: folder)
    #expect(still.status == 0)
    let last = try folder.picture("last.png")
    let (red, white) = (components(last[90, 20]), components(last[110, 2]))
    #expect(white == [255, 255, 255])
    // The middles of the square at the three moments, and between them.
    #expect(components(picture[90, 20]) == red)
    for (x, opacity) in [(10, report.frames[0].opacity), (50, report.frames[1].opacity)] {
      for (shown, color) in zip(components(picture[x, 20]), red) {
        #expect(abs(Double(shown) - (255 + (Double(color) - 255) * opacity)) <= 1.5, "\(x)")
      }
    }
    #expect(components(picture[30, 20]) == white)
    #expect(report.frames[0].opacity < report.frames[1].opacity)
    #expect(report.frames[2].opacity == 1)
  }

  @Test func aTrailFollowsTheMiddleOfAView() throws {
    let folder = try SheetScene.folder()
    let flags = ["--at", "0.5,1,1.5", "--trail"]
    let report = try report(flags + ["Slider's knob"], in: folder)
    #expect(report.trail.map(\.x) == [10, 50, 90])
    #expect(report.trail.map(\.y) == [20, 20, 20])
    let picture = try folder.picture("output/glide.onion.png")
    // Between the squares there is nothing but the line.
    #expect(components(picture[30, 20]) != [255, 255, 255])
    #expect(components(picture[30, 12]) == [255, 255, 255])
    #expect(try self.report(flags + ["Rectangle"], in: folder).trail.map(\.x) == [10, 50, 90])
  }

  @Test func anUnknownViewIsToldWithTheKnownOnes() throws {
    let folder = try SheetScene.folder()
    let outcome = try BuiltCommand.run(
      ["onion", "Glide.swift", "--trail", "Knob"] + SheetScene.flags, in: folder.path)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("“Slider's knob”"), "\(outcome.errors)")
    #expect(folder.files == ["Glide.swift"])
  }

  @Test func fainterWithAge() {
    #expect(OnionStack.opacities(count: 1) == [1])
    #expect(OnionStack.opacities(count: 2) == [0.5, 1])
    let five = OnionStack.opacities(count: 5)
    #expect(five == five.sorted() && five.last == 1 && Set(five).count == 5)
  }
}
