import CVirtualTime
import Glibc

/// Adds up where a run's time goes.
final class Stopwatch {
  /// A part of a run.
  enum Phase: Int, CaseIterable {
    /// From the start of the process to the command's own code: loading the libraries.
    case start
    /// Finding, compiling and loading the scenes.
    case load
    /// Running the scenes up to their moments.
    case engine
    /// Drawing the pictures.
    case drawing
    /// Compressing and writing them.
    case encoding
  }

  private var nanoseconds = [Int64](repeating: 0, count: Phase.allCases.count)

  private let start = Stopwatch.now()

  /// Starts with what the process has used up to now as the start phase.
  init() {
    var used = timespec()
    // Processor time of the process, which no virtual clock replaces.
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
    nanoseconds[Phase.start.rawValue] = Int64(used.tv_sec) * 1_000_000_000 + Int64(used.tv_nsec)
  }

  /// Runs `body` and adds its time to a phase.
  func measure<Result, Failure: Error>(
    _ phase: Phase, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let begin = Self.now()
    defer { nanoseconds[phase.rawValue] += Self.now() - begin }
    return try body()
  }

  /// The milliseconds of each phase, in order.
  var milliseconds: [(phase: Phase, value: Double)] {
    Phase.allCases.map { ($0, Double(nanoseconds[$0.rawValue]) / 1_000_000) }
  }

  /// Host seconds since the stopwatch was made.
  var wallSeconds: Double { Double(Self.now() - start) / 1_000_000_000 }

  /// The most memory that this process has had in use, in megabytes.
  static var peakMegabytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1000
  }

  private static func now() -> Int64 { Int64(pw_host_monotonic_ns()) }
}
