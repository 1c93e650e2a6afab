import CVirtualTime
import Glibc

/// How far a run with many parts has come: a bar with the time left on a terminal, a line for each part elsewhere.
struct ProgressLine {
  private let total: Int
  private let isQuiet: Bool
  private let isTerminal: Bool
  private let start: Int64
  private var done = 0
  private var failed = 0
  private var lastDrawn: Int64 = 0
  private var isShown = false

  private static let width = 24
  private static let nanosecondsBetweenBars: Int64 = 200_000_000

  /// Begins to count.
  init(total: Int, isQuiet: Bool) {
    self.total = total
    self.isQuiet = isQuiet
    let terminal = getenv("TERM").map { String(cString: $0) } ?? "dumb"
    isTerminal = isatty(STDERR_FILENO) == 1 && terminal != "dumb"
    start = Int64(pw_host_monotonic_ns())
  }

  /// Counts a part; its line is shown where lines are, and always where it failed.
  mutating func finish(_ line: String, failed isFailure: Bool) {
    done += 1
    if isFailure { failed += 1 }
    guard !isQuiet else { return }
    if !isTerminal || isFailure {
      erase()
      StandardStreams.error("[\(done)/\(total)] \(line)\n")
    }
    lastDrawn = 0
    draw()
  }

  /// Writes text between bars.
  mutating func write(_ text: String) {
    guard !isQuiet, !text.isEmpty else { return }
    erase()
    StandardStreams.error(text.hasSuffix("\n") ? text : text + "\n")
  }

  /// Draws the bar again where some time has gone by.
  mutating func draw() {
    guard isTerminal, !isQuiet else { return }
    let now = Int64(pw_host_monotonic_ns())
    guard now - lastDrawn > Self.nanosecondsBetweenBars else { return }
    lastDrawn = now
    isShown = true
    StandardStreams.error(
      "\r" + Self.bar(done: done, total: total, failed: failed, elapsed: now - start) + "\u{1B}[K")
  }

  /// Removes the bar.
  mutating func erase() {
    guard isShown else { return }
    isShown = false
    StandardStreams.error("\r\u{1B}[K")
  }

  /// The bar as text; `elapsed` is in nanoseconds.
  static func bar(done: Int, total: Int, failed: Int, elapsed: Int64) -> String {
    let share = total > 0 ? Double(done) / Double(total) : 1
    let full = Int(share * Double(width))
    var text =
      "[" + String(repeating: "#", count: full) + String(repeating: "-", count: width - full)
      + "] \(done)/\(total)"
    if done > 0, done < total {
      let left = Double(elapsed) / 1e9 / Double(done) * Double(total - done)
      text += ", \(duration(left)) left"
    }
    if failed > 0 { text += ", \(failed) failed" }
    return text
  }

  /// `45 s`, `3 min 05 s` or `2 h 10 min`.
  static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 {
      return "\(whole / 60) min \(DecimalText.padded(Int64(whole % 60), width: 2)) s"
    }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }
}
