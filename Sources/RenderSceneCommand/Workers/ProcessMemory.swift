import Glibc
import SceneLoader

/// How much memory a process uses, as the system counts it.
enum ProcessMemory {
  /// The most that a process has used at once, in kibibytes; nil where it is gone.
  static func peak(of process: pid_t) -> Int? {
    guard let bytes = try? FileSystem.contents(of: "/proc/\(process)/status") else { return nil }
    return peak(inStatus: bytes)
  }

  /// The line `VmHWM` of a status file.
  static func peak(inStatus bytes: [UInt8]) -> Int? {
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return Int(line.dropFirst("VmHWM:".count).filter(\.isNumber))
    }
    return nil
  }

  /// Keeps this process from taking far more than it may before anybody looks.
  ///
  /// Only memory that is asked for counts, not what is mapped from files: the loader goes on working. The limit lies
  /// well above the one that is watched, because memory that is asked for need not be used.
  static func limitData(toMegabytes megabytes: Int) {
    let bytes = rlim_t(megabytes * 2 + 1024) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
  }
}
