import Foundation
import SwiftUI
import TestSupport
import ViewTesting

/// How a row of the table of reference numbers is run through a mounted scene.
enum OracleRecipe {
  /// A value that changes by a script; each script is one way to write the row's animation.
  case scripts([[ProbeChange]], from: Double)
  /// A scene of its own, with what is read from its picture.
  case scene(OracleScene)
  /// The time of a completion by removal.
  case removal(Animation, delta: Double)
  /// What a body of a mounted view calculates: a value and, where there is one, a velocity.
  case body((OracleRow) -> [Double])
  /// The time, in milliseconds, from which a spring stays within a thousandth.
  case settling(Animation)
}

/// A scene made for some rows.
struct OracleScene {
  /// Makes the view.
  var make: @MainActor () -> AnyView
  /// Reads the row's number from the picture of an instant.
  var read: @MainActor (Harness, Double) throws -> Double
  /// The interval that is animated.
  var interval = 1.0
  /// Largest difference from the row.
  var tolerance = 1e-9
  /// When it stops, though it may be moving then.
  var end = Double.infinity

  init(
    interval: Double = 1, tolerance: Double = 1e-9,
    make: @escaping @MainActor () -> some View,
    read: @escaping @MainActor (Harness, Double) throws -> Double
  ) {
    self.interval = interval
    self.tolerance = tolerance
    self.make = { AnyView(make()) }
    self.read = read
  }
}

extension OracleRow {
  /// Rows of one recipe: the same animation with the same parameters.
  var group: String { animation + "|" + parameters }

  /// The number after `name=`, or the given one.
  func number(_ name: String, _ otherwise: Double) -> Double { parameter(name) ?? otherwise }
}
