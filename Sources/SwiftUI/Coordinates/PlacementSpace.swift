import Foundation
import Geometry

/// A space that elements are placed in: the canvas, the inside of a geometry effect, or what a scroll view shows.
@MainActor final class PlacementSpace {
  /// The space around; nil for the canvas.
  let outer: PlacementSpace?
  private let mapToOuter: () -> ProjectionTransform

  /// Makes the canvas.
  init() {
    outer = nil
    mapToOuter = { ProjectionTransform() }
  }

  /// Makes a space inside another; `map` gives the coordinates there of what has some here, whenever asked.
  init(inside outer: PlacementSpace, map: @escaping () -> ProjectionTransform) {
    self.outer = outer
    mapToOuter = map
  }

  /// The map from this space's coordinates to those of one around it; nil is the canvas.
  func map(to ancestor: PlacementSpace?) -> ProjectionTransform {
    var map = ProjectionTransform()
    var space = self
    while space !== ancestor, let next = space.outer {
      map = map.concatenating(space.mapToOuter())
      space = next
    }
    return map
  }

  /// The map from this space's coordinates to those of any other, through the innermost space around both.
  func map(toAny other: PlacementSpace) -> ProjectionTransform {
    var around: [PlacementSpace] = []
    var space: PlacementSpace? = other
    while let current = space {
      around.append(current)
      space = current.outer
    }
    space = self
    while let current = space, !around.contains(where: { $0 === current }) {
      space = current.outer
    }
    return map(to: space).concatenating(other.map(to: space).inverted())
  }
}

/// The frame of a view with a name for it, in the space that the view was placed in.
@MainActor final class NamedPlace {
  let name: AnyHashable
  let frame: CGRect
  let space: PlacementSpace
  /// The next such view further out.
  let outer: NamedPlace?

  init(name: AnyHashable, frame: CGRect, space: PlacementSpace, outer: NamedPlace?) {
    self.name = name
    self.frame = frame
    self.space = space
    self.outer = outer
  }
}

/// What lies around elements that are being placed.
struct Surroundings {
  var space: PlacementSpace
  var names: NamedPlace?
  var safeArea: SafeArea?

  /// The same inside a space that begins at `origin` of this one.
  func inside(_ inner: PlacementSpace, at origin: CGPoint) -> Self {
    Surroundings(
      space: inner, names: names, safeArea: safeArea?.moved(x: -origin.x, y: -origin.y))
  }

  /// The same inside a view with a name.
  @MainActor func named(_ name: AnyHashable, _ frame: CGRect) -> Self {
    var inner = self
    inner.names = NamedPlace(name: name, frame: frame, space: space, outer: names)
    return inner
  }

  /// The innermost view around with a name.
  @MainActor func place(named name: AnyHashable) -> NamedPlace? {
    var place = names
    while let current = place, current.name != name { place = current.outer }
    return place
  }
}

extension ProjectionTransform {
  /// The smallest upright rectangle around a mapped one; plain moves keep its size to the last bit.
  func bounds(of rect: CGRect) -> CGRect {
    if m11 == 1, m22 == 1, m12 == 0, m21 == 0, isAffine {
      return rect.offsetBy(dx: m31, dy: m32)
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(self) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
