package import Geometry

/// Fills with a picture that is stretched, turned and moved, and perhaps repeated.
package struct PicturePaint: Hashable, Sendable {
  /// How pixels between those of the picture come about.
  package enum Sampling: String, Hashable, Sendable {
    /// The nearest pixel's colour.
    case nearest
    /// A mixture of the four around, and the mean of all that fall together.
    case linear
  }

  /// The part of a picture that is used, in its pixels.
  package struct Part: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    /// A part from its corner and its size.
    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The pixels.
  package var picture: Picture
  /// The part of the picture that is used; the colour at its edge goes on beyond it.
  package var part: Part
  /// From pixels of the part, whose corner is the origin, to the item's coordinates.
  package var transform: CGAffineTransform
  package var sampling: Sampling
  /// Whether the part is repeated beyond its edges.
  package var repeats: Bool

  /// Makes a paint.
  package init(
    picture: Picture, part: Part, transform: CGAffineTransform, sampling: Sampling = .linear,
    repeats: Bool = false
  ) {
    self.picture = picture
    self.part = part
    self.transform = transform
    self.sampling = sampling
    self.repeats = repeats
  }
}
