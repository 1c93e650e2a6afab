/// A change of a symbol's looks that is drawn over time.
public protocol SymbolEffect: Sendable {
  /// What the effect does, as the library draws it.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol takes another one's place.
public protocol ContentTransitionSymbolEffect {}

/// What a symbol effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic, wiggle, breathe
    case rotate, draw
  }

  var kind: Kind
  /// Whether the effect goes upward or makes larger, or the opposite; nil for what is usual.
  var goesUp: Bool?
  /// Whether a turn is against the clock's.
  var turnsBack = false
}

/// How often and how fast a symbol effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  var count: Int?
  var isEndless = false
  var rate = 1.0

  /// As often and as fast as is usual.
  public static var `default`: Self { Self() }
  /// Without an end.
  public static var repeating: Self { Self(isEndless: true) }
  /// Once.
  public static var nonRepeating: Self { Self(count: 1) }

  /// A number of times, or without an end where it is nil.
  public static func `repeat`(_ count: Int?) -> Self {
    Self(count: count, isEndless: count == nil)
  }

  /// As a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self().repeat(behavior) }

  /// This many times as fast as is usual.
  public static func speed(_ speed: Double) -> Self { Self(rate: speed) }

  /// These options without an end.
  public var repeating: Self { changed { $0.isEndless = true } }
  /// These options, once.
  public var nonRepeating: Self { changed { ($0.count, $0.isEndless) = (1, false) } }

  /// These options a number of times, or without an end where it is nil.
  public func `repeat`(_ count: Int?) -> Self {
    changed { ($0.count, $0.isEndless) = (count, count == nil) }
  }

  /// These options as a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self {
    changed { ($0.count, $0.isEndless) = (behavior.count, behavior.count == nil) }
  }

  /// These options this many times as fast.
  public func speed(_ speed: Double) -> Self { changed { $0.rate = speed } }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }

  /// How runs of an effect follow one another; pauses between them are left out.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?

    /// One after another, without an end.
    public static var continuous: Self { Self() }
    /// With pauses, without an end.
    public static var periodic: Self { Self() }
    /// A number of times, with pauses of so many seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
      Self(count: count)
    }
  }
}
