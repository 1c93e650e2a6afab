/// Writes bits, the lowest first, as deflate packs them (RFC 1951, 3.1.1).
struct BitWriter: ~Copyable {
  private let memory: UnsafeMutableRawBufferPointer
  /// Bytes that are full.
  private(set) var count = 0
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// A writer with room for so many bytes.
  init(capacity: Int) {
    memory = .allocate(byteCount: capacity + 8, alignment: 8)
  }

  deinit {
    memory.deallocate()
  }

  /// The bytes that are full.
  var bytes: [UInt8] { Array(memory[..<count]) }

  /// Writes the lowest bits of a value; at most 32, and none set above them.
  mutating func write(_ value: UInt32, count bits: UInt8) {
    pending |= UInt64(value) &<< pendingCount
    pendingCount &+= UInt64(bits)
    guard pendingCount >= 32 else { return }
    precondition(count <= memory.count - 4, "more bits than there is room for")
    let word = UInt32(truncatingIfNeeded: pending).littleEndian
    memory.storeBytes(of: word, toByteOffset: count, as: UInt32.self)
    count &+= 4
    pending &>>= 32
    pendingCount &-= 32
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    while pendingCount > 0 {
      memory[count] = UInt8(truncatingIfNeeded: pending)
      count += 1
      pending >>= 8
      pendingCount = pendingCount > 8 ? pendingCount - 8 : 0
    }
  }

  /// Writes whole bytes; only where the last one is full.
  mutating func write(bytes more: UnsafeRawBufferPointer) {
    precondition(pendingCount == 0, "bytes are written where the last one is full")
    UnsafeMutableRawBufferPointer(rebasing: memory[count..<count + more.count])
      .copyMemory(from: more)
    count += more.count
  }
}
