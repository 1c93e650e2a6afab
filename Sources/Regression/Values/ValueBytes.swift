/// Writes whole numbers in few bytes.
struct ValueBytesWriter {
  private(set) var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first; the highest bit tells that more follow.
  mutating func add(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A count or an index.
  mutating func add(_ value: Int) { add(UInt64(value)) }

  /// A number of either sign: small ones in few bytes.
  mutating func addSigned(_ value: Int64) { add(ValueBytesWriter.folded(value)) }

  /// A text with its length.
  mutating func add(_ text: String) {
    let utf8 = Array(text.utf8)
    add(utf8.count)
    bytes += utf8
  }

  /// Bytes with their count.
  mutating func add(_ part: ValueBytesWriter) {
    add(part.bytes.count)
    bytes += part.bytes
  }

  /// 0, -1, 1, -2 … as 0, 1, 2, 3 ….
  static func folded(_ value: Int64) -> UInt64 {
    UInt64(bitPattern: value << 1) ^ UInt64(bitPattern: value >> 63)
  }

  /// How many bytes a number takes.
  static func size(_ value: Int64) -> Int {
    let bits = 64 - folded(value).leadingZeroBitCount
    return max(1, (bits + 6) / 7)
  }
}

/// Reads what `ValueBytesWriter` wrote; throws where there is less or other.
struct ValueBytesReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Whether all is read.
  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func number() throws(ValueTraceReadError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.endIndex, shift < 64 {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    throw .damaged(atByte: position)
  }

  mutating func signed() throws(ValueTraceReadError) -> Int64 {
    let value = try number()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// A number below `limit`.
  mutating func index(below limit: Int) throws(ValueTraceReadError) -> Int {
    let value = try number()
    guard value < UInt64(limit) else { throw .damaged(atByte: position) }
    return Int(value)
  }

  /// The count of things of which each takes at least a byte of what follows.
  mutating func count() throws(ValueTraceReadError) -> Int {
    try index(below: bytes.endIndex - position + 1)
  }

  mutating func text() throws(ValueTraceReadError) -> String {
    let part = try part()
    guard let text = String(validating: part, as: UTF8.self) else {
      throw .damaged(atByte: position)
    }
    return text
  }

  /// Bytes with their count before them.
  mutating func part() throws(ValueTraceReadError) -> ArraySlice<UInt8> {
    let count = try count()
    let part = bytes[position..<position + count]
    position += count
    return part
  }
}
