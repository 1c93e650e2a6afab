/// A value over the moments of a trace: only its changes are kept, so that a constant costs one.
package struct ValueTrack: Equatable, Sendable {
  /// The moments at which it changes, counted from the trace's first, in order.
  package private(set) var starts: [Int32] = []
  /// What it is from each of them on; nil where there is nothing.
  package private(set) var values: [TracedValue?] = []

  /// Makes a track without values.
  package init() {}

  /// Makes a track of changes, which must be in order.
  init(starts: [Int32], values: [TracedValue?]) {
    (self.starts, self.values) = (starts, values)
  }

  /// The value at a moment; nil where there is none.
  package func value(at moment: Int) -> TracedValue? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= moment { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : values[low - 1]
  }

  /// Whether it never has a value.
  var isEmpty: Bool { starts.isEmpty }

  /// Tells the value from a moment on, which lies after all told before.
  mutating func set(_ value: TracedValue?, from moment: Int) {
    if let last = values.last {
      if last == value { return }
    } else if value == nil {
      return
    }
    starts.append(Int32(moment))
    values.append(value)
  }

  /// Whether two tracks are equal over their first `count` moments.
  func isSame(as other: ValueTrack, upTo count: Int) -> Bool {
    let (mine, its) = (changes(before: count), other.changes(before: count))
    return starts[..<mine] == other.starts[..<its] && values[..<mine] == other.values[..<its]
  }

  private func changes(before moment: Int) -> Int {
    guard let last = starts.last, Int(last) >= moment else { return starts.count }
    return starts.firstIndex { Int($0) >= moment } ?? starts.count
  }

  /// The values at the first `count` moments.
  func expanded(count: Int) -> [TracedValue?] {
    var result: [TracedValue?] = []
    result.reserveCapacity(count)
    for (index, value) in values.enumerated() {
      let start = min(count, Int(starts[index]))
      let end = index + 1 < starts.count ? min(count, Int(starts[index + 1])) : count
      result += repeatElement(nil, count: max(0, start - result.count))
      result += repeatElement(value, count: max(0, end - start))
    }
    return result + repeatElement(nil, count: count - result.count)
  }
}
