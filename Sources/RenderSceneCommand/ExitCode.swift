/// What the command's exit status means; the numbers are those of `sysexits.h` where it has one.
package enum ExitCode: Int32, Sendable {
  /// Everything was done.
  case success = 0
  /// A scene took longer than the host's limit.
  case timeout = 5
  /// A flag, a time or a token that is not understood.
  case usage = 64
  /// A scene that does not compile, traps, or cannot be loaded.
  case badData = 65
  /// An unknown scene, or an input that is not there.
  case missingInput = 66
  /// A fault of the product.
  case internalError = 70
  /// An output that cannot be created.
  case cannotCreate = 73
  /// A full disk or a failing write.
  case writeFailed = 74
  /// A program that is needed and not installed.
  case configuration = 78
  /// Interrupted from the keyboard; what was finished is written.
  case interrupted = 130
  /// Asked to end by the system; what was finished is written.
  case terminated = 143

  /// The one of several causes that counts: the worst.
  package static func worst(_ codes: [ExitCode]) -> ExitCode {
    let order: [ExitCode] = [
      .interrupted, .terminated, .internalError, .usage, .badData, .missingInput, .configuration,
      .cannotCreate, .writeFailed, .timeout,
    ]
    return order.first { codes.contains($0) } ?? codes.first ?? .success
  }
}

/// A reason to stop, with the words for standard error and the exit status.
package struct CommandError: Error, Equatable, CustomStringConvertible {
  /// The exit status.
  package var exitCode: ExitCode
  /// What failed, what was allowed, and the next step.
  package var message: String

  /// Makes an error.
  package init(_ exitCode: ExitCode, _ message: String) {
    self.exitCode = exitCode
    self.message = message
  }

  /// A fault in what was typed.
  static func usage(_ message: String) -> CommandError {
    CommandError(.usage, message)
  }

  /// The message.
  package var description: String { message }
}
