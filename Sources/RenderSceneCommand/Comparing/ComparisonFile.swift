import DiffReport
import Foundation
import SceneLoader

/// Results of comparisons on disk.
enum ComparisonFile {
  /// Reads a `results.json`.
  static func read(_ path: String) throws(CommandError) -> ComparisonResults {
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

  /// Writes reg-cli's `reg.json`, with the folders that its names lie in.
  static func writeRegJSON(
    _ results: ComparisonResults, expected: String, actual: String, difference: String,
    to path: String
  ) throws(CommandError) {
    do {
      let data = try results.regJSON(
        expectedFolder: expected, actualFolder: actual, differenceFolder: difference)
      try PictureFiles.write([UInt8](data), to: path)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(.internalError, "reg.json cannot be written: \(error).")
    }
  }
}
