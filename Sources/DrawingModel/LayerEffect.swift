package import Foundation
package import Geometry

/// What happens to a level's picture, drawn by itself, on its way into the picture around it.
package enum LayerEffect: Hashable, Sendable {
  /// Nothing: the level is a picture of its own, and what blends inside does not see what lies behind.
  case isolated
  /// The level is blended with what lies behind it, inside the innermost picture.
  case blend(BlendOperation)
  /// The level is blurred with a Gaussian; `isOpaque` keeps its outline.
  case blur(radius: Double, isOpaque: Bool)
  /// The level casts a shadow, which lies behind it.
  case shadow(ShadowPaint)
  /// What lies outside of the level casts a shadow on it, inside its edges.
  case innerShadow(ShadowPaint)
  /// Where the level is opaque, what lies behind it is seen as through frosted glass; the level's colours do not matter.
  ///
  /// What lies behind is all that has been drawn so far, also outside of groups around the level; nothing outside of a
  /// projection is seen from inside.
  case backdrop(BackdropPaint)
  /// The level's colours are changed, each pixel by itself.
  case color(ColorFilter)
  /// The level is seen in perspective; coordinates inside are those before it.
  case projection(ProjectionTransform)
}

/// A shadow: a blurred picture of what casts it, in one colour, beside its place.
package struct ShadowPaint: Hashable, Sendable {
  /// The colour where what casts the shadow is opaque.
  package var color: PaintColor
  /// Standard deviation of the blur in points; the blur reaches twice as far.
  package var radius: Double
  /// Distance from what casts it, in the coordinates around the level.
  package var offset: CGSize

  /// A shadow from its colour, blur and place.
  package init(color: PaintColor, radius: Double, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// What frosted glass makes of what lies behind it: blurred, more or less colourful, under a tint.
package struct BackdropPaint: Hashable, Sendable {
  /// Standard deviation of the blur in points; what it reaches beyond the canvas is as if not there.
  package var radius: Double
  /// Factor of the distance of colours from their greys.
  package var saturation: Double
  /// Laid over the result.
  package var tint: PaintColor

  /// A glass from its blur, saturation and tint.
  package init(radius: Double, saturation: Double, tint: PaintColor) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}

/// How a level's colours are combined with those behind it.
package enum BlendOperation: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
  /// Keeps what lies behind where the level is opaque, everywhere in the innermost picture.
  case destinationIn
  /// The level where what lies behind is opaque, and nothing else, everywhere in the innermost picture.
  case sourceIn
  /// The level where what lies behind is not opaque, and nothing else, everywhere in the innermost picture.
  case sourceOut
  /// What lies behind where the level is opaque, and the level under it, everywhere in the innermost picture.
  case destinationAtop
  /// The level and what lies behind, each where the other is not opaque.
  case xor
}
