import Foundation
import Imaging
import Testing

/// Every case draws what was looked at and kept: the same pixels from the same display list.
@MainActor @Suite struct GoldenTests {
  @Test(arguments: GoldenCase.chosen)
  func aCaseDrawsItsGolden(_ golden: GoldenCase) throws {
    let now = try GoldenRendering(golden)
    let bytes = Data(try PNGEncoder.encodeSmall(now.picture))
    #expect(bytes.count <= golden.budget, "\(golden.name) takes \(bytes.count) bytes")
    let fault = try fault(golden, now)
    guard try isRecorded(fault) else {
      guard let fault else { return }
      Issue.record("\(golden.name): \(fault). Look at it with: make golden-report")
      return
    }
    try GoldenStore.write(bytes, to: golden.pictureFile)
    try GoldenStore.write(Data(now.list.utf8), to: golden.listFile)
    Issue.record("\(golden.name) was recorded: look at it and run again without GOLDEN_RECORD")
  }

  /// Whether the case is to be written anew.
  private func isRecorded(_ fault: String?) throws -> Bool {
    switch try GoldenRecording.chosen {
    case .never: false
    case .missing: fault == "there is no golden"
    case .failed: fault != nil
    case .all: true
    }
  }

  /// What is wrong with a case; nil where all is as it was kept.
  private func fault(_ golden: GoldenCase, _ now: GoldenRendering) throws -> String? {
    guard let picture = GoldenStore.read(golden.pictureFile),
      let list = GoldenStore.read(golden.listFile)
    else { return "there is no golden" }
    let expected = try PNGDecoder.decode([UInt8](picture))
    guard
      let comparison = GoldenComparison(expected, now.picture, tolerance: golden.tolerance)
    else {
      try GoldenStore.write(
        Data(try PNGEncoder.encode(now.picture)), to: golden.name + ".actual.png",
        in: GoldenStore.failures)
      return "it is \(now.picture.width) × \(now.picture.height) pixels instead of "
        + "\(expected.width) × \(expected.height)"
    }
    if comparison.count > 0 {
      try keep(golden, [expected, comparison.picture, now.picture])
      try GoldenStore.write(
        Data(comparison.json.utf8), to: golden.name + ".json", in: GoldenStore.failures)
      return "\(comparison.count) pixels differ, by \(comparison.largest) levels at most, in "
        + "\(comparison.bounds); see output/golden-failures/\(golden.name).png"
    }
    if String(decoding: list, as: UTF8.self) != now.list {
      try GoldenStore.write(
        Data(now.list.utf8), to: golden.listFile, in: GoldenStore.failures)
      return "the display list differs: diff Tests/GoldenTests/Goldens/\(golden.listFile) "
        + "output/golden-failures/\(golden.listFile)"
    }
    return nil
  }

  /// Writes expected, difference and actual beside each other.
  private func keep(_ golden: GoldenCase, _ pictures: [Pixmap]) throws {
    let (width, height) = (pictures[0].width, pictures[0].height)
    var all = try #require(Pixmap(width: pictures.count * width, height: height))
    for (index, picture) in pictures.enumerated() {
      for y in 0..<height {
        for x in 0..<width { all[index * width + x, y] = picture[x, y] }
      }
    }
    try GoldenStore.write(
      Data(try PNGEncoder.encode(all)), to: golden.name + ".png", in: GoldenStore.failures)
  }
}
