package import Foundation
package import Imaging

/// A picture of a film as a reader shows it, and for how long.
package struct ShownPicture {
  package var pixmap: Pixmap
  /// The numbers that the file gives: hundredths of a second and 100 for a GIF.
  package var numerator: Int
  package var denominator: Int

  /// Seconds.
  package var seconds: Double { Double(numerator) / Double(denominator) }
}

/// Why a film cannot be read.
package struct FilmDecodingError: Error, CustomStringConvertible {
  package var description: String
}

/// Reads animated PNG files as the specification says, for tests.
package enum AnimatedPNGDecoder {
  private struct Control {
    var width: Int
    var height: Int
    var x: Int
    var y: Int
    var numerator: Int
    var denominator: Int
    var disposal: UInt8
    var blending: UInt8
  }

  /// All pictures, and how often they are repeated.
  package static func decode(
    _ data: Data
  ) throws -> (pictures: [ShownPicture], repetitions: Int) {
    let bytes = [UInt8](data)
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    var header: [UInt8] = []
    var (count, repetitions, expected) = (0, -1, 0)
    var control: Control?
    var stream: [UInt8] = []
    var pictures: [ShownPicture] = []
    var canvas: Pixmap?
    func finishPicture() throws {
      guard let control else { return }
      var part = header
      part.replaceSubrange(0..<8, with: big(control.width, 4) + big(control.height, 4))
      let file =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", part)
        + chunk("IDAT", stream) + chunk("IEND", [])
      let picture = try PNGDecoder.decode(file)
      guard control.disposal == 0, control.blending == 0 else {
        throw FilmDecodingError(description: "another way to draw than the encoder's")
      }
      if canvas == nil {
        canvas = Pixmap(
          width: header[0..<4].reduce(0) { $0 << 8 | Int($1) },
          height: header[4..<8].reduce(0) { $0 << 8 | Int($1) })
      }
      guard var whole = canvas else { return }
      canvas = nil
      let width = whole.width
      whole.withMutablePixels { pixels in
        picture.withPixels { part in
          for y in 0..<control.height {
            for x in 0..<control.width {
              pixels[(control.y + y) * width + control.x + x] = part[y * control.width + x]
            }
          }
        }
      }
      canvas = whole
      pictures.append(
        ShownPicture(
          pixmap: whole, numerator: control.numerator, denominator: control.denominator))
      stream = []
    }
    var offset = 8
    while offset + 12 <= bytes.count {
      let size = number(offset, 4)
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      let body = offset + 8
      guard number(body + size, 4) == Int(crc(bytes[offset + 4..<body + size])) else {
        throw FilmDecodingError(description: "wrong checksum of \(name)")
      }
      switch name {
      case "IHDR": header = Array(bytes[body..<body + size])
      case "acTL": (count, repetitions) = (number(body, 4), number(body + 4, 4))
      case "fcTL":
        try finishPicture()
        guard number(body, 4) == expected else {
          throw FilmDecodingError(description: "chunks are not numbered in order")
        }
        expected += 1
        control = Control(
          width: number(body + 4, 4), height: number(body + 8, 4), x: number(body + 12, 4),
          y: number(body + 16, 4), numerator: number(body + 20, 2),
          denominator: number(body + 22, 2), disposal: bytes[body + 24],
          blending: bytes[body + 25])
      case "IDAT": stream += bytes[body..<body + size]
      case "fdAT":
        guard number(body, 4) == expected else {
          throw FilmDecodingError(description: "chunks are not numbered in order")
        }
        expected += 1
        stream += bytes[body + 4..<body + size]
      case "IEND": try finishPicture()
      default: break
      }
      offset = body + size + 4
    }
    guard pictures.count == count else {
      throw FilmDecodingError(description: "\(pictures.count) pictures and not \(count)")
    }
    return (pictures, repetitions)
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return big(data.count, 4) + named + big(Int(crc(named[...])), 4)
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

/// Reads GIF files as the specification says, for tests.
package enum GIFDecoder {
  /// All pictures; transparent ones have pixels of 0.
  package static func decode(_ data: Data) throws -> [ShownPicture] {
    let bytes = [UInt8](data)
    func number(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
    guard bytes.starts(with: Array("GIF89a".utf8)), bytes[10] & 0x80 != 0,
      var canvas = Pixmap(width: number(6), height: number(8))
    else { throw FilmDecodingError(description: "no GIF with a palette") }
    let colors = (0..<2 << Int(bytes[10] & 7)).map { index -> UInt32 in
      let place = 13 + 3 * index
      return 0xFF00_0000 | UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8
        | UInt32(bytes[place + 2])
    }
    var pictures: [ShownPicture] = []
    var offset = 13 + 3 * colors.count
    var (delay, disposal, transparent) = (0, 0, -1)
    func blocks() -> [UInt8] {
      var result: [UInt8] = []
      while bytes[offset] != 0 {
        result += bytes[offset + 1...offset + Int(bytes[offset])]
        offset += Int(bytes[offset]) + 1
      }
      offset += 1
      return result
    }
    while true {
      switch bytes[offset] {
      case 0x3B:
        guard offset == bytes.count - 1 else {
          throw FilmDecodingError(description: "bytes after the end")
        }
        return pictures
      case 0x21:
        let kind = bytes[offset + 1]
        offset += 2
        let body = blocks()
        if kind == 0xF9 {
          delay = Int(body[1]) | Int(body[2]) << 8
          disposal = Int(body[0] >> 2 & 7)
          transparent = body[0] & 1 == 1 ? Int(body[3]) : -1
        }
      case 0x2C:
        let (x, y) = (number(offset + 1), number(offset + 3))
        let (width, height) = (number(offset + 5), number(offset + 7))
        let bits = Int(bytes[offset + 10])
        offset += 11
        let indices = try unpack(blocks(), bits: bits, count: width * height)
        for (place, index) in indices.enumerated() where index != transparent {
          canvas[x + place % width, y + place / width] = colors[index]
        }
        pictures.append(ShownPicture(pixmap: canvas, numerator: delay, denominator: 100))
        if disposal == 2 {
          for place in indices.indices { canvas[x + place % width, y + place / width] = 0 }
        }
      default: throw FilmDecodingError(description: "an unknown block at \(offset)")
      }
    }
  }

  /// The numbers of colours behind LZW codes.
  package static func unpack(_ bytes: [UInt8], bits: Int, count: Int) throws -> [Int] {
    let clear = 1 << bits
    var table: [[Int]] = []
    var width = bits + 1
    var result: [Int] = []
    var previous: [Int]?
    var position = 0
    func reset() {
      table = (0..<clear).map { [$0] } + [[], []]
      width = bits + 1
      previous = nil
    }
    reset()
    while true {
      guard position + width <= bytes.count * 8 else {
        throw FilmDecodingError(description: "the codes end without an end")
      }
      var code = 0
      for bit in 0..<width {
        code |= Int(bytes[(position + bit) / 8] >> UInt8((position + bit) % 8) & 1) << bit
      }
      position += width
      if code == clear {
        reset()
        continue
      }
      if code == clear + 1 { break }
      let entry: [Int]
      if code < table.count {
        entry = table[code]
      } else if code == table.count, let previous {
        entry = previous + [previous[0]]
      } else {
        throw FilmDecodingError(description: "the code \(code) is not known yet")
      }
      result += entry
      if let previous, table.count < 4096 {
        table.append(previous + [entry[0]])
        if table.count == 1 << width, width < 12 { width += 1 }
      }
      previous = entry
    }
    guard result.count == count else {
      throw FilmDecodingError(description: "\(result.count) pixels and not \(count)")
    }
    return result
  }
}
