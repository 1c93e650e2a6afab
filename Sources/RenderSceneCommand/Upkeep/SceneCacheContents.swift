import Glibc
import SceneLoader

/// What lies in a folder of compiled scenes.
struct SceneCacheContents {
  /// Something that the command has put there.
  struct Entry {
    var path: String
    var bytes: Int64
    /// Whether it is a compiled scene, and not what compilations share or have left.
    var isScene: Bool
  }

  let folder: String
  /// Compiled scenes, the modules of C that compilations share, and what one that was ended has left.
  let entries: [Entry]

  /// Looks into a folder, which need not be there.
  init(folder: String) {
    self.folder = folder
    entries = FolderListing.names(in: folder).compactMap { name in
      let path = folder + "/" + name
      let isKey = name.utf8.count == 32 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
      let isScene = isKey && FileSystem.kind(of: path + "/scene.so") == .file
      let isOurs = isScene || name.hasPrefix(".compiling-") || name == "ModuleCache"
      guard isOurs, FileSystem.kind(of: path) == .folder else { return nil }
      return Entry(path: path, bytes: FolderListing.bytes(below: path), isScene: isScene)
    }
  }

  /// Bytes of all entries.
  var bytes: Int64 { entries.reduce(0) { $0 + $1.bytes } }
  /// How many compiled scenes there are.
  var sceneCount: Int { entries.count(where: \.isScene) }
}

/// Folders with everything in them, hidden files too.
enum FolderListing {
  /// The names in a folder, in order; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a file, or of all files below a folder; links are not followed.
  static func bytes(below path: String) -> Int64 {
    var status = stat()
    guard lstat(path, &status) == 0 else { return 0 }
    guard status.st_mode & S_IFMT == S_IFDIR else { return Int64(status.st_size) }
    return names(in: path).reduce(0) { $0 + bytes(below: path + "/" + $1) }
  }

  /// Whether a path is a folder itself, and no link to one.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is a plain file itself, and no link to one.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// Sizes in words.
enum ByteText {
  /// `512 bytes`, `3.4 MB`.
  static func size(_ bytes: Int64) -> String {
    let units = ["bytes", "kB", "MB", "GB", "TB"]
    var value = Double(bytes)
    var place = 0
    while value >= 999.95, place + 1 < units.count {
      value /= 1000
      place += 1
    }
    return DecimalText.fixed(value, decimals: place == 0 ? 0 : 1) + " " + units[place]
  }
}
