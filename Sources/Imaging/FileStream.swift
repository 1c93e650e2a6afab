internal import Foundation

/// A file that is written piece by piece, and is there whole or not at all.
///
/// Until it is committed it has no name where the system allows that, so that nothing of it is left
/// however the process ends; elsewhere it has a temporary one.
package final class FileStream {
  /// Where the file will be; nil for one that only lives as long as the stream.
  package let path: String?
  /// The open file.
  package private(set) var descriptor: Int32
  private var temporary: String?

  private var name: String { path ?? "for the film" }

  /// `O_TMPFILE` of Linux, which the C headers write as an expression.
  private static let unnamed = 0o20000000 | O_DIRECTORY

  /// Opens a file that takes its path when it is committed; makes its folder where needed.
  package init(path: String) throws(FileWriteError) {
    self.path = path
    let (folder, name) = AtomicFile.split(path)
    try AtomicFile.createFolder(folder)
    descriptor = open(folder, Self.unnamed | O_RDWR | O_CLOEXEC, 0o666)
    if descriptor >= 0, access("/proc/self/fd/\(descriptor)", F_OK) == 0 { return }
    if descriptor >= 0 { close(descriptor) }
    let (temporary, descriptor) = try AtomicFile.createTemporary(
      folder: folder, name: name, for: path)
    self.descriptor = descriptor
    self.temporary = temporary
  }

  /// Opens a file without a path, in the folder for temporary ones.
  package init() throws(FileWriteError) {
    path = nil
    let folder = FileManager.default.temporaryDirectory.path
    descriptor = open(folder, Self.unnamed | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { return }
    let (temporary, descriptor) = try AtomicFile.createTemporary(
      folder: folder, name: "film", for: folder + "/film")
    unlink(temporary)
    self.descriptor = descriptor
  }

  deinit { abandon() }

  /// The path under which a process that inherits the file as `number` can open it.
  package static func path(ofDescriptor number: Int32) -> String { "/dev/fd/\(number)" }

  /// Adds bytes at the end.
  package func write(_ bytes: [UInt8]) throws(FileWriteError) {
    try AtomicFile.write(bytes, to: descriptor, for: name)
  }

  /// Adds bytes to any open file; `name` is for messages.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, name: String
  ) throws(FileWriteError) {
    try AtomicFile.write(bytes, to: descriptor, for: name)
  }

  /// Replaces bytes that were written before.
  package func replace(at offset: Int, with bytes: [UInt8]) throws(FileWriteError) {
    let count = bytes.withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset))
    }
    guard count == bytes.count else { throw AtomicFile.failure(errno, path: name) }
  }

  /// Copies all bytes to another open file, such as standard output.
  package func copy(to other: Int32) throws(FileWriteError) {
    var offset: off_t = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, offset)
      }
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        throw AtomicFile.failure(errno, path: name)
      }
      try Self.write(Array(buffer[..<count]), to: other, name: "standard output")
      offset += off_t(count)
    }
  }

  /// Gives the file its path, replacing what is there.
  package func commit() throws(FileWriteError) {
    guard let path, descriptor >= 0 else { return }
    if temporary == nil { temporary = try link(to: path) }
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0, let temporary, rename(temporary, path) == 0 else {
      let failure = AtomicFile.failure(errno, path: path)
      abandon()
      throw failure
    }
    self.temporary = nil
  }

  /// Gives the file without a name a temporary one, beside its path.
  private func link(to path: String) throws(FileWriteError) -> String {
    let (folder, name) = AtomicFile.split(path)
    let (temporary, other) = try AtomicFile.createTemporary(folder: folder, name: name, for: path)
    close(other)
    unlink(temporary)
    guard
      linkat(
        AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, temporary, Int32(AT_SYMLINK_FOLLOW)) == 0
    else { throw AtomicFile.failure(errno, path: path) }
    return temporary
  }

  /// Lets go of the file, which is then not there.
  package func abandon() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    if let temporary { unlink(temporary) }
    temporary = nil
  }
}
