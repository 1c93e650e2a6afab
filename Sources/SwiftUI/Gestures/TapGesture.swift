import Geometry
import VirtualTime

/// What taps of any kind have in common.
@MainActor private struct TapTracker {
  /// A finger that moves farther than this, in points, does not tap; as far as a long press may move.
  static let slop: CGFloat = 10
  /// How long the next of several taps may take to begin. (No source tells; the delay is about that of iOS.)
  static let pause = VirtualInstant(seconds: 0.35)

  let count: Int
  private var start = CGPoint.zero
  private var taps = 0
  private(set) var deadline: GestureDeadline?

  init(count: Int) { self.count = max(1, count) }

  mutating func process(_ input: GestureInput) -> GesturePhase<CGPoint> {
    switch input.kind {
    case .began:
      deadline = nil
      start = input.location
      return .possible(nil)
    case .moved:
      return input.location.distance(to: start) > Self.slop ? .failed : .possible(nil)
    case .ended:
      guard input.location.distance(to: start) <= Self.slop else { return .failed }
      taps += 1
      if taps == count { return .ended(input.location) }
      deadline = VirtualInstant(ticks: input.instant.ticks + Self.pause.ticks)
      return .possible(nil)
    case .waited:
      guard let deadline else { return .possible(nil) }
      return input.instant >= deadline ? .failed : .possible(nil)
    case .magnified, .rotated:
      return .failed
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

/// A finger that comes down and is lifted, so many times in a row.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  /// How many taps.
  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Void> {
    Recognizer(count: gesture.count)
  }

  private final class Recognizer: _GestureRecognizer<Void> {
    private var tracker: TapTracker

    init(count: Int) { tracker = TapTracker(count: count) }

    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      tracker.process(input).map { _ in }
    }

    override var deadline: GestureDeadline? { tracker.deadline }
  }
}

/// A tap that tells where it was.
public struct SpatialTapGesture: PrimitiveGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Recognizer(gesture)
  }

  private final class Recognizer: _GestureRecognizer<Value> {
    private var tracker: TapTracker
    private let space: CoordinateSpace

    init(_ gesture: SpatialTapGesture) {
      tracker = TapTracker(count: gesture.count)
      space = gesture.coordinateSpace
    }

    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      tracker.process(input).map { Value(location: input.convert($0, space)) }
    }

    override var deadline: GestureDeadline? { tracker.deadline }
  }
}
