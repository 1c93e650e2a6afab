/// A corner's measures along its two sides.
struct CornerCurve {
  var x: CornerSide
  var y: CornerSide
}

/// What becomes of continuous corners that meet on a side too short for them.
enum CornerEnds {
  /// They are bent so that they reach the side in a blunt point.
  case full
  /// They keep their curves, which end a little inside.
  case cut
}

/// Measures of a corner along one side, in points from the corner.
struct CornerSide {
  /// Radius of the corner.
  var radius: Double
  /// Largest distance the curve may reach.
  var space: Double
  /// How the curve ends when it wants more.
  var ends: CornerEnds

  /// Whether the curve has less room than it wants.
  var isTight: Bool { ContinuousCorner.start * radius > space }

  /// The curve's part along this side, in radii.
  var edge: ContinuousCorner.Edge {
    isTight ? ContinuousCorner.edge(room: space / radius, ends: ends) : ContinuousCorner.edge
  }
}

/// The continuous corner's curve in radii from the corner: three cubics, symmetric to the diagonal.
///
/// Source: the numbers published for Apple's rounded rectangles, which match rendered corners to
/// within antialiasing.
enum ContinuousCorner {
  /// Where the curve leaves the side.
  static let start = 1.528665
  /// First handle on the side.
  static let handle1 = 1.08849296
  /// Second handle on the side.
  static let handle2 = 0.86840694
  /// End of the first cubic: distance along the side, and from it.
  static let far = 0.63149379
  static let near = 0.07491139
  /// Handles of the middle cubic.
  static let handleFar = 0.37282383
  static let handleNear = 0.16905956

  // MARK: - Sides that are too short

  /// A place in radii: along the side from the corner, and across it into the rectangle.
  typealias Place = (along: Double, across: Double)

  /// The cubic along a side up to the middle cubic.
  struct Edge {
    /// Where it leaves the side.
    var start: Place
    var handle1: Place
    var handle2: Place
  }

  /// The cubic on a side with room for it.
  static let edge = Edge(start: (start, 0), handle1: (handle1, 0), handle2: (handle2, 0))

  /// The cubic on a side with room for only so many radii, at least one.
  ///
  /// A line follows the cubic as it is, cut off where the room ends: that is the inner edge of a
  /// rendered pill's border (radius 47 pixels) to a tenth of a pixel. What is filled and clipped
  /// reaches the side: of the cubics that do, this is nearest to that pill's outside and to a
  /// rendered capsule (radius 78.5), both within 0.2 pixels.
  static func edge(room: Double, ends: CornerEnds) -> Edge {
    let (points, across) = ([start, handle1, handle2, far], near)
    /// The cubic's blossom: a point of it where all three parameters are equal.
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Double {
      var values = points
      for parameter in [a, b, c] {
        for index in 0..<values.count - 1 {
          values[index] += (values[index + 1] - values[index]) * parameter
        }
        values.removeLast()
      }
      return values[0]
    }
    // The distance along the side falls steadily; halving finds where it is the room.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if blossom(middle, middle, middle) > room { low = middle } else { high = middle }
    }
    let cut = high
    /// How far inside the side the cut is.
    let gap = across * cut * cut * cut
    var edge = Edge(
      start: (room, gap), handle1: (blossom(cut, cut, 1), across * cut * cut),
      handle2: (blossom(cut, 1, 1), across * cut))
    if ends == .full {
      edge.start.across = 0
      edge.handle1.along += 3.49 * gap
      edge.handle1.across += 0.57 * gap
      edge.handle2.along += 6.12 * gap
      edge.handle2.across -= 1.53 * gap
    }
    return edge
  }
}
