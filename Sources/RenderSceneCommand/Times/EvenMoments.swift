import VirtualTime

/// So many moments at equal distances.
struct EvenMoments: Sendable {
  var count: Int64
  var endpoint: FrameRange.Endpoint

  private static let most: Int64 = 100_000

  /// So many moments.
  init(count: Int64, endpoint: FrameRange.Endpoint) {
    self.count = count
    self.endpoint = endpoint
  }

  /// Reads the value of `--count`.
  init(_ text: String, endpoint: FrameRange.Endpoint) throws(CommandError) {
    guard let count = Int64(text), (1...Self.most).contains(count) else {
      throw .usage("'\(text)' is no count of frames; give 1 to \(Self.most).")
    }
    self.count = count
    self.endpoint = endpoint
  }

  /// Distances between the moments that the whole is divided into; with the end one less than moments.
  var parts: Int64 { endpoint == .inclusive ? max(1, count - 1) : count }

  /// The moments from one on up to another, each computed from its number.
  func instants(from start: VirtualInstant, to end: VirtualInstant) -> [VirtualInstant] {
    let span = UInt128(max(0, end - start))
    let divisor = UInt128(parts)
    return (0..<count).map { index in
      start + Int64((span * UInt128(index) * 2 + divisor) / (divisor * 2))
    }
  }

  /// How the moments lie, as a formula.
  func formula(from start: VirtualInstant, to end: VirtualInstant) -> String {
    let span = MomentText.seconds(VirtualInstant(ticks: max(0, end - start)))
    let word = endpoint == .inclusive ? "with" : "without"
    return "\(count), every \(span)/\(parts) s, \(word) the end"
  }
}
