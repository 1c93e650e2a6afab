import DiffReport
import Foundation
import SceneLoader

/// The files of an HTML report, written from results and the pictures that they name.
struct HTMLReportFiles {
  /// The folder of the results, from which paths of pictures count.
  var folder: String
  /// The page; `index.html` in the folder of the results where nothing else is asked for.
  var page: String
  /// Whether everything is to be in the page.
  var isSingleFile: Bool

  init(folder: String, page: String? = nil, isSingleFile: Bool) {
    self.folder = folder
    self.page = page ?? folder + "/index.html"
    self.isSingleFile = isSingleFile
  }

  private var pageFolder: String { FileSystem.parent(of: page) ?? "." }

  /// Writes the report, and warns of what it lacks.
  ///
  /// - Returns: What was found on the way.
  @discardableResult
  func write(_ results: ComparisonResults) throws(CommandError) -> HTMLReport.Outcome {
    removeOld()
    let report = HTMLReport(results, source: source, isSingleFile: isSingleFile)
    let base = pageFolder
    let outcome = try report.write(page: FileSystem.name(of: page)) {
      (name, pieces) throws(CommandError) in
      try PictureFiles.write(pieces, to: base + "/" + name)
    }
    if let first = outcome.missing.first {
      StandardStreams.error(
        "render-scene: warning: \(outcome.missing.count) of the pictures that the results name "
          + "are not there, such as '\(first)'; the report says so in their place.\n")
    }
    for note in outcome.notes { StandardStreams.error("render-scene: warning: \(note)\n") }
    return outcome
  }

  /// Writes the sheet of the worst scene alone, for a summary without a page.
  func writeWorstSheet(_ results: ComparisonResults) throws(CommandError) -> [HTMLReport.Sheet] {
    let base = pageFolder
    return try HTMLReport(results, source: source).writeWorstSheet {
      (name, pieces) throws(CommandError) in
      try PictureFiles.write(pieces, to: base + "/" + name)
    }
  }

  /// Pictures of scenes lie where the results do; others where the run was started from.
  private var source: HTMLReport.Source {
    let folder = folder
    let base = FileSystem.absolute(pageFolder) + "/"
    return HTMLReport.Source(
      find: { path in
        let candidates = path.hasPrefix("/") ? [path] : [folder + "/" + path, path]
        guard let location = candidates.first(where: { FileSystem.kind(of: $0) == .file }),
          let identity = FileSystem.identity(of: location)
        else { return nil }
        let absolute = FileSystem.absolute(location)
        return HTMLReport.Place(
          location: location,
          path: absolute.hasPrefix(base) ? String(absolute.dropFirst(base.count)) : nil,
          size: Int(identity.size))
      },
      read: { try? FileSystem.contents(of: $0) })
  }

  /// Removes what a report before has left beside the page, by the names that only reports give.
  private func removeOld() {
    let own = pageFolder + "/" + HTMLReport.folder
    for (kind, suffix) in [("strips", ".png"), ("pixels", ".js"), ("pictures", ".png")] {
      for name in FileSystem.names(in: own + "/" + kind)
      where name.hasSuffix(suffix) && name.dropLast(suffix.count).allSatisfy(Self.isOwn) {
        unlink(own + "/" + kind + "/" + name)
      }
      rmdir(own + "/" + kind)
    }
    for name in FileSystem.names(in: own) where name.hasSuffix("-sheet.png") {
      if name.dropLast(10).allSatisfy(Self.isOwn) { unlink(own + "/" + name) }
    }
    rmdir(own)
  }

  private static func isOwn(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || character == "-")
  }
}
