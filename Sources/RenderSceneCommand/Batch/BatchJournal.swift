import Foundation
import Glibc
import SceneLoader

/// What a batch has done so far, line by line, so that a run that was killed can go on.
///
/// A line is written at once and only after the picture it tells of has its name. A line that a killed run left
/// unfinished is passed over.
final class BatchJournal {
  /// One line: a picture, or a scene with all its pictures.
  private struct Line: Codable {
    var key: String
    var frame: WorkerJob.KnownFrame?
    var result: BatchResult?
  }

  /// What is known of earlier runs, by the keys of scenes.
  private(set) var frames: [String: [WorkerJob.KnownFrame]] = [:]
  private(set) var results: [String: BatchResult] = [:]
  private let path: String
  private var descriptor: Int32 = -1

  /// The journal in a folder for results.
  init(folder: String) {
    path = (folder.isEmpty ? "." : folder) + "/.batch-journal"
  }

  /// Reads what an earlier run has left: its journal, and the results that it wrote at its end.
  func read(resultsFile: String) {
    if let bytes = try? FileSystem.contents(of: resultsFile) { readResults(bytes) }
    guard let bytes = try? FileSystem.contents(of: path) else { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)) else { continue }
      if let frame = line.frame { frames[line.key, default: []].append(frame) }
      if let result = line.result { take(result) }
    }
  }

  private func readResults(_ bytes: [UInt8]) {
    guard let document = try? JSONDecoder().decode(WrittenResults.self, from: Data(bytes)),
      document.schema == BatchResults.schema
    else { return }
    for scene in document.scenes {
      frames[scene.key] = scene.frames
      if scene.status == "rendered" { results[scene.key] = scene.result }
    }
  }

  private func take(_ result: BatchResult) {
    frames[result.key] = result.frames
    results[result.key] = result.isRendered ? result : nil
  }

  /// Begins to write; without `keeping` what earlier runs have left is forgotten.
  func open(keeping: Bool) throws(CommandError) {
    do {
      if let folder = FileSystem.parent(of: path) { try FileSystem.makeFolder(folder) }
    } catch {
      throw CommandError(error.isFullDisk ? .writeFailed : .cannotCreate, "\(error).")
    }
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (keeping ? 0 : O_TRUNC)
    descriptor = Glibc.open(path, flags, 0o644)
    guard descriptor >= 0 else {
      throw CommandError(
        .cannotCreate,
        "the journal \(path) cannot be written: \(FileSystem.message(forErrorNumber: errno)); "
          + "choose another place with --out-dir.")
    }
    // A line that was cut short must not run into the next one.
    if keeping { try write([UInt8(ascii: "\n")]) }
  }

  /// Notes a picture.
  func note(_ frame: WorkerJob.KnownFrame, key: String) throws(CommandError) {
    try write(Line(key: key, frame: frame))
  }

  /// Notes a scene.
  func note(_ result: BatchResult) throws(CommandError) {
    try write(Line(key: result.key, result: result))
  }

  /// Removes the journal once the results say all of it.
  func finish() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    unlink(path)
  }

  private func write(_ line: Line) throws(CommandError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? [UInt8](encoder.encode(line)) else { return }
    try write(bytes + [UInt8(ascii: "\n")])
  }

  private func write(_ bytes: [UInt8]) throws(CommandError) {
    guard descriptor >= 0 else { return }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw CommandError(
          .writeFailed,
          "the journal \(path) cannot be written: \(FileSystem.message(forErrorNumber: errno)); "
            + "free some space and go on with --resume.")
      }
      done += count
    }
  }
}

/// The file `results.json`, as far as a later run needs it.
private struct WrittenResults: Decodable {
  struct Scene: Decodable {
    var scene: String
    var source: String
    var variant: String?
    var key: String
    var status: String
    var seconds: Double
    var peakMegabytes: Double
    var frames: [WorkerJob.KnownFrame]

    var result: BatchResult { BatchResult(self) }
  }

  var schema: String
  var scenes: [Scene]
}

extension BatchResult {
  /// A scene that an earlier run has rendered.
  fileprivate init(_ written: WrittenResults.Scene) {
    scene = written.scene
    source = written.source
    variant = written.variant
    key = written.key
    isRendered = true
    reason = nil
    message = nil
    exitCode = 0
    seconds = written.seconds
    peak = Int(written.peakMegabytes * 1024)
    frames = written.frames
  }
}
