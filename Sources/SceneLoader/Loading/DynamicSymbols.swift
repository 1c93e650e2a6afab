/// Reads the names that a shared library defines from its ELF file.
enum DynamicSymbols {
  /// The defined dynamic symbols in the order of the file; empty for anything but a 64-bit
  /// little-endian ELF file.
  static func defined(inFile path: String) throws(SystemCallError) -> [String] {
    let file = ELFFile(bytes: try FileSystem.contents(of: path))
    guard file.isSupported else { return [] }
    return file.definedDynamicSymbols()
  }
}

/// Field offsets are those of the System V ABI, "Object Files", for 64-bit files.
private struct ELFFile {
  let bytes: [UInt8]

  private static let dynamicSymbolSection = 11
  private static let sectionHeaderSize = 64
  private static let symbolSize = 24

  var isSupported: Bool {
    bytes.count > 64 && bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
  }

  func definedDynamicSymbols() -> [String] {
    let headers = value(at: 0x28, size: 8)
    let count = value(at: 0x3C, size: 2)
    for index in 0..<count {
      let header = headers + index * Self.sectionHeaderSize
      guard value(at: header + 4, size: 4) == Self.dynamicSymbolSection else { continue }
      let stringHeader = headers + value(at: header + 40, size: 4) * Self.sectionHeaderSize
      return names(
        table: value(at: header + 24, size: 8), size: value(at: header + 32, size: 8),
        strings: value(at: stringHeader + 24, size: 8))
    }
    return []
  }

  private func names(table: Int, size: Int, strings: Int) -> [String] {
    var names: [String] = []
    for symbol in stride(from: table, to: table + size, by: Self.symbolSize) {
      let isDefined = value(at: symbol + 6, size: 2) != 0
      let start = strings + value(at: symbol, size: 4)
      guard isDefined, start < bytes.count, let end = bytes[start...].firstIndex(of: 0) else {
        continue
      }
      names.append(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    return names
  }

  /// A little-endian number; 0 outside the file.
  private func value(at offset: Int, size: Int) -> Int {
    guard offset >= 0, offset + size <= bytes.count else { return 0 }
    var value: UInt64 = 0
    for index in (0..<size).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
    return Int(truncatingIfNeeded: value)
  }
}
