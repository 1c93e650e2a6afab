import Glibc

/// Why a call to the system failed.
package struct SystemCallError: Error, Equatable, CustomStringConvertible {
  /// What was being done, as `cannot …` goes on.
  package var operation: String
  /// The path concerned.
  package var path: String
  /// The system's error number.
  package var number: Int32

  /// Makes an error.
  package init(operation: String, path: String, number: Int32) {
    self.operation = operation
    self.path = path
    self.number = number
  }

  /// Whether there is no room left.
  package var isFullDisk: Bool { number == ENOSPC || number == EDQUOT }

  /// One sentence: what failed, where and why.
  package var description: String {
    "cannot \(operation) \(path): \(FileSystem.message(forErrorNumber: number))"
  }
}

/// The few file operations that finding and caching scenes needs, straight on the system's calls.
package enum FileSystem {
  /// What a path leads to.
  package enum Kind: Sendable { case file, folder, other }

  /// Size and time of the last change of a file: enough to notice that it was replaced.
  package struct Identity: Equatable, Sendable, CustomStringConvertible {
    /// Bytes.
    package var size: Int64
    /// Time of the last change, in nanoseconds since 1970.
    package var modification: Int64
    /// Number of the file in its file system.
    package var number: UInt64

    /// Size, change and number, for use in a cache key.
    package var description: String { "\(size):\(modification):\(number)" }
  }

  /// What is at a path, following symbolic links, or `nil` where there is nothing.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Size and last change of the file at a path, or `nil` where there is none.
  package static func identity(of path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(
      size: Int64(status.st_size),
      modification: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec),
      number: UInt64(status.st_ino))
  }

  /// The bytes of a file.
  package static func contents(of path: String) throws(SystemCallError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("read", path) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: max(4096, Int(status.st_size) + 1))
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure("read", path)
      }
      bytes.append(contentsOf: chunk[0..<count])
    }
  }

  /// Writes a new file, or replaces the content of an old one.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemCallError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure("write", path) }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        let number = errno
        close(descriptor)
        throw SystemCallError(operation: "write", path: path, number: number)
      }
      done += count
    }
    guard close(descriptor) == 0 else { throw failure("write", path) }
  }

  /// The names in a folder in order of their bytes, without hidden ones; empty where it cannot be
  /// read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder and those above it that are missing.
  package static func makeFolder(_ path: String) throws(SystemCallError) {
    if mkdir(path, 0o777) == 0 { return }
    let number = errno
    if number == EEXIST, kind(of: path) == .folder { return }
    if number == ENOENT, let parent = parent(of: path), parent != path {
      try makeFolder(parent)
      if mkdir(path, 0o777) == 0 || errno == EEXIST && kind(of: path) == .folder { return }
      throw failure("make the folder", path)
    }
    let reported = number == EEXIST ? ENOTDIR : number
    throw SystemCallError(operation: "make the folder", path: path, number: reported)
  }

  /// Makes a new folder with a name of its own, beginning with `prefix`.
  package static func makeTemporaryFolder(prefix: String) throws(SystemCallError) -> String {
    var template = Array((prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw failure("make a folder beginning with", prefix) }
    // `mkdtemp` lets only the owner in; a shared cache needs the usual rights.
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    chmod(path, 0o755)
    return path
  }

  /// Removes a folder and what is in it; what cannot be removed stays.
  package static func removeFolder(_ path: String) {
    guard let stream = opendir(path) else { return }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let inner = path + "/" + name
      if unlink(inner) != 0 { removeFolder(inner) }
    }
    closedir(stream)
    rmdir(path)
  }

  /// Where a path's symbolic links lead, or `nil` where there is nothing.
  package static func resolvingLinks(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The working directory.
  package static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// A path from the root, without `.`, `..` and doubled slashes; symbolic links stay.
  package static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : workingDirectory + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder a path lies in, or `nil` for a bare name.
  package static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The system's words for an error number.
  package static func message(forErrorNumber number: Int32) -> String {
    // Not `strerror`, whose words change with the locale.
    switch number {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the file system is read-only"
    case EFBIG: "the file would be too large"
    default: "system error \(number)"
    }
  }

  private static func failure(_ operation: String, _ path: String) -> SystemCallError {
    SystemCallError(operation: operation, path: path, number: errno)
  }
}
