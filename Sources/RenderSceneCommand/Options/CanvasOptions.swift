import DrawingModel
import SceneLoader
import SwiftUI

/// A size in points.
struct CanvasSize: Equatable, Sendable {
  /// Points from left to right, more than 0.
  var width: Double
  /// Points from top to bottom, more than 0.
  var height: Double

  /// The longest side of a picture in pixels; Cairo can draw no longer one.
  static let longestSideInPixels = 32767.0
}

/// A screen that scenes can be shown on.
struct DevicePreset: Equatable, Sendable {
  var name: String
  var size: CanvasSize
  var scale: Double

  private init(_ name: String, _ width: Double, _ height: Double, _ scale: Double) {
    self.name = name
    size = CanvasSize(width: width, height: height)
    self.scale = scale
  }

  /// Screens in portrait, in points and pixels per point, from Apple's technical specifications.
  static let all = [
    DevicePreset("iphone-17", 402, 874, 3),
    DevicePreset("iphone-17-pro", 402, 874, 3),
    DevicePreset("iphone-17-pro-max", 440, 956, 3),
    DevicePreset("iphone-air", 420, 912, 3),
    DevicePreset("iphone-16", 393, 852, 3),
    DevicePreset("iphone-16-plus", 430, 932, 3),
    DevicePreset("iphone-16-pro", 402, 874, 3),
    DevicePreset("iphone-16-pro-max", 440, 956, 3),
    DevicePreset("iphone-16e", 390, 844, 3),
    DevicePreset("iphone-se", 375, 667, 2),
    DevicePreset("ipad-mini", 744, 1133, 2),
    DevicePreset("ipad-air-11", 820, 1180, 2),
    DevicePreset("ipad-pro-11", 834, 1210, 2),
    DevicePreset("ipad-pro-13", 1032, 1376, 2),
  ]

  static func named(_ name: String) throws(CommandError) -> DevicePreset {
    let wanted = SceneName.kebabCase(name)
    if let match = all.first(where: { $0.name.replacingHyphens == wanted.replacingHyphens }) {
      return match
    }
    let near = Suggestions.nearest(to: wanted, among: all.map(\.name))
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    throw .usage(
      "unknown device '\(name)'.\(hint) Known: \(all.map(\.name).joined(separator: ", ")).")
  }
}

extension String {
  /// Without hyphens, so that `iPhone17` and `iphone-17` agree.
  fileprivate var replacingHyphens: String { filter { $0 != "-" } }
}

/// Readers of the values of canvas flags.
enum CanvasOptions {
  /// `402x874`, in points.
  static func size(_ text: String) throws(CommandError) -> CanvasSize {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { "xX×".contains($0) })
    if parts.count == 2, let width = positive(parts[0]), let height = positive(parts[1]) {
      return CanvasSize(width: width, height: height)
    }
    throw .usage("'\(text)' is no size; give width and height in points, such as --size 402x874.")
  }

  /// Pixels per point.
  static func scale(_ text: String) throws(CommandError) -> Double {
    if let value = positive(Substring(text)), value <= 100 { return value }
    throw .usage(
      "'\(text)' is no scale; give pixels per point over 0 up to 100, such as --scale 3.")
  }

  /// A colour; clear for `none`.
  static func background(_ text: String) throws(CommandError) -> PaintColor {
    switch text.lowercased() {
    case "none", "transparent", "clear":
      return PaintColor(red: 0, green: 0, blue: 0, opacity: 0)
    case "white": return .white
    case "black": return .black
    default: break
    }
    var digits = text.hasPrefix("#") ? text.dropFirst() : Substring(text)
    if digits.utf8.count == 6 { digits += "ff" }
    let isHexadecimal = digits.utf8.count == 8 && digits.allSatisfy(\.isHexDigit)
    guard isHexadecimal, let value = UInt32(digits, radix: 16) else {
      throw .usage(
        "'\(text)' is no colour; give #RRGGBB, #RRGGBBAA, white, black or none.")
    }
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
    return PaintColor(
      red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }

  /// Light or dark appearance.
  static func colorScheme(_ text: String) throws(CommandError) -> ColorScheme {
    switch text.lowercased() {
    case "light": return .light
    case "dark": return .dark
    default: throw .usage("'\(text)' is no colour scheme; give light or dark.")
    }
  }

  /// Checks that a canvas is not too large to draw.
  static func checkPixels(_ size: CanvasSize, scale: Double) throws(CommandError) {
    let width = size.width * scale
    let height = size.height * scale
    guard max(width, height) > CanvasSize.longestSideInPixels else { return }
    throw .usage(
      "a canvas of \(DecimalText.shortest(size.width)) × \(DecimalText.shortest(size.height)) "
        + "points at scale \(DecimalText.shortest(scale)) is over 32767 pixels a side; "
        + "make --size or --scale smaller.")
  }

  /// A plain decimal number over 0; no exponent, no sign, no names of numbers.
  static func positive(_ text: Substring) -> Double? {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }
    guard isPlain, let value = Double(text), value > 0, value.isFinite else { return nil }
    return value
  }
}
