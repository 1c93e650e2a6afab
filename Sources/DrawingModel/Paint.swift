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

/// What fills a shape or a stroke.
package enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(PaintColor)
  /// Colours along a line.
  case linearGradient(LinearGradientPaint)
  /// Colours by the distance from a point.
  case radialGradient(RadialGradientPaint)
  /// Colours by the direction from a point.
  case angularGradient(AngularGradientPaint)
  /// Colours spread over a net of curves.
  case meshGradient(MeshGradientPaint)
  /// A picture of pixels.
  case picture(PicturePaint)
}
