import Observation

/// Where a value of state lives, with those who read it.
///
/// A write is visible to code at once; the graph goes on with the committed value until the turn's writes are applied.
package final class StateLocation<Value>: AnyStateLocation, @unchecked Sendable {
  private var written: Value
  private var committed: Value

  package init(_ initial: Value) {
    written = initial
    committed = initial
  }

  /// The value as the code that asks may see it: committed inside an update, else what was last written.
  package var value: Value {
    get {
      guard GraphReads.isEvaluating else { return written }
      noteRead()
      return committed
    }
    set { write(newValue, transaction: CurrentTransaction.value) }
  }

  package func write(_ newValue: Value, transaction: Transaction) {
    written = newValue
    WriteQueue.shared.add(self, transaction: transaction)
  }

  override var hasChange: Bool { !ValueComparison.areEqual(written, committed) }

  override func commit() { committed = written }
}

/// A change of an object that views observe, as a write that makes those who read it evaluate anew.
///
/// The object holds its values itself: what an update reads is what was last written.
package final class ObservationSignal: AnyStateLocation, @unchecked Sendable {
  package override init() {}

  /// Says that the object changes, under the current transaction.
  package func send() { WriteQueue.shared.add(self, transaction: CurrentTransaction.value) }

  override var hasChange: Bool { true }
  override func commit() {}
}

/// A state location of any type, as the write queue sees it.
package class AnyStateLocation: @unchecked Sendable {
  private var readers: [WeakReader] = []
  private struct WeakReader { weak var value: (any GraphReader)? }

  var hasChange: Bool { fatalError("a state location knows whether it changed") }

  func commit() { fatalError("a state location can be committed") }

  /// Makes whoever is evaluating depend on this location.
  package func noteRead() {
    guard let reader = GraphReads.reader else { return }
    if readers.contains(where: { $0.value === reader }) { return }
    readers.removeAll { $0.value == nil }
    readers.append(WeakReader(value: reader))
  }

  /// Tells every reader that what it read has changed; they register anew when they read again.
  func invalidateReaders() {
    let former = readers
    readers = []
    for reader in former { reader.value?.invalidate() }
  }
}

/// Something whose evaluation reads state: a view with a body, a container with a content closure.
package protocol GraphReader: AnyObject {
  nonisolated func invalidate()
}

/// Who is evaluating now.
package enum GraphReads {
  package nonisolated(unsafe) static var reader: (any GraphReader)?
  package nonisolated(unsafe) static var isEvaluating = false

  /// Whether evaluations are told of changes of the `Observable` objects they read; not where they
  /// only draw, which leaves no trace.
  package nonisolated(unsafe) static var observesObjects = true

  package static func evaluating<Result>(
    _ newReader: any GraphReader, _ body: () -> Result
  ) -> Result {
    let outer = (reader, isEvaluating)
    (reader, isEvaluating) = (newReader, true)
    defer { (reader, isEvaluating) = outer }
    guard observesObjects else { return body() }
    return withObservationTracking(body, onChange: makeSignal())
  }

  /// What an `Observable` object calls before the first change of what was read; made only where
  /// something was.
  private static func makeSignal() -> @Sendable () -> Void {
    let signal = ObservationSignal()
    signal.noteRead()
    return { signal.send() }
  }

  /// Runs code of the user's that belongs to an update but to no view: it sees what the update sees.
  package static func reading<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = (reader, isEvaluating)
    (reader, isEvaluating) = (nil, true)
    defer { (reader, isEvaluating) = outer }
    return try body()
  }

  /// Runs code of the user's that is no evaluation, such as an action called from within an update.
  package static func acting<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = (reader, isEvaluating)
    (reader, isEvaluating) = (nil, false)
    defer { (reader, isEvaluating) = outer }
    return try body()
  }
}
