/// The writes of the current turn, in order.
///
/// Code of a scene runs on one thread, so the queue needs no lock; it is reached from code of any isolation.
package final class WriteQueue: @unchecked Sendable {
  package static let shared = WriteQueue()

  private struct Write {
    let location: AnyStateLocation
    let transaction: Transaction
  }

  /// Writes that one update applies: neighbours under the same transaction.
  package struct Group {
    package var locations: [AnyStateLocation]
    package var transaction: Transaction
  }

  private var writes: [Write] = []
  private var unclaimed: [CompletionListener] = []

  package var isEmpty: Bool { writes.isEmpty && unclaimed.isEmpty }

  func add(_ location: AnyStateLocation, transaction: Transaction) {
    writes.append(Write(location: location, transaction: transaction))
  }

  /// Notes listeners of a change that is over, so that they are heard even when nothing was written under it.
  func enlist(_ listeners: [CompletionListener]) {
    unclaimed += listeners
  }

  /// Forgets everything; at the start and the end of a session.
  package func reset() {
    writes = []
    unclaimed = []
  }

  /// Takes the turn's writes, coalesced.
  ///
  /// Of several writes to one location only the last survives, under its own transaction; a location that is back
  /// at its committed value is dropped. That is what makes "reset, then animate" in one turn a change from the old
  /// value (observed on iOS 27), so the rule stands here and nowhere else.
  package func takeGroups() -> (groups: [Group], unclaimed: [CompletionListener]) {
    var survivors: [Write] = []
    for (index, write) in writes.enumerated() {
      let isSuperseded = writes[(index + 1)...].contains { $0.location === write.location }
      if !isSuperseded, write.location.hasChange { survivors.append(write) }
    }
    var groups: [Group] = []
    for write in survivors {
      if let last = groups.last, last.transaction.scopeNumber == write.transaction.scopeNumber {
        groups[groups.count - 1].locations.append(write.location)
      } else {
        groups.append(Group(locations: [write.location], transaction: write.transaction))
      }
    }
    let claimed = groups.flatMap(\.transaction.listeners)
    let left = unclaimed.filter { listener in !claimed.contains { $0 === listener } }
    reset()
    return (groups, left)
  }
}
