/// Why an event queue stopped before the instant it was asked to reach.
package enum EventQueueRunError: Error, Equatable, CustomStringConvertible {
  /// More items than allowed ran at one instant without time moving on.
  case runawayInstant(instant: VirtualInstant, items: Int)

  package var description: String {
    switch self {
    case .runawayInstant(let instant, let items):
      return
        "the scene ran \(items) turns at \(instant) without time moving on; look for a task or"
        + " block that starts itself again without a delay"
    }
  }
}
