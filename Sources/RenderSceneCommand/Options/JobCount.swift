import Foundation

/// How many things are done at a time.
enum JobCount {
  private static let most = 256

  /// Reads the value of `--jobs`: a number, or a share of the host's processors, at least one.
  static func parse(_ text: String) throws(CommandError) -> Int {
    if text.hasSuffix("%"), let share = Int(text.dropLast()), (1...10_000).contains(share) {
      return min(most, max(1, ProcessInfo.processInfo.activeProcessorCount * share / 100))
    }
    guard let number = Int(text), (1...most).contains(number) else {
      throw .usage(
        "'\(text)' is no number of jobs; give 1 to \(most), or a share of the processors, such as 50%."
      )
    }
    return number
  }
}
