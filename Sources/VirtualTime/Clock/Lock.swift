import Synchronization

/// A mutex whose protected variables are the owner's own, for classes that are safe by locking.
struct Lock: ~Copyable {
  private let mutex = Mutex(())

  /// Runs `body` while no other thread runs one for this lock; not reentrant.
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}
