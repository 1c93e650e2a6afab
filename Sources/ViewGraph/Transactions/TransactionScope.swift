/// The transaction at one place in the tree: the update's, changed by each modifier around the place.
@MainActor package final class TransactionScope {
  private let parent: TransactionScope?
  private let transform: @MainActor (inout Transaction) -> Void
  private var resolvedIn: UInt64 = .max
  private var resolved = Transaction()
  private unowned let host: GraphHost
  /// Whether this scope or one around it may change the transaction of any evaluation, whatever changed.
  package let actsAlways: Bool

  /// Makes a scope; `transform` changes the transaction for what lies inside, at most once an update.
  package init(
    inside parent: TransactionScope?, of host: GraphHost, actsAlways: Bool = false,
    _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) {
    self.parent = parent
    self.actsAlways = actsAlways || parent?.actsAlways == true
    self.host = host
    self.transform = transform
  }

  /// The transaction that arrives here in the current update.
  package var transaction: Transaction {
    if resolvedIn == host.updateNumber { return resolved }
    var value = parent?.transaction ?? host.transaction
    let listenerCount = value.listeners.count
    transform(&value)
    if host.mode != .acting {
      value.listeners = []
    } else if value.listeners.count > listenerCount {
      host.noteListeners(value.listeners[listenerCount...])
    }
    resolved = value
    resolvedIn = host.updateNumber
    return value
  }
}
