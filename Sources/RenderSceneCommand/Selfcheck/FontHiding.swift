import Glibc
import SceneLoader
import Typography

/// A file system of this process's own, in which there are only certain font files.
enum FontHiding {
  /// Hides all fonts of the system from this process, except these files.
  ///
  /// Needs no rights where the system lets processes have user namespaces. Must come before a second thread starts.
  static func hide(except paths: [String]) throws(CommandError) {
    try enterNamespace()
    // Held open, since they are covered before they are shown again.
    let pathOnly: Int32 = 0o10000000
    let files = paths.compactMap { path -> (path: String, descriptor: Int32)? in
      let descriptor = open(path, pathOnly | O_CLOEXEC)
      return descriptor < 0 ? nil : (path, descriptor)
    }
    defer { for file in files { close(file.descriptor) } }
    for folder in [FontLibrary.systemFolder, "/usr/local/share/fonts"]
    where FileSystem.kind(of: folder) == .folder {
      guard mount("none", folder, "tmpfs", 0, nil) == 0 else {
        throw HostConditions.refused("to cover \(folder)")
      }
    }
    for file in files {
      do {
        try FileSystem.makeFolder(FileSystem.parent(of: file.path) ?? "/")
        try FileSystem.write([], to: file.path)
      } catch {
        throw HostConditions.refused("to show \(file.path)")
      }
      let source = "/proc/self/fd/\(file.descriptor)"
      guard mount(source, file.path, nil, UInt(MS_BIND), nil) == 0 else {
        throw HostConditions.refused("to show \(file.path)")
      }
    }
  }

  private static func enterNamespace() throws(CommandError) {
    typealias Function = @convention(c) (Int32) -> Int32
    guard let address = dlsym(nil, "unshare") else {
      throw HostConditions.refused("to have mounts of its own")
    }
    let unshare = unsafeBitCast(address, to: Function.self)
    let (mounts, users): (Int32, Int32) = (0x0002_0000, 0x1000_0000)
    let (user, group) = (geteuid(), getegid())
    // Root needs no users of its own, and may not be allowed to have them.
    if user != 0 || unshare(mounts) != 0 {
      guard unshare(mounts | users) == 0 else {
        throw HostConditions.refused("to have mounts of its own")
      }
      do {
        try FileSystem.write(Array("deny".utf8), to: "/proc/self/setgroups")
        try FileSystem.write(Array("\(user) \(user) 1".utf8), to: "/proc/self/uid_map")
        try FileSystem.write(Array("\(group) \(group) 1".utf8), to: "/proc/self/gid_map")
      } catch {
        throw HostConditions.refused("to keep its user")
      }
    }
    let flags = UInt(MS_REC | MS_PRIVATE)
    guard mount("none", "/", nil, flags, nil) == 0 else {
      throw HostConditions.refused("to have mounts of its own")
    }
  }
}
