import Foundation
import Imaging
import TestSupport
import Testing

/// Measures pictures of the scenes that come with the package.
///
/// Expected values come from the scenes' own numbers: linear animations of six seconds that begin one
/// second after appearance, on a canvas of 402 × 874 points at 3 pixels a point.
@Suite struct ScenePictureTests {
  private static let orange = PixelColor(red: 255, green: 141, blue: 40)
  private static let blue = PixelColor(red: 0, green: 136, blue: 255)
  private static let purple = PixelColor(red: 203, green: 48, blue: 224)
  private static let middleColumn = 603
  private static let scale = 3.0

  /// The pictures of a scene at some moments.
  private func pictures(_ scene: String, at moments: [String]) throws -> [Pixmap] {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.run(
      [scene, "--at", moments.joined(separator: ","), "-o", "{index}.png"], in: folder.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try moments.indices.map { try folder.picture("\($0).png") }
  }

  /// Checks that a run of pixels lies where points say, to one pixel at either end.
  private func expect(
    _ run: PixelRun?, from start: Double, to end: Double, _ comment: Comment,
    tolerance: Double = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let run else {
      Issue.record("nothing of that colour; \(comment)", sourceLocation: sourceLocation)
      return
    }
    let isNear =
      abs(Double(run.start) - start * Self.scale) <= tolerance
      && abs(Double(run.end) - end * Self.scale) <= tolerance
    #expect(
      isNear, "\(run) instead of \(start * 3)..<\(end * 3); \(comment)",
      sourceLocation: sourceLocation)
  }

  private func row(_ points: Double) -> Int { Int(points * Self.scale) }

  // MARK: - The ticket

  /// Checks depth of the notch and width of the bar.
  ///
  /// The stack is 160 points high: ticket from 357 to 477, bar from 507 to 517.
  private func expectTicket(_ picture: Pixmap, notch: Double, bar: Double, _ comment: Comment) {
    #expect(picture.width == 1206 && picture.height == 2622)
    let ticket = picture.runs(row: row(417), matching: Self.orange, tolerance: 0)
    #expect(ticket.count == 1, comment)
    expect(ticket.first, from: 71 + notch, to: 331 - notch, comment)
    expect(
      picture.extent(row: row(512), matching: Self.blue), from: 201 - bar / 2, to: 201 + bar / 2,
      comment)
    expect(
      picture.extent(column: Self.middleColumn, matching: Self.orange), from: 357, to: 477, comment)
    expect(
      picture.extent(column: Self.middleColumn, matching: Self.blue), from: 507, to: 517, comment)
    expect(picture.extent(row: row(360), matching: Self.orange), from: 71, to: 331, comment)
  }

  @Test func theNotchDeepensWithTheBar() throws {
    let moments = ["0", "1", "2", "2.5", "3.0", "4", "7", "9"]
    let notches = [10, 10, 15, 17.5, 20, 25, 40, 40]
    let bars = [20.0, 20, 60, 80, 100, 140, 260, 260]
    let pictures = try pictures("ticket-notch", at: moments)
    for (index, picture) in pictures.enumerated() {
      expectTicket(picture, notch: notches[index], bar: bars[index], "at \(moments[index]) s")
    }
  }

  @Test func withoutTheMacroTheNotchJumps() throws {
    let pictures = try pictures("ticket-notch-plain", at: ["0.9", "2", "3.0", "4"])
    expectTicket(pictures[0], notch: 10, bar: 20, "before the change")
    expectTicket(pictures[1], notch: 40, bar: 60, "at 2 s")
    expectTicket(pictures[2], notch: 40, bar: 100, "at 3 s")
    expectTicket(pictures[3], notch: 40, bar: 140, "at 4 s")
  }

  // MARK: - The lesson's other questions

  /// The stack is 100 points high: dot around 407, bar around 477.
  @Test func theBarIsNotAnimatedByTheDotsValue() throws {
    let pictures = try pictures("dot-and-bar", at: ["0.5", "1.05", "1.2", "2", "4"])
    let dots = [-120, -118, -112, -80, 0.0]
    let bars = [-120, -120, 120, 120, 120.0]
    for (index, picture) in pictures.enumerated() {
      expect(
        picture.extent(row: row(407), matching: Self.orange), from: 181 + dots[index],
        to: 221 + dots[index], "dot \(index)", tolerance: 2)
      expect(
        picture.extent(row: row(477), matching: Self.purple), from: 161 + bars[index],
        to: 241 + bars[index], "bar \(index)", tolerance: 2)
    }
  }

  @Test func colourAndPlaceBothMove() throws {
    let pictures = try pictures("colour-then-offset", at: ["0", "2.5", "4", "7"])
    let offsets = [-120, -60, 0, 120.0]
    let colours = [
      Self.orange, PixelColor(red: 240, green: 127, blue: 114),
      PixelColor(red: 226, green: 110, blue: 156), Self.purple,
    ]
    for (index, picture) in pictures.enumerated() {
      let middle = row(201 + offsets[index])
      let colour = picture.color(x: middle, y: row(437))
      #expect(colour.distance(to: colours[index]) <= 1, "\(colour) in picture \(index)")
      expect(
        picture.extent(row: row(437), matching: colour), from: 171 + offsets[index],
        to: 231 + offsets[index], "disc \(index)", tolerance: 2)
    }
  }

  /// The stack is 196 points high: disc around 359, square around 449, capsule around 527.
  @Test func oneChangeCarriesPlaceTurnAndWidth() throws {
    let pictures = try pictures("three-movers", at: ["1", "2.5", "4", "7"])
    let offsets = [-120, -60, 0, 120.0]
    let widths = [40, 100, 160, 280.0]
    for (index, picture) in pictures.enumerated() {
      expect(
        picture.extent(row: row(359), matching: Self.orange), from: 181 + offsets[index],
        to: 221 + offsets[index], "disc \(index)", tolerance: 2)
      expect(
        picture.extent(row: row(527), matching: Self.purple), from: 201 - widths[index] / 2,
        to: 201 + widths[index] / 2, "capsule \(index)", tolerance: 2)
    }
    // A square of 60 turned by 22.5° is 60 / cos 22.5° wide through its middle. Turned by 45° its
    // corners lie there, on circles of 8 points: 22·√2 + 8 from the middle. Continuous corners reach
    // up to half a point further in.
    let halves = [30, 30 / 0.923_879_5, 22 * 2.0.squareRoot() + 8, 30]
    for (index, picture) in pictures.enumerated() {
      let colour = picture.color(x: Self.middleColumn, y: row(449))
      #expect(colour.distance(to: .white) > 100)
      expect(
        picture.extent(row: row(449), matching: colour), from: 201 - halves[index],
        to: 201 + halves[index], "square \(index)", tolerance: index == 2 ? 4 : 2)
    }
  }

  /// The rings have their middles at 121 and 281, 437, and a radius of 60.
  @Test func onlyTheRingThatChangesOnAppearanceIsDrawn() throws {
    let pictures = try pictures("two-rings", at: ["0", "1", "3", "6", "8"])
    let shares = [0, 0.125, 0.375, 0.75, 0.75]
    for (index, picture) in pictures.enumerated() {
      expectArc(picture, middle: (121, 437), radius: 60, share: 0.75, from: 0, "left \(index)")
      expectArc(
        picture, middle: (281, 437), radius: 60, share: shares[index], from: 0, "right \(index)")
    }
  }

  /// A quarter from appearance on, a half from 2 s on; each takes 0.8 s.
  @Test func theNightsRingFollowsItsShare() throws {
    let pictures = try pictures("nights-ring", at: ["0", "0.8", "1.9", "2.8", "4"])
    for (picture, share) in zip(pictures, [0, 0.25, 0.25, 0.5, 0.5]) {
      expectArc(
        picture, middle: (201, 437), radius: 28, share: share, from: -90, "\(share)", margin: 12)
    }
  }

  /// Checks that a stroked circle is drawn up to a share of its length, clockwise, and no further.
  private func expectArc(
    _ picture: Pixmap, middle: (x: Double, y: Double), radius: Double, share: Double,
    from start: Double,
    _ comment: Comment, margin: Double = 8
  ) {
    // Round caps reach `margin` degrees beyond either end; there nothing is checked.
    let end = share * 360
    for angle in stride(from: 1.0, to: 360, by: 2) {
      if abs(angle - end) < margin || angle < margin || angle > 360 - margin { continue }
      let radians = (start + angle) * .pi / 180
      let x = Int((middle.x + radius * cos(radians)) * Self.scale)
      let y = Int((middle.y + radius * sin(radians)) * Self.scale)
      let isDrawn = picture.color(x: x, y: y).distance(to: Self.orange) <= 1
      #expect(isDrawn == (angle < end), "\(angle)° of \(end)°; \(comment)")
    }
  }
}
