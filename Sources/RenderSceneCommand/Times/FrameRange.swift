import VirtualTime

/// The frames of a sequence: which, and at what instants.
struct FrameRange: Sendable {
  /// A frame with its number.
  struct Frame: Equatable, Sendable {
    var number: Int64
    /// The scene's instant that it shows.
    var instant: VirtualInstant
    /// Where it lies in the film.
    var output: VirtualInstant
  }

  /// Whether the end of the range is a frame of it.
  enum Endpoint: String, CaseIterable, Sendable {
    /// Frames before the end, as films count them: 7 s at 60 frames a second are 420.
    case exclusive
    /// Frames up to and with the end.
    case inclusive

    /// Reads the value of `--endpoint`.
    static func named(_ text: String) throws(CommandError) -> Endpoint {
      if let known = Endpoint(rawValue: text) { return known }
      throw .usage("'\(text)' is no kind of endpoint; give exclusive or inclusive.")
    }
  }

  /// Where the range begins in the film.
  var start = VirtualInstant.zero
  /// Where it ends in the film.
  var end: VirtualInstant
  var endpoint = Endpoint.exclusive
  /// Of so many frames one is taken, the first one first.
  var step: Int64 = 1
  var rate = FrameRate.standard
  var timeline = FilmTimeline.plain

  private static let most = 1_000_000
  /// A moment so close to a frame is the frame's: one part of so many of the time between two.
  private static let closeness: UInt128 = 1000

  /// The frames in order.
  ///
  /// A range that begins on a frame keeps the numbers that its frames have in the whole film; one
  /// that begins between two frames is counted from 0, and its frames are exact from there on.
  func frames() throws(CommandError) -> [Frame] {
    let start = snapped(start)
    let first = rate.frame(nearest: start)
    let isOnGrid = first >= 0 && rate.ticks(frames: UInt128(first)) == start.ticks
    let count = count
    guard count / step < Self.most else {
      throw .usage("the range has more than \(Self.most) frames; render fewer at once.")
    }
    var frames: [Frame] = []
    for index in stride(from: 0, to: count, by: Int64.Stride(step)) {
      let output = instant(of: index, start: start, firstOnGrid: isOnGrid ? first : nil)
      guard let output else { break }
      frames.append(
        Frame(
          number: isOnGrid ? first + index : index, instant: timeline.scene(at: output),
          output: output))
    }
    return frames
  }

  /// How many frames there are, before some of them are left out.
  var count: Int64 {
    let (start, end) = (snapped(start), snapped(end))
    guard start <= end else { return 0 }
    let (whole, isExact) = length(from: start, to: end)
    return endpoint == .exclusive && isExact ? whole : whole + 1
  }

  /// An end of the range, which was written with some decimals and meant a frame; 32.866667 s at 30
  /// frames a second is frame 986.
  private func snapped(_ instant: VirtualInstant) -> VirtualInstant {
    guard let frame = rate.ticks(frames: UInt128(max(0, rate.frame(nearest: instant)))),
      let length = rate.ticks(frames: 1),
      UInt128(abs(frame - instant.ticks)) * Self.closeness <= UInt128(length)
    else { return instant }
    return VirtualInstant(ticks: frame)
  }

  /// Whole frames from one instant to another, and whether nothing is left over.
  private func length(
    from start: VirtualInstant, to end: VirtualInstant
  ) -> (whole: Int64, isExact: Bool) {
    let span = UInt128(end - start) * UInt128(rate.numerator)
    let frame = UInt128(rate.denominator) * UInt128(VirtualInstant.ticksPerSecond)
    let nearest = (span * 2 + frame) / (frame * 2)
    let distance = span > nearest * frame ? span - nearest * frame : nearest * frame - span
    if distance * Self.closeness <= frame { return (Int64(nearest), true) }
    return (Int64(span / frame), false)
  }

  /// How the frames are counted, as a formula.
  func formula(count: Int) -> String {
    let span = MomentText.seconds(VirtualInstant(ticks: end - start))
    let every = step > 1 ? " / \(step)" : ""
    switch endpoint {
    case .exclusive: return "\(count) = ⌈\(span) s × \(rate.fraction)\(every)⌉, without the end"
    case .inclusive: return "\(count) = ⌊\(span) s × \(rate.fraction)\(every)⌋ + 1, with the end"
    }
  }

  private func instant(
    of index: Int64, start: VirtualInstant, firstOnGrid: Int64?
  ) -> VirtualInstant? {
    if let firstOnGrid {
      return rate.ticks(frames: UInt128(firstOnGrid + index)).map { VirtualInstant(ticks: $0) }
    }
    return rate.ticks(frames: UInt128(index)).map { VirtualInstant(ticks: start.ticks + $0) }
  }
}
