import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Random strings of any characters: nothing traps, nothing hangs, and boxes are finite.
@MainActor @Suite struct FuzzTests {
  /// Numbers that are the same at each run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Ranges that strings are made from; each has rules of its own somewhere.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x00...0x1F, 0x80...0x24F, 0x300...0x36F, 0x370...0x4FF,
    0x590...0x6FF, 0x900...0xDFF, 0xE00...0xE7F, 0x1100...0x11FF, 0x2000...0x206F,
    0x20A0...0x27BF, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFB1D...0xFDFF,
    0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0xE0001...0xE007F, 0x0...0x10FFFF,
  ]
  private static let marks = Array("*_~`[]()^\\ \n\u{200D}\u{202E}\u{2066}\u{FE0F}")

  private static func string(_ generator: inout Generator) -> String {
    var string = ""
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0,
        let mark = marks.randomElement(using: &generator)
      {
        string.append(mark)
        continue
      }
      let range = ranges.randomElement(using: &generator) ?? 0x20...0x7E
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
        string.unicodeScalars.append(scalar)
      }
    }
    return string
  }

  private struct Sheet: View {
    let strings: [String]

    var body: some View {
      ForEach(strings.indices, id: \.self) { index in
        Text(LocalizedStringKey(strings[index]))
          .truncationMode([.head, .middle, .tail][index % 3])
          .lineLimit(index % 5 == 0 ? 2 : nil)
          .minimumScaleFactor(index % 7 == 0 ? 0.5 : 1)
          .underline(index % 11 == 0)
          .frame(width: CGFloat(index * 37 % 160))
      }
    }
  }

  @Test func tenThousandStrings() throws {
    var generator = Generator(state: 20_261_130)
    for _ in 0..<50 {
      let strings = (0..<200).map { _ in Self.string(&generator) }
      let harness = try Harness(scale: 2) { Sheet(strings: strings) }
      defer { harness.end() }
      for box in try harness.boxes(at: 0) {
        #expect(box.minX.isFinite && box.maxX.isFinite && box.minY.isFinite && box.maxY.isFinite)
      }
      // What no file has is told, and nothing else.
      let faults = harness.session.faults
      #expect(faults.allSatisfy { $0.hasPrefix("no glyph for U+") })
      let secret = strings.flatMap(\.unicodeScalars).filter { (0xF0000...0x10FFFD) ~= $0.value }
      for scalar in secret {
        let code = String(scalar.value, radix: 16, uppercase: true)
        #expect(faults.contains { $0.hasPrefix("no glyph for U+\(code) ") })
      }
    }
  }

  @Test func aStringOfNothingButMarks() throws {
    for mark in ["*", "_", "[", "`", "~", "^[", "[](", "**a", "\\", "(", "\u{202E}", "\u{0301}"] {
      let string = String(repeating: mark, count: 3000)
      let size = try Sizes.of { Text(LocalizedStringKey(string)).frame(width: 200) }
      #expect(size.height.isFinite)
    }
  }
}
