import DiffReport
import Foundation
import SceneLoader

/// The folder that `verify` writes to: only what it has seen this time is in it.
struct VerifyOutput: Sendable {
  let folder: String

  /// The file with what the pictures depend on here.
  static let fingerprintName = "fingerprint.txt"
  private static let ownFiles: Set = [
    "index.html", "results.json", "junit.xml", "summary.md", fingerprintName,
  ]

  /// Removes what a run before has left: of folders of scenes what such runs write, and nothing else.
  ///
  /// A folder in which no such run has begun is somebody else's, and stays as it is.
  func clear() {
    guard let mark = try? FileSystem.contents(of: folder + "/" + Self.fingerprintName),
      mark.starts(with: Array("render-scene ".utf8))
    else { return }
    for name in FolderListing.names(in: folder) {
      let path = folder + "/" + name
      if Self.ownFiles.contains(name) {
        unlink(path)
      } else if FolderListing.isFolder(path) {
        for file in FolderListing.names(in: path) where Self.isOwn(file, of: name) {
          unlink(path + "/" + file)
        }
        rmdir(path)
      }
    }
  }

  private static func isOwn(_ file: String, of scene: String) -> Bool {
    if ["actual.digests", "actual-values.gz", "trace.json"].contains(file) { return true }
    if file == scene + "-sheet.png" { return true }
    return file.hasPrefix(scene + "@")
      && ["-expected.png", "-actual.png", "-diff.png"].contains { file.hasSuffix($0) }
  }

  /// A path below the folder as results name it.
  func relative(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
