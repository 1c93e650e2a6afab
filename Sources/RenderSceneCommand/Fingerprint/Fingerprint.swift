import DrawingModel
import Imaging
import SceneLoader
import Typography

/// What pictures depend on besides the scene: the command itself, the libraries, and the fonts.
///
/// Two machines with one fingerprint make the same files of the same scene.
struct Fingerprint: Sendable {
  /// A font file that the command may open.
  struct Font: Sendable {
    var path: String
    /// Debian's package that has it.
    var package: String
    /// The digest of its bytes, or nil where it cannot be read.
    var digest: String?
  }

  var libraries: [(name: String, version: String?)]
  var fonts: [Font]

  /// Looks at this machine.
  static func current() -> Fingerprint {
    Fingerprint(
      libraries: LibraryVersions.all,
      fonts: fontFiles.map {
        Font(path: $0.path, package: $0.package, digest: digest(ofFile: $0.path))
      })
  }

  /// The digest of this command's file, which is large and read each time.
  var executable: String { Self.digest(ofFile: Installation.current().executable) ?? "" }

  /// Everything in 32 hexadecimal digits; the same wherever the same files are.
  var digest: String {
    var lines = ["partway.fingerprint/1", executable]
    lines += libraries.map { "\($0.name) \($0.version ?? "-")" }
    // Names and contents, whatever folder they lie in.
    lines += fonts.map { "\(FileSystem.name(of: $0.path)) \($0.digest ?? "-")" }
    return ContentDigest(Array(lines.joined(separator: "\n").utf8)).description
  }

  /// What baselines tell: versions of the command and of libraries, and fonts, a line each.
  ///
  /// Without the digest of the executable, which is another on every machine and after every build.
  var portableLines: [String] {
    ["render-scene \(RenderSceneCommand.version)"]
      + libraries.map { "\($0.name) \($0.version ?? "-")" }
      + fonts.map { "font \(FileSystem.name(of: $0.path)) \($0.digest ?? "-")" }
  }

  /// The digest of lines as baselines tell them.
  static func digest(of lines: [String]) -> String {
    ContentDigest(Array(lines.joined(separator: "\n").utf8)).description
  }

  /// The paths of all fonts that it names.
  static var fontPaths: [String] { fontFiles.map(\.path) }

  private static func digest(ofFile path: String) -> String? {
    (try? FileSystem.contents(of: path)).map { ContentDigest($0).description }
  }

  /// All files that text and symbols may need, each once.
  private static var fontFiles: [(path: String, package: String)] {
    var files: [(path: String, package: String)] = []
    for family in FontFamily.allCases {
      for weight in FontFile.Weight.allCases {
        for isItalic in [false, true] {
          let file = FontFile(family: family, weight: weight, isItalic: isItalic)
          let path = family.folder + "/" + file.name
          if !files.contains(where: { $0.path == path }) {
            files.append((path, family.debianPackage))
          }
        }
      }
    }
    files += IconFont.allCases.map {
      (FontLibrary.systemFolder + "/" + $0.path, $0.debianPackage)
    }
    return files
  }
}
