import SceneLoader
import SwiftUI
import VirtualTime

/// What a scene's sidecar says: what happens to it from outside, how long it lasts, and on what it is shown.
struct SceneScript: Equatable, Sendable {
  /// In the order in which they were written.
  var events: [SceneEvent] = []
  /// Where the scene ends; nil for where it settles.
  var duration: VirtualInstant?
  /// The canvas in points; nil where nothing is said.
  var size: CanvasSize?
  /// Pixels per point; nil where nothing is said.
  var scale: Double?

  /// Other ways of showing the scene, for `batch`.
  var variants: [SceneVariant] = []

  /// The `schema` of the files this version reads.
  static let schema = "partway.scene/1"

  /// Where the sidecar of a scene's file or folder lies, if there is one.
  static func path(beside source: SceneSource) -> String { sidecar(of: source.path) }

  private static func sidecar(of path: String) -> String {
    (path.hasSuffix(".swift") ? String(path.dropLast(".swift".count)) : path) + ".scene.json"
  }

  /// The sidecar of a scene's file or folder: `NAME.scene.json` beside it; empty where there is none.
  static func beside(_ source: SceneSource) throws(CommandError) -> SceneScript {
    try beside(path: source.path)
  }

  /// The sidecar of the scene at a path.
  static func beside(path: String) throws(CommandError) -> SceneScript {
    let path = sidecar(of: path)
    guard FileSystem.kind(of: path) == .file else { return SceneScript() }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(of: path)
    } catch {
      throw CommandError(.missingInput, "\(error).")
    }
    return try SceneScriptReader(path: path).read(bytes)
  }
}
