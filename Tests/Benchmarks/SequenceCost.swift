import CPNG
import Foundation
import Imaging

/// How fast the command renders a film, beside what one thread needs only to compress its pictures
/// with libpng's fastest useful setting: level 1 without row filters.
///
/// The other side neither draws nor reads anything in the time that counts, so a program that does
/// all three by hand is slower than it.
enum SequenceCost {
  /// Frames per second of both, in one run.
  struct Result {
    var scene: String
    var frames: Int
    var ours: Double
    var libpng: Double

    var ratio: Double { ours / libpng }

    /// One line of JSON.
    var line: String {
      """
      {"subject":"sequence/\(scene)","unit":"frames a second","frames":\(frames),\
      "render -j 2":\(ours.rounded()),"libpng level 1, one thread":\(libpng.rounded()),\
      "ratio":\((ratio * 10).rounded() / 10)}
      """
    }
  }

  /// The median of three runs of each, one after the other.
  static func measure(scene: String) throws -> Result {
    let command = Bundle.main.bundleURL.appendingPathComponent("render-scene")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("partway-sequence-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    // Compiles the scene.
    try run(command, ["still", scene, "--out-dir", folder.path, "-q"])
    var ours: [Double] = []
    var libpng: [Double] = []
    var files: [URL] = []
    for _ in 0..<3 {
      let seconds = try time {
        try run(command, ["render", scene, "--out-dir", folder.path, "-j", "2", "-q"])
      }
      let frames = folder.appendingPathComponent(scene)
      files = try FileManager.default
        .contentsOfDirectory(at: frames, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "png" }
        .sorted { $0.path < $1.path }
      ours.append(Double(files.count) / seconds)
      // Every seventh picture stands for seven.
      let sample = stride(from: 0, to: files.count, by: 7).map { files[$0] }
      var spent = 0.0
      for file in sample {
        let rows = try rows(of: file)
        spent += try time {
          try encode(rows).write(to: folder.appendingPathComponent("libpng.png"))
        }
      }
      libpng.append(Double(sample.count) / spent)
    }
    return Result(
      scene: scene, frames: files.count, ours: ours.sorted()[1], libpng: libpng.sorted()[1])
  }

  private struct Rows {
    var width: Int
    var height: Int
    var bytes: [UInt8]
  }

  private static func rows(of file: URL) throws -> Rows {
    let picture = try PNGDecoder.decode([UInt8](Data(contentsOf: file)))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(picture.width * picture.height * 3)
    picture.withPixels { pixels in
      for pixel in pixels {
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
        bytes.append(UInt8(truncatingIfNeeded: pixel))
      }
    }
    return Rows(width: picture.width, height: picture.height, bytes: bytes)
  }

  private static func encode(_ rows: Rows) throws -> Data {
    guard
      let writer = pw_png_writer_create(
        UInt32(rows.width), UInt32(rows.height), 3, 1 << 16)
    else { throw CocoaError(.fileWriteUnknown) }
    defer { pw_png_writer_destroy(writer) }
    _ = pw_png_writer_picture(writer, rows.bytes, rows.width * 3, UInt32(rows.height), 1, 0)
    return Data(bytes: writer.pointee.bytes, count: writer.pointee.count)
  }

  private static func run(_ command: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
  }

  private static func time(_ body: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
