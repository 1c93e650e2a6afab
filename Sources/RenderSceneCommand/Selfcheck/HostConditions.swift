import Glibc
import SceneLoader

/// What a process changes about itself before it does anything for a proof.
struct HostConditions: Codable, Equatable, Sendable {
  /// Which rights files are not given.
  var umask: UInt32?
  /// Where the process works.
  var folder: String?
  /// Whether it runs on one processor, and sees no other.
  var hasOneProcessor = false
  /// Whether there are no font files for it but those that the fingerprint names.
  var hidesFonts = false

  /// Makes them so.
  func apply() throws(CommandError) {
    if let umask { Glibc.umask(mode_t(umask)) }
    if let folder, chdir(folder) != 0 { throw Self.refused("to work in \(folder)") }
    if hasOneProcessor { try Self.takeOneProcessor() }
    if hidesFonts { try FontHiding.hide(except: Fingerprint.fontPaths) }
  }

  /// The error for what the system does not allow; it says nothing about the scene.
  static func refused(_ what: String) -> CommandError {
    CommandError(
      .configuration,
      "the system does not let it \(what) (\(FileSystem.message(forErrorNumber: errno)))")
  }

  private static func takeOneProcessor() throws(CommandError) {
    typealias Function = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32
    guard let get = dlsym(nil, "sched_getaffinity"), let set = dlsym(nil, "sched_setaffinity")
    else { throw refused("to choose a processor") }
    var allowed = [UInt64](repeating: 0, count: 1024)
    let size = allowed.count * 8
    guard unsafeBitCast(get, to: Function.self)(0, size, &allowed) == 0 else {
      throw refused("to see its processors")
    }
    guard let word = allowed.firstIndex(where: { $0 != 0 }) else { return }
    var one = [UInt64](repeating: 0, count: allowed.count)
    one[word] = allowed[word] & (~allowed[word] &+ 1)
    guard unsafeBitCast(set, to: Function.self)(0, size, &one) == 0 else {
      throw refused("to choose a processor")
    }
  }
}
