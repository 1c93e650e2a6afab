import Glibc
import SceneLoader

/// `render-scene submit`: hands the shards of a plan to a scheduler.
enum SubmitCommand {
  static func run(_ options: SubmitOptions) throws(CommandError) {
    let script = Submission(options: options).text
    if options.printsOnly { return StandardStreams.output(script) }
    let (program, package) =
      options.engine == .slurm ? ("sbatch", "slurm-wlm") : ("parallel", "parallel")
    guard SearchPath.find(program) != nil else {
      throw CommandError(
        .configuration,
        "\(program) is not on PATH; install it with 'apt-get install \(package)', or see what "
          + "would be run with --print.")
    }
    let status = try run(script)
    guard status != 0 else { return }
    // The merge at the end of a script gives its own code.
    let code = ExitCode(rawValue: status) ?? .temporaryFailure
    throw CommandError(
      code,
      "\(options.engine.rawValue) ended with \(status); the messages above say why. "
        + "Submit again to go on: what is rendered stays.")
  }

  /// Runs a script of bash, which writes where this command does.
  private static func run(_ script: String) throws(CommandError) -> Int32 {
    let line: [String] = ["bash", "-c", script]
    var words = line.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let failure = posix_spawnp(&identifier, "bash", nil, nil, &words, environ)
    guard failure == 0 else {
      throw CommandError(
        .configuration,
        "bash could not be started: \(FileSystem.message(forErrorNumber: failure)).")
    }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// Programs on `PATH`.
enum SearchPath {
  /// The path of a program, or nil where there is none.
  static func find(_ program: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").lazy.map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 && FileSystem.kind(of: $0) == .file }
  }
}
