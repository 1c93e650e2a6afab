import Foundation
import Geometry

/// What lies under a point of the canvas: the foremost view there, and the gestures around it.
@MainActor final class Hit {
  /// The foremost element.
  let element: Element
  /// Places with gestures, from the inside out.
  private(set) var places: [Place] = []

  /// A place with a gesture, and the way from the canvas to it.
  struct Place {
    let element: any GesturePlace
    /// The effects around it, from the inside out.
    var barriers: [any SpaceChangingElement] = []
    /// Views with named coordinates around it, from the inside out, each with the number of effects inside it.
    var named: [(name: AnyHashable, element: TouchableElement, barriersInside: Int)] = []
  }

  init(_ element: Element) { self.element = element }

  /// Adds a place around those there are.
  func add(_ element: any GesturePlace) { places.append(Place(element: element)) }

  /// Forgets the gestures found so far.
  func removePlaces() { places = [] }

  /// Notes that everything so far lies inside a view with named coordinates.
  func name(_ name: AnyHashable, _ element: TouchableElement) {
    for index in places.indices {
      places[index].named.append((name, element, places[index].barriers.count))
    }
  }

  /// Notes that everything so far lies inside an effect.
  func enclose(in barrier: any SpaceChangingElement) {
    for index in places.indices { places[index].barriers.append(barrier) }
  }
}

extension Hit.Place {
  /// A point of the canvas in the space in which the place's element lies.
  @MainActor func toElementSpace(_ point: CGPoint) -> CGPoint { enter(barriers[...], point) }

  /// A point of the canvas in the coordinates of the innermost view around with a name; nil where there is none.
  @MainActor func toSpace(named name: AnyHashable, _ point: CGPoint) -> CGPoint? {
    guard let space = named.first(where: { $0.name == name }) else { return nil }
    let frame = space.element.presentedFrame
    let inside = enter(barriers[space.barriersInside...], point)
    return CGPoint(x: inside.x - frame.minX, y: inside.y - frame.minY)
  }

  @MainActor private func enter(
    _ barriers: ArraySlice<any SpaceChangingElement>, _ point: CGPoint
  ) -> CGPoint {
    var point = point
    for barrier in barriers.reversed() { point = barrier.toContent(point) ?? point }
    return point
  }
}

/// An element whose content lies in a space of its own.
@MainActor protocol SpaceChangingElement: AnyObject {
  /// A point of the space around in the space inside, as it is drawn now; nil where the content has no extent.
  func toContent(_ point: CGPoint) -> CGPoint?
  /// A point of the space inside in the space around, as it is drawn now.
  func toSurroundings(_ point: CGPoint) -> CGPoint
}

/// A box that takes part in touches and in nothing else: it moves with what it is around.
@MainActor class TouchableElement: WrapperElement {
  /// The frame of the last layout pass.
  private var modelFrame = CGRect.zero

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    noteFrame(CGRect(origin: origin, size: size(in: proposal)))
    super.place(at: origin, in: proposal)
  }

  /// Takes the frame of a layout pass.
  final func noteFrame(_ frame: CGRect) { modelFrame = frame }

  /// The frame as it is drawn now.
  ///
  /// The box has no animation of its own. Where something inside has the same frame it is that one's, else it moves
  /// with what lies first inside.
  final var presentedFrame: CGRect {
    guard let inner = content.leadingGeometry else { return modelFrame }
    let (model, presented) = (inner.model, inner.presented)
    let rounding = 1 / max(1, host.scale)
    if abs(model.minX - modelFrame.minX) < rounding, abs(model.minY - modelFrame.minY) < rounding,
      model.size == modelFrame.size
    {
      return presented
    }
    return modelFrame.offsetBy(
      dx: presented.midX - model.midX, dy: presented.midY - model.midY)
  }
}

extension SpaceChangingElement where Self: WrapperElement {
  /// What a touch at a point of the space around finds in the content.
  func hitContent(_ point: CGPoint) -> Hit? {
    guard let inside = toContent(point), let hit = content.hit(inside) else { return nil }
    hit.enclose(in: self)
    return hit
  }
}

extension CGPoint {
  static func + (point: CGPoint, size: CGSize) -> CGPoint {
    CGPoint(x: point.x + size.width, y: point.y + size.height)
  }

  static func - (point: CGPoint, size: CGSize) -> CGPoint {
    CGPoint(x: point.x - size.width, y: point.y - size.height)
  }
}
