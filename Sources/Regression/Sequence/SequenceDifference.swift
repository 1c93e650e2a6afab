package import VirtualTime

/// How the frames of a scene differ from those of its baseline, by their digests alone.
package struct SequenceDifference: Equatable, Sendable {
  /// What came of one frame.
  package enum State: String, Sendable {
    /// Its pixels are the same.
    case same
    /// Its pixels are others.
    case changed
    /// Only the baseline has it.
    case missing
    /// Only the scene as it is now has it.
    case extra
  }

  /// One frame of either side or of both.
  package struct Frame: Equatable, Sendable {
    package var number: Int64
    package var instant: VirtualInstant
    package var state: State
    /// The number of the expected frame that it equals, where that is another and later or earlier
    /// frames follow suit.
    package var equals: Int64?

    /// Makes a frame.
    package init(number: Int64, instant: VirtualInstant, state: State, equals: Int64? = nil) {
      (self.number, self.instant, self.state, self.equals) = (number, instant, state, equals)
    }
  }

  /// A stretch of frames that are those of the baseline at other places.
  package struct Shift: Equatable, Sendable {
    /// How it comes about.
    package enum Cause: Equatable, Sendable {
      /// The picture before is held longer, or not as long.
      case moved
      /// Frames of the baseline are gone, by their numbers.
      case removed(ClosedRange<Int64>)
      /// There are frames that the baseline does not have, by their numbers.
      case inserted(ClosedRange<Int64>)
    }

    /// The first expected frame of the stretch.
    package var frame: Int64
    package var instant: VirtualInstant
    /// The last expected frame of it.
    package var last: Int64
    /// How many frames later than expected; negative where earlier.
    package var frames: Int
    /// How much later in ticks of virtual time.
    package var ticks: Int64
    package var cause: Cause
    /// Whether it holds up to where either side ends.
    package var reachesEnd: Bool

    /// Seconds later than expected; negative where earlier.
    package var seconds: Double { Double(ticks) / Double(VirtualInstant.ticksPerSecond) }
  }

  /// In order of time.
  package var frames: [Frame] = []
  package var expectedRate: String
  package var actualRate: String
  /// Stretches that come earlier or later, in order.
  package var shifts: [Shift] = []
  /// Runs of numbers that the scene lacks between frames that it has.
  package var holes: [ClosedRange<Int64>] = []
  /// Runs of numbers that the baseline lacks between frames that it has.
  package var expectedHoles: [ClosedRange<Int64>] = []
  /// How many lines of frames the baseline's file has lost.
  package var lostLines = 0
  /// Where each side ends: the moment of its last frame.
  package var expectedEnd: VirtualInstant?
  package var actualEnd: VirtualInstant?

  /// Whether nothing differs.
  package var isSame: Bool {
    frames.allSatisfy { $0.state == .same } && lostLines == 0 && expectedRate == actualRate
  }

  /// Numbers of the frames in a state.
  package func numbers(in state: State) -> [Int64] {
    frames.filter { $0.state == state }.map(\.number)
  }

  /// The first frame that is not the same; nil where all are.
  package var firstDivergence: Frame? { frames.first { $0.state != .same } }
}
