/// One of several equal parts of a piece of work, counted from 1.
struct Shard: Equatable, Sendable, CustomStringConvertible {
  /// Which part, from 1 up to the count.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// The most parts that work is divided into.
  static let most = 100_000

  /// Part `index` of `count`; nil where there is no such part.
  init?(index: Int, count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/5`.
  static func parse(_ text: String) throws(CommandError) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = number(parts[0]), let count = number(parts[1]) else {
      throw .usage(
        "'\(text)' is no shard; give its number and how many there are, such as --shard 2/5, "
          + "or --shard auto to take both from the environment.")
    }
    guard let shard = Shard(index: index, count: count) else {
      throw .usage(
        "there is no shard \(index) of \(count); shards are counted from 1 up to their number, "
          + "which may be up to \(most).")
    }
    return shard
  }

  /// A whole number without a sign.
  static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// The places of this part among so many things that are divided.
  ///
  /// The parts follow one another without a gap, their sizes differ by one at most, and none is
  /// empty unless there are fewer things than parts.
  func range(of total: Int) -> Range<Int> {
    // The first parts get one more where it does not come out even; no product that could overflow.
    let (size, rest) = total.quotientAndRemainder(dividingBy: count)
    let start = (index - 1) * size + min(index - 1, rest)
    return start..<(start + size + (index <= rest ? 1 : 0))
  }

  /// `2/5`.
  var description: String { "\(index)/\(count)" }

  /// For file names: `shard-2-of-5`.
  var fileName: String { "shard-\(index)-of-\(count)" }
}
