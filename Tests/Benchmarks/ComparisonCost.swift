import CPNG
import Foundation
import ImageDiff
import Imaging

/// What comparing two PNG files of 1206 × 2622 pixels costs, beside decoding both with libpng row by row and comparing
/// the rows in memory: less than that cannot be done to find out that two files show the same.
///
/// All are timed in one run, one after the other, again and again.
enum ComparisonCost {
  /// Medians in milliseconds.
  struct Result {
    var subject: String
    /// libpng, row by row, and `memcmp`.
    var floor: Double
    /// `ImageComparer` in this process.
    var comparer: Double
    /// `render-scene diff` as a whole, and with two pictures of one pixel.
    var command: Double
    var start: Double
    /// The comparer's time as a multiple of the floor's, round by round.
    var ratio: Double

    /// One line of JSON.
    var line: String {
      func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
      return """
        {"subject":"comparisons/\(subject)","unit":"milliseconds, medians",\
        "libpng by rows":\(rounded(floor)),"comparer":\(rounded(comparer)),"ratio":\(rounded(ratio)),\
        "render-scene diff":\(rounded(command)),"of two pixels":\(rounded(start)),\
        "odiff 4.3.8 on another machine, cited":42}
        """
    }
  }

  private static let rounds = 15
  private static let share = 100

  /// Compares a frame with itself in other bytes, and with one of whose pixels one in a hundred is another.
  static func measure(scene: String, at moment: String) throws -> [Result] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("partway-comparison-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let frame = folder.appendingPathComponent("frame.png")
    try run(["still", scene, "--at", moment, "--scale", "3", "-q", "-o", frame.path])
    let file = try [UInt8](Data(contentsOf: frame))
    let picture = try PNGDecoder.decode(file)
    let pixel = folder.appendingPathComponent("pixel.png")
    try write(try PNGEncoder.encode(dot()), to: pixel)
    let subjects: [(String, [UInt8])] = [
      ("\(scene), equal pixels in other bytes", try PNGEncoder.encodeSmall(picture)),
      ("\(scene), 1 % of the pixels changed", try PNGEncoder.encode(changing(picture))),
    ]
    return try subjects.map { name, other in
      let path = folder.appendingPathComponent("other.png")
      try write(other, to: path)
      var times = (floor: [Double](), comparer: [Double](), command: [Double](), start: [Double]())
      for _ in 0..<rounds {
        times.floor.append(try milliseconds { _ = try ComparisonFloor.equal(file, other) })
        times.comparer.append(
          try milliseconds { _ = try ImageComparer().compare(png: file, other) })
        times.command.append(try milliseconds { try diff(frame, path, in: folder) })
        times.start.append(try milliseconds { try diff(pixel, pixel, in: folder) })
      }
      return Result(
        subject: name, floor: median(times.floor), comparer: median(times.comparer),
        command: median(times.command), start: median(times.start),
        ratio: median(zip(times.comparer, times.floor).map { $0 / $1 }))
    }
  }

  private static func dot() throws -> Pixmap {
    guard let picture = Pixmap(width: 1, height: 1) else { throw CocoaError(.fileReadTooLarge) }
    return picture
  }

  /// One pixel in a hundred with another red, spread over the whole picture as by chance.
  private static func changing(_ picture: Pixmap) -> Pixmap {
    var changed = picture
    var state: UInt64 = 1
    changed.withMutablePixels { pixels in
      for _ in 0..<pixels.count / share {
        // Knuth's generator of 64 bits; the upper ones are the random ones.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        pixels[Int(state >> 33) % pixels.count] ^= 0x0040_0000
      }
    }
    return changed
  }

  private static func write(_ bytes: [UInt8], to url: URL) throws { try Data(bytes).write(to: url) }

  private static func diff(_ before: URL, _ after: URL, in folder: URL) throws {
    try run(
      [
        "diff", before.path, after.path, "--ignore-change", "-q", "--out-dir",
        folder.path + "/differences",
      ])
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("render-scene")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
  }

  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(body)
    return Double(duration.components.seconds) * 1e3
      + Double(duration.components.attoseconds) / 1e15
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// The least that comparing two PNG files by their pixels takes.
enum ComparisonFloor {
  /// Whether all rows are the same; all are read, whatever is found.
  static func equal(_ lhs: [UInt8], _ rhs: [UInt8]) throws -> Bool {
    try lhs.withUnsafeBufferPointer { first in
      try rhs.withUnsafeBufferPointer { second in
        guard let before = pw_png_row_reader_create(first.baseAddress, first.count),
          let after = pw_png_row_reader_create(second.baseAddress, second.count)
        else { throw CocoaError(.fileReadCorruptFile) }
        defer {
          pw_png_reader_destroy(before)
          pw_png_reader_destroy(after)
        }
        let length =
          Int(before.pointee.width) * Int(pw_png_reader_plain_channels(before))
        guard length > 0, before.pointee.width == after.pointee.width,
          before.pointee.height == after.pointee.height
        else { throw CocoaError(.fileReadCorruptFile) }
        let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: length * 2)
        defer { rows.deallocate() }
        var isEqual = true
        for _ in 0..<before.pointee.height {
          guard pw_png_reader_row(before, rows) == PW_PNG_OK,
            pw_png_reader_row(after, rows + length) == PW_PNG_OK
          else { throw CocoaError(.fileReadCorruptFile) }
          if memcmp(rows, rows + length, length) != 0 { isEqual = false }
        }
        return isEqual
      }
    }
  }
}
