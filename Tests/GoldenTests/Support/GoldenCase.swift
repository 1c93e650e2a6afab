import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A small view whose picture and display list were looked at and are kept.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  /// Area, feature and condition in kebab-case: `stroke/line-join/miter-over-limit`.
  let name: String
  /// Canvas in points.
  var size = CGSize(width: 100, height: 100)
  /// Pixels per point.
  var scale = 1.0
  /// Instants in seconds, in order; several make a frame sheet.
  var times = [0.0]
  /// Largest difference of a channel that may be, in levels of 255; other than 0 only with a reason.
  var tolerance = 0
  /// Mounts the view.
  let mount: @MainActor @Sendable (GoldenCase) throws -> Harness

  var testDescription: String { name }

  /// A still of 100 × 100 points unless said otherwise, or a sheet of what is there at `times`.
  init(
    _ name: String, width: CGFloat = 100, height: CGFloat = 100, scale: Double = 1,
    at times: [Double] = [0], tolerance: Int = 0,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.times = times
    self.tolerance = tolerance
    mount = { golden in
      try Harness(
        width: golden.size.width, height: golden.size.height, scale: golden.scale, view)
    }
  }

  /// Whether the picture shows several moments.
  var isSheet: Bool { times.count > 1 }

  /// The picture's file below the folder of goldens.
  var pictureFile: String { name + (isSheet ? ".sheet.png" : ".png") }

  /// The display list's file below the folder of goldens.
  var listFile: String { name + ".list.txt" }

  /// The largest size of the picture's file, in bytes.
  var budget: Int { isSheet ? 64 << 10 : 8 << 10 }
}
