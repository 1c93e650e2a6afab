import VirtualTime

/// What differs between two sequences of frames, in words.
struct SequenceWords {
  /// What makes the sequences hard to compare: another rate, lost lines, holes.
  let setup: [String]
  /// Frames that are gone or new amid others, with all later ones shifted.
  let edits: [String]
  /// Stretches that come later or earlier.
  let shifts: [String]
  /// Where either side ends before the other.
  let ends: [String]
  /// Which frames have other pixels.
  let changes: [String]

  init(_ sequence: SequenceDifference, pixels: [ChangeSummary.PixelMeasure]) {
    setup = Self.setup(sequence)
    edits = sequence.shifts.filter { $0.cause != .moved }.map(Self.edit)
    shifts = sequence.shifts.filter { $0.cause == .moved }.map(Self.shift)
    ends = Self.ends(sequence)
    changes = Self.changes(sequence, pixels)
  }

  private static func setup(_ sequence: SequenceDifference) -> [String] {
    var lines: [String] = []
    if sequence.expectedRate != sequence.actualRate {
      lines.append(
        "\(sequence.actualRate) frames a second, was \(sequence.expectedRate)")
    }
    if sequence.lostLines > 0 {
      let words = ValueText.count(sequence.lostLines, "line")
      lines.append(
        "the baseline has lost \(words) of its frames" + places(sequence.expectedHoles, ": "))
    } else if !sequence.expectedHoles.isEmpty, sequence.expectedRate == sequence.actualRate {
      lines.append("the baseline does not have " + places(sequence.expectedHoles, ""))
    }
    if !sequence.holes.isEmpty, sequence.expectedRate == sequence.actualRate {
      lines.append(places(sequence.holes, "") + " missing amid the others")
    }
    return lines
  }

  private static func edit(_ shift: SequenceDifference.Shift) -> String {
    let rest = shift.reachesEnd ? "all later frames come" : "frames up to \(shift.last) come"
    let places = "\(shift.frames.magnitude == 1 ? "one" : "\(shift.frames.magnitude)")"
    switch shift.cause {
    case .removed(let numbers):
      let many = numbers.count > 1
      return "\(frames(numbers)) \(many ? "are" : "is") gone; \(rest) "
        + (shift.frames == 0 ? "where they were" : "\(places) \(direction(shift))")
    case .inserted(let numbers):
      let many = numbers.count > 1
      return "\(frames(numbers)) \(many ? "are" : "is") new; \(rest) "
        + (shift.frames == 0 ? "where they were" : "\(places) \(direction(shift))")
    case .moved: return Self.shift(shift)
    }
  }

  private static func shift(_ shift: SequenceDifference.Shift) -> String {
    let last = shift.reachesEnd ? "on everything" : "to \(shift.last) everything"
    let count = ValueText.count(Int(shift.frames.magnitude), "frame")
    return "from frame \(shift.frame) (\(ValueText.seconds(shift.instant))) \(last) comes \(count) "
      + "(\(ValueText.span(shift.seconds))) \(direction(shift))"
  }

  private static func direction(_ shift: SequenceDifference.Shift) -> String {
    shift.frames < 0 ? "earlier" : "later"
  }

  private static func ends(_ sequence: SequenceDifference) -> [String] {
    guard let old = sequence.expectedEnd, let new = sequence.actualEnd, old != new else {
      guard (sequence.expectedEnd == nil) != (sequence.actualEnd == nil) else { return [] }
      return [sequence.actualEnd == nil ? "there are no frames any more" : "there were no frames"]
    }
    func words(_ instant: VirtualInstant) -> String {
      "\(ValueText.decimal(instant.seconds, digits: 3)) s"
    }
    return ["ends at \(words(new)), was \(words(old))"]
  }

  private static func changes(
    _ sequence: SequenceDifference, _ pixels: [ChangeSummary.PixelMeasure]
  ) -> [String] {
    let changed = sequence.frames.filter { $0.state == .changed }
    guard let first = changed.first else { return [] }
    func measure(_ number: Int64) -> String {
      guard let pixel = pixels.first(where: { $0.frame == number }) else { return "" }
      let levels = ValueText.count(pixel.largestDelta, "level")
      let sentence = "\(pixel.differentPixels) of \(pixel.totalPixels) pixels, by "
      return ": " + sentence + (pixel.differentPixels > 1 ? "up to " : "") + levels
    }
    func name(_ frame: SequenceDifference.Frame) -> String {
      "frame \(frame.number) (\(ValueText.seconds(frame.instant)))"
    }
    if changed.count == 1 { return ["\(name(first)) differs\(measure(first.number))"] }
    let worst = pixels.max {
      ($0.differentPixels, $0.largestDelta, -$0.frame)
        < ($1.differentPixels, $1.largestDelta, -$1.frame)
    }
    var line =
      "\(changed.count) of \(sequence.frames.count) frames differ, the first is "
      + "\(name(first))\(measure(first.number))"
    if let worst, worst.frame != first.number,
      let frame = changed.first(where: { $0.number == worst.frame })
    {
      line += "; most differs \(name(frame))\(measure(worst.frame))"
    }
    return [line]
  }

  private static func frames(_ numbers: ClosedRange<Int64>) -> String {
    numbers.count == 1
      ? "frame \(numbers.lowerBound)" : "frames \(numbers.lowerBound)–\(numbers.upperBound)"
  }

  /// Runs of frames, the first three of them.
  private static func places(_ runs: [ClosedRange<Int64>], _ head: String) -> String {
    runs.isEmpty ? "" : head + ValueText.list(runs.map(frames))
  }
}
