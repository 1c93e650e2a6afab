package import Foundation

/// A colour: straight alpha, encoded sRGB, resolved.
///
/// Components may lie outside 0…1 (wide colours, overshooting animations); they are limited where
/// pixels are made.
package struct PaintColor: Hashable, Sendable {
  /// Red, encoded sRGB; 0…1 is the ordinary range.
  package var red: Double
  /// Green, encoded sRGB; 0…1 is the ordinary range.
  package var green: Double
  /// Blue, encoded sRGB; 0…1 is the ordinary range.
  package var blue: Double
  /// Opacity, 0…1.
  package var opacity: Double

  /// A colour from its components.
  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Opaque white.
  package static let white = PaintColor(red: 1, green: 1, blue: 1)
  /// Opaque black.
  package static let black = PaintColor(red: 0, green: 0, blue: 0)
}

/// A colour at a place along a gradient.
package struct GradientStop: Hashable, Sendable {
  /// The colour at the place.
  package var color: PaintColor
  /// The place, 0 at the start and 1 at the end.
  package var location: Double

  /// A stop from its colour and place.
  package init(color: PaintColor, location: Double) {
    self.color = color
    self.location = location
  }
}

/// Colours that change along a line and are constant across it.
///
/// Stops are taken in order; a place before the one in front of it counts as equal to that one.
/// Beyond the first and last stop their colours continue.
package struct LinearGradientPaint: Hashable, Sendable {
  /// The space in which colours between two stops are computed.
  package enum Interpolation: Hashable, Sendable {
    /// Premultiplied Oklab, today's default.
    case oklab
    /// Premultiplied encoded sRGB, as before iOS 16.
    case encodedSRGB
  }

  /// Colours along the line; empty paints nothing.
  package var stops: [GradientStop]
  /// Where location 0 lies, in the coordinates of the item.
  package var start: CGPoint
  /// Where location 1 lies, in the coordinates of the item.
  package var end: CGPoint
  /// The space in which colours between two stops are computed.
  package var interpolation: Interpolation

  /// A gradient from `start` to `end`.
  package init(
    stops: [GradientStop], start: CGPoint, end: CGPoint, interpolation: Interpolation = .oklab
  ) {
    self.stops = stops
    self.start = start
    self.end = end
    self.interpolation = interpolation
  }
}

/// What fills a shape or a stroke.
package enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(PaintColor)
  /// Colours along a line.
  case linearGradient(LinearGradientPaint)
}
