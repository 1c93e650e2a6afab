import CairoRaster
import DrawingModel
import Foundation
import Imaging
import Typography

/// What pictures depend on besides the view: the renderer, its libraries, and the fonts, a line each.
enum PictureFingerprint {
  /// Lines in order.
  static let lines: [String] = {
    var lines = ["partway \(version)"]
    let versions = CairoRasterizer.libraryVersions.merging(FontLibrary.libraryVersions) { $1 }
    lines += versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    var names: Set<String> = []
    for family in FontFamily.allCases {
      for weight in FontFile.Weight.allCases {
        for isItalic in [false, true] {
          let file = FontFile(family: family, weight: weight, isItalic: isItalic)
          if names.insert(file.name).inserted {
            lines.append("font \(file.name) \(digest(family.folder + "/" + file.name))")
          }
        }
      }
    }
    for icons in IconFont.allCases {
      let name = icons.path.split(separator: "/").last.map(String.init) ?? icons.path
      lines.append("font \(name) \(digest(FontLibrary.systemFolder + "/" + icons.path))")
    }
    return lines
  }()

  /// The version of the renderer as far as pictures are concerned.
  private static let version = "1"

  /// All lines in 32 digits.
  static let digest = ContentDigest(Array(lines.joined(separator: "\n").utf8)).description

  private static func digest(_ path: String) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { return "-" }
    return ContentDigest([UInt8](data)).description
  }
}
