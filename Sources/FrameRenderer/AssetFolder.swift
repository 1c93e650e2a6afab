package import DrawingModel
import Foundation
import Imaging

/// Where a scene's assets are.
package struct AssetPlace: Hashable, Sendable {
  /// The folder.
  package var folder: String
  /// Whether all folders in it belong to the scene, and not those for assets alone.
  package var isWhole: Bool

  /// Makes a place.
  package init(folder: String, isWhole: Bool = true) {
    self.folder = folder
    self.isWhole = isWhole
  }
}

/// The pictures and colours in a folder: image files, and asset catalogs with image sets and colour sets.
@MainActor package final class AssetFolder: AssetSource {

  private let place: AssetPlace
  /// Found when it is first needed.
  private lazy var found = AssetCatalog(place)
  private var decoded: [String: Picture] = [:]

  /// The assets of a place; nothing is read yet.
  package init(_ place: AssetPlace) { self.place = place }

  /// The picture of a name for an appearance, best for a number of pixels per point.
  package func picture(
    named name: String, isDark: Bool, scale: Double
  ) throws(AssetError) -> AssetPicture {
    let fitting = (found.pictures[name] ?? []).filter { $0.isDark == nil || $0.isDark == isDark }
    // One for the appearance goes first, then the smallest that is large enough, then the largest.
    let best = fitting.min { first, second in
      func rank(_ file: AssetCatalog.PictureFile) -> (Int, Int, Double) {
        let isEnough = file.scale >= scale
        return (
          file.isDark == nil ? 1 : 0, isEnough ? 0 : 1, isEnough ? file.scale : -file.scale
        )
      }
      return rank(first) < rank(second)
    }
    guard let best else {
      throw .missing(
        kind: "picture", name: name, folder: place.folder, known: found.pictures.keys.sorted())
    }
    return AssetPicture(
      picture: try decode(best.path), scale: best.scale, isTemplate: best.isTemplate)
  }

  /// The colour of a name for an appearance.
  package func color(named name: String, isDark: Bool) throws(AssetError) -> PaintColor {
    guard let color = found.colors[name] else {
      throw .missing(
        kind: "colour", name: name, folder: place.folder, known: found.colors.keys.sorted())
    }
    return (isDark ? color.dark : nil) ?? color.any
  }

  private func decode(_ path: String) throws(AssetError) -> Picture {
    if let picture = decoded[path] { return picture }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path, reason: "it is not there")
    }
    let bytes = [UInt8](data)
    let pixmap: Pixmap
    do {
      pixmap =
        try JPEGDecoder.accepts(bytes) ? JPEGDecoder.decode(bytes) : PNGDecoder.decode(bytes)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
    let picture = Picture(
      width: pixmap.width, height: pixmap.height, pixels: pixmap.withPixels { Array($0) })
    decoded[path] = picture
    return picture
  }
}
