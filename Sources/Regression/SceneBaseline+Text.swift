import Imaging
import VirtualTime

/// Why a baseline cannot be read.
package struct BaselineReadError: Error, Equatable, CustomStringConvertible {
  /// The line, from 1; 0 for the file as a whole.
  package var line: Int
  /// What is wrong with it.
  package var reason: String

  package var description: String {
    line > 0 ? "line \(line): \(reason)" : reason
  }
}

/// Baselines as text: a line for each property, then one for each frame with number, moment and digest.
///
/// Lines in a fixed order and without dates, so that equal recordings are equal files and a change shows in a few
/// lines of a diff. 600 frames take less than 30 kB.
extension SceneBaseline {
  /// The first line.
  package static let schema = "partway.baseline/1"

  /// The file's contents.
  package var text: String {
    var lines = [
      Self.schema, "scene \(scene)", "rate \(rate)",
      "size \(width)x\(height) scale \(Self.shortest(scale))",
    ]
    lines += flags.map { $0.value.isEmpty ? "flag \($0.name)" : "flag \($0.name) \($0.value)" }
    if !source.isEmpty { lines.append("source \(source)") }
    lines.append("fingerprint \(fingerprint)")
    lines += ignored.map { "ignore \($0)" }
    if !keys.isEmpty {
      lines.append("pictures " + keys.map(String.init).joined(separator: " "))
    }
    lines.append("frames \(frames.count)")
    lines += frames.map { "\($0.number) \($0.instant.fraction) \($0.digest)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a file's contents.
  ///
  /// - Throws: What is wrong, and in which line.
  package init(text: String) throws(BaselineReadError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first == Self.schema else {
      throw BaselineReadError(
        line: 1, reason: "'\(lines.first.map { $0.prefix(60) } ?? "")' is not '\(Self.schema)'")
    }
    self.init(scene: "", rate: "", width: 0, height: 0, scale: 0, fingerprint: "")
    var index = 1
    var count: Int?
    while index < lines.count, count == nil {
      let line = lines[index]
      index += 1
      let words = line.split(separator: " ", maxSplits: 1)
      let head = words.first.map(String.init) ?? ""
      let rest = words.count > 1 ? String(words[1]) : ""
      switch head {
      case "scene": scene = rest
      case "rate": rate = rest
      case "size": try readSize(rest, line: index)
      case "flag":
        let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
        flags.append(Flag(name: parts.first ?? "", value: parts.count > 1 ? parts[1] : ""))
      case "source": source = rest
      case "fingerprint": fingerprint = rest
      case "ignore": ignored.append(rest)
      case "pictures":
        for word in rest.split(separator: " ") {
          guard let number = Int64(word) else {
            throw BaselineReadError(line: index, reason: "'\(word)' is no frame's number")
          }
          keys.append(number)
        }
      case "frames":
        guard let number = Int(rest), number >= 0 else {
          throw BaselineReadError(line: index, reason: "'\(rest)' is no count of frames")
        }
        count = number
      default:
        throw BaselineReadError(line: index, reason: "'\(line.prefix(60))' is not known")
      }
    }
    guard let count, !scene.isEmpty, !rate.isEmpty, width > 0 else {
      throw BaselineReadError(line: 0, reason: "scene, rate, size or frames are missing")
    }
    try readFrames(lines[index...].filter { !$0.isEmpty }, line: index + 1, count: count)
  }

  private mutating func readSize(_ text: String, line: Int) throws(BaselineReadError) {
    let words = text.split(separator: " ")
    let sides = (words.first ?? "").split(separator: "x").map { Int($0) }
    guard words.count == 3, words[1] == "scale", let scale = Double(words[2]), scale > 0,
      sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
    else {
      throw BaselineReadError(
        line: line, reason: "'size \(text)' is not of the form 'size 1206x2622 scale 3'")
    }
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  private mutating func readFrames(
    _ lines: [Substring], line first: Int, count: Int
  ) throws(BaselineReadError) {
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: " ")
      guard words.count == 3, let number = Int64(words[0]),
        let instant = VirtualInstant(fraction: words[1]), let digest = PixelDigest(String(words[2]))
      else {
        throw BaselineReadError(
          line: first + index,
          reason: "'\(line.prefix(60))' is no frame: give number, moment and digest")
      }
      if let last = frames.last, number <= last.number || instant < last.instant {
        throw BaselineReadError(
          line: first + index, reason: "frame \(number) does not come after frame \(last.number)")
      }
      frames.append(Frame(number: number, instant: instant, digest: digest))
    }
    declaredCount = count
  }

  /// A number in the fewest digits, without a fraction where it is whole.
  static func shortest(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
