import DiffReport
import Foundation

/// Items that several threads put in their places.
final class ConcurrentResults: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [ComparisonResults.Item?]
  private var failure: CommandError?

  init(count: Int) {
    found = Array(repeating: nil, count: count)
  }

  func set(_ item: ComparisonResults.Item, at index: Int) {
    lock.withLock { found[index] = item }
  }

  func fail(_ error: CommandError) {
    lock.withLock { failure = failure ?? error }
  }

  func items() throws(CommandError) -> [ComparisonResults.Item] {
    if let failure { throw failure }
    return found.compactMap { $0 }
  }
}
