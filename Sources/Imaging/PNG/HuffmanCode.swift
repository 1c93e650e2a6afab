/// A canonical prefix code with short words for frequent symbols (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Bits of each symbol's word; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's word, its first bit lowest.
  private(set) var words: [UInt16]

  /// The best code for symbols that occur so often, with no word longer than `longest` bits.
  ///
  /// Of equally frequent symbols the lower is taken first, so that equal counts give equal codes.
  /// A single symbol gets a word of one bit.
  init(counts: [Int], longest: Int) {
    lengths = Self.lengths(counts: counts, longest: longest)
    words = Self.words(lengths)
  }

  /// Merges the two rarest again and again; what is merged gets one bit more.
  private static func lengths(counts: [Int], longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    // Leaves come sorted, and so do merged nodes in the order in which they are made.
    let leaves = symbols.count
    var weights = symbols.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var (leaf, merged) = (0, leaves)
    func rarest() -> Int {
      let takesLeaf =
        leaf < leaves && (merged >= weights.count || weights[leaf] <= weights[merged])
      defer { if takesLeaf { leaf += 1 } else { merged += 1 } }
      return takesLeaf ? leaf : merged
    }
    while weights.count < 2 * leaves - 1 {
      let (first, second) = (rarest(), rarest())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: weights.count)
    var ofLength = [Int](repeating: 0, count: longest + 1)
    for node in (0..<weights.count - 1).reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < leaves { ofLength[min(depths[node], longest)] += 1 }
    }
    shorten(&ofLength, longest: longest)
    // The rarest symbols get the longest words.
    var index = 0
    for length in (1...longest).reversed() {
      for _ in 0..<ofLength[length] {
        lengths[symbols[index]] = UInt8(length)
        index += 1
      }
    }
    return lengths
  }

  /// Makes counts of lengths that were cut at the longest into a code again.
  ///
  /// Words that were cut take more room than there is; each step frees a unit of the longest
  /// words by making a shorter word one bit longer and letting a longest one share its place.
  private static func shorten(_ ofLength: inout [Int], longest: Int) {
    var used = 0
    for length in 1...longest { used += ofLength[length] << (longest - length) }
    while used > 1 << longest {
      var length = longest - 1
      while ofLength[length] == 0 { length -= 1 }
      ofLength[length] -= 1
      ofLength[length + 1] += 2
      ofLength[longest] -= 1
      used -= 1
    }
  }

  private static func words(_ lengths: [UInt8]) -> [UInt16] {
    var words = [UInt16](repeating: 0, count: lengths.count)
    var next: UInt16 = 0
    for length in UInt8(1)...15 {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        words[symbol] = reversed(next, count: length)
        next += 1
      }
    }
    return words
  }

  private static func reversed(_ word: UInt16, count: UInt8) -> UInt16 {
    var (rest, result) = (word, UInt16(0))
    for _ in 0..<count {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
