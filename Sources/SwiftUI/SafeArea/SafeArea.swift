import Foundation
import Geometry

/// What a container keeps clear along its edges: its whole rectangle, and the part of it that is clear, in the
/// coordinates of the space that elements are being placed in.
struct SafeArea: Equatable {
  var whole: CGRect
  var clear: CGRect

  /// Points by which two edges may miss one another and still be one.
  private static let tolerance: CGFloat = 1e-3

  func moved(x: CGFloat, y: CGFloat) -> SafeArea {
    SafeArea(whole: whole.offsetBy(dx: x, dy: y), clear: clear.offsetBy(dx: x, dy: y))
  }

  /// How much is kept clear beyond a frame, on each edge where the frame ends at or beyond the clear part.
  func insets(around frame: CGRect) -> EdgeInsets {
    func beyond(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
      distance <= Self.tolerance ? max(0, inset) : 0
    }
    return EdgeInsets(
      top: beyond(frame.minY - clear.minY, min(clear.minY, frame.minY) - whole.minY),
      leading: beyond(frame.minX - clear.minX, min(clear.minX, frame.minX) - whole.minX),
      bottom: beyond(clear.maxY - frame.maxY, whole.maxY - max(clear.maxY, frame.maxY)),
      trailing: beyond(clear.maxX - frame.maxX, whole.maxX - max(clear.maxX, frame.maxX)))
  }

  /// The same with nothing kept clear on the given edges.
  func ignoring(_ edges: Edge.Set) -> SafeArea {
    var area = self
    let insets = EdgeInsets(
      top: edges.contains(.top) ? clear.minY - whole.minY : 0,
      leading: edges.contains(.leading) ? clear.minX - whole.minX : 0,
      bottom: edges.contains(.bottom) ? whole.maxY - clear.maxY : 0,
      trailing: edges.contains(.trailing) ? whole.maxX - clear.maxX : 0)
    area.clear = clear.outset(by: insets)
    return area
  }

  /// The same with more kept clear.
  func inset(by insets: EdgeInsets) -> SafeArea {
    SafeArea(whole: whole, clear: clear.outset(by: insets.negated))
  }
}

extension EdgeInsets {
  var negated: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }

  /// These insets on some edges and none on the others.
  func on(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
}

extension CGRect {
  /// The rectangle with its edges moved outward.
  func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: max(0, width + insets.horizontal),
      height: max(0, height + insets.vertical))
  }
}
