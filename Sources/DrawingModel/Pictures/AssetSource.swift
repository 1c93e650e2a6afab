/// A picture of an asset folder.
package struct AssetPicture {
  package var picture: Picture
  /// Pixels per point.
  package var scale: Double
  /// Whether only the picture's opacity counts, where the scene does not say.
  package var isTemplate: Bool

  /// Makes an asset's picture.
  package init(picture: Picture, scale: Double, isTemplate: Bool = false) {
    self.picture = picture
    self.scale = scale
    self.isTemplate = isTemplate
  }
}

/// Why an asset is not there.
package enum AssetError: Error, CustomStringConvertible {
  /// There is none of the name; `known` are those that there are.
  case missing(kind: String, name: String, folder: String?, known: [String])
  /// The file cannot be read.
  case unreadable(path: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let kind, let name, let folder?, let known):
      "no \(kind) named “\(name)” in \(folder)"
        + (known.isEmpty ? "" : "; there are " + known.joined(separator: ", "))
    case .missing(let kind, let name, nil, _):
      "no \(kind) named “\(name)”: the scene has no folder"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    }
  }
}

/// Where pictures and colours that a scene names come from.
@MainActor package protocol AssetSource: AnyObject {
  /// The picture of a name for an appearance, with at least as many pixels per point as `scale` where there is one.
  func picture(named name: String, isDark: Bool, scale: Double) throws(AssetError) -> AssetPicture
  /// The colour of a name for an appearance.
  func color(named name: String, isDark: Bool) throws(AssetError) -> PaintColor
}
