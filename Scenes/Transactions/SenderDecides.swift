import SwiftUI

/// A change says who sent it, and the disc moves smoothly for the network and bounces for anyone else.
struct SenderDecides: View {
  @State private var isRight = false

  var body: some View {
    Circle()
      .fill(.green)
      .frame(width: 60, height: 60)
      .offset(x: isRight ? 100 : -100)
      .transaction { transaction in
        transaction.animation = transaction.sender == .network ? .smooth : .bouncy
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        withTransaction(\.sender, .network) { isRight = true }
        try? await Task.sleep(for: .seconds(2))
        isRight = false
      }
  }
}

private enum Sender {
  case nobody, network
}

private struct SenderKey: TransactionKey {
  static let defaultValue = Sender.nobody
}

extension Transaction {
  fileprivate var sender: Sender {
    get { self[SenderKey.self] }
    set { self[SenderKey.self] = newValue }
  }
}

#Preview { SenderDecides() }
