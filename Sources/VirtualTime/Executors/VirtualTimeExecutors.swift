import Synchronization

/// How this process takes part in virtual time.
///
/// The executors themselves are created before `main` in every process that links this module, test
/// processes included, and pass everything to the platform's own until a session begins.
package enum VirtualTimeExecutors {
  private static let ownsProcess = Mutex(false)

  /// Declares that the process belongs to the renderer; called at the start of its `main`.
  ///
  /// From then on a session also takes jobs that other threads enqueue, and its clock answers every
  /// thread. In a process that does other things besides, such as a test run, do not call this: a
  /// session then leaves other threads and their tasks alone.
  package static func install() {
    ownsProcess.withLock { $0 = true }
  }

  static var isInstalled: Bool { ownsProcess.withLock { $0 } }
}
