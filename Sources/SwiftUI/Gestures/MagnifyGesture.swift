public import Foundation
public import Geometry
import VirtualTime

/// Two fingers that are spread or pinched.
public struct MagnifyGesture: PrimitiveGesture {
  /// How far the fingers are spread.
  public struct Value: Equatable, Sendable {
    /// The calendar's time.
    public var time: Date
    /// Their distance over their first one.
    public var magnification: CGFloat
    /// How fast that changes, per second.
    public var velocity: CGFloat
    /// The middle between the fingers at first, as a share of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at first.
    public var startLocation: CGPoint
  }

  /// How much the magnification has to change first.
  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Recognizer(gesture)
  }

  private final class Recognizer: _GestureRecognizer<Value> {
    private let gesture: MagnifyGesture
    private var value: Value?
    private var lastInstant = VirtualInstant.zero
    private var isActive = false

    init(_ gesture: MagnifyGesture) { self.gesture = gesture }

    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      switch input.kind {
      case .waited: return value.map { isActive ? .active($0) : .possible(nil) } ?? .possible(nil)
      case .began, .moved, .ended, .rotated: return .failed
      case .magnified(let magnification, let isOver):
        var moved = value ?? start(input)
        let passed = VirtualInstant(ticks: input.instant.ticks - lastInstant.ticks).seconds
        if value != nil, passed > 0 {
          moved.velocity = (magnification - moved.magnification) / passed
        }
        moved.magnification = magnification
        moved.time = input.date
        value = moved
        lastInstant = input.instant
        if abs(magnification - 1) >= gesture.minimumScaleDelta { isActive = true }
        if isOver { return isActive ? .ended(moved) : .failed }
        return isActive ? .active(moved) : .possible(nil)
      }
    }

    private func start(_ input: GestureInput) -> Value {
      let location = input.convert(input.location, .local)
      return Value(
        time: input.date, magnification: 1, velocity: 0,
        startAnchor: UnitPoint(location, in: input.size), startLocation: location)
    }
  }
}

extension UnitPoint {
  /// A point as a share of a size; the middle where the size is empty.
  init(_ point: CGPoint, in size: CGSize) {
    self.init(
      x: size.width > 0 ? point.x / size.width : 0.5,
      y: size.height > 0 ? point.y / size.height : 0.5)
  }
}

/// Two fingers that are spread or pinched, as a factor alone.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  /// How much the factor has to change first.
  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<CGFloat> {
    _MapGesture._makeRecognizer(
      MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta).map(\.magnification))
  }
}
