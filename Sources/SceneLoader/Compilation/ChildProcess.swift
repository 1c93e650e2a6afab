import Glibc

/// A program that runs beside this one and whose output is collected.
struct ChildProcess {
  /// How a program ended.
  enum Outcome: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  private let identifier: pid_t
  /// The end of the pipe to read what the program writes to either of its outputs.
  let output: Int32
  private(set) var collected: [UInt8] = []

  /// Starts a program with nothing to read, and with its standard output and error joined.
  init(
    path: String, arguments: [String], environment: [String]
  ) throws(SystemCallError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw SystemCallError(operation: "make a pipe for", path: path, number: errno)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup($0) } + [nil]
    defer {
      for word in words + settings { free(word) }
    }
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, nil, &words, &settings)
    close(ends[1])
    guard status == 0 else {
      close(ends[0])
      throw SystemCallError(operation: "start", path: path, number: status)
    }
    identifier = child
    output = ends[0]
  }

  /// Reads what is there; `false` when the program has closed its outputs.
  mutating func readOutput() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = read(output, &chunk, chunk.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    collected += chunk[0..<count]
    return count > 0
  }

  /// Waits for the end of the program.
  func waitForEnd() -> Outcome {
    close(output)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Runs programs side by side, at most `limit` at once, and returns how each ended with what it
  /// wrote, in order.
  static func runAll(
    _ count: Int, limit: Int, start: (Int) throws(SystemCallError) -> ChildProcess
  ) throws(SystemCallError) -> [(outcome: Outcome, output: [UInt8])] {
    var results = [(outcome: Outcome, output: [UInt8])](repeating: (.exited(0), []), count: count)
    var running: [(index: Int, child: ChildProcess)] = []
    var next = 0
    while next < count || !running.isEmpty {
      while next < count, running.count < max(1, limit) {
        running.append((next, try start(next)))
        next += 1
      }
      var polled = running.map { pollfd(fd: $0.child.output, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
      for position in running.indices.reversed() where polled[position].revents != 0 {
        if running[position].child.readOutput() { continue }
        let (index, child) = running.remove(at: position)
        results[index] = (child.waitForEnd(), child.collected)
      }
    }
    return results
  }
}
