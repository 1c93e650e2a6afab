import SceneLoader

/// Where the baseline of a scene lies: a file of digests, and a folder with the pictures and values that are kept.
struct BaselinePlace: Equatable, Sendable {
  /// The folder for baselines beside the scene.
  static let folderName = "__Snapshots__"

  /// The folder that holds the baselines of several scenes.
  var folder: String
  /// The scene with its variant after a tilde.
  var title: String

  /// The file with the digests.
  var digests: String { "\(folder)/\(title).digests" }
  /// The folder of what else is kept.
  var keptFolder: String { "\(folder)/\(title)" }
  /// The values over time, compressed.
  var values: String { "\(keptFolder)/values.gz" }

  /// The picture of a frame, by its moment as it is written in names.
  func picture(moment: String) -> String { "\(keptFolder)/\(title)@\(moment)s.png" }

  /// What the pictures depended on, by its digest.
  func fingerprint(_ digest: String) -> String {
    "\(folder)/fingerprints/\(digest.prefix(8)).txt"
  }
}
