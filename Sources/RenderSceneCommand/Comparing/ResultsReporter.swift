import DiffReport
import SceneLoader

/// A form in which results are told.
enum ResultsReporter: String, CaseIterable, Sendable {
  /// Lines on standard output.
  case list
  /// `index.html`, with a folder for what belongs to it.
  case html
  /// `results.json`, which is always written, on standard output as well.
  case json
  /// `junit.xml`.
  case junit
  /// `summary.md`.
  case markdown
  /// Annotations on standard output.
  case github

  /// Whether it is a file that is only written on demand.
  var isFile: Bool { [.html, .junit, .markdown].contains(self) }

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
  /// Whether the HTML report has everything in its one file.
  var isSingleFile = false
  /// Whether `results.json` is written, as it is but where it was read.
  var writesResults = true
  /// The file of the one form that is asked for; nil for the usual place.
  var file: String?

  /// Writes and prints; `results.json` in any case.
  ///
  /// - Returns: The paths of the reports.
  @discardableResult
  func write(_ results: ComparisonResults, title: String) throws(CommandError) -> [String] {
    let json: [UInt8]
    do {
      json = try [UInt8](results.json())
    } catch {
      throw CommandError(.internalError, "the results cannot be written as JSON: \(error).")
    }
    var written: [String] = []
    if writesResults { try PictureFiles.write(json, to: folder + "/results.json") }
    var sheets: [HTMLReport.Sheet] = []
    if reporters.contains(.html) {
      let report = HTMLReportFiles(folder: folder, page: file, isSingleFile: isSingleFile)
      sheets = try report.write(results).sheets
      written.append(report.page)
    }
    if reporters.contains(.junit) {
      written.append(file ?? folder + "/junit.xml")
      try PictureFiles.write(Array(results.junit(name: title).utf8), to: written[written.count - 1])
    }
    if reporters.contains(.markdown) {
      if sheets.isEmpty {
        sheets = try HTMLReportFiles(folder: folder, page: file, isSingleFile: false)
          .writeWorstSheet(results)
      }
      written.append(file ?? folder + "/summary.md")
      try PictureFiles.write(
        Array(results.markdown(sheets: sheets).utf8), to: written[written.count - 1])
    }
    if reporters.contains(.json) {
      StandardStreams.output(String(decoding: json, as: UTF8.self))
    }
    if reporters.contains(.github) { StandardStreams.output(results.annotations) }
    if reporters.contains(.list), !isQuiet { StandardStreams.output(results.list) }
    return written
  }
}
