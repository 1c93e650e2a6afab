import Glibc
import SceneLoader

/// This command once more, in processes of their own: what goes wrong there ends only them.
struct OwnProcess {
  /// How one of them ended.
  struct Outcome {
    /// Its exit status; 128 and the signal's number where a signal ended it.
    var status: Int32
    /// What it wrote to standard output.
    var output: [UInt8]
    /// The last line that it wrote to standard error.
    var lastLine: String
  }

  private struct Child {
    var index: Int
    var identifier: pid_t
    var output: Int32
    var errors: Int32
    var collected: [UInt8] = []
    var errorText: [UInt8] = []
  }

  /// Runs the command with each list of arguments, at most `limit` at once; what they write to
  /// standard error is passed on.
  ///
  /// When this process is told to end, they are told so too.
  ///
  /// - Parameters:
  ///   - lists: The arguments of each.
  ///   - limit: How many run at once.
  ///   - program: The path of another program, or nil for this command.
  ///   - isQuiet: Whether nothing is passed on.
  /// - Returns: How each ended, in the order of the lists.
  /// - Throws: Why one could not be started, or that this process was told to end.
  static func run(
    _ lists: [[String]], limit: Int, program: String? = nil, isQuiet: Bool = false
  ) throws(CommandError) -> [Outcome] {
    let program = program ?? Installation.current().executable
    var outcomes = lists.map { _ in Outcome(status: -1, output: [], lastLine: "") }
    var running: [Child] = []
    var next = 0
    var isEnding = false
    while (next < lists.count && !isEnding) || !running.isEmpty {
      while next < lists.count, running.count < limit, !isEnding {
        running.append(try start(program, lists[next], index: next))
        next += 1
      }
      if StopRequest.pending != nil, !isEnding {
        isEnding = true
        for child in running { kill(child.identifier, SIGTERM) }
      }
      var polled = running.flatMap { child in
        [child.output, child.errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      }
      guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
      for position in running.indices.reversed() {
        if polled[2 * position].revents != 0 { readOutput(&running[position]) }
        if polled[2 * position + 1].revents != 0 {
          readErrors(&running[position], isQuiet: isQuiet)
        }
        guard running[position].output < 0, running[position].errors < 0 else { continue }
        let child = running.remove(at: position)
        outcomes[child.index] = Outcome(
          status: wait(for: child.identifier), output: child.collected,
          lastLine: lastLine(child.errorText))
      }
    }
    try StopRequest.check()
    return outcomes
  }

  private static func start(
    _ path: String, _ arguments: [String], index: Int
  ) throws(CommandError) -> Child {
    var outputs: [Int32] = [0, 0]
    var errors: [Int32] = [0, 0]
    guard pipe(&outputs) == 0, pipe(&errors) == 0 else {
      throw CommandError(.temporaryFailure, "no pipe could be made; too many files are open.")
    }
    for end in outputs + errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, outputs[1], 1)
    posix_spawn_file_actions_adddup2(&actions, errors[1], 2)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let status = posix_spawn(&identifier, path, &actions, nil, &words, environ)
    close(outputs[1])
    close(errors[1])
    guard status == 0 else {
      throw CommandError(
        .temporaryFailure,
        "\(path) could not be started: \(FileSystem.message(forErrorNumber: status)).")
    }
    return Child(index: index, identifier: identifier, output: outputs[0], errors: errors[0])
  }

  private static func readOutput(_ child: inout Child) {
    guard let bytes = read(&child.output) else { return }
    child.collected += bytes
  }

  private static func readErrors(_ child: inout Child, isQuiet: Bool) {
    guard let bytes = read(&child.errors) else { return }
    if !isQuiet { StandardStreams.error(String(decoding: bytes, as: UTF8.self)) }
    // The end is all that is wanted of it.
    child.errorText = (child.errorText + bytes).suffix(8192)
  }

  /// What is there; closes the descriptor and gives nil at the end.
  private static func read(_ descriptor: inout Int32) -> [UInt8]? {
    guard descriptor >= 0 else { return nil }
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    if count > 0 { return Array(chunk[0..<count]) }
    close(descriptor)
    descriptor = -1
    return nil
  }

  private static func wait(for identifier: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private static func lastLine(_ bytes: [UInt8]) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let line = lines.last.map(String.init) ?? ""
    let prefix = "render-scene: "
    return line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
  }
}
