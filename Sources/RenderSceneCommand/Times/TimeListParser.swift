import VirtualTime

/// Reads the moments of `--at`.
///
/// Decimals become ticks exactly, without passing through floating point.
struct TimeListParser {
  /// Frames per second for moments given as frames and for ranges without a step.
  var rate = FrameRate.standard

  private static let mostMoments: Int64 = 100_000
  /// 10 000 000 seconds, some 115 days: far beyond any animation, and safely within ticks.
  private static let latest: Int64 = 10_000_000 * VirtualInstant.ticksPerSecond
  private static let allowed =
    "give seconds (3.0 or 3s), milliseconds (250ms), frames (180f), "
    + "a list of them (0,1,2.5) or a range (0..3:0.5), from 0 to 10000000 s"

  /// The moments of a list, in its order, each once.
  func parse(_ list: String) throws(CommandError) -> [VirtualInstant] {
    var moments: [VirtualInstant] = []
    var known: Set<VirtualInstant> = []
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      let trimmed = item.trimmingSpaces
      let instants = try parseItem(trimmed)
      for instant in instants where known.insert(instant).inserted { moments.append(instant) }
      if Int64(moments.count) > Self.mostMoments {
        throw .usage(
          "--at \(list) asks for more than \(Self.mostMoments) moments; ask for fewer at once.")
      }
    }
    return moments
  }

  private func parseItem(_ item: Substring) throws(CommandError) -> [VirtualInstant] {
    guard let dots = firstDots(in: item) else {
      return [VirtualInstant(ticks: try ticks(item))]
    }
    return try parseRange(item, dots: dots)
  }

  private func parseRange(
    _ item: Substring, dots: Range<Substring.Index>
  ) throws(CommandError) -> [VirtualInstant] {
    let first = item[..<dots.lowerBound].trimmingSpaces
    let rest = item[dots.upperBound...]
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let last = parts[0].trimmingSpaces
    if last.isEmpty { throw needsDuration(item) }
    let start = first.isEmpty ? 0 : try ticks(first)
    let end = try ticks(last)
    guard start <= end else {
      throw .usage("the range '\(item)' ends before it starts; give the earlier moment first.")
    }
    if parts.count == 2 {
      let step = try ticks(parts[1].trimmingSpaces)
      guard step > 0 else {
        throw .usage("the range '\(item)' has a step of 0; give a step over 0, such as 0..3:0.5.")
      }
      guard (end - start) / step < Self.mostMoments else { throw tooMany(item) }
      return (0...(end - start) / step).map { VirtualInstant(ticks: start + $0 * step) }
    }
    return try frames(from: start, through: end, item: item)
  }

  /// Every frame of the rate from one moment on; each computed from its number, so nothing adds up.
  private func frames(
    from start: Int64, through end: Int64, item: Substring
  ) throws(CommandError) -> [VirtualInstant] {
    var instants: [VirtualInstant] = []
    var frame: UInt128 = 0
    while let offset = rate.ticks(frames: frame), offset <= end - start {
      instants.append(VirtualInstant(ticks: start + offset))
      frame += 1
      if Int64(instants.count) > Self.mostMoments { throw tooMany(item) }
    }
    return instants
  }

  /// The ticks of one moment.
  private func ticks(_ text: Substring) throws(CommandError) -> Int64 {
    if text.hasPrefix("@") || text.hasSuffix("%") { throw needsDuration(text) }
    if text.hasPrefix("-"), magnitude(text.dropFirst()) != nil { throw needsDuration(text) }
    guard let ticks = magnitude(text), ticks <= Self.latest else {
      throw .usage("'\(text)' is no moment; \(Self.allowed).")
    }
    return ticks
  }

  private func magnitude(_ text: Substring) -> Int64? {
    let tickRate = UInt128(VirtualInstant.ticksPerSecond)
    if text.hasSuffix("ms") {
      return ExactDecimal(text.dropLast(2))?.scaled(by: tickRate / 1000)
    }
    if text.hasSuffix("s") { return ExactDecimal(text.dropLast())?.scaled(by: tickRate) }
    if text.hasSuffix("f") {
      guard let number = ExactDecimal(text.dropLast()), number.fractionDigits == 0 else {
        return nil
      }
      return rate.ticks(frames: number.digits)
    }
    return ExactDecimal(text)?.scaled(by: tickRate)
  }

  private func firstDots(in item: Substring) -> Range<Substring.Index>? {
    var index = item.startIndex
    while index < item.endIndex {
      let next = item.index(after: index)
      if item[index] == ".", next < item.endIndex, item[next] == "." {
        return index..<item.index(after: next)
      }
      index = next
    }
    return nil
  }

  private func needsDuration(_ text: Substring) -> CommandError {
    .usage(
      "'\(text)' counts from the end of the scene or from one of its cues, "
        + "which stills do not support yet; \(Self.allowed).")
  }

  private func tooMany(_ item: Substring) -> CommandError {
    .usage(
      "the range '\(item)' has more than \(Self.mostMoments) moments; "
        + "give a larger step or a shorter range.")
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
