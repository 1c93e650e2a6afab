import Glibc
import Synchronization

/// Notices that the process is asked to end, so that what is finished can still be written.
struct Interruption {
  private static let received = Atomic<Int32>(0)
  nonisolated(unsafe) private static var writeEnd: Int32 = -1

  /// Becomes readable when a signal has come.
  let descriptor: Int32

  /// Takes the signals of Ctrl-C and of the system.
  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    Self.writeEnd = ends[1]
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&mask, number)
      Glibc.signal(number) { number in
        Interruption.received.store(number, ordering: .releasing)
        var byte: UInt8 = 1
        _ = write(Interruption.writeEnd, &byte, 1)
      }
    }
    // Whoever started this process may have done so from a thread that lets none through.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  /// The signal that came; nil while there was none.
  var signal: Int32? {
    let number = Self.received.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  /// The exit code for the signal that came.
  var exitCode: ExitCode? {
    signal.map { $0 == SIGINT ? .interrupted : .terminated }
  }
}
