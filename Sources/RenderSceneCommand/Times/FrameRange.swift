import VirtualTime

/// The frames of a sequence: which, and at what instants.
struct FrameRange: Sendable {
  /// A frame with its number.
  struct Frame: Equatable, Sendable {
    var number: Int64
    var instant: VirtualInstant
  }

  /// Whether the end of the range is a frame of it.
  enum Endpoint: String, CaseIterable, Sendable {
    /// Frames before the end, as films count them: 7 s at 60 frames a second are 420.
    case exclusive
    /// Frames up to and with the end.
    case inclusive
  }

  /// Where the range begins.
  var start = VirtualInstant.zero
  /// Where it ends.
  var end: VirtualInstant
  var endpoint = Endpoint.exclusive
  /// Of so many frames one is taken, the first one first.
  var step: Int64 = 1
  var rate = FrameRate.standard

  private static let most = 1_000_000
  /// A moment so close to a frame is the frame's: one part of so many of the time between two.
  private static let closeness: Int128 = 1000

  /// The frames in order.
  ///
  /// A range that begins on a frame keeps the numbers that its frames have in the whole scene; one
  /// that begins between two frames is counted from 0, and its frames are exact from there on.
  func frames() throws(CommandError) -> [Frame] {
    let (start, end) = (snapped(start), snapped(end))
    let first = rate.frame(nearest: start)
    let isOnGrid = first >= 0 && rate.ticks(frames: UInt128(first)) == start.ticks
    var frames: [Frame] = []
    var index: Int64 = 0
    while let instant = instant(of: index, start: start, firstOnGrid: isOnGrid ? first : nil),
      endpoint == .inclusive ? instant <= end : instant < end
    {
      frames.append(Frame(number: isOnGrid ? first + index : index, instant: instant))
      index += step
      if frames.count > Self.most {
        throw .usage("the range has more than \(Self.most) frames; render fewer at once.")
      }
    }
    return frames
  }

  /// An end of the range, which was written with some decimals and meant a frame; 32.866667 s at 30
  /// frames a second is frame 986.
  private func snapped(_ instant: VirtualInstant) -> VirtualInstant {
    guard let frame = rate.ticks(frames: UInt128(max(0, rate.frame(nearest: instant)))),
      let length = rate.ticks(frames: 1),
      Int128(abs(frame - instant.ticks)) * Self.closeness <= Int128(length)
    else { return instant }
    return VirtualInstant(ticks: frame)
  }

  private func instant(of index: Int64, start: VirtualInstant, firstOnGrid: Int64?)
    -> VirtualInstant?
  {
    if let firstOnGrid {
      return rate.ticks(frames: UInt128(firstOnGrid + index)).map { VirtualInstant(ticks: $0) }
    }
    return rate.ticks(frames: UInt128(index)).map { VirtualInstant(ticks: start.ticks + $0) }
  }
}
