import Foundation
import Geometry
import VirtualTime

/// What a recogniser has found so far.
enum GesturePhase<Value> {
  /// Nothing yet; some gestures have a value already, as a press that is not long yet.
  case possible(Value?)
  /// Under way.
  case active(Value)
  /// Recognised and over.
  case ended(Value)
  /// Not this gesture.
  case failed

  /// Whether nothing more can follow.
  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  /// The value, where there is one.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The phase with another value.
  func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(change))
    case .active(let value): .active(change(value))
    case .ended(let value): .ended(change(value))
    case .failed: .failed
    }
  }
}

/// Something that happens to the fingers on the canvas, or that time has passed.
struct GestureInput {
  /// What happens.
  enum Kind {
    /// A finger comes down.
    case began
    /// It moves.
    case moved
    /// It is lifted.
    case ended
    /// Nothing but time.
    case waited
    /// Two fingers are spread to so many times their first distance.
    case magnified(CGFloat, isOver: Bool)
    /// Two fingers are turned by an angle.
    case rotated(Angle, isOver: Bool)
  }

  var kind: Kind
  /// Where the finger is on the canvas; between two fingers.
  var location: CGPoint
  var instant: VirtualInstant
  /// The calendar's time.
  var date: Date
  /// Gives a point of the canvas in a space of coordinates of the view with the gesture.
  var convert: @MainActor (CGPoint, CoordinateSpace) -> CGPoint
  /// The size of the view with the gesture.
  var size: CGSize
}

/// When a recogniser wants to hear that time has passed.
typealias GestureDeadline = VirtualInstant

/// Closures of the user's that a recogniser wants to be called.
struct GestureEffects {
  /// Those that wait until the gesture is known to be this one.
  var recognized: [() -> Void] = []
  /// Those that tell of a gesture that may become this one.
  var immediate: [() -> Void] = []
}

/// Follows touches and says whether they are a gesture.
@MainActor public class _GestureRecognizer<Value> {
  typealias Phase = GesturePhase<Value>

  nonisolated init() {}

  /// Goes on with the gesture of a new evaluation.
  func take(_ gesture: Any) {}

  /// Hears of an input; not called again once it is over.
  func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase { .failed }

  /// Another gesture was recognised.
  func cancel(_ effects: inout GestureEffects) {}

  /// When to hear that time has passed; nil where time does not matter.
  var deadline: GestureDeadline? { nil }
}
