import Foundation
@preconcurrency import Glibc
import SceneLoader

/// One worker process, from the side of the process that waits for it.
struct WorkerProcess {
  let identifier: pid_t
  /// The end of the pipe that brings messages.
  let messages: Int32
  /// The end of the pipe that brings what people would read.
  let errors: Int32
  private var pendingBytes: [UInt8] = []
  /// The last of what was written for people.
  private(set) var errorText: [UInt8] = []
  /// The most memory seen, in kibibytes.
  private(set) var peak = 0
  private(set) var openEnds = 2

  private static let longestErrorText = 1 << 16

  /// Starts a process of this executable and hands it a job.
  init(_ job: WorkerJob, executable: String) throws(CommandError) {
    var job = job
    job.parent = getpid()
    let bytes: [UInt8]
    do {
      bytes = try [UInt8](JSONEncoder().encode(job))
    } catch {
      throw CommandError(.internalError, "a worker's job cannot be written: \(error).")
    }
    let input = try Self.pipeEnds()
    let output = try Self.pipeEnds()
    let errors = try Self.pipeEnds()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.read, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own, so that the compiler it may start is ended with it.
    posix_spawnattr_setpgroup(&attributes, 0)
    var standard = sigset_t()
    sigemptyset(&standard)
    for number in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&standard, number) }
    posix_spawnattr_setsigdefault(&attributes, &standard)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = [strdup(executable), strdup(WorkerCommand.name), nil]
    defer { for word in words { free(word) } }
    let variables = job.proof?.environment.map { variables in
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    }
    defer { for variable in variables ?? [] { free(variable) } }
    var child: pid_t = 0
    let status =
      if variables != nil {
        posix_spawn(&child, "/proc/self/exe", &actions, &attributes, &words, variables ?? [nil])
      } else {
        posix_spawn(&child, "/proc/self/exe", &actions, &attributes, &words, environ)
      }
    for end in [input.read, output.write, errors.write] { close(end) }
    guard status == 0 else {
      for end in [input.write, output.read, errors.read] { close(end) }
      throw CommandError(
        .internalError,
        "a worker process cannot be started: \(FileSystem.message(forErrorNumber: status)); "
          + "allow fewer with --jobs.")
    }
    identifier = child
    messages = output.read
    self.errors = errors.read
    for end in [messages, self.errors] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    Self.write(bytes, to: input.write)
    close(input.write)
  }

  private static func pipeEnds() throws(CommandError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw CommandError(
        .internalError, "no pipe can be made for a worker process; allow fewer with --jobs.")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Writes all bytes, unless the process has gone.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR { return }
      done += max(0, count)
    }
  }

  // MARK: - Reading

  /// Messages that have come.
  mutating func readMessages() -> [WorkerMessage] {
    var found: [WorkerMessage] = []
    pendingBytes += take(from: messages)
    while let end = pendingBytes.firstIndex(of: UInt8(ascii: "\n")) {
      let line = pendingBytes[..<end]
      if line.first == UInt8(ascii: "{") {
        if let message = try? JSONDecoder().decode(WorkerMessage.self, from: Data(line)) {
          found.append(message)
          peak = max(peak, message.peak ?? 0)
        }
      } else if let used = ProcessMemory.peak(inStatus: Array(line)) {
        // What the system says of the process, written when its scene trapped.
        peak = max(peak, used)
      }
      pendingBytes.removeSubrange(...end)
    }
    return found
  }

  /// Takes what was written for people; of much only the end is kept.
  mutating func readErrors() {
    errorText += take(from: errors)
    if errorText.count > Self.longestErrorText {
      errorText.removeFirst(errorText.count - Self.longestErrorText)
    }
  }

  /// What is there, up to a limit, so that one process cannot keep others waiting.
  private mutating func take(from descriptor: Int32) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    if count == 0 { openEnds -= 1 }
    return count > 0 ? Array(chunk[0..<count]) : []
  }

  /// Looks how much memory is used.
  mutating func measure() {
    peak = max(peak, ProcessMemory.peak(of: identifier) ?? 0)
  }

  // MARK: - Ending

  /// Ends the process and what it has started.
  func endAtOnce() {
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
  }

  /// Waits for the end of the process: its exit code, or the signal that ended it.
  func waitForEnd() -> (code: Int32?, signal: Int32?) {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? ((status >> 8) & 0xFF, nil) : (nil, signal)
  }

  /// Gives the pipes back.
  func closePipes() {
    close(messages)
    close(errors)
  }
}
