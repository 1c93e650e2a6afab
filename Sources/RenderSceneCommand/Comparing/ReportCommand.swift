import DiffReport
import Foundation
import SceneLoader

/// `render-scene report`: the forms of results, made again from `results.json`.
struct ReportCommand {
  private let options: ReportOptions

  static func run(_ options: ReportOptions) throws(CommandError) {
    try ReportCommand(options: options).run()
  }

  private func run() throws(CommandError) {
    let results = try read()
    let words = results.command.split(separator: " ").prefix(2).joined(separator: " ")
    var writer = ResultsWriter(
      folder: FileSystem.parent(of: options.results) ?? ".", reporters: options.reporters,
      isQuiet: false)
    writer.writesResults = false
    writer.isSingleFile = options.isSingleFile
    writer.file = options.file
    let written = try writer.write(results, title: words.isEmpty ? "render-scene" : words)
    if !options.isQuiet { StandardStreams.output(written.map { $0 + "\n" }.joined()) }
  }

  private func read() throws(CommandError) -> ComparisonResults {
    let path = options.results
    guard FileSystem.kind(of: path) == .file else {
      throw CommandError(
        .missingInput,
        "there are no results at '\(path)'; run 'render-scene verify' or 'render-scene diff' "
          + "first, or give the path of a results.json.")
    }
    do {
      let bytes = try FileSystem.contents(of: path)
      let read = try JSONDecoder().decode(ComparisonResults.self, from: Data(bytes))
      guard read.schema == ComparisonResults.schema else {
        throw CommandError(
          .badData,
          "'\(path)' has the schema '\(read.schema)'; reports are made from "
            + "'\(ComparisonResults.schema)'.")
      }
      // Counted again, so that what is told fits what is there.
      var results = ComparisonResults(command: read.command, items: read.items)
      results.fingerprints = read.fingerprints
      return results
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(
        .badData,
        "'\(path)' cannot be read as results of 'verify' or 'diff' "
          + "(schema \(ComparisonResults.schema)); make them again.")
    }
  }
}
