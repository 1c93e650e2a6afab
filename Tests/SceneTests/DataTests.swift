import Foundation
import TestSupport
import Testing

/// What a shape says about its data decides whether it is ever partway.
@Suite struct DataTests {
  @Test func whatTheMacroSynthesizesIsPartway() throws {
    let trace = try SceneTrace("ticket-notch", at: [0.5, 1, 2, 4, 7])
    trace.expect("shape", "depth", of: "TicketShape", [0.5: 10, 1: 10, 2: 15, 4: 25, 7: 40])
    trace.expect("geometry", "width", of: "Rectangle", [0.5: 20, 1: 20, 2: 60, 4: 140, 7: 260])
  }

  /// The depth itself is measured in pictures: it is 40 from 1 s on.
  @Test func withoutDataThereIsNothingToAnimate() throws {
    let trace = try SceneTrace("ticket-notch-plain", at: [0.5, 2, 4, 7])
    #expect(trace.attributes("shape", at: 4).isEmpty)
    trace.expect("geometry", "width", of: "Rectangle", [0.5: 20, 2: 60, 4: 140, 7: 260])
  }

  @Test func oneChangeMovesPlaceTurnAndWidth() throws {
    let trace = try SceneTrace("three-movers", at: [0.5, 2.5, 4, 7])
    trace.expect("geometry", "x", of: "Circle", [0.5: 181 - 120, 2.5: 181 - 60, 4: 181])
    trace.expect("rotation", "angle", [0.5: 0, 2.5: 22.5, 4: 45, 7: 90])
    trace.expect("geometry", "width", of: "Capsule", [0.5: 40, 2.5: 100, 4: 160, 7: 280])
  }

  @Test func whatIsIgnoredChangesAtTheStart() throws {
    let trace = try SceneTrace("turned-sail", at: [0.5, 1, 2.5, 4, 7])
    trace.expect("shape", "height", of: "Sail", [0.5: 80, 1: 80, 2.5: 110, 4: 140, 7: 200])
    #expect(trace.attributes("shape", of: "Sail", at: 4).first?.names == ["height"])
    let pictures = try ScenePictures("turned-sail", at: [0.98, 1, 4])
    let mint = PixelColor(red: 0, green: 200, blue: 179)
    // Ten points above the foot, on either side of the mast at 201.
    for (time, left, right) in [
      (0.98, PixelColor.white, mint), (1, mint, PixelColor.white), (4, mint, PixelColor.white),
    ] {
      pictures.expectColor(left, x: 171, y: 527, at: time)
      pictures.expectColor(right, x: 231, y: 527, at: time)
    }
    // 5.75 of 100 points left of the mast the cloth has 0.9425 of its height.
    pictures.expectColumn(of: mint, x: 195, from: 537 - 140 * 0.9425, to: 537, at: 4)
  }

  @Test func aPropertyThatCannotBeDataIsAnErrorAtThatProperty() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      struct Flagpole: View {
        var body: some View { Pennant(length: 80, isStriped: true) }
      }

      @Animatable
      struct Pennant: Shape {
        var length: CGFloat
        var isStriped: Bool

        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """, to: "Flagpole.swift")
    let outcome = try BuiltCommand.run(
      ["Flagpole.swift", "--at", "0", "-o", "out.png"], in: folder.path)
    #expect(outcome.status == 65)
    #expect(folder.files == ["Flagpole.swift"])
    let sentence =
      "Cannot automatically synthesize 'animatableData'. (from macro '_SwiftUIAnimatableProperty')"
    let errors = outcome.errors.split(separator: "\n").filter {
      $0.contains("Flagpole.swift:") && $0.contains("error:")
    }
    #expect(errors.count == 1, "\(outcome.errors)")
    #expect(errors.first?.hasPrefix(folder.path + "/Flagpole.swift:10:") == true, "\(errors)")
    #expect(errors.first?.hasSuffix(": error: " + sentence) == true, "\(errors)")
  }
}
