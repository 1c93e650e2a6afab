import Foundation
import Imaging
import Regression

/// The files of baselines: read whole, written whole or not at all.
enum BaselineFiles {
  /// The bytes of a file; nil where there is none.
  static func bytes(_ path: String) throws(AssertionError) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .file("\(path) cannot be read; look at its permissions")
    }
    return [UInt8](data)
  }

  /// The text of a file; nil where there is none.
  static func text(_ path: String) throws(AssertionError) -> String? {
    guard let bytes = try bytes(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A baseline; nil where there is none.
  static func baseline(_ path: String) throws(AssertionError) -> SceneBaseline? {
    guard let text = try text(path) else { return nil }
    do {
      let baseline = try SceneBaseline(text: text)
      if let count = baseline.declaredCount, count != baseline.frames.count {
        throw AssertionError.file(
          "the baseline \(path) has \(baseline.frames.count) of \(count) frames; lines are missing")
      }
      return baseline
    } catch let error as AssertionError {
      throw error
    } catch {
      throw .file("the baseline \(path) cannot be read: \(error); delete it to record it anew")
    }
  }

  /// The picture in a file.
  static func picture(_ bytes: [UInt8], _ path: String) throws(AssertionError) -> Pixmap {
    do {
      return try PNGDecoder.decode(bytes)
    } catch {
      throw .file("\(path) is no picture: \(error)")
    }
  }

  /// A picture as the bytes of a small PNG file.
  static func png(_ pixmap: Pixmap) throws(AssertionError) -> [UInt8] {
    do {
      return try PNGEncoder.encodeSmall(pixmap)
    } catch {
      throw .file("a picture cannot be written: \(error)")
    }
  }

  /// Writes a file, where its bytes are others than those that are there.
  static func write(_ bytes: [UInt8], to path: String) throws(AssertionError) {
    if FileManager.default.contents(atPath: path).map({ [UInt8]($0) }) == bytes { return }
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .file("\(error)")
    }
  }

  /// Removes files.
  static func remove(_ paths: [String]) {
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
  }

  // MARK: - What pictures depended on

  /// Writes the lines of this machine's fingerprint beside the baselines in a folder, once for all that have it.
  static func writeFingerprint(beside folder: String) throws(AssertionError) {
    let text = PictureFingerprint.lines.joined(separator: "\n") + "\n"
    try write(Array(text.utf8), to: fingerprintPath(PictureFingerprint.digest, beside: folder))
  }

  /// What another fingerprint has otherwise, in words; nil where it is this machine's.
  static func difference(fromFingerprint digest: String, beside folder: String) -> String? {
    guard digest != PictureFingerprint.digest else { return nil }
    let path = fingerprintPath(digest, beside: folder)
    guard let text = try? text(path) else { return "the libraries or fonts were others" }
    let former = text.split(separator: "\n").map(String.init)
    let changes = PictureFingerprint.lines.filter { !former.contains($0) }.map { line in
      let words = line.split(separator: " ").dropLast().joined(separator: " ")
      let old = former.first { $0.hasPrefix(words + " ") }
      guard let old, !line.hasPrefix("font ") else { return "\(words) is another file" }
      return "\(old) is \(line.split(separator: " ").last ?? "") here"
    }
    return changes.isEmpty ? "the libraries or fonts were others" : changes.joined(separator: ", ")
  }

  private static func fingerprintPath(_ digest: String, beside folder: String) -> String {
    let above = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return above.joined(separator: "/") + "/fingerprints/\(digest.prefix(8)).txt"
  }
}
