import VirtualTime

/// When a frame is taken, or several: a number is seconds after the view has first appeared.
///
///     assertFrames(of: Card(), at: [0, 0.4, .settled])
///     assertFrames(of: Card(), at: [.range(0...1, fps: 60)])
public struct FrameMoment: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case seconds(Double)
    case settled
    case end
    case frame(Int, fps: Int)
    case range(ClosedRange<Double>, fps: Int)
    case every(Double, through: Double)
  }
  let kind: Kind

  /// The first moment at which nothing moves any more.
  public static let settled = FrameMoment(kind: .settled)

  /// The end of the scene: where it settles, or ten seconds where it never does.
  public static let end = FrameMoment(kind: .end)

  /// A number of seconds after the view has first appeared; not negative.
  public static func seconds(_ seconds: Double) -> FrameMoment {
    FrameMoment(kind: .seconds(seconds))
  }

  /// The moment of a frame of a film, counted from 0.
  public static func frame(_ number: Int, fps: Int = 60) -> FrameMoment {
    FrameMoment(kind: .frame(number, fps: fps))
  }

  /// All frames of a film from one moment to another, both included where they are moments of frames.
  public static func range(_ seconds: ClosedRange<Double>, fps: Int = 60) -> FrameMoment {
    FrameMoment(kind: .range(seconds, fps: fps))
  }

  /// Moments at even distances, from the first appearance on.
  public static func every(_ step: Double, through last: Double) -> FrameMoment {
    FrameMoment(kind: .every(step, through: last))
  }
}

extension FrameMoment: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number of seconds.
  public init(floatLiteral seconds: Double) { self.init(kind: .seconds(seconds)) }

  /// A number of seconds.
  public init(integerLiteral seconds: Int) { self.init(kind: .seconds(Double(seconds))) }
}

extension FrameMoment {
  /// More frames than anybody looks at are a slip of the pen.
  static let mostFrames = 100_000

  /// Whether the moment is known only once the scene has run.
  var isRelative: Bool { kind == .settled || kind == .end }

  /// The instants that are meant.
  ///
  /// - Parameter times: Where the scene settles and ends; nil where no moment refers to that.
  /// - Returns: One for a moment, several for a range.
  /// - Throws: What is wrong with the moment.
  func instants(in times: SceneRun.Times?) throws(AssertionError) -> [VirtualInstant] {
    switch kind {
    case .seconds(let seconds): return [try Self.instant(seconds)]
    case .settled:
      guard let times else { return [] }
      guard let settled = times.settled else { throw .neverSettles(times.endless, times.limit) }
      return [settled]
    case .end: return times.map { [$0.end] } ?? []
    case .frame(let number, let fps):
      guard number >= 0 else { throw .moment("frame \(number) is before frame 0") }
      return [try Self.frame(number, fps)]
    case .range(let range, let fps):
      let start = try Self.instant(range.lowerBound)
      let end = try Self.instant(range.upperBound)
      var instants: [VirtualInstant] = []
      var number = Int((range.lowerBound * Double(fps)).rounded(.down))
      while true {
        let instant = try Self.frame(number, fps)
        number += 1
        guard instant <= end else { return instants }
        if instant >= start { instants.append(instant) }
        try Self.check(instants.count)
      }
    case .every(let step, let last):
      guard step > 0, step.isFinite else {
        throw .moment("a step of \(step) s does not lead on; give one above 0")
      }
      let (end, distance) = (try Self.instant(last), VirtualInstant(seconds: step).ticks)
      var instants: [VirtualInstant] = []
      var instant = VirtualInstant.zero
      while instant <= end {
        instants.append(instant)
        try Self.check(instants.count)
        instant = instant + max(1, distance)
      }
      return instants
    }
  }

  private static func check(_ count: Int) throws(AssertionError) {
    guard count <= mostFrames else {
      throw .moment("more than \(mostFrames) frames are asked for; ask for fewer")
    }
  }

  private static func instant(_ seconds: Double) throws(AssertionError) -> VirtualInstant {
    guard seconds >= 0, seconds <= 1e8 else {
      throw .moment("\(seconds) s is no moment of a scene; give seconds from 0 on")
    }
    return VirtualInstant(seconds: seconds)
  }

  private static func frame(_ number: Int, _ fps: Int) throws(AssertionError) -> VirtualInstant {
    guard fps >= 1, fps <= 10_000 else {
      throw .moment("\(fps) frames a second are none; give 1 to 10000")
    }
    return try instant(Double(number) / Double(fps))
  }
}
