import Foundation
import Imaging
import TestSupport
import Testing

/// The scenes on layout and what only looks like it: values at their times, and what is drawn.
@Suite struct LayoutSceneTests {
  private static let orange = PixelColor(red: 255, green: 141, blue: 40)
  private static let blue = PixelColor(red: 0, green: 136, blue: 255)
  private static let purple = PixelColor(red: 203, green: 48, blue: 224)

  /// Expects the runs of a colour on a line of pixels, in points.
  private func expectRuns(
    _ runs: [PixelRun], _ expected: [ClosedRange<Double>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(runs.count == expected.count, "\(runs)", sourceLocation: sourceLocation)
    for (run, range) in zip(runs, expected) {
      let isNear =
        abs(Double(run.start) / 2 - range.lowerBound) <= 0.5
        && abs(Double(run.end) / 2 - range.upperBound) <= 0.5
      #expect(isNear, "\(run) instead of \(range) points", sourceLocation: sourceLocation)
    }
  }

  // MARK: - Transform or layout

  @Test func aFrameMakesRoomAndATransformDoesNot() throws {
    let trace = try SceneTrace("crate-on-shelf", at: [0.9, 1, 2, 2.5, 3])
    let shelf = "VStack/0/HStack"
    trace.expect(
      "geometry", "width", of: shelf + "/1/FramedCrate/Rectangle",
      [0.9: 80, 1: 80, 2: 120, 2.5: 140, 3: 160])
    trace.expect(
      "geometry", "x", of: shelf + "/0/Jar/Rectangle", [0.9: 111, 1: 111, 2: 81, 2.5: 66, 3: 51])
    trace.expect(
      "geometry", "x", of: shelf + "/2/Jar/Rectangle", [0.9: 251, 1: 251, 2: 281, 2.5: 296, 3: 311])
    // Layout is at its end when the change begins; only what is drawn is on its way.
    #expect(
      trace.attributes("geometry", of: shelf + "/0/Jar/Rectangle", at: 1)[0].model
        == [51, 337, 40, 60])
    trace.expect(
      "scale", "x", of: "ScaledCrate/Rectangle", [0.9: 1, 1: 1, 2: 1.5, 2.5: 1.75, 3: 2])
    for view in ["VStack/1/HStack/0/Jar/Rectangle", "VStack/1/HStack/2/Jar/Rectangle"] {
      #expect(trace.attributes("geometry", of: view, at: 2).isEmpty)
    }
  }

  /// The shelves' middles are at 367 and 507.
  @Test func picturesOfTheShelves() throws {
    let pictures = try ScenePictures("crate-on-shelf", at: [0.5, 2, 3])
    func expect(
      at time: Double, row: Int, crate: ClosedRange<Double>, jars: [ClosedRange<Double>]
    ) {
      let picture = pictures[time]
      expectRuns(picture.runs(row: row * 2, matching: Self.orange, tolerance: 1), [crate])
      expectRuns(picture.runs(row: row * 2, matching: Self.blue, tolerance: 1), jars)
    }
    expect(at: 0.5, row: 367, crate: 161...241, jars: [111...151, 251...291])
    expect(at: 2, row: 367, crate: 141...261, jars: [81...121, 281...321])
    expect(at: 3, row: 367, crate: 121...281, jars: [51...91, 311...351])
    expect(at: 0.5, row: 507, crate: 161...241, jars: [111...151, 251...291])
    // It covers the first jar and is covered by the second.
    expect(at: 2, row: 507, crate: 141...251, jars: [111...141, 251...291])
    expect(at: 3, row: 507, crate: 121...251, jars: [111...121, 251...291])
  }

  // MARK: - Narrow or at the root

  @Test func neighboursSlideOnlyInsideTheAnimation() throws {
    let trace = try SceneTrace("narrow-and-root", at: [0.9, 1, 2, 3])
    let (narrow, root) = ("NarrowColumn/VStack/", "RootColumn/VStack/")
    let middle = "1/Middle/Rectangle"
    for column in [narrow, root] {
      trace.expect(
        "geometry", "height", of: column + middle, [0.9: 40, 1: 40, 2: 120, 3: 200])
      trace.expect("geometry", "y", of: column + middle, [0.9: 417, 1: 417, 2: 377, 3: 337])
    }
    trace.expect(
      "geometry", "y", of: narrow + "0/Header/Rectangle", [0.9: 377, 1: 297, 2: 297, 3: 297])
    trace.expect(
      "geometry", "y", of: narrow + "2/Footer/Rectangle", [0.9: 457, 1: 537, 2: 537, 3: 537])
    trace.expect(
      "geometry", "y", of: root + "0/Header/Rectangle", [0.9: 377, 1: 377, 2: 337, 3: 297])
    trace.expect(
      "geometry", "y", of: root + "2/Footer/Rectangle", [0.9: 457, 1: 457, 2: 497, 3: 537])
  }

  @Test func picturesOfTheColumns() throws {
    let pictures = try ScenePictures("narrow-and-root", at: [1, 2, 3])
    func expect(
      at time: Double, column: Int, _ header: ClosedRange<Double>, _ middle: ClosedRange<Double>,
      _ footer: ClosedRange<Double>
    ) {
      let picture = pictures[time]
      for (color, range) in [
        (Self.blue, header), (Self.orange, middle), (Self.purple, footer),
      ] {
        expectRuns(picture.runs(column: column * 2, matching: color, tolerance: 1), [range])
      }
    }
    expect(at: 1, column: 131, 297...337, 417...457, 537...577)
    expect(at: 1, column: 271, 377...417, 417...457, 457...497)
    expect(at: 2, column: 131, 297...337, 377...497, 537...577)
    expect(at: 2, column: 271, 337...377, 377...497, 497...537)
    for column in [131, 271] {
      expect(at: 3, column: column, 297...337, 337...537, 537...577)
    }
  }

  // MARK: - A layout that animates

  @Test func beadsAreLaidOutForEveryFrame() throws {
    let trace = try SceneTrace("clockwork-ring", at: [1, 2, 3])
    trace.expect("layout", "turn", of: "_LayoutView", [1: 0, 2: 1.0 / 6, 3: 1.0 / 3])
    trace.expect("rotation3D", "angle", of: "_LayoutView", [1: 0, 2: 20, 3: 40])
    // On a circle of 114 points around the middle of the canvas, each place rounded to a third of a point.
    for (time, degrees) in [(1.0, -90.0), (2, -30), (3, 30)] {
      for (bead, size) in [(0, 44.0), (1, 28), (7, 28)] {
        let angle = (degrees + Double(bead) * 30) * .pi / 180
        let view = "ForEach/[\(bead)]/Circle"
        trace.expect(
          "geometry", "x", of: view, [time: 201 + 114 * cos(angle) - size / 2], within: 1.0 / 6)
        trace.expect(
          "geometry", "y", of: view, [time: 437 + 114 * sin(angle) - size / 2], within: 1.0 / 6)
        #expect(trace.attributes("geometry", of: view, at: time)[0].animation == nil)
      }
    }
  }
}
