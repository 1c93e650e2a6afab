/// Numbers of frames as they are typed: `0-104,110`.
enum FrameNumbers {
  /// The numbers with runs of three and more shortened; rising, each once.
  static func text(_ numbers: [Int64]) -> String {
    var parts: [String] = []
    for run in runs(numbers) {
      switch run.count {
      case 1: parts.append("\(run.lowerBound)")
      case 2: parts.append("\(run.lowerBound),\(run.upperBound)")
      default: parts.append("\(run.lowerBound)-\(run.upperBound)")
      }
    }
    return parts.joined(separator: ",")
  }

  /// The numbers as runs without gaps, rising.
  static func runs(_ numbers: [Int64]) -> [ClosedRange<Int64>] {
    var runs: [ClosedRange<Int64>] = []
    for number in Set(numbers).sorted() {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs
  }

  /// Reads what `text` writes; nil where it is anything else, or has more than a million numbers.
  static func parse(_ text: String) -> [Int64]? {
    var numbers: [Int64] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count <= 2, let first = Shard.number(ends[0]),
        let last = Shard.number(ends.last ?? "")
      else { return nil }
      guard first <= last, last - first < 1_000_000, numbers.count < 1_000_000 else { return nil }
      numbers += (first...last).map(Int64.init)
    }
    return Set(numbers).sorted()
  }
}
