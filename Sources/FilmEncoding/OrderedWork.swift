internal import Foundation

/// Does pieces of work on several threads and hands their results on in the order in which they came.
///
/// No more pieces wait than there are threads, so that memory stays bounded. How many threads there
/// are changes nothing of the results.
final class OrderedWork<Result: Sendable>: @unchecked Sendable {
  private enum State {
    case waiting(@Sendable () -> Result)
    case running
    case done(Result)
  }

  // Guarded by the condition.
  private let condition = NSCondition()
  private var states: [Int: State] = [:]
  private var isOver = false
  // Used by the thread that adds alone.
  private var first = 0
  private var next = 0
  private let jobs: Int
  private let consume: (Result) throws(FilmError) -> Void

  /// Work for so many threads, the one that adds counted in.
  init(jobs: Int, consume: @escaping (Result) throws(FilmError) -> Void) {
    self.jobs = jobs
    self.consume = consume
    for _ in 1..<max(jobs, 1) { Thread.detachNewThread { [self] in work() } }
  }

  /// Adds a piece, and hands on the result of the earliest one where enough of them are waiting.
  func add(_ piece: @escaping @Sendable () -> Result) throws(FilmError) {
    guard jobs > 1 else { return try consume(piece()) }
    if next - first >= jobs { try takeFirst() }
    let number = next
    next += 1
    locked {
      states[number] = .waiting(piece)
      condition.broadcast()
    }
  }

  /// Hands on all results that are left, and ends the threads.
  func finish() throws(FilmError) {
    defer { end() }
    while first < next { try takeFirst() }
  }

  /// Ends the threads after what they do now.
  func end() {
    locked {
      isOver = true
      condition.broadcast()
    }
  }

  private func takeFirst() throws(FilmError) {
    let number = first
    first += 1
    condition.lock()
    if case .waiting(let piece) = states[number] {
      // Nobody has begun it: the thread that needs it does it.
      states[number] = nil
      condition.unlock()
      return try consume(piece())
    }
    while true {
      if case .done(let result) = states[number] {
        states[number] = nil
        condition.unlock()
        return try consume(result)
      }
      condition.wait()
    }
  }

  private func work() {
    while let (number, piece) = take() {
      let result = piece()
      locked {
        states[number] = .done(result)
        condition.broadcast()
      }
    }
  }

  private func take() -> (Int, @Sendable () -> Result)? {
    locked {
      while !isOver {
        let waiting = states.filter { if case .waiting = $0.value { true } else { false } }
        if let number = waiting.keys.min(), case .waiting(let piece) = states[number] {
          states[number] = .running
          return (number, piece)
        }
        condition.wait()
      }
      return nil
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
