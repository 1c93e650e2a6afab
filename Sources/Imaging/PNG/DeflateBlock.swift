/// One block of deflate (RFC 1951) whose copies all reach back by the same few bytes.
///
/// A symbol below 256 is a byte as it is; 256 and over is a copy of `symbol - 253` bytes, 3 to 258,
/// from `distance` bytes before.
enum DeflateBlock {
  /// The symbol of a copy of the most bytes.
  static let longestCopy = 258
  /// Symbols there are: bytes, and copies of 3 to 258 bytes.
  static let symbolCount = 512

  /// The symbol that copies so many bytes, 3 to 258.
  static func copy(_ count: Int) -> UInt16 { UInt16(truncatingIfNeeded: count + 253) }

  /// A block, not the last one, that ends at a whole byte.
  ///
  /// - Parameters:
  ///   - symbols: The symbols in order.
  ///   - counts: How often each symbol is among them.
  ///   - distance: How far copies reach back: 3 or 4 bytes.
  ///   - rawCount: How many bytes the symbols stand for.
  /// - Returns: Its bytes; nil where the bytes as they are would be shorter.
  static func bytes(
    _ symbols: UnsafeBufferPointer<UInt16>, counts: [Int], distance: Int, rawCount: Int
  ) -> [UInt8]? {
    var frequencies = [Int](repeating: 0, count: 286)
    for symbol in 0..<256 { frequencies[symbol] = counts[symbol] }
    frequencies[endOfBlock] = 1
    for symbol in 256..<symbolCount { frequencies[lengths[symbol - 256].code] += counts[symbol] }
    let code = HuffmanCode(counts: frequencies, longest: 15)
    // Each symbol with all its bits: the word, what the length adds, and the one distance.
    var words = [UInt32](repeating: 0, count: symbolCount)
    var wordLengths = [UInt8](repeating: 0, count: symbolCount)
    var bitCount = 0
    for symbol in 0..<symbolCount where counts[symbol] > 0 {
      if symbol < 256 {
        words[symbol] = UInt32(code.words[symbol])
        wordLengths[symbol] = code.lengths[symbol]
      } else {
        let length = lengths[symbol - 256]
        let wordLength = code.lengths[length.code]
        words[symbol] = UInt32(code.words[length.code]) | UInt32(length.extra) << wordLength
        // The only distance has the word 0 of one bit.
        wordLengths[symbol] = wordLength + length.extraCount + 1
      }
      bitCount += counts[symbol] * Int(wordLengths[symbol])
    }
    guard bitCount / 8 < rawCount else { return nil }
    // The description of the code takes at most 290 words of 14 bits and some.
    var writer = BitWriter(capacity: bitCount / 8 + 600)
    // Not the last block; a code of its own.
    writer.write(0b100, count: 3)
    writeDescription(of: code.lengths, distance: distance, to: &writer)
    words.withUnsafeBufferPointer { words in
      wordLengths.withUnsafeBufferPointer { lengths in
        for symbol in symbols { writer.write(words[Int(symbol)], count: lengths[Int(symbol)]) }
      }
    }
    writer.write(UInt32(code.words[endOfBlock]), count: code.lengths[endOfBlock])
    writeEmptyBlock(to: &writer)
    return writer.count < rawCount ? writer.bytes : nil
  }

  /// Blocks, none of them the last one, that hold bytes as they are.
  static func stored(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var writer = BitWriter(capacity: bytes.count + 8 * (bytes.count / 65535 + 2))
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(65535)
      rest = rest.dropFirst(65535)
      writer.write(0b000, count: 3)
      writer.align()
      writer.write(UInt32(part.count), count: 16)
      writer.write(UInt32(~UInt16(part.count)), count: 16)
      writer.write(bytes: UnsafeRawBufferPointer(rebasing: part))
    }
    return writer.bytes
  }

  /// The last block, which is empty.
  static let last: [UInt8] = [0b011, 0]

  // MARK: - Parts of a block

  private static let endOfBlock = 256

  /// For copies of 3 to 258 bytes the symbol and the bits that follow it.
  private static let lengths: [(code: Int, extra: UInt16, extraCount: UInt8)] = {
    var result: [(code: Int, extra: UInt16, extraCount: UInt8)] = []
    var code = 257
    var extraCount: UInt8 = 0
    while code < 285 {
      for extra in 0..<UInt16(1) << extraCount { result.append((code, extra, extraCount)) }
      code += 1
      if code >= 265, code % 4 == 1 { extraCount += 1 }
    }
    // The longest has a symbol of its own.
    result[255] = (285, 0, 0)
    return result
  }()

  /// An empty stored block, which fills the last byte.
  private static func writeEmptyBlock(to writer: inout BitWriter) {
    writer.write(0b000, count: 3)
    writer.align()
    writer.write(0xFFFF_0000, count: 32)
  }

  /// The code's word lengths, themselves in a code (RFC 1951, 3.2.7).
  private static func writeDescription(
    of lengths: [UInt8], distance: Int, to writer: inout BitWriter
  ) {
    var last = lengths.count - 1
    while last > endOfBlock, lengths[last] == 0 { last -= 1 }
    // Distances 1 to 4 have the symbols 0 to 3; only ours gets a word.
    var all = Array(lengths[...last])
    all += [UInt8](repeating: 0, count: distance - 1) + [1]
    var items: [(symbol: Int, extra: UInt32, extraCount: UInt8)] = []
    var index = 0
    while index < all.count {
      var count = 1
      while index + count < all.count, all[index + count] == all[index] { count += 1 }
      index += count
      let length = Int(all[index - 1])
      if length > 0 {
        items.append((length, 0, 0))
        count -= 1
      }
      while count >= 3 {
        if length == 0 {
          let taken = min(count, 138)
          items.append(taken > 10 ? (18, UInt32(taken - 11), 7) : (17, UInt32(taken - 3), 3))
          count -= taken
        } else {
          let taken = min(count, 6)
          items.append((16, UInt32(taken - 3), 2))
          count -= taken
        }
      }
      for _ in 0..<count { items.append((length, 0, 0)) }
    }
    var counts = [Int](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    var written = lengthOrder.count
    while written > 4, code.lengths[lengthOrder[written - 1]] == 0 { written -= 1 }
    writer.write(UInt32(last - endOfBlock), count: 5)
    writer.write(UInt32(distance - 1), count: 5)
    writer.write(UInt32(written - 4), count: 4)
    for symbol in lengthOrder[..<written] { writer.write(UInt32(code.lengths[symbol]), count: 3) }
    for item in items {
      writer.write(UInt32(code.words[item.symbol]), count: code.lengths[item.symbol])
      if item.extraCount > 0 { writer.write(item.extra, count: item.extraCount) }
    }
  }

  /// The order in which the lengths of the lengths' code are written.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
}
