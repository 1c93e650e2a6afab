import Foundation

/// The table of all measurements, as Markdown and as JSON.
enum ReferenceTable {
  static func write(_ measurements: [ReferenceMeasurement], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(markdown(measurements).utf8)
      .write(to: folder.appendingPathComponent("reference-renders.md"), options: .atomic)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(measurements.map(Row.init))
      .write(to: folder.appendingPathComponent("reference-renders.json"), options: .atomic)
  }

  private static func markdown(_ measurements: [ReferenceMeasurement]) -> String {
    let holding = measurements.filter(\.holds).count
    var lines = [
      "# Our pictures against Apple's",
      "",
      "\(holding) of \(measurements.count) hold. Differences are in levels of 255: of each pixel "
        + "the largest of its channels, and of these the mean and the largest outside the masks.",
      "",
      "| picture | kind | mean | max | at | limit | verdict |",
      "| --- | --- | ---: | ---: | --- | --- | --- |",
    ]
    for measurement in measurements {
      let row = Row(measurement)
      lines.append(
        "| \(row.name) | \(row.kind) | \(number(row.mean)) | \(row.max) | "
          + "\(row.max > 0 ? "\(row.x), \(row.y)" : "") | \(row.limit) | \(row.verdict) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func number(_ value: Double) -> String {
    String(format: "%.3f", value)
  }

  /// One picture's numbers.
  private struct Row: Encodable {
    var name: String
    var kind: String
    var mean: Double
    var max: Int
    var x: Int
    var y: Int
    var limit: String
    var verdict: String

    init(_ measurement: ReferenceMeasurement) {
      name = measurement.name
      kind = measurement.kind.name
      mean = measurement.mean
      max = measurement.max
      (x, y) = measurement.place
      limit = measurement.limit
      verdict = measurement.holds ? "holds" : measurement.faults.joined(separator: "; ")
    }
  }
}
