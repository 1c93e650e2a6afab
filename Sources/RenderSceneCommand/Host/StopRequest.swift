import Glibc
import Synchronization

/// Notices when somebody wants the process to end, so that it can finish what it has begun to write.
enum StopRequest {
  private static let received = Atomic<Int32>(0)

  /// Watches from now on; a second signal ends the process at once, as without this.
  static func watch() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { StopRequest.received.store($0, ordering: .relaxed) }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaction(signal, &action, nil) }
  }

  /// The error to stop with, where somebody wants that.
  static var pending: CommandError? {
    switch received.load(ordering: .relaxed) {
    case 0: nil
    case SIGINT:
      CommandError(.interrupted, "interrupted; what is written stays. Run it again to go on.")
    default:
      CommandError(.terminated, "told to end; what is written stays. Run it again to go on.")
    }
  }

  /// Stops where somebody wants that.
  static func check() throws(CommandError) {
    if let pending { throw pending }
  }
}
