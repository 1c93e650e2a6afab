import SceneLoader

/// The files below a folder that the command has written and can write again, as far as its own lists say so.
///
/// A picture alone tells nothing of who made it; so only what a manifest or a shard's record names
/// is counted, these lists themselves, and what a writer that was ended has left.
struct RemovableFiles {
  private struct Manifest: Decodable {
    struct Frame: Decodable { var file: String }
    var frames: [Frame]
  }

  /// In order; folders that are empty without them come after what is in them.
  private(set) var paths: [String] = []
  private(set) var bytes: Int64 = 0

  /// Looks below a folder; links are not followed.
  init(below folder: String) {
    look(into: folder)
    paths = paths.filter { FileSystem.kind(of: $0) == .file }
    bytes = paths.reduce(0) { $0 + FolderListing.bytes(below: $1) }
  }

  private mutating func look(into folder: String) {
    for name in FolderListing.names(in: folder) {
      let path = folder + "/" + name
      if FolderListing.isFolder(path) {
        look(into: path)
      } else if name == "manifest.json" {
        addManifest(path, folder: folder)
      } else if ShardRecord.isRecord(name) {
        addRecord(path, folder: folder)
      } else if name == FarmPlan.fileName, (try? FarmPlan.read(path)) != nil {
        add(path)
      } else if Self.isLeftover(name) {
        add(path)
      }
    }
  }

  private mutating func addManifest(_ path: String, folder: String) {
    let manifest: Manifest? = try? JSONFile.read(path, schema: "partway.sequence/1")
    guard let manifest else { return }
    for frame in manifest.frames where Self.isInside(frame.file) { add(folder + "/" + frame.file) }
    add(folder + "/frames.ffconcat")
    add(path)
  }

  private mutating func addRecord(_ path: String, folder: String) {
    guard let record = try? ShardRecord.read(path) else { return }
    for frame in record.sequences.flatMap(\.written) where Self.isInside(frame.file) {
      add(folder + "/" + frame.file)
    }
    add(path)
  }

  private mutating func add(_ path: String) {
    if seen.insert(path).inserted { paths.append(path) }
  }

  private var seen: Set<String> = []

  /// Whether a picture's name stays in the folder of its list.
  private static func isInside(_ name: String) -> Bool {
    name.hasSuffix(".png") && !name.hasPrefix("/")
      && !name.split(separator: "/", omittingEmptySubsequences: false).contains("..")
  }

  /// `.NAME.123-0.tmp`: a file that was being written when its writer was ended.
  private static func isLeftover(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.hasPrefix("."), parts.count > 3, parts.last == "tmp" else { return false }
    let numbers = parts[parts.count - 2].split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { Shard.number($0) != nil }
  }
}
