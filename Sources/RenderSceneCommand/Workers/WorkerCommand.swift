import Foundation
import Glibc
import SceneLoader

/// `render-scene __worker`: does one job for another process of the command.
///
/// The job is a line of JSON on standard input, and so is each message on standard output. A trap, a loop or a scene
/// that takes too much memory ends this process alone.
@MainActor enum WorkerCommand {
  /// The word that selects it; no command of its own, so the help is silent about it.
  nonisolated static let name = "__worker"

  static func run(_ stopwatch: Stopwatch) throws(CommandError) {
    let channel = WorkerChannel()
    let job: WorkerJob
    do {
      job = try JSONDecoder().decode(WorkerJob.self, from: Data(standardInput()))
    } catch {
      throw CommandError(.internalError, "a worker got no job it understands: \(error).")
    }
    endWithParent(job.parent)
    do throws(CommandError) {
      switch job.kind {
      case .render: try BatchWork(job, channel: channel, stopwatch: stopwatch).run()
      case .check: try CheckWork(job, channel: channel, stopwatch: stopwatch).run()
      case .survey: try SurveyWork(job, channel: channel, stopwatch: stopwatch).run()
      case .capture: try CaptureWork(job, channel: channel, stopwatch: stopwatch).run()
      case .still:
        try StillCommand.run(try StillOptions(job.arguments), in: channel, stopwatch: stopwatch)
      case .proof: try ProofWork(job, channel: channel, stopwatch: stopwatch).run()
      }
    } catch {
      var message = WorkerMessage(.failed)
      message.exitCode = error.exitCode.rawValue
      message.message = error.message
      channel.send(message)
      throw error
    }
  }

  private static func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[0..<count]
    }
  }

  /// Ends this process and the compiler it may be waiting for when its parent is gone, even if that was killed.
  private static func endWithParent(_ parent: Int32) {
    signal(SIGTERM) { _ in
      kill(0, SIGKILL)
      _exit(ExitCode.terminated.rawValue)
    }
    // The function takes a variable number of arguments in C, so it is called by its address.
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    let setParentDeathSignal: Int32 = 1
    if let address = dlsym(nil, "prctl") {
      _ = unsafeBitCast(address, to: Control.self)(setParentDeathSignal, UInt(SIGTERM), 0, 0, 0)
    }
    // The parent may have gone before the line above.
    if getppid() != parent { _exit(ExitCode.terminated.rawValue) }
  }
}
