import Foundation
import Synchronization

/// Where the baselines of one assertion lie, and what it writes when it fails.
struct SnapshotPlace: Hashable {
  /// The folder of the test file's baselines.
  let folder: String
  /// The assertion's name in it: the test's function, with a name of its own after a dot.
  let name: String
  /// The folder for pictures of failures.
  let failureFolder: String

  /// The variable that says where pictures of failures go.
  static let failureVariable = "RENDER_SCENE_FAILURES"

  init(of place: TestPlace, named own: String?, environment: [String: String]) {
    folder = place.folder + "/__Snapshots__/" + FileName.part(place.fileName)
    name = place.functionName + (own.map { "." + FileName.part($0) } ?? "")
    let root = Self.packageFolder(above: place.folder) ?? place.folder
    var failures = environment[Self.failureVariable] ?? ""
    if failures.isEmpty { failures = "output/failures" }
    failureFolder =
      (failures.hasPrefix("/") ? failures : root + "/" + failures) + "/"
      + FileName.part(place.fileName)
  }

  /// The file of digests.
  var digests: String { "\(folder)/\(name).digests" }

  /// The file of values.
  var values: String { "\(folder)/\(name).trace.txt" }

  /// The file of values behind the frames.
  var packedValues: String { "\(folder)/\(name).values.gz" }

  /// The kept picture of a frame, by the text of its moment.
  func picture(at moment: String) -> String { "\(folder)/\(name)@\(moment)s.png" }

  /// Kept pictures that are there.
  var keptPictures: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(name + "@") && $0.hasSuffix("s.png") }.sorted()
      .map { folder + "/" + $0 }
  }

  /// What a failure of the assertion has left.
  var formerEvidence: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: failureFolder)) ?? []
    return names.filter { name in
      name.hasPrefix(self.name + "@") || name.hasPrefix(self.name + ".trace-")
    }.map { failureFolder + "/" + $0 }
  }

  private static func packageFolder(above folder: String) -> String? {
    var url = URL(fileURLWithPath: folder)
    while url.path != "/" {
      if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
        return url.path
      }
      url.deleteLastPathComponent()
    }
    return nil
  }
}

/// The baselines that assertions of this process have used, so that no two share one.
enum UsedBaselines {
  /// Where in the tests.
  private struct Asserter: Equatable {
    var file: String
    var line: UInt
    var column: UInt
  }

  private static let asserters = Mutex<[String: Asserter]>([:])
  private static let recorded = Mutex<Set<String>>([])

  /// Takes a file for an assertion.
  ///
  /// - Throws: That another assertion has it.
  static func claim(_ path: String, for place: TestPlace) throws(AssertionError) {
    let asserter = Asserter(file: place.fileID, line: place.line, column: place.column)
    let other = asserters.withLock { known -> Asserter? in
      guard let other = known[path], other != asserter else {
        known[path] = asserter
        return nil
      }
      return other
    }
    guard let other else { return }
    throw .name(
      "two assertions use the baseline \(path): this one and the one in line \(other.line) "
        + "of \(other.file); tell them apart with 'named:'")
  }

  /// Notes that this process has written a file.
  static func noteRecorded(_ path: String) { _ = recorded.withLock { $0.insert(path) } }

  /// Whether this process has written a file.
  static func wasRecorded(_ path: String) -> Bool { recorded.withLock { $0.contains(path) } }
}
