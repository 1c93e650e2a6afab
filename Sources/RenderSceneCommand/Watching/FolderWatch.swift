import Glibc
import SceneLoader

/// Hears from the system which files in some folders are written, replaced or removed.
final class FolderWatch {
  /// Becomes readable when something has happened.
  let descriptor: Int32
  private var folders: [Int32: String] = [:]

  private static let events =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR

  /// Watches nothing yet.
  init() throws(CommandError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else {
      throw CommandError(
        .temporaryFailure,
        "changes of files cannot be watched: \(FileSystem.message(forErrorNumber: errno)); "
          + "end other watchers, or raise fs.inotify.max_user_instances.")
    }
  }

  deinit { close(descriptor) }

  /// Watches these folders and no others; one that is not there is left out.
  func watch(_ wanted: [String]) throws(CommandError) {
    var found: [Int32: String] = [:]
    for folder in wanted {
      // The same folder gets the same number again.
      let number = inotify_add_watch(descriptor, folder, UInt32(Self.events))
      if number >= 0 {
        found[number] = folder
      } else if errno == ENOSPC {
        throw CommandError(
          .temporaryFailure,
          "\(folder) cannot be watched: the system watches as many folders as it may; "
            + "raise fs.inotify.max_user_watches.")
      }
    }
    for number in folders.keys where found[number] == nil { inotify_rm_watch(descriptor, number) }
    folders = found
  }

  /// Whether a folder is watched.
  func isWatching(_ folder: String) -> Bool { folders.values.contains(folder) }

  /// The paths to which something has happened since the last call; a folder itself where it is gone, and all of them
  /// where the system has lost count.
  func changes() -> [String] {
    var paths: [String] = []
    let size = 1 << 16
    let buffer = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<inotify_event>.alignment)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer, size)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return paths }
      var offset = 0
      while offset < count {
        let event = (buffer + offset).load(as: inotify_event.self)
        let name = buffer + offset + MemoryLayout<inotify_event>.size
        offset += MemoryLayout<inotify_event>.size + Int(event.len)
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
          paths += folders.values.sorted()
        } else if event.mask & UInt32(IN_IGNORED) != 0 {
          if let folder = folders.removeValue(forKey: event.wd) { paths.append(folder) }
        } else if event.len > 0, let folder = folders[event.wd] {
          let path = folder + "/" + String(cString: name.assumingMemoryBound(to: CChar.self))
          if !Self.isUnfinished(path, event.mask) { paths.append(path) }
        }
      }
    }
  }

  /// Whether a file has only been made, and will be written now.
  private static func isUnfinished(_ path: String, _ mask: UInt32) -> Bool {
    guard mask & UInt32(IN_CREATE) != 0, mask & UInt32(IN_ISDIR) == 0 else { return false }
    return FileSystem.identity(of: path).map { $0.size == 0 } ?? true
  }
}
