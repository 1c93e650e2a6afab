import Foundation

/// The tables of an OpenType file, read here byte by byte, to compare with what the library says.
struct FontTables {
  private let bytes: [UInt8]
  private var offsets: [String: Int] = [:]

  init(path: String) throws {
    bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    for index in 0..<unsigned(4) {
      let record = 12 + 16 * index
      let tag = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      offsets[tag] = unsigned(record + 8) << 16 | unsigned(record + 10)
    }
  }

  private func unsigned(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

  private func unsigned(_ table: String, _ offset: Int) -> Int {
    unsigned((offsets[table] ?? 0) + offset)
  }

  private func signed(_ table: String, _ offset: Int) -> Int {
    Int(Int16(truncatingIfNeeded: unsigned(table, offset)))
  }

  var unitsPerEm: Int { unsigned("head", 18) }
  var ascender: Int { signed("hhea", 4) }
  var descender: Int { signed("hhea", 6) }

  /// The advance of a glyph in `hmtx`; the last entry holds for all glyphs after it.
  func advance(of glyph: UInt32) -> Int {
    let count = unsigned("hhea", 34)
    return unsigned("hmtx", 4 * min(Int(glyph), count - 1))
  }
}
