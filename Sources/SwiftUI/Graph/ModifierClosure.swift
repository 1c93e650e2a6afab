import ViewGraph

/// A closure of modifiers with a transaction of its own, as `.animation(_:body:)` takes one.
@MainActor package final class ModifierClosure {
  /// The transaction of what is written in the closure.
  let scope: TransactionScope
  /// The next such closure further out.
  let surrounding: ModifierClosure?
  /// The update in which a layout modifier in the closure last changed.
  private(set) var changedLayoutIn: UInt64?

  init(scope: TransactionScope, surrounding: ModifierClosure?) {
    self.scope = scope
    self.surrounding = surrounding
  }

  func layoutChanged(in update: UInt64) { changedLayoutIn = update }
}
