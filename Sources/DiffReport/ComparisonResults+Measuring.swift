package import ImageDiff

extension ComparisonResults.Measured {
  /// What a comparison measured.
  package init(_ comparison: ImageComparison) {
    self.init(
      expectedSize: [comparison.expected.width, comparison.expected.height],
      actualSize: [comparison.actual.width, comparison.actual.height],
      differentPixels: comparison.differentPixels, totalPixels: comparison.totalPixels,
      ratio: comparison.ratio, largestDelta: comparison.largestDelta,
      largestPerceived: comparison.largestPerceived,
      antialiasedPixels: comparison.antialiasedPixels, ignoredPixels: comparison.ignoredPixels,
      areas: comparison.areas.map {
        ComparisonResults.Area(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      })
  }
}

extension ComparisonResults.Item {
  /// An item for two pictures that were compared.
  package init(name: String, comparison: ImageComparison) {
    self.init(name: name, state: comparison.verdict.passes ? .passed : .changed)
    if case .different(let reasons) = comparison.verdict { self.reasons = reasons }
    if comparison.verdict == .withinLimits { reasons = [comparison.summary] }
    measured = ComparisonResults.Measured(comparison)
  }
}
