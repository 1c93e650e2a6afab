extension VirtualInstant {
  /// Seconds as a reduced fraction, such as `5/2`.
  package var fraction: String {
    var (divisor, rest) = (Self.ticksPerSecond, ticks.magnitude == 0 ? 0 : ticks)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return "\(ticks / divisor)/\(Self.ticksPerSecond / divisor)"
  }

  /// The instant that `fraction` gives; nil for other text, and for what is no whole number of ticks.
  package init?(fraction text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let above = Int64(parts[0]), let below = Int64(parts[1]), below > 0,
      Self.ticksPerSecond % below == 0
    else { return nil }
    let (ticks, overflow) = above.multipliedReportingOverflow(by: Self.ticksPerSecond / below)
    guard !overflow else { return nil }
    self.init(ticks: ticks)
  }
}
