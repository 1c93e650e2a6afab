/// What differs between two texts, line by line, with a few lines around each change.
struct LineDifference {
  /// A line of either text.
  private enum Line {
    case same(String)
    case gone(String)
    case new(String)
  }

  /// Lines that are gone.
  private(set) var goneCount = 0
  /// Lines that are new.
  private(set) var newCount = 0
  private var lines: [Line] = []

  /// Compares lines.
  init(from former: [String], to current: [String]) {
    let difference = current.difference(from: former)
    var gone: Set<Int> = []
    var new: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < former.count || j < current.count {
      if i < former.count, gone.contains(i) {
        lines.append(.gone(former[i]))
        i += 1
      } else if j < current.count, new.contains(j) {
        lines.append(.new(current[j]))
        j += 1
      } else {
        lines.append(.same(current[j]))
        i += 1
        j += 1
      }
    }
    (goneCount, newCount) = (gone.count, new.count)
  }

  /// Whether the texts are equal.
  var isEmpty: Bool { goneCount == 0 && newCount == 0 }

  /// The changes with lines around them; `−` was there and `+` is there now.
  ///
  /// - Parameters:
  ///   - context: How many equal lines are shown around each change.
  ///   - limit: How many lines there are at most.
  ///   - isHeading: Lines that are shown above every change below them.
  /// - Returns: The lines to print.
  func text(context: Int = 1, limit: Int = 40, isHeading: (String) -> Bool) -> [String] {
    var shown: Set<Int> = []
    var heading: Int?
    for (index, line) in lines.enumerated() {
      if case .same(let text) = line {
        if isHeading(text) { heading = index }
        continue
      }
      if case .gone(let text) = line, isHeading(text) { heading = nil }
      if case .new(let text) = line, isHeading(text) { heading = nil }
      if let heading { shown.insert(heading) }
      shown.formUnion(max(0, index - context)...min(lines.count - 1, index + context))
    }
    var result: [String] = []
    var last = -1
    for index in shown.sorted() {
      if result.count >= limit {
        result.append("… \(shown.count - limit) more lines")
        break
      }
      if last >= 0, index > last + 1 { result.append("  …") }
      last = index
      switch lines[index] {
      case .same(let text): result.append("  " + text)
      case .gone(let text): result.append("− " + text)
      case .new(let text): result.append("+ " + text)
      }
    }
    return result
  }
}
