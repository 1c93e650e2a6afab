/// What has changed, in words: the line that says what it is, and the other reasons.
package struct ChangeSummary: Equatable, Sendable {
  /// A size in pixels.
  package struct Size: Equatable, Sendable {
    package var width: Int
    package var height: Int

    /// Makes a size.
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    var text: String { "\(width) × \(height)" }
  }

  /// What was measured of the pixels of one changed frame.
  package struct PixelMeasure: Equatable, Sendable {
    package var frame: Int64
    package var differentPixels: Int
    package var totalPixels: Int
    /// The largest difference of a channel, in levels of 255.
    package var largestDelta: Int

    /// Makes a measure.
    package init(frame: Int64, differentPixels: Int, totalPixels: Int, largestDelta: Int) {
      (self.frame, self.differentPixels) = (frame, differentPixels)
      (self.totalPixels, self.largestDelta) = (totalPixels, largestDelta)
    }
  }

  /// The line to read first; empty where nothing differs.
  package var headline: String
  /// What else is to be said, in order.
  package var reasons: [String] = []
  /// `layout moved` or `paint only`, where values tell.
  package var effect: TraceDifference.Effect?

  /// Puts into words what has changed.
  ///
  /// - Parameters:
  ///   - sequence: How the frames differ.
  ///   - trace: How the values differ, where they are known on both sides.
  ///   - expectedSize: The canvas of the baseline in pixels.
  ///   - actualSize: The canvas of the scene as it is now.
  ///   - fingerprints: What else the pictures depend on and differs, each in words: `made with
  ///     cairo 1.16.0, this is 1.18.0`.
  ///   - pixels: What was measured of changed frames, where pictures of both sides exist.
  package init(
    sequence: SequenceDifference, trace: TraceDifference? = nil, expectedSize: Size? = nil,
    actualSize: Size? = nil, fingerprints: [String] = [], pixels: [PixelMeasure] = []
  ) {
    var lines = fingerprints
    if let expectedSize, let actualSize, expectedSize != actualSize {
      lines.append("canvas is \(actualSize.text) pixels, was \(expectedSize.text)")
    }
    let words = SequenceWords(sequence, pixels: pixels)
    lines += words.setup
    if let trace {
      lines += words.edits + trace.findings.map { Self.line($0, effect: trace.effect) }
      lines += words.shifts
    } else {
      lines += words.edits + words.shifts
    }
    let isExplained = !lines.isEmpty
    lines += words.ends
    if trace?.isSame == true, !isExplained, !sequence.numbers(in: .changed).isEmpty {
      lines += words.changes + [TraceDifference.sameValues]
    } else {
      lines += words.changes
    }
    headline = lines.first ?? ""
    reasons = Array(lines.dropFirst())
    effect = trace?.effect
  }

  /// A finding with what it does to the picture before it, where its own words do not say so.
  private static func line(_ finding: ValueFinding, effect: TraceDifference.Effect?) -> String {
    switch (finding.kind, effect) {
    case (.paint, .paintOnly), (.shape, .paintOnly): "paint only: \(finding.sentence)"
    case (.layout, _): "layout moved: \(finding.sentence)"
    default: finding.sentence
    }
  }
}
