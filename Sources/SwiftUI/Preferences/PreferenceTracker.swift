/// A node that does something when a preference below it is another.
@MainActor protocol PreferenceListener: AnyObject {
  var depth: Int { get }
  var isAlive: Bool { get }
  /// Reads the preference anew; false when that has to wait for an evaluation with consequences.
  func readPreference() -> Bool
}

/// The listeners of a scene, and those of them for whom something may be another.
@MainActor final class PreferenceTracker {
  private var outdated: [any PreferenceListener] = []
  private var listenerCount = 0

  var hasListeners: Bool { listenerCount > 0 }

  /// Forgets who is to read again.
  func forget() { outdated = [] }

  func addListener() { listenerCount += 1 }

  func removeListener() { listenerCount -= 1 }

  /// Has a listener read again once everything is evaluated.
  func note(_ listener: any PreferenceListener) {
    if !outdated.contains(where: { $0 === listener }) { outdated.append(listener) }
  }

  /// Has everyone read again for whom something may be another, the innermost first; false when there was nobody.
  func settle() -> Bool {
    guard !outdated.isEmpty else { return false }
    let due = outdated.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }
    outdated = []
    var hasRead = false
    for (_, listener) in due where listener.isAlive {
      if listener.readPreference() { hasRead = true } else { note(listener) }
    }
    return hasRead
  }
}
