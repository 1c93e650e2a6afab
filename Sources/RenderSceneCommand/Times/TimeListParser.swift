import VirtualTime

/// Reads the moments of `--at`.
///
/// Decimals become ticks exactly, without passing through floating point.
struct TimeListParser {
  /// Frames per second for moments given as frames and for ranges without a step.
  var rate = FrameRate.standard
  /// The scene's instants, for moments that refer to them; nil to check how moments are written.
  var times: SceneTimes?
  /// The film whose frames moments given as frames are.
  var timeline = FilmTimeline.plain
  private var isCheckingOnly = false

  init(rate: FrameRate = .standard, times: SceneTimes? = nil) {
    self.rate = rate
    self.times = times
  }

  private static let mostMoments: Int64 = 100_000
  /// 10 000 000 seconds, some 115 days: far beyond any animation, and safely within ticks.
  private static let latest: Int64 = 10_000_000 * VirtualInstant.ticksPerSecond
  private static let allowed =
    "give seconds (3.0 or 3s), milliseconds (250ms), frames (180f), a share of the scene (50%), "
    + "a time before its end (-0.5s), @start, @settled, @end or a cue (@end-1s, @completion#2), "
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

  /// The moments of a list that needs no scene; nil where it does, and is written as it should be.
  func parseWithoutScene(_ list: String) throws(CommandError) -> [VirtualInstant]? {
    guard Self.needsScene(list) else { return try parse(list) }
    var parser = self
    parser.isCheckingOnly = true
    _ = try parser.parse(list)
    return nil
  }

  private static func needsScene(_ list: String) -> Bool {
    list.split(separator: ",").contains { item in
      item.contains { $0 == "@" || $0 == "%" } || item.trimmingSpaces.hasPrefix("-")
        || item.contains("..-") || item.trimmingSpaces.hasSuffix("..") || item.contains("..:")
    }
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
    let start = first.isEmpty ? 0 : try ticks(first)
    let end = last.isEmpty ? end : try ticks(last)
    guard start <= end || isCheckingOnly else {
      throw .usage("the range '\(item)' ends before it starts; give the earlier moment first.")
    }
    if parts.count == 2 {
      let step = try ticks(parts[1].trimmingSpaces)
      guard step > 0 else {
        throw .usage("the range '\(item)' has a step of 0; give a step over 0, such as 0..3:0.5.")
      }
      if isCheckingOnly { return [] }
      guard (end - start) / step < Self.mostMoments else { throw tooMany(item) }
      return (0...(end - start) / step).map { VirtualInstant(ticks: start + $0 * step) }
    }
    if isCheckingOnly { return [] }
    return try frames(from: start, through: end, item: item)
  }

  /// Every frame of the rate from one moment on; each computed from its number, so nothing adds up.
  private func frames(
    from start: Int64, through end: Int64, item: Substring
  ) throws(CommandError) -> [VirtualInstant] {
    var instants: [VirtualInstant] = []
    var frame: UInt128 = 0
    while let film = rate.ticks(frames: frame) {
      let offset = timeline.length(ofOutput: film)
      guard offset <= end - start else { break }
      instants.append(VirtualInstant(ticks: start + offset))
      frame += 1
      if Int64(instants.count) > Self.mostMoments { throw tooMany(item) }
    }
    return instants
  }

  // MARK: - One moment

  /// The ticks of one moment.
  private func ticks(_ text: Substring) throws(CommandError) -> Int64 {
    let ticks: Int64?
    if text.hasPrefix("@") {
      ticks = try named(text)
    } else if text.hasPrefix("-") {
      let last = text.hasSuffix("f") ? times?.framesEnd?.ticks ?? end : end
      ticks = magnitude(text.dropFirst()).map { last - $0 }
    } else if text.hasSuffix("%") {
      ticks = try percent(text)
    } else if text.hasSuffix("f") {
      ticks = frames(text).map { timeline.scene(at: VirtualInstant(ticks: $0)).ticks }
    } else {
      ticks = magnitude(text)
    }
    guard let ticks, ticks <= Self.latest else {
      throw .usage("'\(text)' is no moment; \(Self.allowed).")
    }
    if isCheckingOnly { return max(0, ticks) }
    guard ticks >= 0 else {
      throw .usage(
        "'\(text)' lies before the start of the scene, which ends at "
          + "\(MomentText.seconds(VirtualInstant(ticks: end))) s; give a later moment.")
    }
    return ticks
  }

  private var end: Int64 { times?.end.ticks ?? 0 }

  /// A share of the duration, up to all of it.
  private func percent(_ text: Substring) throws(CommandError) -> Int64? {
    guard let share = ExactDecimal(text.dropLast()) else { return nil }
    let whole = ExactDecimal.powerOfTen(share.fractionDigits) * 100
    guard share.digits <= whole else {
      throw .usage("'\(text)' lies beyond the end of the scene; give 0% to 100%.")
    }
    return share.scaled(by: UInt128(end)).map { ($0 + 50) / 100 }
  }

  /// `@name`, `@name#2`, and either with an offset; a name that has a hyphen and a number goes before an offset.
  private func named(_ text: Substring) throws(CommandError) -> Int64? {
    let body = text.dropFirst()
    if let times, times.has(body) { return try times.instant(named: body, number: 1).ticks }
    var name = body
    var offset: Int64 = 0
    if let sign = body.lastIndex(where: { $0 == "+" || $0 == "-" }),
      let distance = magnitude(body[body.index(after: sign)...])
    {
      name = body[..<sign]
      offset = body[sign] == "-" ? -distance : distance
    }
    var number = 1
    if let hash = name.firstIndex(of: "#") {
      guard let given = Int(name[name.index(after: hash)...]), given > 0 else { return nil }
      number = given
      name = name[..<hash]
    }
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    guard isName else { return nil }
    guard let times else { return max(0, offset) }
    return try times.instant(named: name, number: number).ticks + offset
  }

  /// The ticks of a length of time that a flag gives.
  func duration(_ text: String, flag: String) throws(CommandError) -> VirtualInstant {
    guard let ticks = magnitude(Substring(text)), ticks > 0, ticks <= Self.latest else {
      throw .usage(
        "'\(text)' is no length of time for --\(flag); "
          + "give seconds (10 or 10s), milliseconds (250ms) or frames (180f), over 0.")
    }
    return VirtualInstant(ticks: ticks)
  }

  private func magnitude(_ text: Substring) -> Int64? {
    let tickRate = UInt128(VirtualInstant.ticksPerSecond)
    if text.hasSuffix("ms") {
      return ExactDecimal(text.dropLast(2))?.scaled(by: tickRate / 1000)
    }
    if text.hasSuffix("s") { return ExactDecimal(text.dropLast())?.scaled(by: tickRate) }
    if text.hasSuffix("f") { return frames(text).map { timeline.length(ofOutput: $0) } }
    return ExactDecimal(text)?.scaled(by: tickRate)
  }

  /// The ticks of the film that a count of frames takes up.
  private func frames(_ text: Substring) -> Int64? {
    guard let number = ExactDecimal(text.dropLast()), number.fractionDigits == 0 else {
      return nil
    }
    return rate.ticks(frames: number.digits)
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

  private func tooMany(_ item: Substring) -> CommandError {
    .usage(
      "the range '\(item)' has more than \(Self.mostMoments) moments; "
        + "give a larger step or a shorter range.")
  }
}

extension TimeListParser {
  /// A list of frames, as a list of moments: `3,10-20,30..40:5,-1` is `3f,10f..20f,30f..40f:5f,-1f`.
  ///
  /// With `closesRanges` a range without an end goes up to the last frame, and not to the scene's end.
  static func momentText(ofFrames list: String, closesRanges: Bool = false) -> String {
    list.split(separator: ",", omittingEmptySubsequences: false).map { item in
      var item = item.trimmingSpaces
      if closesRanges { item = item.withLastFrame }
      let parts = item.split(separator: "-", omittingEmptySubsequences: false)
      if parts.count == 2, isNumber(parts[0]), isNumber(parts[1]) {
        return "\(parts[0])f..\(parts[1])f"
      }
      var text = ""
      var digits = ""
      for character in item + " " {
        if character.isASCII, character.isNumber {
          digits.append(character)
          continue
        }
        text += digits
        if !digits.isEmpty, " .:".contains(character) { text += "f" }
        digits = ""
        text.append(character)
      }
      return String(text.dropLast())
    }.joined(separator: ",")
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  }
}

extension Substring {
  /// A range with the last frame as its end where it has none: `3..` is `3..-1`.
  fileprivate var withLastFrame: Substring {
    let parts = split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let range = parts.first, range.hasSuffix("..") else { return self }
    return "\(range)-1" + (parts.count > 1 ? ":\(parts[1])" : "")
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
