import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// The way from one content of a text to the next.
@MainActor struct TextFade {
  /// From 0, all old, to 1, all new.
  let progress: AnimatedAttribute<Double>
  /// What was shown when the way began.
  let old: TextSnapshot
  /// The leaf's frame at that moment; nil once the place of both contents has been chosen from it.
  var oldFrame: CGRect?
  /// How characters roll; nil where the old content fades as a whole.
  private(set) var roll: GlyphRoll?
  private let rollStart: RollStart?

  /// The characters that roll out, and which way.
  struct RollStart {
    var layout: TextLayout
    var styles: [_ResolvedStyle]
    var countsDown: Bool
  }

  init(
    progress: AnimatedAttribute<Double>, old: TextSnapshot, oldFrame: CGRect?,
    rollStart: RollStart?
  ) {
    self.progress = progress
    self.old = old
    self.oldFrame = oldFrame
    self.rollStart = rollStart
  }

  /// Pairs the characters that roll out with those that roll in, once these have their lines.
  mutating func makeRoll(to layout: TextLayout) {
    guard let rollStart else { return }
    roll = GlyphRoll(
      from: rollStart.layout, styles: rollStart.styles, to: layout,
      countsDown: rollStart.countsDown)
  }

  /// The share of the new content now, from 0 to 1.
  var weight: Double { min(1, max(0, progress.presented)) }

  /// Where contents are attached to a frame that goes from `old` to `new`: for each axis the start, the middle or the
  /// end, whichever moves least.
  static func anchor(from old: CGRect, to new: CGRect) -> UnitPoint {
    func fraction(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
      var best: CGFloat = 0
      // Half a pixel of rounding must not turn a fixed edge into a moving one, so a later choice has to be better.
      for candidate in [0.5, 1] as [CGFloat]
      where (start + candidate * length).magnitude < (start + best * length).magnitude - 1e-9 {
        best = candidate
      }
      return best
    }
    return UnitPoint(
      x: fraction(new.minX - old.minX, new.width - old.width),
      y: fraction(new.minY - old.minY, new.height - old.height))
  }
}

/// A picture of text as it was at a moment, with the frame's corner at the origin.
struct TextSnapshot {
  /// What draws it.
  var items: [DisplayItem]
  /// The frame's size at the moment.
  var size: CGSize
  /// The strings in it and how opaque each is.
  var texts: [(string: String, opacity: Double)]

  /// The picture, attached to a frame.
  func items(in frame: CGRect, anchor: UnitPoint) -> [DisplayItem] {
    let box = frame.box(of: size, at: anchor)
    return [.pushTransform(CGAffineTransform(translationX: box.minX, y: box.minY))] + items
      + [.pop]
  }
}

extension CGRect {
  /// A box of `size` whose anchor lies on this rectangle's.
  func box(of size: CGSize, at anchor: UnitPoint) -> CGRect {
    CGRect(
      x: minX + anchor.x * (width - size.width), y: minY + anchor.y * (height - size.height),
      width: size.width, height: size.height)
  }
}
