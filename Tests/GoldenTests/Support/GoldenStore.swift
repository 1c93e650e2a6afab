import Foundation
import Imaging
import Testing

/// When a golden is written anew.
enum GoldenRecording: String {
  case never, missing, failed, all

  /// What the environment variable `GOLDEN_RECORD` asks for; `never` where it is not set.
  static var chosen: GoldenRecording {
    get throws {
      guard let text = ProcessInfo.processInfo.environment["GOLDEN_RECORD"], !text.isEmpty else {
        return .never
      }
      return try #require(
        GoldenRecording(rawValue: text),
        "GOLDEN_RECORD is \(text); it may be never, missing, failed or all")
    }
  }
}

/// The kept pictures and lists, and where failures go.
enum GoldenStore {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let folder = package.appendingPathComponent("Tests/GoldenTests/Goldens")
  static let failures = package.appendingPathComponent("output/golden-failures")

  /// The bytes of a kept file; nil where there is none.
  static func read(_ file: String) -> Data? {
    try? Data(contentsOf: folder.appendingPathComponent(file))
  }

  static func write(_ data: Data, to file: String, in folder: URL = folder) throws {
    let url = folder.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Names of all kept files below the folder, sorted.
  static func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { $0.hasSuffix(".png") || $0.hasSuffix(".list.txt") }.sorted()
  }
}
