import SceneLoader
import VirtualTime

/// A file name with places for what differs between pictures.
struct NameTemplate: Equatable, Sendable {
  /// What the places are filled with.
  struct Values {
    var scene: String
    var moment: VirtualInstant
    /// Decimals of the moment wherever the template asks for fewer.
    var decimals: Int
    var index: Int
    /// The frame's number where it does not follow from its moment.
    var frame: Int64?
    var rate: FrameRate
    var widthInPixels: Int
    var heightInPixels: Int
    var scale: Double
    var digest: String
    /// What tells this picture's scene from the same one otherwise shown; nil for the scene as it is.
    var variant: String?
    /// The folder that the scene lies in, from the one that was searched.
    var folder = ""
  }

  private enum Part: Equatable, Sendable {
    case text(String)
    case scene
    case variant
    case folder
    case time(decimals: Int?)
    case milliseconds
    case frame(width: Int)
    case index(width: Int)
    case rate
    case width
    case height
    case scale
    case digest(length: Int)
  }

  private var parts: [Part] = []

  /// The name of stills unless told otherwise, without its folder.
  static func standardStill(_ format: OutputFormat = .png) -> String {
    "{scene}@{time:.3}s.\(format.fileExtension)"
  }
  private static let tokens = [
    "scene", "variant", "folder", "time", "ms", "frame", "index", "fps", "width", "height", "scale",
    "digest", "ext",
  ]
  /// What `{variant}` stands for where there is none.
  static let noVariant = "base"
  private let format: OutputFormat

  /// Reads a template; a name without an extension gets that of the format.
  init(_ template: String, format: OutputFormat = .png) throws(CommandError) {
    self.format = format
    var text = ""
    var rest = Substring(template)
    while let character = rest.popFirst() {
      var part: Part?
      switch character {
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          throw .usage("the name '\(template)' opens a { that it does not close.")
        }
        part = try Self.part(for: rest[..<end], template: template, format: format)
        rest = rest[rest.index(after: end)...]
      case "#":
        var width = 1
        while rest.first == "#" {
          width += 1
          rest.removeFirst()
        }
        part = .frame(width: width)
      case "%":
        part = Self.takePrintfFrame(&rest)
        if part == nil { text.append(character) }
      default:
        text.append(character)
      }
      if let part {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(part)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
    try checkExtension(template)
  }

  /// `%d` or `%04d`, without the percent sign.
  private static func takePrintfFrame(_ rest: inout Substring) -> Part? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard rest.dropFirst(digits.count).first == "d", digits.count <= 2 else { return nil }
    rest.removeFirst(digits.count + 1)
    return .frame(width: Int(digits) ?? 1)
  }

  private static func part(
    for token: Substring, template: String, format output: OutputFormat
  ) throws(CommandError) -> Part {
    let pieces = token.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(pieces[0])
    let format = pieces.count > 1 ? String(pieces[1]) : nil
    let number = format.flatMap { UInt8($0.hasPrefix(".") ? $0.dropFirst() : Substring($0)) }
    let width = number.map(Int.init)
    let isPrecision = format?.hasPrefix(".") == true
    switch (name, format) {
    case ("scene", nil): return .scene
    case ("variant", nil): return .variant
    case ("folder", nil): return .folder
    case ("time", nil): return .time(decimals: nil)
    case ("time", .some) where isPrecision && (width ?? 99) <= MomentText.mostDecimals:
      return .time(decimals: width)
    case ("ms", nil): return .milliseconds
    case ("frame", nil): return .frame(width: 1)
    case ("frame", .some) where !isPrecision && (width ?? 99) <= 20:
      return .frame(width: width ?? 1)
    case ("index", nil): return .index(width: 1)
    case ("index", .some) where !isPrecision && (width ?? 99) <= 20:
      return .index(width: width ?? 1)
    case ("fps", nil): return .rate
    case ("width", nil): return .width
    case ("height", nil): return .height
    case ("scale", nil): return .scale
    case ("digest", nil): return .digest(length: 32)
    case ("digest", .some) where !isPrecision && (1...32).contains(width ?? 0):
      return .digest(length: width ?? 32)
    case ("ext", nil): return .text(output.fileExtension)
    default: break
    }
    if let format, tokens.contains(name) {
      throw .usage(
        "'\(format)' in {\(token)} is no format for {\(name)}; "
          + "allowed are {time:.3}, {frame:04}, {index:02} and {digest:8}.")
    }
    let near = Suggestions.nearest(to: name, among: tokens).map { "{\($0)}" }
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    throw .usage(
      "unknown token {\(token)} in the name '\(template)'.\(hint) "
        + "Known: \(tokens.map { "{\($0)}" }.joined(separator: " ")).")
  }

  private mutating func checkExtension(_ template: String) throws(CommandError) {
    guard case .text(let last) = parts.last else {
      parts.append(.text("." + format.fileExtension))
      return
    }
    let name = FileSystem.name(of: last)
    // An APNG file is a PNG file.
    let accepted = format == .apng ? ["apng", "png"] : [format.fileExtension]
    if accepted.contains(where: { name == $0 || name.lowercased().hasSuffix("." + $0) }) { return }
    let known = OutputFormat.allCases.map(\.rawValue) + ["jpg", "jpeg"]
    let suffix = name.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init)
    if name.contains("."), let suffix, known.contains(suffix.lowercased()) {
      throw .usage(
        "\(format.rawValue.uppercased()) is not written as .\(suffix); end '\(template)' with "
          + ".\(format.fileExtension).")
    }
    parts.append(.text("." + format.fileExtension))
  }

  /// Whether the name has a place for what differs between the frames of one scene.
  var tellsFramesApart: Bool {
    parts.contains { part in
      switch part {
      case .time, .milliseconds, .frame, .index, .digest: true
      case .text, .scene, .variant, .folder, .rate, .width, .height, .scale: false
      }
    }
  }

  /// Whether the name has a place for the scene.
  var tellsScenesApart: Bool { parts.contains(.scene) }

  /// Whether the name depends on the picture's size.
  var needsSize: Bool {
    parts.contains { part in part == .width || part == .height || part == .scale }
  }

  /// Whether the name depends on the picture's content.
  var needsDigest: Bool {
    parts.contains { if case .digest = $0 { true } else { false } }
  }

  /// The least count of decimals that a moment is written with, or `nil` where it is written out or
  /// does not appear.
  var leastDecimals: Int? {
    parts.compactMap { if case .time(let decimals) = $0 { decimals } else { nil } }.min()
  }

  /// The name with what only the picture decides left open, and the moment too where `moment` says how it was written.
  func pattern(_ values: Values, moment: String? = nil) -> String {
    parts.map { part in
      switch part {
      case .width: "{width}"
      case .height: "{height}"
      case .scale: "{scale}"
      case .digest: "{digest}"
      case .time, .milliseconds, .frame, .index:
        moment.map { "{\($0)}" } ?? name(values, part)
      default: name(values, part)
      }
    }.joined()
  }

  /// The name for one picture.
  func name(_ values: Values) -> String {
    parts.map { name(values, $0) }.joined()
  }

  private func name(_ values: Values, _ part: Part) -> String {
    switch part {
    case .text(let text): text
    case .scene: values.scene
    case .variant: values.variant ?? Self.noVariant
    case .folder: values.folder.isEmpty ? "." : values.folder
    case .time(nil): MomentText.seconds(values.moment)
    case .time(.some(let decimals)):
      MomentText.seconds(values.moment, decimals: max(decimals, values.decimals))
    case .milliseconds:
      DecimalText.quotient(
        UInt128(values.moment.ticks.magnitude), by: UInt128(VirtualInstant.ticksPerSecond / 1000),
        decimals: 0)
    case .frame(let width):
      DecimalText.padded(
        values.frame ?? values.rate.frame(nearest: values.moment), width: width)
    case .index(let width): DecimalText.padded(Int64(values.index), width: width)
    case .rate: values.rate.text
    case .width: String(values.widthInPixels)
    case .height: String(values.heightInPixels)
    case .scale: DecimalText.shortest(values.scale)
    case .digest(let length): String(values.digest.prefix(length))
    }
  }
}
