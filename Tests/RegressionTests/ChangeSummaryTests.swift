import Imaging
import Regression
import SwiftUI
import Testing
import VirtualTime

@Suite("What has changed in one line") struct ChangeSummaryTests {
  private func frames(_ pictures: [Int]) throws -> [SceneBaseline.Frame] {
    try pictures.enumerated().map { index, picture in
      let digits = String(picture, radix: 16)
      return SceneBaseline.Frame(
        number: Int64(index),
        instant: VirtualInstant(ticks: Int64(index) * VirtualInstant.ticksPerSecond / 60),
        digest: try #require(
          PixelDigest(String(repeating: "0", count: 32 - digits.count) + digits)))
    }
  }

  private func sequence(_ expected: [Int], _ actual: [Int]) throws -> SequenceDifference {
    SequenceDifference(
      expected: try frames(expected), actual: try frames(actual), expectedRate: "60",
      actualRate: "60")
  }

  private var changedFrame: [Int] {
    var pictures = Array(0..<420)
    pictures[217] = 9999
    return pictures
  }

  @Test("38: one pixel of one frame, one level off, is named")
  func onePixelIsNamed() throws {
    let summary = ChangeSummary(
      sequence: try sequence(Array(0..<420), changedFrame),
      pixels: [
        ChangeSummary.PixelMeasure(
          frame: 217, differentPixels: 1, totalPixels: 3_162_132, largestDelta: 1)
      ])
    #expect(
      summary.headline == "frame 217 (3.617 s) differs: 1 of 3162132 pixels, by 1 level")
  }

  @Test func theWorstFrameIsNamedBesidesTheFirst() throws {
    let summary = ChangeSummary(
      sequence: try sequence(Array(0..<60), Array(0..<10) + (10..<60).map { $0 + 500 }),
      pixels: [
        ChangeSummary.PixelMeasure(
          frame: 10, differentPixels: 4, totalPixels: 100, largestDelta: 7),
        ChangeSummary.PixelMeasure(
          frame: 30, differentPixels: 90, totalPixels: 100, largestDelta: 255),
      ])
    #expect(
      summary.headline
        == "50 of 60 frames differ, the first is frame 10 (0.167 s): 4 of 100 pixels, by up to "
        + "7 levels; most differs frame 30 (0.500 s): 90 of 100 pixels, by up to 255 levels")
  }

  @Test func aFingerprintComesBeforeAnythingElse() throws {
    let summary = ChangeSummary(
      sequence: try sequence(Array(0..<420), changedFrame),
      expectedSize: ChangeSummary.Size(width: 1179, height: 2556),
      actualSize: ChangeSummary.Size(width: 1206, height: 2622),
      fingerprints: ["made with cairo 1.16.0, this is 1.18.0"])
    #expect(summary.headline == "made with cairo 1.16.0, this is 1.18.0")
    #expect(summary.reasons.first == "canvas is 1206 × 2622 pixels, was 1179 × 2556")
  }

  @Test func aFrameThatIsGone() throws {
    var pictures = Array(0..<60)
    pictures.remove(at: 12)
    let summary = ChangeSummary(sequence: try sequence(Array(0..<60), pictures))
    #expect(summary.headline == "frame 12 is gone; all later frames come one earlier")
  }

  @Test func whatComesLater() throws {
    func pictures(_ held: Int) -> [Int] {
      Array(repeating: 1, count: held) + (100..<160) + Array(repeating: 2, count: 10)
    }
    let summary = ChangeSummary(sequence: try sequence(pictures(30), pictures(33)))
    #expect(
      summary.headline
        == "from frame 30 (0.500 s) on everything comes 3 frames (50 ms) later")
  }

  @Test func theSameValuesPointAtTheRenderer() throws {
    let trace = TraceMaking.trace(frames: 420) { _ in ([TraceMaking.view("A/Circle")], []) }
    let summary = ChangeSummary(
      sequence: try sequence(Array(0..<420), changedFrame),
      trace: TraceDifference(expected: trace, actual: trace))
    #expect(summary.headline == "frame 217 (3.617 s) differs")
    #expect(summary.reasons == [TraceDifference.sameValues])
    #expect(summary.effect == nil)
  }

  @Test func aLaterEnd() throws {
    let summary = ChangeSummary(sequence: try sequence(Array(0..<421), Array(0..<451)))
    #expect(summary.headline == "ends at 7.5 s, was 7 s")
  }
}
