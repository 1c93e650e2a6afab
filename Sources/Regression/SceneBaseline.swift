package import Imaging
package import VirtualTime

/// What a scene looked like when it was recorded: the digest of each frame, and what the pictures depended on.
package struct SceneBaseline: Equatable, Sendable {
  /// One recorded frame.
  package struct Frame: Equatable, Sendable {
    /// Its number at the baseline's rate; of a moment that was asked for, its place in the list.
    package var number: Int64
    package var instant: VirtualInstant
    /// The digest of its pixels.
    package var digest: PixelDigest

    /// Makes a frame.
    package init(number: Int64, instant: VirtualInstant, digest: PixelDigest) {
      (self.number, self.instant, self.digest) = (number, instant, digest)
    }
  }

  /// A flag that the scene was recorded with, so that it is verified the same way.
  package struct Flag: Equatable, Sendable {
    /// The long name without dashes.
    package var name: String
    /// The value; empty for a flag without one.
    package var value: String

    /// Makes a flag.
    package init(name: String, value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  /// The scene's name, with its variant after a tilde.
  package var scene: String
  /// Frames a second, such as `60` or `30000/1001`.
  package var rate: String
  /// Width and height of the first frame in pixels.
  package var width: Int
  package var height: Int
  /// Pixels per point.
  package var scale: Double
  /// Flags that say what is shown and which frames there are, in order.
  package var flags: [Flag] = []
  /// The digest of the scene's own files; empty where it has none.
  package var source = ""
  /// The digest of what else the pictures depended on.
  package var fingerprint: String
  /// Views and areas that were painted over before digests were taken, as they were given.
  package var ignored: [String] = []
  /// The numbers of the frames whose pictures are kept.
  package var keys: [Int64] = []
  /// In order of time.
  package var frames: [Frame] = []
  /// How many frames the file says it has; where that is another count than it has, lines were lost.
  package var declaredCount: Int?

  /// Makes a baseline without frames.
  package init(
    scene: String, rate: String, width: Int, height: Int, scale: Double, fingerprint: String
  ) {
    (self.scene, self.rate, self.fingerprint) = (scene, rate, fingerprint)
    (self.width, self.height, self.scale) = (width, height, scale)
  }
}
