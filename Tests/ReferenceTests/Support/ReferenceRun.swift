import DrawingModel
import Foundation
import Imaging
import ViewTesting

/// All pictures measured, once for each run of the tests.
@MainActor enum ReferenceRun {
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  nonisolated static let output = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("output")

  /// Every case's measurement, in the cases' order; the table is written with them.
  static let measurements: Result<[ReferenceMeasurement], any Error> = Result {
    let all = try ReferenceCase.all.map { try measure($0) }
    try ReferenceTable.write(all, to: output)
    return all
  }

  /// What we draw of a case.
  static func picture(of reference: ReferenceCase) throws -> Pixmap {
    try Harness.picture(
      width: reference.size.width, height: reference.size.height, scale: reference.scale,
      background: reference.isTransparent
        ? PaintColor(red: 0, green: 0, blue: 0, opacity: 0) : .white,
      reference.view)
  }

  /// Draws a case and compares it with its picture.
  private static func measure(_ reference: ReferenceCase) throws -> ReferenceMeasurement {
    let actual = try picture(of: reference)
    let file = folder.appendingPathComponent("Pictures/\(reference.name).png")
    let expected = try PNGDecoder.decode([UInt8](Data(contentsOf: file)))
    let measurement = ReferenceMeasurement(reference, expected: expected, actual: actual)
    try write(actual, to: "reference-renders/\(reference.name).png")
    let difference = "reference-failures/\(reference.name)"
    if measurement.holds {
      for part in ["expected", "actual", "difference"] {
        try? FileManager.default.removeItem(
          at: output.appendingPathComponent("\(difference).\(part).png"))
      }
    } else {
      try write(expected, to: "\(difference).expected.png")
      try write(actual, to: "\(difference).actual.png")
      if let picture = self.difference(reference, expected, actual) {
        try write(picture, to: "\(difference).difference.png")
      }
    }
    return measurement
  }

  /// Black where both agree, brighter where not, four levels for each; blue where nothing is compared.
  private static func difference(
    _ reference: ReferenceCase, _ expected: Pixmap, _ actual: Pixmap
  ) -> Pixmap? {
    guard expected.width == actual.width, expected.height == actual.height,
      var result = Pixmap(width: actual.width, height: actual.height)
    else { return nil }
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let isMasked = reference.masks.contains { $0.covers(x: x, y: y) }
        let levels = ReferenceMeasurement.difference(expected[x, y], actual[x, y])
        let grey = UInt32(min(255, 4 * levels))
        result[x, y] = isMasked ? 0xFF20_2080 : 0xFF00_0000 | grey << 16 | grey << 8 | grey
      }
    }
    return result
  }

  private static func write(_ picture: Pixmap, to file: String) throws {
    let url = output.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(try PNGEncoder.encode(picture)).write(to: url, options: .atomic)
  }
}
