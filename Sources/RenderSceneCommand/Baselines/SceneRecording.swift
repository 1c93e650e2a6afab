import Foundation
import Imaging
import Regression
import SceneLoader

/// A baseline that is being made: pictures are held until all of it can be written.
struct SceneRecording {
  let place: BaselinePlace
  private var pictures: [(path: String, bytes: [UInt8])] = []
  /// The files that were written.
  private(set) var written: [String] = []

  init(place: BaselinePlace) {
    self.place = place
  }

  /// Keeps the picture of a moment.
  mutating func add(_ pixmap: Pixmap, moment: String) throws(CommandError) {
    let path = place.picture(moment: moment)
    do {
      pictures.append((path, try PNGEncoder.encodeSmall(pixmap)))
    } catch {
      throw CommandError(.internalError, "\(path): \(error)")
    }
  }

  /// Keeps a picture that was encoded before.
  mutating func add(png bytes: [UInt8], moment: String) {
    pictures.append((place.picture(moment: moment), bytes))
  }

  /// Writes pictures and values, then the digests, then removes pictures that are kept no longer.
  mutating func write(_ baseline: SceneBaseline, values: ValueTrace?) throws(CommandError) {
    try write(
      baseline,
      values: values.map { (trace) throws(CommandError) in
        try ValueFile.bytes(trace, path: place.values)
      })
  }

  /// The same with values that were compressed before.
  mutating func write(_ baseline: SceneBaseline, values: [UInt8]?) throws(CommandError) {
    for (path, bytes) in pictures {
      try PictureFiles.write(bytes, to: path)
      written.append(path)
    }
    if let values {
      try PictureFiles.write(values, to: place.values)
      written.append(place.values)
    }
    try PictureFiles.write(Array(baseline.text.utf8), to: place.digests)
    written.append(place.digests)
    let current = Set(written)
    for name in FileSystem.names(in: place.keptFolder) where name.hasSuffix("s.png") {
      let path = place.keptFolder + "/" + name
      if name.hasPrefix(place.title + "@"), !current.contains(path) { unlink(path) }
    }
  }
}

/// Baselines on disk.
enum BaselineFile {
  /// The baseline at a place; nil where there is none.
  static func read(_ place: BaselinePlace) throws(CommandError) -> SceneBaseline? {
    try read(place.digests)
  }

  /// The baseline in a file; nil where there is none.
  static func read(_ path: String) throws(CommandError) -> SceneBaseline? {
    guard FileSystem.kind(of: path) != nil else { return nil }
    do {
      return try SceneBaseline(
        text: String(decoding: try FileSystem.contents(of: path), as: UTF8.self))
    } catch let error as BaselineReadError {
      throw CommandError(
        .badData,
        "the baseline \(path) cannot be read: \(error). Take it from version control, or record "
          + "the scene again.")
    } catch {
      throw CommandError(.missingInput, "\(error)")
    }
  }
}

extension SceneBaseline {
  /// Whether the file has as many frames as it says.
  var hasAllLines: Bool { declaredCount.map { $0 == frames.count } ?? true }
}

/// Values over time on disk.
enum ValueFile {
  /// The values in a file; nil where there are none that can be read.
  static func read(_ path: String) -> ValueTrace? {
    guard let bytes = try? FileSystem.contents(of: path) else { return nil }
    return try? ValueTrace(compressed: bytes)
  }

  /// Writes values, whole or not at all.
  static func write(_ values: ValueTrace, to path: String) throws(CommandError) {
    try PictureFiles.write(try bytes(values, path: path), to: path)
  }

  /// What is written.
  static func bytes(_ values: ValueTrace, path: String) throws(CommandError) -> [UInt8] {
    do {
      return try values.compressed()
    } catch {
      throw CommandError(.internalError, "\(path): \(error)")
    }
  }
}
