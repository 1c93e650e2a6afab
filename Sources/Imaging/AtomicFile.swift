internal import Foundation

/// Why a file could not be written.
package enum FileWriteError: Error, Equatable, CustomStringConvertible {
  /// The folder for the file could not be made.
  case cannotCreateFolder(path: String, reason: String)
  /// No file could be made in the folder.
  case cannotCreate(path: String, reason: String)
  /// The disk, or the user's share of it, is full.
  case diskFull(path: String)
  /// The file could not be written or put in its place.
  case writeFailed(path: String, reason: String)

  package var description: String {
    switch self {
    case .cannotCreateFolder(let path, let reason):
      "The folder \(path) could not be created: \(reason)."
    case .cannotCreate(let path, let reason):
      "The file \(path) could not be created: \(reason)."
    case .diskFull(let path):
      "The file \(path) could not be written: the disk is full; free some space and try again."
    case .writeFailed(let path, let reason):
      "The file \(path) could not be written: \(reason)."
    }
  }
}

/// Writing of whole files so that no reader ever sees half of one.
package enum AtomicFile {
  /// Writes `bytes` as the file at `path`, making its folder where needed and replacing what is
  /// there.
  ///
  /// The bytes go to a file without a name, or to a temporary one beside it where the file system
  /// has none of those, which then takes its name; when anything fails it is removed and the old
  /// file stays. The data is not forced to the disk, so it is safe against a crash of the program
  /// but not of the machine.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileWriteError) {
    try write(chunks: CollectionOfOne(bytes), to: path)
  }

  /// Writes bytes that come piece by piece as the file at `path`, like `write(_:to:)`.
  package static func write(
    chunks: some Sequence<[UInt8]>, to path: String
  ) throws(FileWriteError) {
    let (folder, name) = split(path)
    try createFolder(folder)
    if try writeUnnamed(chunks, folder: folder, name: name, to: path) { return }
    let temporary = try createTemporary(folder: folder, name: name, for: path)
    do throws(FileWriteError) {
      for chunk in chunks { try write(chunk, to: temporary.descriptor, for: path) }
    } catch {
      close(temporary.descriptor)
      unlink(temporary.path)
      throw error
    }
    // Some file systems report a full disk only here.
    if close(temporary.descriptor) != 0 {
      let failure = failure(errno, path: path)
      unlink(temporary.path)
      throw failure
    }
    if rename(temporary.path, path) != 0 {
      let failure = failure(errno, path: path)
      unlink(temporary.path)
      throw failure
    }
  }

  /// Writes a file that gets a name only when it is whole, so that not even a killed program leaves
  /// a part of one; `false` where that is not possible.
  private static func writeUnnamed(
    _ chunks: some Sequence<[UInt8]>, folder: String, name: String, to path: String
  ) throws(FileWriteError) -> Bool {
    // `O_TMPFILE` of Linux, whose value the header composes.
    let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
    let descriptor = open(folder, O_WRONLY | O_CLOEXEC | unnamed, 0o666)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    for chunk in chunks { try write(chunk, to: descriptor, for: path) }
    let source = "/proc/self/fd/\(descriptor)"
    func link(to target: String) -> Int32 {
      linkat(AT_FDCWD, source, AT_FDCWD, target, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno
    }
    let code = link(to: path)
    if code == 0 { return true }
    guard code == EEXIST else {
      if isFull(code) { throw .diskFull(path: path) }
      return false
    }
    // A name that is taken can only be taken over by a file that has one too.
    for attempt in 0..<1000 {
      let temporary = temporaryPath(folder: folder, name: name, attempt: attempt)
      let code = link(to: temporary)
      if code == EEXIST { continue }
      if isFull(code) { throw .diskFull(path: path) }
      guard code == 0 else { return false }
      if rename(temporary, path) == 0 { return true }
      let failure = failure(errno, path: path)
      unlink(temporary)
      throw failure
    }
    return false
  }

  /// A name beside the target; the process number and a count make it free.
  ///
  /// A long name is shortened, so that it does not exceed the system's limit.
  private static func temporaryPath(folder: String, name: String, attempt: Int) -> String {
    "\(folder)/.\(shortened(name)).\(getpid())-\(attempt).tmp"
  }

  /// Makes a folder and the folders above it; one that is there already is left as it is.
  package static func createFolder(_ path: String) throws(FileWriteError) {
    if mkdir(path, 0o777) == 0 { return }
    var code = errno
    if code == ENOENT {
      let above = split(path).folder
      if above != path {
        try createFolder(above)
        if mkdir(path, 0o777) == 0 { return }
        code = errno
      }
    }
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR { return }
    if isFull(code) { throw .diskFull(path: path) }
    let reason = code == EEXIST ? "a file of that name is in the way" : text(code)
    throw .cannotCreateFolder(path: path, reason: reason)
  }

  /// A new file beside the target.
  static func createTemporary(
    folder: String, name: String, for path: String
  ) throws(FileWriteError) -> (path: String, descriptor: Int32) {
    var code = EEXIST
    for attempt in 0..<1000 {
      let temporary = temporaryPath(folder: folder, name: name, attempt: attempt)
      let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      code = errno
      if code != EEXIST && code != EINTR { break }
    }
    if isFull(code) { throw .diskFull(path: path) }
    throw .cannotCreate(path: path, reason: text(code))
  }

  static func write(
    _ bytes: [UInt8], to descriptor: Int32, for path: String
  ) throws(FileWriteError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        // An explicit module, because this function has the same name.
        Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count > 0 {
        written += count
      } else if count < 0 {
        let code = errno
        if code == EINTR { continue }
        throw failure(code, path: path)
      } else {
        throw .writeFailed(path: path, reason: "the system wrote nothing")
      }
    }
  }

  static func failure(_ code: Int32, path: String) -> FileWriteError {
    isFull(code) ? .diskFull(path: path) : .writeFailed(path: path, reason: text(code))
  }

  static func isFull(_ code: Int32) -> Bool {
    code == ENOSPC || code == EDQUOT
  }

  static func text(_ code: Int32) -> String {
    String(cString: strerror(code))
  }

  /// Folder and last part of a path; "." for a bare name, "/" for the root.
  static func split(_ path: String) -> (folder: String, name: String) {
    var trimmed = Substring(path)
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    guard let slash = trimmed.lastIndex(of: "/") else { return (".", String(trimmed)) }
    let folder = trimmed[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(trimmed[trimmed.index(after: slash)...]))
  }

  /// At most 200 bytes of a name, cut at a whole character.
  private static func shortened(_ name: String) -> String {
    var result = name
    while result.utf8.count > 200 { result.removeLast() }
    return result
  }
}
