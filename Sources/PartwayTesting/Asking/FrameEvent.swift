import Foundation
public import SwiftUI
import VirtualTime

/// Something that happens to the view from outside at a moment, such as a touch.
public struct FrameEvent: Hashable, Sendable {
  /// Where something happens.
  public struct Target: Hashable, Sendable, ExpressibleByStringLiteral {
    let target: EventTarget

    /// The view with an accessibility label, an identifier or a text.
    public static func view(_ name: String) -> Target { Target(target: .name(name)) }

    /// A point of the canvas, in points from its upper left corner.
    public static func point(_ x: Double, _ y: Double) -> Target {
      Target(target: .point(CGPoint(x: x, y: y)))
    }

    /// The view with that name.
    public init(stringLiteral name: String) { target = .name(name) }

    init(target: EventTarget) { self.target = target }
  }

  let event: SceneEvent

  private init(_ seconds: Double, _ action: SceneEvent.Action) {
    event = SceneEvent(at: VirtualInstant(seconds: seconds), action)
  }

  /// A finger comes down and is lifted at once, `count` times.
  public static func tap(_ target: Target, at seconds: Double, count: Int = 1) -> FrameEvent {
    FrameEvent(seconds, .tap(target.target, count: max(1, count)))
  }

  /// A finger stays down for a while.
  public static func press(
    _ target: Target, at seconds: Double, for duration: Double = 0.5
  ) -> FrameEvent {
    FrameEvent(seconds, .press(target.target, duration: VirtualInstant(seconds: duration)))
  }

  /// A finger moves evenly along places.
  public static func drag(
    _ targets: [Target], at seconds: Double, for duration: Double
  ) -> FrameEvent {
    FrameEvent(
      seconds, .drag(targets.map(\.target), duration: VirtualInstant(seconds: duration)))
  }

  /// Two fingers are spread to so many times their distance.
  public static func magnify(
    _ target: Target, by factor: Double, at seconds: Double, for duration: Double
  ) -> FrameEvent {
    FrameEvent(
      seconds,
      .magnify(target.target, factor: factor, duration: VirtualInstant(seconds: duration)))
  }

  /// Two fingers are turned.
  public static func rotate(
    _ target: Target, by angle: Angle, at seconds: Double, for duration: Double
  ) -> FrameEvent {
    FrameEvent(
      seconds, .rotate(target.target, angle, duration: VirtualInstant(seconds: duration)))
  }

  /// Keys are pressed one after another, in a text field that is tapped before where it is named.
  public static func type(
    _ text: String, into target: Target? = nil, at seconds: Double, for duration: Double = 0
  ) -> FrameEvent {
    FrameEvent(
      seconds, .type(text, into: target?.target, duration: VirtualInstant(seconds: duration)))
  }

  /// What a scroll view shows moves by so many points.
  public static func scroll(
    _ target: Target, x: Double = 0, y: Double = 0, at seconds: Double, for duration: Double = 0
  ) -> FrameEvent {
    FrameEvent(
      seconds,
      .scroll(
        target.target, .by(CGSize(width: x, height: y)),
        duration: VirtualInstant(seconds: duration)))
  }

  /// The appearance of the system becomes another.
  public static func colorScheme(_ scheme: ColorScheme, at seconds: Double) -> FrameEvent {
    FrameEvent(seconds, .colorScheme(scheme))
  }

  /// The canvas becomes another size, in points, as when a device is turned.
  public static func resize(
    width: Double, height: Double, at seconds: Double
  ) -> FrameEvent {
    FrameEvent(seconds, .resize(CGSize(width: width, height: height)))
  }
}
