import Foundation
import Imaging

/// For each item a picture with small pictures of its frames along its time, for the list.
struct ThumbnailStrips {
  /// What was made.
  struct Made {
    /// PNG files by the place of their item.
    var files: [Int: [UInt8]] = [:]
    /// Places of items whose pictures are mostly dark.
    var dark: [Int] = []
  }

  var report: HTMLReport
  /// Places of the items, the worst first.
  var order: [Int]

  /// Twice the size that the list shows.
  private static let size = (width: 600, height: 68)
  private static let gap = 4
  /// Pictures that are read at most; a list of many scenes shows fewer of each.
  private static let mostPictures = 480
  private static let mostInStrip = 8

  /// All strips.
  func all() -> Made {
    let items = order.filter { !report.results.items[$0].picturePaths.isEmpty }
      .prefix(Self.mostPictures)
    guard !items.isEmpty else { return Made() }
    let most = min(Self.mostInStrip, max(1, Self.mostPictures / items.count))
    let places = Array(items)
    let made = StripResults(count: places.count)
    DispatchQueue.concurrentPerform(iterations: places.count) { index in
      made.set(strip(of: report.results.items[places[index]], most: most), at: index)
    }
    var result = Made()
    for (place, strip) in zip(places, made.all) {
      guard let strip else { continue }
      result.files[place] = strip.bytes
      if strip.isDark { result.dark.append(place) }
    }
    result.dark.sort()
    return result
  }

  /// A strip, and whether what it shows is dark.
  struct Strip: Sendable {
    var bytes: [UInt8]
    var isDark: Bool
  }

  private func strip(of item: ComparisonResults.Item, most: Int) -> Strip? {
    let paths = Self.paths(of: item)
    guard let first = paths.compactMap({ $0 }).first.flatMap(pixmap),
      var strip = Pixmap(width: Self.size.width, height: Self.size.height)
    else { return nil }
    let height = Self.size.height
    let isStill = (item.sequence?.frames.count ?? 1) == 1
    let ideal = Double(height) * Double(first.width) / Double(first.height)
    let cell = Int(min(max(ideal, 30), 220).rounded())
    let count =
      isStill
      ? min(paths.count, most)
      : min(most, max(1, (Self.size.width + Self.gap) / (cell + Self.gap)), paths.count)
    let step = Double(Self.size.width) / Double(isStill ? max(count, 3) : count)
    for place in 0..<count {
      let path: String?
      if isStill {
        path = paths[place]
      } else {
        let range = place * paths.count / count..<(place + 1) * paths.count / count
        let middle = (range.lowerBound + range.upperBound) / 2
        path = range.filter { paths[$0] != nil }.min { abs($0 - middle) < abs($1 - middle) }
          .flatMap { paths[$0] }
      }
      guard let path, let picture = pixmap(path) else { continue }
      let scale = min(
        Double(height) / Double(picture.height),
        min(step - Double(Self.gap), 220) / Double(picture.width), 1)
      guard
        let small = picture.reduced(
          toWidth: Int((Double(picture.width) * scale).rounded()),
          height: Int((Double(picture.height) * scale).rounded()))
      else { continue }
      let left = Int((step * Double(place)).rounded())
      strip.lay(small, x: left, y: (height - small.height) / 2)
    }
    guard let bytes = try? PNGEncoder.encodeSmall(strip) else { return nil }
    return Strip(bytes: bytes, isDark: first.isDark)
  }

  /// For each frame the picture that shows it; of a single one all that there are.
  private static func paths(of item: ComparisonResults.Item) -> [String?] {
    guard let sequence = item.sequence else {
      return [item.expected, item.actual, item.difference].filter { $0 != nil }
    }
    if let frame = sequence.frames.first, sequence.frames.count == 1 {
      return [frame.expected, frame.actual, frame.difference].filter { $0 != nil }
    }
    return sequence.frames.map { $0.actual ?? $0.expected }
  }

  private func pixmap(_ path: String) -> Pixmap? {
    guard let place = report.source.find(path), let bytes = report.source.read(place.location)
    else { return nil }
    return try? PNGDecoder.decode(bytes)
  }
}

/// Strips that several threads put in their places.
private final class StripResults: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [ThumbnailStrips.Strip?]

  init(count: Int) {
    found = Array(repeating: nil, count: count)
  }

  func set(_ strip: ThumbnailStrips.Strip?, at index: Int) {
    lock.withLock { found[index] = strip }
  }

  var all: [ThumbnailStrips.Strip?] { lock.withLock { found } }
}
