import Foundation
import Synchronization

/// Ends the process when a scene takes longer than the host allows, even if its code never returns.
///
/// A thread waits on a pipe with a time limit; the kernel measures the time, so the virtual clock
/// cannot touch it.
enum Watchdog {
  private struct State {
    var scene = ""
    var moment = ""
    var seconds = 0.0
    /// Files being written now, by any thread.
    var writers = 0
    /// Whether the count goes on whatever part of the scene is computed.
    var isForWholeScene = false
  }

  private static let state = Mutex(State())
  nonisolated(unsafe) private static var pipeEnds: (read: Int32, write: Int32) = (-1, -1)

  private static let armCommand = UInt8(ascii: "a")
  private static let disarmCommand = UInt8(ascii: "d")

  /// Starts the count for a scene.
  static func arm(scene: String, seconds: Double) {
    let goesOn = state.withLock {
      $0.scene = scene
      if !$0.isForWholeScene { $0.seconds = seconds }
      return $0.isForWholeScene
    }
    if goesOn { return }
    if pipeEnds.read < 0 { startThread() }
    send(armCommand)
  }

  /// Starts the one count for all that is done with a scene from now on.
  static func armForWholeScene(_ scene: String, seconds: Double) {
    arm(scene: scene, seconds: seconds)
    state.withLock { $0.isForWholeScene = true }
  }

  /// Notes what is being computed, for the message.
  static func note(moment: String) {
    state.withLock { $0.moment = moment }
  }

  /// Stops the count.
  static func disarm() {
    if state.withLock({ $0.isForWholeScene }) { return }
    send(disarmCommand)
  }

  /// Runs `body` without being ended in the middle, so that no half-written file is left.
  static func holdingOff<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    state.withLock { $0.writers += 1 }
    defer { state.withLock { $0.writers -= 1 } }
    return try body()
  }

  private static func send(_ command: UInt8) {
    var command = command
    while write(pipeEnds.write, &command, 1) < 0, errno == EINTR {}
  }

  private static func startThread() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipeEnds = (ends[0], ends[1])
    Thread.detachNewThread { watch() }
  }

  private static func watch() {
    var isArmed = false
    while true {
      let seconds = state.withLock { $0.seconds }
      let limit = isArmed ? Int32(min(seconds * 1000, 2_000_000_000).rounded(.up)) : -1
      var waiting = pollfd(fd: pipeEnds.read, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, limit)
      if ready > 0 {
        var command: UInt8 = 0
        guard read(pipeEnds.read, &command, 1) == 1 else { return }
        isArmed = command == armCommand
      } else if ready == 0, isArmed {
        endProcess()
      }
    }
  }

  private static func endProcess() {
    while state.withLock({ $0.writers > 0 }) { usleep(1000) }
    let (scene, moment, seconds) = state.withLock { ($0.scene, $0.moment, $0.seconds) }
    StandardStreams.error(
      "render-scene: scene '\(scene)' did not finish within \(DecimalText.shortest(seconds)) s; "
        + "it was computing \(moment). Look for a loop without an end, or allow more with --timeout.\n"
    )
    _exit(ExitCode.timeout.rawValue)
  }
}
