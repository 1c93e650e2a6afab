import ViewGraph

private struct OperationKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  /// Whether somebody has operated a control, which then shows its new value in its own motion.
  var isOperation: Bool {
    get { self[OperationKey.self] }
    set { self[OperationKey.self] = newValue }
  }
}

extension Binding {
  /// Writes a value that somebody has chosen by operating a control.
  func operate(_ value: Value) {
    var transaction = CurrentTransaction.value
    transaction.isOperation = true
    withTransaction(transaction) { wrappedValue = value }
  }
}

extension View {
  /// Moves what is inside with `animation` when a control is operated; other changes move as they are told to.
  func movesWhenOperated(_ animation: Animation) -> some View {
    modifier(
      _TransactionModifier(isCode: false) { transaction in
        if transaction.isOperation { transaction.animation = animation }
      })
  }
}

extension Animation {
  /// How a control's parts move to another place. (No source tells; chosen by eye.)
  static let controlMotion = Animation.smooth(duration: 0.3)
  /// How a control shows that a finger is on it.
  static let pressMotion = Animation.smooth(duration: 0.2)
}
