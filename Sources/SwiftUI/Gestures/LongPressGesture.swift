public import Foundation
import Geometry
import VirtualTime

/// A finger that stays down for a while.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    Recognizer(gesture)
  }

  private final class Recognizer: _GestureRecognizer<Bool> {
    private let gesture: LongPressGesture
    private var start = CGPoint.zero
    private var end: GestureDeadline?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      switch input.kind {
      case .began:
        start = input.location
        let duration = VirtualInstant(seconds: max(0, gesture.minimumDuration))
        end = VirtualInstant(ticks: input.instant.ticks + duration.ticks)
      case .moved:
        if input.location.distance(to: start) > gesture.maximumDistance { return .failed }
      case .ended:
        // A finger that is lifted at the very end has stayed long enough.
        return end.map { input.instant >= $0 } == true ? .ended(true) : .failed
      case .waited: break
      case .magnified, .rotated: return .failed
      }
      return end.map { input.instant >= $0 } == true ? .ended(true) : .possible(true)
    }

    override var deadline: GestureDeadline? { end }
  }
}
