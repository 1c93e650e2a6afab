import DrawingModel
import Foundation

/// What there is in a folder: image files by name, and the sets of asset catalogs.
struct AssetCatalog {
  /// A file of a picture with the conditions it is meant for.
  struct PictureFile {
    var path: String
    /// Pixels per point.
    var scale: Double
    /// Whether it is for dark or for light appearance; nil for both.
    var isDark: Bool?
    var isTemplate = false
  }

  /// A colour, and the one in its place in dark appearance.
  struct NamedColor {
    var any: PaintColor
    var dark: PaintColor?
  }

  private(set) var pictures: [String: [PictureFile]] = [:]
  private(set) var colors: [String: NamedColor] = [:]

  /// How many files and folders are looked at.
  static let mostEntries = 20_000

  /// Looks through a folder in the order of its names, and through all folders in it or those for assets.
  init(_ place: AssetPlace) {
    var left = Self.mostEntries
    visit(place.folder, everywhere: place.isWhole, left: &left)
  }

  /// Whether a folder by its name is for assets.
  static func isForAssets(_ name: String) -> Bool {
    name.hasSuffix(".xcassets") || name.hasSuffix(".assets")
      || ["assets", "images", "resources"].contains(name.lowercased())
  }

  private mutating func visit(_ folder: String, everywhere: Bool, left: inout Int) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") {
      guard left > 0 else { return }
      left -= 1
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue {
        addFile(name, path)
      } else if name.hasSuffix(".imageset") {
        addImageSet(String(name.dropLast(9)), path)
      } else if name.hasSuffix(".colorset") {
        addColorSet(String(name.dropLast(9)), path)
      } else if everywhere || Self.isForAssets(name) {
        visit(path, everywhere: true, left: &left)
      }
    }
  }

  // MARK: - Files

  /// `ship.png`, `ship@2x.png`, `ship~dark.png`: the name is `ship`, with and without the ending.
  private mutating func addFile(_ name: String, _ path: String) {
    guard let dot = name.lastIndex(of: "."),
      ["png", "jpg", "jpeg"].contains(name[dot...].dropFirst().lowercased())
    else { return }
    var base = String(name[..<dot])
    var file = PictureFile(path: path, scale: 1)
    if base.hasSuffix("~dark") {
      file.isDark = true
      base.removeLast(5)
    }
    for scale in [2.0, 3] where base.hasSuffix("@\(Int(scale))x") {
      file.scale = scale
      base.removeLast(3)
    }
    pictures[base, default: []].append(file)
    pictures[base + name[dot...], default: []].append(file)
  }

  // MARK: - Sets

  private struct ImageSet: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?
    }
    struct Properties: Decodable {
      var templateRenderingIntent: String?

      enum CodingKeys: String, CodingKey {
        case templateRenderingIntent = "template-rendering-intent"
      }
    }
    var images: [Entry]
    var properties: Properties?
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  /// Whether entries with these appearances are for dark or light; nil for both.
  private static func isDark(_ appearances: [Appearance]?) -> Bool? {
    appearances?.first { $0.appearance == "luminosity" }.map { $0.value == "dark" }
  }

  private static func read<Contents: Decodable>(_ type: Contents.Type, _ folder: String)
    -> Contents?
  {
    FileManager.default.contents(atPath: folder + "/Contents.json").flatMap {
      try? JSONDecoder().decode(type, from: $0)
    }
  }

  private mutating func addImageSet(_ name: String, _ folder: String) {
    guard let set = Self.read(ImageSet.self, folder) else { return }
    let isTemplate = set.properties?.templateRenderingIntent == "template"
    for entry in set.images {
      guard let filename = entry.filename else { continue }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      pictures[name, default: []].append(
        PictureFile(
          path: folder + "/" + filename, scale: scale, isDark: Self.isDark(entry.appearances),
          isTemplate: isTemplate))
    }
  }

  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      var color: Definition?
      var appearances: [Appearance]?
    }
    struct Definition: Decodable {
      var components: [String: String]?
    }
    var colors: [Entry]
  }

  private mutating func addColorSet(_ name: String, _ folder: String) {
    guard let set = Self.read(ColorSet.self, folder) else { return }
    var (any, dark): (PaintColor?, PaintColor?) = (nil, nil)
    for entry in set.colors {
      guard let color = entry.color?.components.flatMap(Self.color) else { continue }
      switch Self.isDark(entry.appearances) {
      case nil: any = any ?? color
      case true?: dark = dark ?? color
      case false?: any = color
      }
    }
    if let any = any ?? dark { colors[name] = NamedColor(any: any, dark: dark) }
  }

  /// Components as Xcode writes them: `0.5`, `128` or `0x80`.
  private static func color(_ components: [String: String]) -> PaintColor? {
    func value(_ name: String) -> Double? {
      guard let text = components[name] else { return nil }
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
    }
    let opacity = components["alpha"].flatMap { Double($0) } ?? 1
    if let white = value("white") {
      return PaintColor(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
      return nil
    }
    return PaintColor(red: red, green: green, blue: blue, opacity: opacity)
  }
}
