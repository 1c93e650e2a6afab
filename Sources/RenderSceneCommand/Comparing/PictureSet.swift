import Foundation
import SceneLoader

/// Pictures by name: one file, those below a folder, or those of a manifest or of results.
struct PictureSet {
  /// One picture.
  struct Picture: Sendable {
    /// What it is found by on the other side.
    var name: String
    var path: String
    var scene: String?
    var frame: Int64?
    var time: String?
    /// The digest of its pixels, where a document tells it.
    var digest: String?
  }

  /// How the pictures were given.
  enum Kind: String { case picture, folder, document }

  var kind: Kind
  /// By name.
  var pictures: [String: Picture] = [:]

  /// Reads what a path stands for.
  init(_ path: String) throws(CommandError) {
    switch FileSystem.kind(of: path) {
    case .folder:
      kind = .folder
      try addFolder(path, prefix: "")
    case .file where path.lowercased().hasSuffix(".json"):
      kind = .document
      try addDocument(path)
    case .file:
      kind = .picture
      let name = FileSystem.name(of: path)
      pictures[name] = Picture(name: name, path: path)
    default:
      throw CommandError(
        .missingInput, "there is no '\(path)'; give a PNG file, a folder, or a results file.")
    }
  }

  private mutating func addFolder(_ folder: String, prefix: String) throws(CommandError) {
    // Files that are being written begin with a dot.
    for name in FileSystem.names(in: folder).sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      switch FileSystem.kind(of: path) {
      case .folder: try addFolder(path, prefix: prefix + name + "/")
      case .file where name.lowercased().hasSuffix(".png"):
        pictures[prefix + name] = Picture(name: prefix + name, path: path)
      default: break
      }
    }
  }

  // MARK: - Documents

  private struct Document: Decodable {
    struct Frame: Decodable {
      var frame: Int64
      var time: String?
      var file: String
      var digest: String?
    }

    struct Scene: Decodable {
      var scene: String
      var variant: String?
      var frames: [Frame]?
    }

    var schema: String
    var scene: String?
    var frames: [Frame]?
    var scenes: [Scene]?
  }

  private mutating func addDocument(_ path: String) throws(CommandError) {
    let document: Document
    do {
      document = try JSONDecoder().decode(
        Document.self, from: Data(try FileSystem.contents(of: path)))
    } catch {
      throw CommandError(
        .badData, "'\(path)' is no manifest.json or results.json of ours; it could not be read.")
    }
    let folder = FileSystem.parent(of: path) ?? "."
    switch document.schema {
    case "partway.sequence/1":
      for frame in document.frames ?? [] {
        add(frame, scene: document.scene ?? "", path: folder + "/" + frame.file)
      }
    case "partway.results/1":
      for scene in document.scenes ?? [] {
        let name = scene.scene + (scene.variant.map { "~" + $0 } ?? "")
        for frame in scene.frames ?? [] {
          // Paths are from where the run was started, or from the document.
          let isThere = FileSystem.kind(of: frame.file) == .file || frame.file.hasPrefix("/")
          add(frame, scene: name, path: isThere ? frame.file : folder + "/" + frame.file)
        }
      }
    default:
      throw CommandError(
        .badData,
        "'\(path)' has the schema '\(document.schema)'; "
          + "pictures are compared by partway.sequence/1 and partway.results/1.")
    }
  }

  private mutating func add(_ frame: Document.Frame, scene: String, path: String) {
    // The name becomes a file's; whoever wrote the document must not choose a folder by it.
    let safe = scene.split(separator: "/", omittingEmptySubsequences: false).joined(separator: ".")
    let name = "\(safe) frame \(frame.frame)"
    pictures[name] = Picture(
      name: name, path: path, scene: scene, frame: frame.frame, time: frame.time,
      digest: frame.digest)
  }
}
