/// How many things are done at a time.
enum JobCount {
  /// The most that may be asked for.
  static let most = 256

  /// The processors that the machine has in use, one at least.
  static var processors: Int { max(1, ProcessorCount.online) }

  /// Reads the value of `--jobs`: a number, or a share of the processors, at least one; nil where
  /// there is none.
  static func read(_ text: String?) throws(CommandError) -> Int? {
    guard let text else { return nil }
    if text.hasSuffix("%"), let share = Int(text.dropLast()), (1...10_000).contains(share) {
      return min(most, max(1, processors * share / 100))
    }
    guard let number = Int(text), (1...most).contains(number) else {
      throw .usage(
        "'\(text)' is no number of jobs; give 1 to \(most), or a share of the processors such as "
          + "50%.")
    }
    return number
  }
}
