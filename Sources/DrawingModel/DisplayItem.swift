package import Geometry

/// One entry of a display list.
///
/// Items that push open a level which a later `pop` ends; the items between are drawn inside it.
package enum DisplayItem: Hashable, Sendable {
  /// Paints the inside of a path, by the even-odd or the nonzero winding rule.
  case fill(Path, Paint, evenOdd: Bool)
  /// Paints a line along a path; the width is in the item's own coordinates.
  case stroke(Path, Paint, StrokeStyle)
  /// Draws the level's items moved by a transform.
  case pushTransform(CGAffineTransform)
  /// Draws the level's items only inside a path.
  case pushClip(Path, evenOdd: Bool)
  /// Draws the level's items as one picture and composites it with an opacity, limited to 0…1.
  case pushLayer(opacity: Double)
  /// Draws the level's items as one picture, to which something is done before it is composited.
  case pushEffect(LayerEffect)
  /// Draws the level's paths with edges that are smoothed, as they are outside of all such levels, or not.
  ///
  /// Without smoothing a pixel is painted as a whole where its centre lies inside.
  case pushAntialiasing(Bool)
  /// Ends the innermost open level.
  case pop

  /// Whether the item opens a level.
  package var opensLevel: Bool {
    switch self {
    case .pushTransform, .pushClip, .pushLayer, .pushEffect, .pushAntialiasing: true
    case .fill, .stroke, .pop: false
    }
  }
}
