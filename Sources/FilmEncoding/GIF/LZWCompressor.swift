/// Packs numbers of colours as GIF files hold them: LZW with codes of up to 12 bits, lowest bit first, in blocks.
enum LZWCompressor {
  private static let mostCodes = 4096
  private static let tableSize = 1 << 14

  /// The size of the smallest codes, then blocks of up to 255 bytes, then an empty one.
  static func compress(_ indices: [UInt8], bitsPerIndex: Int) -> [UInt8] {
    let smallest = max(2, bitsPerIndex)
    let clear = 1 << smallest
    var packer = BlockPacker(first: UInt8(smallest))
    var width = smallest + 1
    var next = clear + 2
    // Open addressing: a key is a code and the number that follows it, plus one.
    var keys = [UInt32](repeating: 0, count: tableSize)
    var codes = [UInt16](repeating: 0, count: tableSize)
    packer.add(clear, bits: width)
    var current: Int?
    for index in indices {
      guard let code = current else {
        current = Int(index)
        continue
      }
      let key = UInt32(code) << 8 | UInt32(index) + 1
      var slot = Int((key &* 0x9E37_79B1) >> 18)
      while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (tableSize - 1) }
      if keys[slot] == key {
        current = Int(codes[slot])
        continue
      }
      packer.add(code, bits: width)
      current = Int(index)
      if next < mostCodes {
        keys[slot] = key
        codes[slot] = UInt16(next)
        // A reader knows a code one step later than a writer, so the width grows after it.
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        packer.add(clear, bits: width)
        width = smallest + 1
        next = clear + 2
        for slot in keys.indices { keys[slot] = 0 }
      }
    }
    if let current {
      packer.add(current, bits: width)
      if next == 1 << width, width < 12 { width += 1 }
    }
    packer.add(clear + 1, bits: width)
    return packer.finish()
  }
}

/// Collects codes of some bits into blocks.
private struct BlockPacker {
  private var bytes: [UInt8]
  private var block: [UInt8] = []
  private var pending = 0
  private var pendingBits = 0

  init(first: UInt8) { bytes = [first] }

  mutating func add(_ code: Int, bits: Int) {
    pending |= code << pendingBits
    pendingBits += bits
    while pendingBits >= 8 { takeByte() }
  }

  private mutating func takeByte() {
    block.append(UInt8(pending & 255))
    pending >>= 8
    pendingBits -= 8
    if block.count == 255 { takeBlock() }
  }

  private mutating func takeBlock() {
    bytes.append(UInt8(block.count))
    bytes += block
    block.removeAll(keepingCapacity: true)
  }

  mutating func finish() -> [UInt8] {
    if pendingBits > 0 {
      pendingBits = 8
      takeByte()
    }
    if !block.isEmpty { takeBlock() }
    bytes.append(0)
    return bytes
  }
}
