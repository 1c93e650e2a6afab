import Glibc

/// How many processors the machine has in use.
enum ProcessorCount {
  /// Processors that are online.
  static var online: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }
}
