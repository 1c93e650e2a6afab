package import Foundation

/// The space in which colours between those given are computed.
package enum GradientInterpolation: String, Hashable, Sendable {
  /// Premultiplied Oklab, today's default.
  case oklab
  /// Premultiplied encoded sRGB, as before iOS 16.
  case encodedSRGB = "srgb"
  /// Premultiplied linear light.
  case linearSRGB = "linear"
}

/// What lies before location 0 and behind location 1 of a gradient.
package enum GradientSpread: String, Hashable, Sendable {
  /// The colours of the first and the last stop.
  case pad
  /// The gradient from its start again.
  case repeats
  /// The gradient backwards and forwards by turns.
  case mirrors
}

/// Colours that change along a line and are constant across it.
///
/// Stops are taken in order; a place before the one in front of it counts as equal to that one.
/// Beyond the first and last stop their colours continue.
package struct LinearGradientPaint: Hashable, Sendable {
  /// Colours along the line; empty paints nothing.
  package var stops: [GradientStop]
  /// Where location 0 lies, in the coordinates of the item.
  package var start: CGPoint
  /// Where location 1 lies, in the coordinates of the item.
  package var end: CGPoint
  /// The space in which colours between two stops are computed.
  package var interpolation: GradientInterpolation
  /// What lies beyond both ends.
  package var spread: GradientSpread

  /// A gradient from `start` to `end`.
  package init(
    stops: [GradientStop], start: CGPoint, end: CGPoint,
    interpolation: GradientInterpolation = .oklab, spread: GradientSpread = .pad
  ) {
    self.stops = stops
    self.start = start
    self.end = end
    self.interpolation = interpolation
    self.spread = spread
  }
}

/// Colours that change with the distance from a point and are constant on circles, or on ellipses, about it.
package struct RadialGradientPaint: Hashable, Sendable {
  /// Colours by distance, ordered as in a linear gradient; empty paints nothing.
  package var stops: [GradientStop]
  /// The middle, in the coordinates of the item.
  package var center: CGPoint
  /// The distance of location 0, in the coordinates of the item.
  package var startRadius: Double
  /// The distance of location 1; with equal radii the gradient is a hard edge there.
  package var endRadius: Double
  /// Factors of both radii along x and y: (1, 1) for circles.
  ///
  /// Where one is not above 0 all lies beyond the end.
  package var stretch: CGSize
  /// The space in which colours between two stops are computed.
  package var interpolation: GradientInterpolation
  /// What lies inside the start and outside the end.
  package var spread: GradientSpread

  /// A gradient from a circle of one radius to one of another.
  package init(
    stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double,
    stretch: CGSize = CGSize(width: 1, height: 1), interpolation: GradientInterpolation = .oklab,
    spread: GradientSpread = .pad
  ) {
    self.stops = stops
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
    self.stretch = stretch
    self.interpolation = interpolation
    self.spread = spread
  }
}

/// Colours that change with the direction from a point, clockwise from 3 o'clock, and are constant along rays.
///
/// What a sweep of less than a turn leaves open shows the first colour in the half next to the start and the last in the half
/// next to the end. Of a sweep over more than a turn the last turn is seen.
package struct AngularGradientPaint: Hashable, Sendable {
  /// Colours by direction, ordered as in a linear gradient; empty paints nothing.
  package var stops: [GradientStop]
  /// The middle, in the coordinates of the item.
  package var center: CGPoint
  /// The direction of location 0, in radians.
  package var startAngle: Double
  /// The direction of location 1, in radians; below the start the gradient runs anticlockwise.
  package var endAngle: Double
  /// The space in which colours between two stops are computed.
  package var interpolation: GradientInterpolation

  /// A gradient from one direction to another.
  package init(
    stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double,
    interpolation: GradientInterpolation = .oklab
  ) {
    self.stops = stops
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.interpolation = interpolation
  }
}
