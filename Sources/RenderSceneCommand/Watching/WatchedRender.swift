import CVirtualTime
import Glibc
import SceneLoader

/// One rendering of a watched scene, in a process of its own, so that a trap ends nothing else.
struct WatchedRender {
  /// The scene's place among those that are watched.
  let scene: Int
  private var process: WorkerProcess
  private let start = Int64(pw_host_monotonic_ns())
  private var paths: [String] = []
  /// Whether the scene's own code runs.
  private(set) var isCompiled = false
  private var isFinished = false

  /// Starts it.
  init(_ job: WorkerJob, scene: Int) throws(CommandError) {
    self.scene = scene
    process = try WorkerProcess(job, executable: Installation.current().executable)
  }

  /// What to wait for.
  var descriptors: [Int32] { [process.messages, process.errors] }

  /// Reads what has come.
  ///
  /// - Returns: Whether that was all.
  mutating func read() -> Bool {
    for message in process.readMessages() {
      if let frame = message.frame { paths.append(frame.file) }
      if message.kind == .compiled { isCompiled = true }
      if message.kind == .finished { isFinished = true }
    }
    process.readErrors()
    return process.openEnds <= 0
  }

  /// Waits for the end of the process and tells what has come of it: a line for each picture, or what went wrong.
  ///
  /// - Parameters:
  ///   - isQuiet: Whether only what went wrong is told.
  ///   - isOutdated: Whether a file has changed since it began, so that what went wrong may be the reason, or over.
  /// - Returns: The pictures that were written.
  func finish(isQuiet: Bool, isOutdated: Bool) -> [String] {
    process.endAtOnce()
    let end = process.waitForEnd()
    process.closePipes()
    if isOutdated, !isFinished { return paths }
    StandardStreams.error(String(decoding: process.errorText, as: UTF8.self))
    let seconds = Double(Int64(pw_host_monotonic_ns()) - start) / 1e9
    let time = DecimalText.fixed(seconds, decimals: 2) + " s"
    if isFinished {
      if !isQuiet { StandardStreams.output(paths.map { "\(time)  \($0)\n" }.joined()) }
    } else {
      let signal = end.signal.map { " by signal \($0)" } ?? ""
      StandardStreams.error(
        "render-scene: failed\(signal) after \(time); pictures that are there stay, and the next "
          + "change is waited for\n")
    }
    return paths
  }

  /// Ends it, because there is something newer to render.
  func cancel() {
    process.endAtOnce()
    _ = process.waitForEnd()
    process.closePipes()
  }
}
