package import Foundation
package import Geometry
package import VirtualTime

/// Where on the canvas something happens.
package enum EventTarget: Hashable, Sendable, CustomStringConvertible {
  /// A view by its accessibility label, its identifier or its text.
  case name(String)
  /// A point in points from the top-left corner.
  case point(CGPoint)

  package var description: String {
    switch self {
    case .name(let name): "“\(name)”"
    case .point(let point): "(\(point.x), \(point.y))"
    }
  }
}

/// Something that happens to a scene from outside.
package struct SceneEvent: Hashable, Sendable {
  /// What happens.
  package enum Action: Hashable, Sendable {
    /// A finger comes down and is lifted at once, so many times, a tenth of a second apart.
    case tap(EventTarget, count: Int)
    /// A finger stays down for so long.
    case press(EventTarget, duration: VirtualInstant)
    /// A finger comes down at the first point, moves evenly along all of them and is lifted at the last.
    case drag([EventTarget], duration: VirtualInstant)
    /// Two fingers around a place are spread evenly to so many times their distance.
    case magnify(EventTarget, factor: Double, duration: VirtualInstant)
    /// Two fingers around a place are turned evenly by an angle.
    case rotate(EventTarget, Angle, duration: VirtualInstant)
    /// Keys are pressed, the first at once and the last when the duration is over; before that a target is tapped.
    case type(String, into: EventTarget?, duration: VirtualInstant)
    /// What a scroll view at or around a place shows moves, and comes to rest as the view wants it to.
    case scroll(EventTarget, ScrollMove, duration: VirtualInstant)
    /// The appearance of the system becomes another.
    case colorScheme(ColorScheme)
    /// The canvas becomes another size, in points, as when a device is turned.
    case resize(CGSize)
  }

  /// Where a scroll goes.
  package enum ScrollMove: Hashable, Sendable {
    /// Further by so many points.
    case by(CGSize)
    /// To a point of the content.
    case to(CGPoint)
    /// To an end of the content.
    case toEdge(Edge)

    /// The axes along which it moves something.
    var axes: Axis.Set {
      switch self {
      case .by(let distance):
        return axes(distance.width != 0, distance.height != 0)
      case .to(let point): return axes(point.x != 0, point.y != 0)
      case .toEdge(let edge): return edge == .top || edge == .bottom ? .vertical : .horizontal
      }
    }

    private func axes(_ isHorizontal: Bool, _ isVertical: Bool) -> Axis.Set {
      isVertical ? .vertical : isHorizontal ? .horizontal : []
    }
  }

  /// When, from the first appearance on.
  package var instant: VirtualInstant
  package var action: Action

  /// An event at an instant.
  package init(at instant: VirtualInstant, _ action: Action) {
    self.instant = instant
    self.action = action
  }
}

/// Why an event cannot happen.
package enum SceneEventError: Error, Equatable, CustomStringConvertible {
  /// Nothing on the canvas has the name; with what can be touched there.
  case unknownTarget(String, at: VirtualInstant, known: [String])
  /// Something else lies in front.
  case covered(String, at: VirtualInstant, by: String)
  /// No scroll view that could move so is there; with what lies in one.
  case unscrollable(String, at: VirtualInstant, known: [String])
  /// No text field has the focus.
  case noTextField(at: VirtualInstant)

  package var description: String {
    switch self {
    case .unknownTarget(let name, let instant, let known):
      "nothing is called “\(name)” at \(instant.seconds) s. "
        + (known.isEmpty
          ? "Nothing there can be tapped; name a point such as 201,437."
          : "What can be tapped: \(known.map { "“\($0)”" }.joined(separator: ", ")).")
    case .covered(let name, let instant, let other):
      "“\(name)” cannot be touched at \(instant.seconds) s: \(other) lies in front of it."
    case .unscrollable(let name, let instant, let known):
      "\(name) is in no scroll view that could be moved so at \(instant.seconds) s. "
        + (known.isEmpty
          ? "There is nothing that scrolls."
          : "What can be scrolled: \(known.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noTextField(let instant):
      "no text field has the focus at \(instant.seconds) s; tap one before, or name it."
    }
  }
}

extension SceneHost {
  /// Puts events into the queue; before the scene is mounted, so that they come before its own timers.
  package func schedule(_ events: [SceneEvent]) {
    for event in events {
      graph.queue.schedule(at: event.instant, class: .scheduled) { [weak self] in
        self?.begin(event.action, at: event.instant)
      }
    }
  }

  private func begin(_ action: SceneEvent.Action, at instant: VirtualInstant) {
    do throws(SceneEventError) {
      switch action {
      case .tap(let target, let count):
        tap(try point(of: target), count: count, at: instant)
      case .press(let target, let duration):
        let point = try point(of: target)
        arena.touch(.began, at: point)
        later(instant + duration.ticks) { $0.arena.touch(.ended, at: point) }
      case .drag(let targets, let duration):
        var points: [CGPoint] = []
        for target in targets { points.append(try point(of: target)) }
        drag(along: points, from: instant, duration: duration)
      case .magnify(let target, let factor, let duration):
        let point = try point(of: target)
        spread(from: instant, duration: duration) { host, share, isOver in
          host.arena.touch(.magnified(1 + (factor - 1) * share, isOver: isOver), at: point)
        }
      case .rotate(let target, let angle, let duration):
        let point = try point(of: target)
        spread(from: instant, duration: duration) { host, share, isOver in
          host.arena.touch(
            .rotated(.radians(angle.radians * share), isOver: isOver), at: point)
        }
      case .scroll(let target, let move, let duration):
        try scroll(target, move, duration: duration)
      case .colorScheme(let scheme): take(scheme)
      case .resize(let size): resize(to: size)
      case .type(let text, let target, let duration):
        if let target { tap(try point(of: target), count: 1, at: instant) }
        type(text, from: instant, duration: duration)
      }
    } catch {
      fail(error)
    }
  }

  private func tap(_ point: CGPoint, count: Int, at instant: VirtualInstant) {
    arena.touch(.began, at: point)
    arena.touch(.ended, at: point)
    guard count > 1 else { return }
    let next = instant + VirtualInstant(seconds: 0.1).ticks
    later(next) { $0.tap(point, count: count - 1, at: next) }
  }

  private func drag(along points: [CGPoint], from start: VirtualInstant, duration: VirtualInstant) {
    guard let first = points.first, let last = points.last else { return }
    let track = EvenTrack(points)
    arena.touch(.began, at: first)
    spread(from: start, duration: duration) { host, share, isOver in
      host.arena.touch(.moved, at: isOver ? last : track.point(at: share))
      if isOver { host.arena.touch(.ended, at: last) }
    }
  }

  /// Presses keys one after another, each in a turn of its own.
  private func type(_ text: String, from start: VirtualInstant, duration: VirtualInstant) {
    let last = max(1, text.count - 1)
    for (index, key) in text.enumerated() {
      let delay = duration.seconds * Double(index) / Double(last)
      let instant = start + VirtualInstant(seconds: delay).ticks
      later(instant) { host in
        guard host.textFocus.current != nil else {
          return host.fail(SceneEventError.noTextField(at: instant))
        }
        host.textFocus.press(key)
      }
    }
  }

  /// Calls `body` at each reference tick of a stretch of time and at its end, with how much of it is over.
  private func spread(
    from start: VirtualInstant, duration: VirtualInstant,
    _ body: @escaping @MainActor (SceneHost, _ share: Double, _ isOver: Bool) -> Void
  ) {
    let end = start + duration.ticks
    var instant = VirtualInstant.referenceTick(after: start)
    while instant < end {
      let share = (instant.seconds - start.seconds) / duration.seconds
      later(instant) { body($0, share, false) }
      instant = .referenceTick(after: instant)
    }
    later(end) { body($0, 1, true) }
  }

  private func later(_ instant: VirtualInstant, _ body: @escaping @MainActor (SceneHost) -> Void) {
    graph.queue.schedule(at: instant, class: .scheduled) { [weak self] in
      if let self { body(self) }
    }
  }
}

/// A line through points that is travelled at one speed.
private struct EvenTrack {
  private let points: [CGPoint]
  /// The distance travelled at each point.
  private var distances: [CGFloat] = [0]

  init(_ points: [CGPoint]) {
    self.points = points
    for (from, to) in zip(points, points.dropFirst()) {
      distances.append((distances.last ?? 0) + from.distance(to: to))
    }
  }

  func point(at share: Double) -> CGPoint {
    guard let length = distances.last, length > 0 else { return points[0] }
    let travelled = length * share
    let index = max(1, distances.firstIndex { $0 >= travelled } ?? points.count - 1)
    let (from, to) = (points[index - 1], points[index])
    let step = distances[index] - distances[index - 1]
    let part = step > 0 ? (travelled - distances[index - 1]) / step : 1
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
