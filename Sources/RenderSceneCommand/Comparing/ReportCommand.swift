import DiffReport
import SceneLoader

/// `render-scene report`: the forms of results, made again from `results.json`.
struct ReportCommand {
  private let options: ReportOptions

  static func run(_ options: ReportOptions) throws(CommandError) {
    try ReportCommand(options: options).run()
  }

  private func run() throws(CommandError) {
    let results = try ComparisonFile.read(options.results)
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
}
