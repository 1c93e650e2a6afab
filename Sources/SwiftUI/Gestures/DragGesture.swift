public import Foundation
import Geometry
import VirtualTime

/// A finger that moves while it is down.
public struct DragGesture: PrimitiveGesture {
  /// Where a finger is, and how it got there.
  public struct Value: Equatable, Sendable {
    /// The calendar's time.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// From where it came down to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest if it were lifted now: a quarter of a second farther.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// From where the finger came down to where it would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far the finger has to move first, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Recognizer(gesture)
  }

  private final class Recognizer: _GestureRecognizer<Value> {
    private let gesture: DragGesture
    private var value: Value?
    private var start = CGPoint.zero
    private var last: (location: CGPoint, instant: VirtualInstant)?
    private var isActive = false

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      switch input.kind {
      case .began:
        let location = input.convert(input.location, gesture.coordinateSpace)
        start = input.location
        last = (location, input.instant)
        let made = Value(
          time: input.date, location: location, startLocation: location, velocity: .zero)
        value = made
        isActive = gesture.minimumDistance <= 0
        return isActive ? .active(made) : .possible(nil)
      case .moved, .ended:
        guard var moved = value else { return .failed }
        let location = input.convert(input.location, gesture.coordinateSpace)
        moved.velocity = velocity(at: location, input.instant) ?? moved.velocity
        moved.location = location
        moved.time = input.date
        value = moved
        last = (location, input.instant)
        if input.location.distance(to: start) >= gesture.minimumDistance { isActive = true }
        if case .ended = input.kind { return isActive ? .ended(moved) : .failed }
        return isActive ? .active(moved) : .possible(nil)
      case .waited:
        guard isActive, let value else { return .possible(nil) }
        return .active(value)
      case .magnified, .rotated: return .failed
      }
    }

    /// Points a second since the input before; nil where no time has passed since.
    private func velocity(at location: CGPoint, _ instant: VirtualInstant) -> CGSize? {
      guard let last, instant > last.instant else { return nil }
      let seconds = VirtualInstant(ticks: instant.ticks - last.instant.ticks).seconds
      return CGSize(
        width: (location.x - last.location.x) / seconds,
        height: (location.y - last.location.y) / seconds)
    }
  }
}
