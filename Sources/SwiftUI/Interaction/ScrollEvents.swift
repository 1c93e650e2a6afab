import Foundation
import Geometry
import ViewGraph
import VirtualTime

extension SceneHost {
  /// Moves what the innermost scroll view at or around a target shows, of those that can move so.
  ///
  /// The way is eased as a throw of a finger is: fast at first.
  func scroll(
    _ target: EventTarget, _ move: SceneEvent.ScrollMove, duration: VirtualInstant
  ) throws(SceneEventError) {
    guard let region = try scrollRegion(at: target, along: move.axes) else {
      throw .unscrollable(target.description, at: graph.now, known: scrollableNames)
    }
    let animation =
      duration.seconds > 0 ? Animation.easeOut(duration: duration.seconds) : nil
    switch move {
    case .by(let distance): region.scroll(by: distance, animation: animation, settles: true)
    case .to(let point): region.scroll(to: point, animation: animation, settles: true)
    case .toEdge(let edge): region.scroll(to: edge, animation: animation, settles: true)
    }
  }

  private func scrollRegion(
    at target: EventTarget, along axes: Axis.Set
  ) throws(SceneEventError) -> ScrollRegion? {
    let candidates: [ScrollRegion]
    switch target {
    case .point(let point):
      let reachable = reachableRegions
      candidates = scrollRegions.filter { region in
        reachable.contains { $0 === region } && region.frameOnCanvas.contains(point)
      }
    case .name(let name):
      let node = try firstNode(named: name)
      var around: [ScrollRegion] = []
      var place: _ViewNode? = node
      while let current = place {
        around += scrollRegions.filter { $0.node === current }
        place = current.parent
      }
      // A name of the scroll view itself, or of something around it.
      let inside = scrollRegions.filter { $0.node.lies(below: node) }
      candidates = inside.isEmpty ? around.reversed() : inside.reversed()
    }
    return candidates.last { region in axes.isEmpty || !region.axes.isDisjoint(with: axes) }
  }
}

extension _ViewNode {
  /// Whether this place is the other one, or below it.
  func lies(below other: _ViewNode) -> Bool {
    var place: _ViewNode? = self
    while let current = place {
      if current === other { return true }
      place = current.parent
    }
    return false
  }
}
