import DrawingModel
import Foundation
import Geometry
import Imaging
import SwiftUI
import TestSupport
import ViewTesting

/// A text whose box a picture shows: something of one colour lies around it at a known distance.
struct TextBox: Sendable {
  /// Name of the picture's file, without its extension.
  var picture: String
  /// What is written, for the table.
  var string: String
  /// Name of the font, for the table.
  var font: String
  /// Pixels per point.
  var scale: Double
  /// The colour whose bounds are taken.
  var color: PixelColor
  /// Points from the text's box to the colour's edge.
  var horizontalPadding = 16.0
  var verticalPadding = 16.0
  /// Width that the text is offered, in points; nil for any.
  var offered: Double?
  /// Pixels that the heights may differ by, and why where it is more than one.
  var limit = 1.0
  var reason = ""
  var view: @MainActor @Sendable () -> AnyView

  init(
    _ picture: String, _ string: String, font: String, scale: Double, color: PixelLevels,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.picture = picture
    self.string = string
    self.font = font
    self.scale = scale
    self.color = PixelColor(red: color.red, green: color.green, blue: color.blue)
    self.view = { AnyView(view()) }
  }

  /// The same with something changed.
  func changed(_ change: (inout TextBox) -> Void) -> TextBox {
    var box = self
    change(&box)
    return box
  }

  /// Both boxes, in points.
  @MainActor func measured() throws -> TextBoxMeasurement {
    let file = ReferenceRun.folder.appendingPathComponent("Pictures/\(picture).png")
    let expected = try PNGDecoder.decode([UInt8](Data(contentsOf: file)))
    guard let bounds = expected.bounds(matching: color, tolerance: 1) else {
      throw TextBoxError(picture: picture, color: color)
    }
    let there = CGSize(
      width: Double(bounds.columns.length) / scale - 2 * horizontalPadding,
      height: Double(bounds.rows.length) / scale - 2 * verticalPadding)
    let view = self.view
    let harness = try Harness(width: offered ?? 2000, height: 1000, scale: scale) {
      view().background(Color.red)
    }
    defer { harness.end() }
    let here = try harness.boxes(at: 0).first?.size ?? .zero
    return TextBoxMeasurement(box: self, there: there, here: here)
  }
}

/// The box of a text in Apple's picture and in ours, in points.
struct TextBoxMeasurement: Sendable {
  var box: TextBox
  var there: CGSize
  var here: CGSize

  /// How much higher ours is, in pixels.
  var higher: Double { (here.height - there.height) * box.scale }

  /// How much wider ours is, as a part of Apple's width.
  var wider: Double { here.width / there.width - 1 }
}

/// A colour that a picture should have.
struct TextBoxError: Error {
  var picture: String
  var color: PixelColor
}
