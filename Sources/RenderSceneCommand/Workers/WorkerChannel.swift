import Foundation
import Glibc

/// The worker's side of the pipe to the process that waits for it.
///
/// What scenes print goes to standard error from the beginning, so that the pipe carries messages alone.
struct WorkerChannel {
  private let descriptor: Int32

  /// Takes standard output for messages.
  init() {
    descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    ConsoleRedirection.makeLineBuffered()
    SceneGuard.reportsTraps(to: descriptor)
  }

  /// Sends a message, with the memory used so far.
  func send(_ message: WorkerMessage) {
    var message = message
    message.peak = ProcessMemory.peak(of: getpid())
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var bytes = try? [UInt8](encoder.encode(message)) else { return }
    bytes.append(UInt8(ascii: "\n"))
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      done += max(0, count)
    }
  }
}
