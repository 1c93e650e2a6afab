import Motion
import ViewGraph

/// Where a view is on its way through what a scroll view shows.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Coming or going at the top or leading edge.
  case topLeading
  /// In sight.
  case identity
  /// Coming or going at the bottom or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes from phase to phase as it scrolls.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, animated(Animation), interactive(UnitCurve)
  }
  var kind: Kind
  var threshold = Threshold.visible

  /// How much of a view has to be in sight for it to be in its place.
  public struct Threshold: Equatable, Sendable {
    /// The part of the view, from 0 to 1.
    var visible: Double

    /// The whole of it.
    public static let visible = Threshold(visible: 1)
    /// None of it: it is in its place until it is out of sight.
    public static let hidden = Threshold(visible: 0)

    /// A part of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visible: min(1, max(0, amount)))
    }

    /// Between this threshold and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(visible: visible + (other.visible - visible) * amount)
    }
  }

  /// No change at all.
  public static let identity = Self(kind: .identity)
  /// A change under an animation where a phase begins.
  public static let animated = Self(kind: .animated(.default))
  /// A change along with the scrolling.
  public static let interactive = Self(kind: .interactive(.linear))

  /// A change under an animation where a phase begins.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(kind: .animated(animation))
  }

  /// A change along with the scrolling, at a pace that a curve gives.
  public static func interactive(timingCurve: UnitCurve) -> Self {
    Self(kind: .interactive(timingCurve))
  }

  /// The same with the animation where a phase begins.
  public func animation(_ animation: Animation) -> Self {
    var copy = self
    copy.kind = .animated(animation)
    return copy
  }

  /// The same with how much of the view has to be in sight.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

/// How far a view is from its place in what a scroll view shows.
struct ScrollProgress {
  var phase: ScrollTransitionPhase
  /// 0 in its place, 1 where it is out of sight.
  var amount: Double

  /// The progress of a view from `low` to `high` along what is shown, from `start` to `end`.
  init(
    _ low: CGFloat, _ high: CGFloat, in start: CGFloat, _ end: CGFloat, threshold: Double
  ) {
    let length = max(high - low, .ulpOfOne)
    let hidden = (before: max(0, start - low) / length, after: max(0, high - end) / length)
    let isBefore = hidden.before >= hidden.after
    let share = Double(min(1, isBefore ? hidden.before : hidden.after))
    // From where less than the threshold is in sight to where nothing is.
    let excess = share - (1 - threshold)
    amount = threshold > 0 ? max(0, excess) / threshold : (share >= 1 ? 1 : 0)
    phase = amount > 0 ? (isBefore ? .topLeading : .bottomTrailing) : .identity
  }
}
