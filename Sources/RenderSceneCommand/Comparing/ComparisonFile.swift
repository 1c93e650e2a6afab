import DiffReport
import Foundation
import SceneLoader

/// Results of comparisons on disk.
enum ComparisonFile {
  /// Reads a `results.json`.
  static func read(_ path: String) throws(CommandError) -> ComparisonResults {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(of: path)
    } catch {
      throw CommandError(
        .missingInput,
        "\(path) cannot be read: run 'render-scene verify' first, or name its results.json.")
    }
    guard let results = try? JSONDecoder().decode(ComparisonResults.self, from: Data(bytes)),
      results.schema == ComparisonResults.schema
    else {
      throw CommandError(
        .badData, "\(path) is no results.json of 'render-scene verify' or 'diff'.")
    }
    return results
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
