package import Foundation
package import SwiftUI
import VirtualTime

extension SceneEvent {
  /// A tap at a point of the canvas.
  package static func tap(
    _ x: CGFloat, _ y: CGFloat, at seconds: Double, count: Int = 1
  ) -> SceneEvent {
    SceneEvent(
      at: VirtualInstant(seconds: seconds), .tap(.point(CGPoint(x: x, y: y)), count: count))
  }

  /// A tap on a view by its name.
  package static func tap(_ name: String, at seconds: Double) -> SceneEvent {
    SceneEvent(at: VirtualInstant(seconds: seconds), .tap(.name(name), count: 1))
  }

  /// A finger that stays at a point.
  package static func press(
    _ x: CGFloat, _ y: CGFloat, at seconds: Double, for duration: Double
  ) -> SceneEvent {
    SceneEvent(
      at: VirtualInstant(seconds: seconds),
      .press(.point(CGPoint(x: x, y: y)), duration: VirtualInstant(seconds: duration)))
  }

  /// A finger that moves along points.
  package static func drag(
    _ points: (CGFloat, CGFloat)..., at seconds: Double, for duration: Double
  ) -> SceneEvent {
    SceneEvent(
      at: VirtualInstant(seconds: seconds),
      .drag(
        points.map { .point(CGPoint(x: $0.0, y: $0.1)) },
        duration: VirtualInstant(seconds: duration)))
  }
}

extension SceneEvent {
  /// A finger that moves from a view by its name to a point.
  package static func drag(
    _ name: String, to point: (CGFloat, CGFloat), at seconds: Double, for duration: Double
  ) -> SceneEvent {
    SceneEvent(
      at: VirtualInstant(seconds: seconds),
      .drag(
        [.name(name), .point(CGPoint(x: point.0, y: point.1))],
        duration: VirtualInstant(seconds: duration)))
  }

  /// Keys that are pressed, in a field that is tapped before where it is named.
  package static func type(
    _ text: String, into name: String? = nil, at seconds: Double, for duration: Double = 0
  ) -> SceneEvent {
    SceneEvent(
      at: VirtualInstant(seconds: seconds),
      .type(
        text, into: name.map { .name($0) }, duration: VirtualInstant(seconds: duration)))
  }
}

extension Log {
  /// The lines that a scene writes while events happen to it, up to 5 s.
  package static func lines(
    _ events: SceneEvent..., until end: Double = 5,
    @ViewBuilder of root: @escaping @MainActor (Log) -> some View
  ) throws -> [String] {
    let log = Log()
    try Harness.run(events: events) {
      root(log)
    } _: { scene in
      _ = try scene.items(at: end)
    }
    return log.lines
  }
}
