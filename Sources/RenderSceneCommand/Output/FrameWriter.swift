import Foundation
import Imaging

/// Encodes and writes pictures, on threads beside the one that draws them.
///
/// The thread that draws helps where the others are busy, so that all of them work and few pictures
/// wait in memory. How many threads there are changes nothing of what is written.
final class FrameWriter: @unchecked Sendable {
  private struct Job {
    var pixmap: Pixmap
    var paths: [String]
  }

  /// Keeps what is equal from frame to frame, whichever thread compresses it.
  private let encoder = PNGEncoder()
  // Guarded by the condition.
  private let condition = NSCondition()
  private var waiting: [Job] = []
  private var working = 0
  private var failure: CommandError?
  private var isOver = false
  /// Threads besides the one that draws.
  private let helpers: Int

  /// A writer with so many threads, the one that draws counted in.
  init(jobs: Int) {
    helpers = jobs - 1
    for _ in 0..<helpers { Thread.detachNewThread { [self] in work() } }
  }

  /// Writes a picture to each of the paths, now or soon.
  ///
  /// - Throws: What went wrong with an earlier picture, or with this one.
  func write(_ pixmap: Pixmap, to paths: [String]) throws(CommandError) {
    let job = Job(pixmap: pixmap, paths: paths)
    let (known, isTaken) = locked { () -> (CommandError?, Bool) in
      guard failure == nil, waiting.count + working < helpers else { return (failure, false) }
      waiting.append(job)
      condition.signal()
      return (nil, true)
    }
    if let known { throw known }
    if !isTaken { try PictureFiles.write(pixmap, to: paths, with: encoder) }
  }

  /// Waits until all pictures are written, and ends the threads.
  func finish() throws(CommandError) {
    let failure = locked { () -> CommandError? in
      while !waiting.isEmpty || working > 0 { condition.wait() }
      isOver = true
      condition.broadcast()
      return self.failure
    }
    if let failure { throw failure }
  }

  private func work() {
    while let job = next() {
      var caught: CommandError?
      do throws(CommandError) {
        try PictureFiles.write(job.pixmap, to: job.paths, with: encoder)
      } catch {
        caught = error
      }
      locked {
        working -= 1
        if failure == nil { failure = caught }
        condition.broadcast()
      }
    }
  }

  private func next() -> Job? {
    locked {
      while waiting.isEmpty, !isOver { condition.wait() }
      guard !waiting.isEmpty else { return nil }
      working += 1
      return waiting.removeFirst()
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
