/// The colours of a GIF: at most 255, and one number for transparent pixels.
package struct GIFPalette: Equatable, Sendable {
  /// Colours 0xRRGGBB.
  package private(set) var colors: [UInt32]
  /// Whether the film has transparent pixels.
  let hasTransparency: Bool

  /// The most colours, with one number left for transparent pixels.
  private static let mostColors = 255

  /// The number of transparent pixels, and of those that stay as they are.
  var transparentIndex: UInt8 { UInt8(colors.count) }

  /// The palette for what was counted: its colours themselves where they are few, else means of groups of them.
  package init(_ count: GIFColorCount) {
    hasTransparency = count.hasTransparency
    let entries = count.entries
    if entries.count <= Self.mostColors {
      colors = entries.map(\.color)
    } else {
      colors = Self.groups(entries)
    }
    if colors.isEmpty { colors = [0] }
  }

  // MARK: - Groups

  /// Some of the entries, with what splitting them needs.
  private struct Box {
    var range: Range<Int>
    var count: Int64 = 0
    var sums: [Int64] = [0, 0, 0]
    var squares: [Int64] = [0, 0, 0]

    init(_ entries: [(color: UInt32, count: Int64)], _ range: Range<Int>) {
      self.range = range
      for entry in entries[range] {
        count += entry.count
        for channel in 0..<3 {
          let value = GIFPalette.value(entry.color, channel)
          sums[channel] += entry.count * value
          squares[channel] += entry.count * value * value
        }
      }
    }

    /// The sum of squared distances from the mean along a channel.
    func error(_ channel: Int) -> Double {
      let sum = Double(sums[channel])
      return max(0, Double(squares[channel]) - sum * sum / Double(count))
    }

    var error: Double { error(0) + error(1) + error(2) }

    /// Weighted as the eye does, to split where it is seen most.
    var widestChannel: Int {
      let errors = [2 * error(0), 4 * error(1), 3 * error(2)]
      return errors[1] >= errors[0] && errors[1] >= errors[2] ? 1 : errors[0] >= errors[2] ? 0 : 2
    }

    var mean: UInt32 {
      func mean(_ channel: Int) -> UInt32 { UInt32((sums[channel] + count / 2) / count) }
      return mean(0) << 16 | mean(1) << 8 | mean(2)
    }
  }

  static func value(_ color: UInt32, _ channel: Int) -> Int64 {
    Int64(color >> UInt32(16 - 8 * channel) & 255)
  }

  /// Splits all entries again and again where the error is largest, at the mean.
  private static func groups(_ counted: [(color: UInt32, count: Int64)]) -> [UInt32] {
    var entries = counted
    var boxes = [Box(entries, entries.indices)]
    while boxes.count < mostColors {
      var largest: Int?
      var error = 0.0
      for (index, box) in boxes.enumerated() where box.range.count > 1 && box.error > error {
        (largest, error) = (index, box.error)
      }
      guard let largest else { break }
      let box = boxes[largest]
      let channel = box.widestChannel
      entries[box.range].sort {
        let (first, second) = (value($0.color, channel), value($1.color, channel))
        return first != second ? first < second : $0.color < $1.color
      }
      let mean = box.sums[channel] / box.count
      let split =
        entries[box.range].firstIndex { value($0.color, channel) > mean } ?? box.range.upperBound
      let middle = min(max(split, box.range.lowerBound + 1), box.range.upperBound - 1)
      boxes[largest] = Box(entries, box.range.lowerBound..<middle)
      boxes.append(Box(entries, middle..<box.range.upperBound))
    }
    return boxes.map(\.mean).sorted()
  }
}
