@preconcurrency import Glibc

/// Sends what scenes print to standard error while it lasts, so that standard output carries
/// nothing but the command's own data.
struct ConsoleRedirection {
  private let savedOutput: Int32

  /// The standard output that commands write their data to.
  var output: Int32 { savedOutput >= 0 ? savedOutput : STDOUT_FILENO }

  /// Begins.
  init() {
    fflush(stdout)
    Self.makeLineBuffered()
    savedOutput = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    if savedOutput >= 0 { dup2(STDERR_FILENO, STDOUT_FILENO) }
  }

  /// Sends what libraries have printed while they were loaded to standard error; pixman does so where `PIXMAN_DISABLE`
  /// is set.
  static func divertEarlierOutput() {
    guard getenv("PIXMAN_DISABLE") != nil else { return }
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard output >= 0 else { return }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    fflush(stdout)
    dup2(output, STDOUT_FILENO)
    close(output)
  }

  /// Makes sure that what a scene printed is not lost when it traps a moment later.
  static func makeLineBuffered() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Gives standard output back.
  func end() {
    fflush(stdout)
    guard savedOutput >= 0 else { return }
    dup2(savedOutput, STDOUT_FILENO)
    close(savedOutput)
  }
}
