public import Foundation
public import Geometry
import VirtualTime

/// Two fingers that are turned about each other.
public struct RotateGesture: PrimitiveGesture {
  /// How far the fingers are turned.
  public struct Value: Equatable, Sendable {
    /// The calendar's time.
    public var time: Date
    /// By how much since they came down.
    public var rotation: Angle
    /// How fast, per second.
    public var velocity: Angle
    /// The middle between the fingers at first, as a share of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at first.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn first.
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Recognizer(gesture)
  }

  private final class Recognizer: _GestureRecognizer<Value> {
    private let gesture: RotateGesture
    private var value: Value?
    private var lastInstant = VirtualInstant.zero
    private var isActive = false

    init(_ gesture: RotateGesture) { self.gesture = gesture }

    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      switch input.kind {
      case .waited: return value.map { isActive ? .active($0) : .possible(nil) } ?? .possible(nil)
      case .began, .moved, .ended, .magnified: return .failed
      case .rotated(let rotation, let isOver):
        var moved = value ?? start(input)
        let passed = VirtualInstant(ticks: input.instant.ticks - lastInstant.ticks).seconds
        if value != nil, passed > 0 {
          moved.velocity = .radians((rotation.radians - moved.rotation.radians) / passed)
        }
        moved.rotation = rotation
        moved.time = input.date
        value = moved
        lastInstant = input.instant
        if abs(rotation.radians) >= gesture.minimumAngleDelta.radians { isActive = true }
        if isOver { return isActive ? .ended(moved) : .failed }
        return isActive ? .active(moved) : .possible(nil)
      }
    }

    private func start(_ input: GestureInput) -> Value {
      let location = input.convert(input.location, .local)
      return Value(
        time: input.date, rotation: .zero, velocity: .zero,
        startAnchor: UnitPoint(location, in: input.size), startLocation: location)
    }
  }
}

/// Two fingers that are turned about each other, as an angle alone.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  /// How far the fingers have to turn first.
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Angle> {
    _MapGesture._makeRecognizer(
      RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta).map(\.rotation))
  }
}
