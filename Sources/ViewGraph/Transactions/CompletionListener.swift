/// A closure that waits for the animations of one change.
///
/// It counts the animations that were created or retargeted for it, and fires exactly once: when the count is back at
/// zero after the update that collected them, at once when there were none.
package final class CompletionListener: @unchecked Sendable {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  private var isOpen = true
  /// Whether any animation was created or retargeted for it.
  package private(set) var hasBegun = false
  /// Whether it is dropped when no animation is; otherwise it then fires at once.
  package var needsAnimation = false

  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  package func began() {
    hasBegun = true
    running += 1
  }

  /// One animation has ended; returns the closure to run when it was the last.
  package func ended() -> (() -> Void)? {
    running -= 1
    return takeIfDone()
  }

  /// The update is over and no more animations join; returns the closure to run when nothing is left.
  package func close() -> (() -> Void)? {
    isOpen = false
    return takeIfDone()
  }

  private func takeIfDone() -> (() -> Void)? {
    guard !isOpen, running == 0 else { return nil }
    defer { action = nil }
    return needsAnimation && !hasBegun ? nil : action
  }
}
