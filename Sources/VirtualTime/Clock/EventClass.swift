/// What an item of the event queue is; the order of items with equal deadlines.
package enum EventClass: Int, Comparable, Sendable {
  /// Ends and completions of animations.
  case animationEnd = 0
  /// Script events, timers, sleeps and delayed blocks.
  case scheduled = 1
  /// Blocks of the main queue, new and yielded tasks: the next turn at the same instant.
  case mainQueue = 2

  package static func < (left: EventClass, right: EventClass) -> Bool {
    left.rawValue < right.rawValue
  }
}
