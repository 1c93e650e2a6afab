import DiffReport
import SceneLoader

/// A form in which results are told.
enum ResultsReporter: String, CaseIterable, Sendable {
  /// Lines on standard output.
  case list
  /// `results.json`, which is always written, on standard output as well.
  case json
  /// `junit.xml`.
  case junit
  /// `summary.md`.
  case markdown
  /// Annotations on standard output.
  case github

  /// Reads a list of reporters with commas; without one, the list.
  static func read(_ text: String?) throws(CommandError) -> Set<ResultsReporter> {
    guard let text else { return [.list] }
    var found: Set<ResultsReporter> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let reporter = ResultsReporter(rawValue: String(word)) else {
        let names = allCases.map(\.rawValue)
        let near = Suggestions.nearest(to: String(word), among: names)
        let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
        throw .usage(
          "there is no reporter '\(word)'.\(hint) Known: \(names.joined(separator: ", ")).")
      }
      found.insert(reporter)
    }
    return found
  }
}

/// Writes results in all forms that were asked for.
struct ResultsWriter {
  var folder: String
  var reporters: Set<ResultsReporter>
  var isQuiet: Bool

  /// Writes and prints; `results.json` in any case.
  func write(_ results: ComparisonResults, title: String) throws(CommandError) {
    let json: [UInt8]
    do {
      json = try [UInt8](results.json())
    } catch {
      throw CommandError(.internalError, "the results cannot be written as JSON: \(error).")
    }
    try PictureFiles.write(json, to: folder + "/results.json")
    if reporters.contains(.junit) {
      try PictureFiles.write(
        Array(results.junit(name: title).utf8), to: folder + "/junit.xml")
    }
    if reporters.contains(.markdown) {
      try PictureFiles.write(Array(results.markdown().utf8), to: folder + "/summary.md")
    }
    if reporters.contains(.json) {
      StandardStreams.output(String(decoding: json, as: UTF8.self))
    }
    if reporters.contains(.github) { StandardStreams.output(results.annotations) }
    if reporters.contains(.list), !isQuiet { StandardStreams.output(results.list) }
  }
}
