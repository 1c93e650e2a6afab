import SwiftUI
import Testing
import ViewTesting

extension EnvironmentValues {
  @Entry fileprivate var shelf = 4
  @Entry fileprivate var caption: String?
}

extension Transaction {
  @Entry fileprivate var origin: String = "unknown"
}

/// Entries of the environment and of transactions that a scene declares.
@MainActor @Suite struct EntryMacroTests {
  @Test func entriesHaveTheirInitialValuesUntilSet() {
    var environment = EnvironmentValues()
    #expect(environment.shelf == 4 && environment.caption == nil)
    environment.shelf = 5
    environment.caption = "low"
    #expect(environment.shelf == 5 && environment.caption == "low")
    var transaction = Transaction()
    #expect(transaction.origin == "unknown")
    transaction.origin = "server"
    #expect(transaction.origin == "server")
  }

  /// A bar that animates one way for changes from a server and another way for all others.
  private struct Scene: View {
    @State private var width: CGFloat = 0
    let origin: String?
    let log: Log

    var body: some View {
      Rectangle().frame(width: width, height: 10)
        .transaction { transaction in
          log(transaction.origin)
          transaction.animation =
            transaction.origin == "server" ? .linear(duration: 1) : .linear(duration: 2)
        }
        .after(1) {
          if let origin {
            withTransaction(\.origin, origin) { width = 100 }
          } else {
            width = 100
          }
        }
    }
  }

  @Test func keysOfATransactionReachTheClosuresOfThatUpdateOnly() throws {
    for (origin, expected) in [("server", 50.0), (nil, 25)] {
      let log = Log()
      try Harness.run {
        Scene(origin: origin, log: log)
      } _: { scene in
        let bar = try scene.boxes(at: 1.5)[0]
        #expect(near(bar.width, expected), "\(origin ?? "none")")
        #expect(log.lines == ["unknown", origin ?? "unknown"])
      }
    }
  }
}
