import Imaging
import SceneLoader

/// Pictures that an earlier run has written, by the digests it gave them.
struct WrittenFiles: Sendable {
  private let digests: [String: String]

  /// Pictures with their paths and digests.
  init(_ files: [(path: String, digest: String)]) {
    digests = Dictionary(files.map { ($0.path, $0.digest) }) { $1 }
  }

  /// Whether a file is there and is the picture that is wanted, both by the earlier run and by its own pixels.
  func has(_ path: String, _ digest: String) -> Bool {
    digests[path] == digest && Self.isPicture(path, digest: digest)
  }

  /// Whether a file is there and has the pixels that are wanted.
  static func isPicture(_ path: String, digest: String) -> Bool {
    guard let bytes = try? FileSystem.contents(of: path),
      let pixmap = try? PNGDecoder.decode(bytes)
    else { return false }
    return PixelDigest(pixmap).description == digest
  }
}
