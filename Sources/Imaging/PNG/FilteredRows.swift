internal import Foundation

/// Rows of pixels turned into the symbols of a deflate block.
///
/// An interface repeats: most rows equal the one above, and most others are a few runs of one
/// colour. So copies reach back by one pixel only; what is found is runs of equal pixels, of equal
/// differences to the row above, or of equal differences to the pixel before.
struct FilteredRows: ~Copyable {
  /// PNG's row filters that are used (PNG specification, 9.2), by number.
  private enum Filter: UInt16 {
    case none = 0
    case left = 1
    case above = 2
  }

  /// Up to so many changes of colour in a row no other filter is tried.
  private static let fewChanges = 48

  private let width: Int
  private let channels: Int
  private let symbolMemory: UnsafeMutableBufferPointer<UInt16>
  private var symbolCount = 0
  /// How often each symbol is among them.
  private(set) var counts = [Int](repeating: 0, count: DeflateBlock.symbolCount)
  /// The checksum of the filtered bytes.
  private(set) var checksum = AdlerSum()

  /// Pixels as they lie in the file, 0xAABBGGRR, without alpha where there are three channels:
  /// this row, the one above, and the differences to the left and to the row above.
  private let words: UnsafeMutableBufferPointer<UInt32>
  private var hasAbove = false

  /// Room for so many rows.
  init(width: Int, channels: Int, rowCount: Int) {
    self.width = width
    self.channels = channels
    symbolMemory = .allocate(capacity: rowCount * (width * channels + 1))
    words = .allocate(capacity: 4 * width)
  }

  deinit {
    symbolMemory.deallocate()
    words.deallocate()
  }

  /// The symbols in order.
  var symbols: UnsafeMutableBufferPointer<UInt16> {
    UnsafeMutableBufferPointer(rebasing: symbolMemory[..<symbolCount])
  }

  /// Adds the row of pixels that begins at an index; the one above must have come just before.
  mutating func append(_ pixels: UnsafeBufferPointer<UInt32>, at start: Int) {
    guard let source = pixels.baseAddress?.advanced(by: start), let base = words.baseAddress
    else { return }
    if hasAbove, memcmp(source, source - width, width * 4) == 0 { return appendRepeatedRow() }
    let row = base
    let above = base + width
    // What was this row is the one above now.
    if hasAbove { above.update(from: row, count: width) }
    convert(source, to: row)
    let plain = Self.changes(row, count: width)
    if plain <= Self.fewChanges || width == 1 {
      append(row, filter: .none)
    } else {
      appendBest(row, above: above, left: base + 2 * width, up: base + 3 * width, plain: plain)
    }
    hasAbove = true
  }

  /// Calls `body` with the filtered bytes, put together from the symbols.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(checksum.count))
    for symbol in symbolMemory[..<symbolCount] {
      if symbol < 256 {
        bytes.append(UInt8(symbol))
      } else {
        for _ in 0..<Int(symbol) - 253 { bytes.append(bytes[bytes.count - channels]) }
      }
    }
    return bytes.withUnsafeBytes(body)
  }

  // MARK: - Choosing a filter

  /// Adds a row with the filter that leaves the least.
  private mutating func appendBest(
    _ row: UnsafeMutablePointer<UInt32>, above: UnsafeMutablePointer<UInt32>,
    left: UnsafeMutablePointer<UInt32>, up: UnsafeMutablePointer<UInt32>, plain: Int
  ) {
    left[0] = row[0]
    for index in 1..<width { left[index] = Self.difference(row[index], row[index - 1]) }
    var best = (filter: Filter.none, words: row, changes: plain)
    let leftChanges = Self.changes(left, count: width)
    if leftChanges < best.changes { best = (.left, left, leftChanges) }
    var upChanges = Int.max
    if hasAbove {
      for index in 0..<width { up[index] = Self.difference(row[index], above[index]) }
      upChanges = Self.changes(up, count: width)
      if upChanges < best.changes { best = (.above, up, upChanges) }
    }
    // Where hardly anything repeats, small numbers compress best.
    if best.changes > width / 4 {
      best = (.left, left, leftChanges)
      if hasAbove, Self.magnitude(up, count: width) <= Self.magnitude(left, count: width) {
        best = (.above, up, upChanges)
      }
    }
    append(best.words, filter: best.filter)
  }

  /// How often a pixel differs from the one before.
  private static func changes(_ words: UnsafeMutablePointer<UInt32>, count: Int) -> Int {
    var changes: UInt32 = 0
    for index in 1..<max(count, 1) where words[index] != words[index - 1] { changes &+= 1 }
    return Int(changes)
  }

  /// The sum of the bytes, each as a distance from 0 in either direction.
  private static func magnitude(_ words: UnsafeMutablePointer<UInt32>, count: Int) -> UInt64 {
    var sum: UInt64 = 0
    for index in 0..<count {
      let word = words[index]
      for shift: UInt32 in [0, 8, 16, 24] {
        let byte = word >> shift & 255
        sum &+= UInt64(min(byte, 256 - byte))
      }
    }
    return sum
  }

  /// The differences of four bytes, each modulo 256.
  private static func difference(_ lhs: UInt32, _ rhs: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((lhs | high) &- (rhs & ~high)) ^ ((lhs ^ ~rhs) & high)
  }

  private func convert(_ source: UnsafePointer<UInt32>, to row: UnsafeMutablePointer<UInt32>) {
    if channels == 3 {
      for index in 0..<width {
        let pixel = source[index]
        row[index] = pixel >> 16 & 0xFF | pixel & 0xFF00 | (pixel & 0xFF) << 16
      }
    } else {
      for index in 0..<width {
        let pixel = Premultiplication.straight(source[index])
        row[index] = pixel >> 16 & 0xFF | pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16
      }
    }
  }

  // MARK: - Symbols

  /// Adds a row like the one above: differences of 0.
  private mutating func appendRepeatedRow() {
    appendLiteral(Filter.above.rawValue)
    for _ in 0..<channels { appendLiteral(0) }
    appendRun((width - 1) * channels)
    let count = UInt64(width * channels + 1)
    let filter = UInt64(Filter.above.rawValue)
    checksum.append(sum: filter, weighted: filter * count, count: count)
  }

  private mutating func append(_ words: UnsafeMutablePointer<UInt32>, filter: Filter) {
    appendLiteral(filter.rawValue)
    let total = UInt64(width * channels + 1)
    var sum = UInt64(filter.rawValue)
    // A byte counts once for itself and once for each byte after it.
    var weighted = sum * total
    var index = 0
    while index < width {
      let word = words[index]
      var end = index + 1
      while end < width, words[end] == word { end += 1 }
      var (ofBytes, ofPlaces): (UInt64, UInt64) = (0, 0)
      for channel in 0..<channels {
        let byte = word >> UInt32(truncatingIfNeeded: 8 * channel) & 255
        appendLiteral(UInt16(truncatingIfNeeded: byte))
        ofBytes &+= UInt64(byte)
        ofPlaces &+= UInt64(byte) &* UInt64(channel)
      }
      let run = UInt64(end - index)
      // From each pixel of the run up to the end of the row.
      let left = UInt64(width - index), right = UInt64(width - end)
      let pixels = (left &* (left &+ 1) &- right &* (right &+ 1)) / 2
      sum &+= ofBytes &* run
      weighted &+= ofBytes &* pixels &* UInt64(channels) &- ofPlaces &* run
      if end > index + 1 { appendRun((end - index - 1) * channels) }
      index = end
    }
    checksum.append(sum: sum, weighted: weighted, count: total)
  }

  private mutating func appendLiteral(_ byte: UInt16) {
    symbolMemory[symbolCount] = byte
    symbolCount &+= 1
    counts[Int(byte)] &+= 1
  }

  /// Adds copies of so many bytes, a multiple of the channels.
  private mutating func appendRun(_ count: Int) {
    // The most bytes that are whole pixels, so that no copy is left with fewer than three.
    let most = DeflateBlock.longestCopy / channels * channels
    var rest = count
    while rest > 0 {
      let taken = min(rest, most)
      let symbol = DeflateBlock.copy(taken)
      symbolMemory[symbolCount] = symbol
      symbolCount &+= 1
      counts[Int(symbol)] &+= 1
      rest -= taken
    }
  }
}
