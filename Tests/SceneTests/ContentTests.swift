import Foundation
import Imaging
import TestSupport
import Testing

/// A number in a text has no way between its values: the old one fades out over the new one.
@Suite struct ContentTests {
  @Test func theOldNumberFadesOutOverTheNewOne() throws {
    let moments = stride(from: 0.5, through: 5.5, by: 0.25).map { $0 }
    let trace = try SceneTrace("seats-left", at: moments)
    trace.expectTexts(["9": 1, "seats left": 1], at: 0.5)
    trace.expectTexts(["34": 0.25, "9": 0.75, "seats left": 1], at: 2)
    trace.expectTexts(["34": 0.5, "9": 0.5, "seats left": 1], at: 3)
    trace.expectTexts(["34": 0.75, "9": 0.25, "seats left": 1], at: 4)
    trace.expectTexts(["34": 1, "seats left": 1], at: 5)
    trace.expectWay("content", "fade", from: 0, to: 1, [1: 0, 2: 0.25, 3: 0.5, 4: 0.75])
    for moment in moments {
      let strings = Set(trace.texts(at: moment).map(\.string))
      #expect(strings.isSubset(of: ["9", "34", "seats left"]), "\(moment) s")
    }
  }

  /// Between 6 and 30 only what is `Animatable` shows other numbers.
  @Test func onlyAnAnimatableTextCounts() throws {
    let trace = try SceneTrace("text-does-not-count", at: [0, 2, 3, 4, 5])
    let labels = ["Text fades", "Animatable counts", "numericText rolls"]
    let counted: KeyValuePairs<Double, String> = [0: "6", 2: "12", 3: "18", 4: "24", 5: "30"]
    for (time, number) in counted {
      let strings = trace.texts(at: time).map(\.string).filter { !labels.contains($0) }
      #expect(Set(strings) == (time == 0 ? ["6"] : time == 5 ? ["30"] : ["6", "30", number]))
    }
  }

  /// Where only one of the numbers is drawn its colour shows how much there is of it.
  @Test func strokesOfBothNumbersAreThere() throws {
    let pictures = try ScenePictures("seats-left", at: [0.5, 2, 3, 4, 5])
    for (time, old) in [(2.0, 0.75), (3, 0.5), (4, 0.25)] {
      let both = 1 - (1 - old) * old
      for opacity in [old, 1 - old, both] {
        #expect(count(opacity, in: pictures[time]) > 1000, "\(opacity) at \(time) s")
      }
      #expect(count(1, in: pictures[time]) == 0, "\(time) s")
    }
    // At rest only pixels at the edges of strokes are mixed.
    for time in [0.5, 5] {
      #expect(count(1, in: pictures[time]) > 1000, "\(time) s")
      #expect(count(0.75, in: pictures[time]) < 300, "\(time) s")
    }
  }

  /// Number of pixels of the number's indigo at an opacity over white.
  private func count(_ opacity: Double, in picture: Pixmap) -> Int {
    func level(_ full: Double) -> Int { Int((255 - (255 - full) * opacity).rounded()) }
    let color = PixelColor(red: level(97), green: level(85), blue: level(245))
    return picture.centroid(matching: color, tolerance: 1)?.count ?? 0
  }
}
