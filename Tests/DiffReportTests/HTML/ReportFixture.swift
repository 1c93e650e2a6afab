import Foundation
import Imaging
import TestSupport
import Testing

@testable import DiffReport

/// Results with their pictures in a folder, as `verify` leaves them.
struct ReportFixture {
  let folder: TemporaryFolder
  var results: ComparisonResults

  /// Where the pictures are found.
  var source: HTMLReport.Source {
    let base = folder.path + "/"
    return HTMLReport.Source(
      find: { path in
        let location = base + path
        guard let size = try? FileManager.default.attributesOfItem(atPath: location)[.size] as? Int,
          !path.hasSuffix("/")
        else { return nil }
        return HTMLReport.Place(location: location, path: path, size: size)
      },
      read: { (try? Data(contentsOf: URL(fileURLWithPath: $0))).map { [UInt8]($0) } })
  }

  /// Writes the report beside the pictures.
  @discardableResult
  func write(isSingleFile: Bool = false) throws -> HTMLReport.Outcome {
    try HTMLReport(results, source: source, isSingleFile: isSingleFile).write { name, pieces in
      try save(pieces.flatMap { $0 }, to: name)
    }
  }

  func save(_ bytes: [UInt8], to name: String) throws {
    try Self.save(bytes, to: name, in: folder)
  }

  static func save(_ bytes: [UInt8], to name: String, in folder: TemporaryFolder) throws {
    try folder.write("", to: name)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/" + name))
  }

  // MARK: - Pictures

  static let square: UInt32 = 0xFFFF_383C

  /// A white card with a red square whose left edge is at `x`.
  static func picture(_ x: Int, color: UInt32 = square) throws -> Pixmap {
    var pixmap = try #require(Pixmap(width: 60, height: 40))
    for y in 0..<40 {
      for column in 0..<60 {
        let isInside = (x..<x + 12).contains(column) && (14..<26).contains(y)
        pixmap[column, y] = isInside ? color : 0xFFFF_FFFF
      }
    }
    return pixmap
  }

  // MARK: - Scenes

  /// A scene of ten frames a second; frames in `changed` have pictures of both sides.
  static func scene(
    _ name: String, state: ComparisonResults.State, frames count: Int, changed: Range<Int>,
    headline: String, folder: TemporaryFolder, fileName: String? = nil,
    keepsExpected: Bool = true, shift: Int = 3
  ) throws -> ComparisonResults.Item {
    var sequence = ComparisonResults.Sequence(
      headline: headline, rate: "10", approve: "render-scene approve --only \(fileName ?? name)")
    (sequence.expectedSize, sequence.actualSize) = ([60, 40], [60, 40])
    let base = fileName ?? name
    for index in 0..<count {
      var frame = ComparisonResults.Sequence.Frame(
        number: Int64(index), time: "\(index)/10", seconds: Double(index) / 10,
        state: changed.contains(index) ? state : .passed)
      if changed.contains(index) {
        frame.reasons = ["72 of 2400 pixels differ (3 %), by up to 199 levels of 255"]
        let path = "\(base)/\(base)@\(index)"
        try save(
          PNGEncoder.encode(picture(index * 3 + shift)), to: path + "-actual.png", in: folder)
        frame.actual = path + "-actual.png"
        if keepsExpected {
          try save(PNGEncoder.encode(picture(index * 3)), to: path + "-expected.png", in: folder)
          try save(
            PNGEncoder.encode(try picture(index * 3, color: 0xFFE0_1030)), to: path + "-diff.png",
            in: folder)
          frame.expected = path + "-expected.png"
          frame.difference = path + "-diff.png"
          frame.measured = measured(pixels: 72 + index, x: index * 3)
        }
      }
      sequence.frames.append(frame)
    }
    sequence.firstDivergence = changed.first.map(Int64.init)
    sequence.worst = changed.last.map(Int64.init)
    sequence.events = [
      ComparisonResults.Sequence.Event(seconds: 0.2, kind: "event", text: "tap pass")
    ]
    sequence.curves = [
      ComparisonResults.Sequence.Curve(
        view: "Card/Square", label: nil, property: "frame.x",
        expected: (0..<count).map { Double($0 * 3) },
        actual: (0..<count).map { Double($0 * 3 + (changed.contains($0) ? shift : 0)) })
    ]
    if state == .changed, let first = changed.first {
      sequence.effect = "layout moved"
      sequence.findings = [
        ComparisonResults.Sequence.Finding(
          kind: "layout", view: "Card/Square", label: nil, property: "frame.x",
          frame: Int64(first), seconds: Double(first) / 10, expected: "\(first * 3)",
          actual: "\(first * 3 + shift)", sentence: "Square frame.x is \(shift) more")
      ]
    }
    var item = ComparisonResults.Item(name: name, state: state, reasons: [headline])
    item.scene = name
    item.sequence = sequence
    return item
  }

  static func measured(pixels: Int, x: Int) -> ComparisonResults.Measured {
    var area = ComparisonResults.Area(x: x, y: 14, width: 15, height: 12)
    area.view = "Card/Square"
    return ComparisonResults.Measured(
      expectedSize: [60, 40], actualSize: [60, 40], differentPixels: pixels, totalPixels: 2400,
      ratio: Double(pixels) / 2400, largestDelta: 199, largestPerceived: 0.5,
      antialiasedPixels: 0, ignoredPixels: 0, areas: [area])
  }

  /// A run in which something of every kind is wrong.
  static func red() throws -> ReportFixture {
    let folder = try TemporaryFolder()
    var items = [
      try scene(
        "glide", state: .changed, frames: 12, changed: 3..<10,
        headline: "Square frame.x is 3 more from 0.3 s", folder: folder),
      try scene(
        "tint~dark", state: .changed, frames: 6, changed: 2..<4, headline: "the colour is new",
        folder: folder, keepsExpected: false),
      try scene(
        "calm", state: .passed, frames: 5, changed: 0..<0, headline: "5 frames as expected",
        folder: folder),
      ComparisonResults.Item(name: "gone", state: .missing, reasons: ["the scene is gone"]),
      ComparisonResults.Item(
        name: "broken", state: .error,
        reasons: ["Broken.swift:3:5: error: cannot find 'Circel'\n    Circel()\n    ^~~~~~"]),
    ]
    // One pixel that is one level off.
    var one = try picture(9)
    one[20, 20] = 0xFFFE_383C
    try save(PNGEncoder.encode(picture(9)), to: "one/e.png", in: folder)
    try save(PNGEncoder.encode(one), to: "one/a.png", in: folder)
    var still = ComparisonResults.Item(
      name: "one", state: .changed, reasons: ["1 of 2400 pixels differs, by 1 level of 255"])
    (still.expected, still.actual) = ("one/e.png", "one/a.png")
    var measures = measured(pixels: 1, x: 20)
    measures.areas = [ComparisonResults.Area(x: 20, y: 20, width: 1, height: 1)]
    still.measured = measures
    items.append(still)
    var results = ComparisonResults(command: "render-scene verify Scenes", items: items)
    results.fingerprints = ComparisonResults.Fingerprints(
      expected: ["a1b2c3d4e5"], actual: "99aa88bb77",
      differences: ["the baseline was made with freetype 2.12.1, this is 2.13.0"])
    return ReportFixture(folder: folder, results: results)
  }
}
