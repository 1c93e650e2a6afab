/// Tracks as few bytes: what a value is follows from those before it, and only the rest is written.
///
/// Numbers are whole parts of a power of ten, so that nothing is lost. Of curves, the second or
/// third difference is small.
enum TrackCoding {
  /// What a value is.
  private enum Tag: Int, CaseIterable {
    case nothing
    case parts
    case bits
    case color
    case text
  }

  private static let powers: [Double] = [1, 10, 100, 1000, 1e4, 1e5, 1e6]

  // MARK: - Writing

  /// Writes one track; texts are told by their index.
  static func write(
    _ track: ValueTrack, to writer: inout ValueBytesWriter, text: (String) -> Int
  ) {
    writer.add(track.starts.count)
    var last: Int32 = -1
    var gaps: [Int64] = []
    for start in track.starts {
      gaps.append(Int64(start - last - 1))
      last = start
    }
    writeRuns(gaps, to: &writer)
    let power = power(of: track)
    let tags = track.values.map { tag(of: $0, power: power) }
    writeRuns(tags.map { Int64($0.rawValue) }, to: &writer)
    writer.add(power)
    let numbers = track.values.compactMap { $0?.number }.compactMap { parts($0, power: power) }
    writePredicted(numbers, to: &writer)
    for part in 0..<4 {
      let levels = track.values.compactMap { value -> Int64? in
        guard case .color(let color) = value else { return nil }
        return Int64([color.red, color.green, color.blue, color.opacity][part])
      }
      if !levels.isEmpty { writePredicted(levels, to: &writer) }
    }
    for value in track.values {
      switch value {
      case .text(let string): writer.add(text(string))
      case .number(let number) where parts(number, power: power) == nil:
        writer.add(number.bitPattern)
      default: break
      }
    }
  }

  private static func tag(of value: TracedValue?, power: Int) -> Tag {
    switch value {
    case nil: .nothing
    case .number(let number): parts(number, power: power) == nil ? .bits : .parts
    case .color: .color
    case .text: .text
    }
  }

  /// The number of decimals that all numbers of a track have at most.
  private static func power(of track: ValueTrack) -> Int {
    let numbers = track.values.compactMap { $0?.number }
    return powers.indices.first { power in
      numbers.allSatisfy { parts($0, power: power) != nil }
    } ?? powers.count - 1
  }

  /// The number as whole parts of a power of ten; nil where that does not give it back.
  private static func parts(_ number: Double, power: Int) -> Int64? {
    let scaled = (number * powers[power]).rounded()
    guard scaled.magnitude < 9e15, (scaled / powers[power] + 0).bitPattern == number.bitPattern
    else { return nil }
    return Int64(scaled)
  }

  /// Writes each value once with the number of times that it follows in a row.
  private static func writeRuns(_ values: [Int64], to writer: inout ValueBytesWriter) {
    var index = 0
    while index < values.count {
      var end = index + 1
      while end < values.count, values[end] == values[index] { end += 1 }
      writer.addSigned(values[index])
      writer.add(end - index)
      index = end
    }
  }

  private static func writePredicted(_ values: [Int64], to writer: inout ValueBytesWriter) {
    guard !values.isEmpty else { return }
    var best: (order: Int, rest: [Int64], size: Int)?
    for order in 0...3 {
      let rest = values.indices.map { index in
        values[index] &- prediction(values, at: index, order: order)
      }
      let size = rest.reduce(0) { $0 + ValueBytesWriter.size($1) }
      if size < best?.size ?? .max { best = (order, rest, size) }
    }
    guard let best else { return }
    if values.count > 1 { writer.add(best.order) }
    for value in best.rest { writer.addSigned(value) }
  }

  /// What a value would be if the difference of the given order went on as it was.
  private static func prediction(_ values: [Int64], at index: Int, order: Int) -> Int64 {
    switch min(order, index) {
    case 0: 0
    case 1: values[index - 1]
    case 2: 2 &* values[index - 1] &- values[index - 2]
    default:
      3 &* values[index - 1] &- 3 &* values[index - 2] &+ values[index - 3]
    }
  }

  // MARK: - Reading

  /// Reads one track whose moments lie below `frameCount`.
  static func read(
    _ reader: inout ValueBytesReader, texts: [String], frameCount: Int
  ) throws(ValueTraceReadError) -> ValueTrack {
    let count = try reader.index(below: frameCount + 1)
    var starts: [Int32] = []
    var next: Int64 = 0
    for gap in try readRuns(&reader, count: count) {
      let (start, overflow) = next.addingReportingOverflow(gap)
      guard gap >= 0, !overflow, start < Int64(frameCount) else {
        throw .damaged(atByte: reader.position)
      }
      starts.append(Int32(start))
      next = start + 1
    }
    var tags: [Tag] = []
    for number in try readRuns(&reader, count: count) {
      guard let tag = Tag(rawValue: Int(number)) else { throw .damaged(atByte: reader.position) }
      tags.append(tag)
    }
    let power = try reader.index(below: powers.count)
    let numbers = try readPredicted(&reader, count: tags.count { $0 == .parts })
    let colorCount = tags.count { $0 == .color }
    var levels: [[Int64]] = []
    for _ in 0..<4 { levels.append(try readPredicted(&reader, count: colorCount)) }
    var (numberIndex, colorIndex) = (0, 0)
    var values: [TracedValue?] = []
    for tag in tags {
      switch tag {
      case .nothing: values.append(nil)
      case .parts:
        values.append(.number(Double(numbers[numberIndex]) / powers[power] + 0))
        numberIndex += 1
      case .bits: values.append(.number(Double(bitPattern: try reader.number())))
      case .color:
        let parts = levels.map { Int32(truncatingIfNeeded: $0[colorIndex]) }
        values.append(
          .color(
            TracedColor(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])))
        colorIndex += 1
      case .text: values.append(.text(texts[try reader.index(below: texts.count)]))
      }
    }
    return ValueTrack(starts: starts, values: values)
  }

  private static func readRuns(
    _ reader: inout ValueBytesReader, count: Int
  ) throws(ValueTraceReadError) -> [Int64] {
    var values: [Int64] = []
    while values.count < count {
      let value = try reader.signed()
      let times = try reader.index(below: count - values.count + 1)
      guard times > 0 else { throw .damaged(atByte: reader.position) }
      values += repeatElement(value, count: times)
    }
    return values
  }

  private static func readPredicted(
    _ reader: inout ValueBytesReader, count: Int
  ) throws(ValueTraceReadError) -> [Int64] {
    guard count > 0 else { return [] }
    let order = count > 1 ? try reader.index(below: 4) : 0
    var values: [Int64] = []
    for index in 0..<count {
      values.append(try reader.signed() &+ prediction(values, at: index, order: order))
    }
    return values
  }
}
