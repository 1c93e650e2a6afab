/// What the command's exit status means; the numbers are those of `sysexits.h` where it has one.
package enum ExitCode: Int32, Sendable {
  /// Everything was done.
  case success = 0
  /// More differs than allowed.
  case different = 1
  /// There is nothing to compare with, or something that nothing expects.
  case unexpected = 3
  /// One thing was made twice and came out differently.
  case nondeterminism = 4
  /// A scene took longer than the host's limit.
  case timeout = 5
  /// Shards or frames are missing.
  case incomplete = 6
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
  /// The machine could not do it now; another time it may.
  case temporaryFailure = 75
  /// Something that is needed is not installed or not set up.
  case configuration = 78
  /// Interrupted from the keyboard; what was finished is written.
  case interrupted = 130
  /// Asked to end by the system; what was finished is written.
  case terminated = 143

  /// Of several causes the one to report, the worst first.
  ///
  /// A run that was stopped says so whatever else there was, so that it is gone on with.
  private static let bySeverity: [ExitCode] = [
    .interrupted, .terminated, .internalError, .nondeterminism, .usage, .badData, .missingInput,
    .configuration, .cannotCreate, .writeFailed, .temporaryFailure, .incomplete, .timeout,
    .unexpected, .different, .success,
  ]

  /// The worst of several causes.
  package static func worst(_ codes: [ExitCode]) -> ExitCode {
    bySeverity.first { codes.contains($0) } ?? .success
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
