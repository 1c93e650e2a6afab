import Foundation
import TestSupport
import Testing

/// The built command while it runs, with what it has written so far.
final class WatchedCommand {
  private let process = Process()
  private let texts: TemporaryFolder
  /// Seconds after which something that has not happened will not happen.
  private static let patience = 120.0

  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    texts = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: BuiltCommand.path)
    process.arguments = arguments + ["--cache-dir", BuiltCommand.cacheFolder]
    process.environment = BuiltCommand.environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try texts.makeFile("output")
    process.standardError = try texts.makeFile("errors")
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  var output: String { (try? texts.text("output")) ?? "" }
  var errors: String { (try? texts.text("errors")) ?? "" }
  /// How many pictures it has told of.
  var count: Int { output.count { $0 == "\n" } }

  /// Waits until something is so.
  func wait(
    for what: String, location: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool
  ) throws {
    let end = ContinuousClock.now + .seconds(Self.patience)
    while try !isSo() {
      try #require(
        process.isRunning && ContinuousClock.now < end,
        "\(what) did not come: \(output)\(errors)", sourceLocation: location)
      usleep(10_000)
    }
  }

  /// Waits for the next picture after so many.
  func wait(past count: Int, location: SourceLocation = #_sourceLocation) throws {
    try wait(for: "picture \(count + 1)", location: location) { self.count > count }
  }

  /// Ends it as Ctrl-C does, and gives its exit status.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
