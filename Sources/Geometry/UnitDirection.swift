internal import CNumerics

/// Cosine and sine of an angle, exact at whole quarter turns.
struct UnitDirection {
  var x: Double
  var y: Double

  /// The direction at `radians` from +x toward +y.
  ///
  /// An angle within 1e-12 of a whole quarter turn counts as that quarter turn, so that a path
  /// built from `.degrees(90)` has the same points as one built from a rectangle's edges.
  init(radians: Double) {
    let quarters = (radians / (.pi / 2)).rounded()
    if quarters.magnitude < 1e6, (radians - quarters * (.pi / 2)).magnitude < 1e-12 {
      switch ((Int(quarters) % 4) + 4) % 4 {
      case 0: (x, y) = (1, 0)
      case 1: (x, y) = (0, 1)
      case 2: (x, y) = (-1, 0)
      default: (x, y) = (0, -1)
      }
    } else {
      x = pw_cos(radians)
      y = pw_sin(radians)
    }
  }
}
