package import Imaging

extension ImageComparer {
  /// What a pixel came to, with its place row by row; there may be millions.
  private struct Mark {
    var finding: Finding
    var place: UInt32
  }

  /// What differs between the PNG files of two pictures, decoded side by side and row by row.
  ///
  /// Files of the same bytes are not decoded. Where limits or files need whole pictures, those are
  /// decoded.
  package func compare(
    png expected: [UInt8], _ actual: [UInt8]
  ) throws(PNGDecodingError) -> ImageComparison {
    if let rows = try compareRows(expected, actual, { _, _ in }) { return rows }
    return compare(try PNGDecoder.decode(expected), try PNGDecoder.decode(actual))
  }

  /// The same, and a picture of what differs where that is more than allowed.
  package func compareWithPicture(
    png expected: [UInt8], _ actual: [UInt8]
  ) throws(PNGDecodingError) -> (comparison: ImageComparison, picture: Pixmap?) {
    var marks: [Mark] = []
    let rows = try compareRows(expected, actual) { finding, place in
      marks.append(Mark(finding: finding, place: UInt32(place)))
    }
    if let rows, rows.verdict.passes { return (rows, nil) }
    let after = try PNGDecoder.decode(actual)
    if let rows {
      // One picture is enough to show where both differ.
      let picture = DifferencePicture(Overlap(after, after, alignment), actual: after)
      guard var picture else { return (rows, nil) }
      for mark in marks {
        let (y, x) = Int(mark.place).quotientAndRemainder(dividingBy: after.width)
        picture.mark(mark.finding, x: x, y: y)
      }
      return (rows, picture.pixmap)
    }
    let before = try PNGDecoder.decode(expected)
    guard let found = compareWithPicture(before, after) else {
      return (compare(before, after), nil)
    }
    return (found.comparison, found.comparison.verdict.passes ? nil : found.picture)
  }

  /// Compares rows as they are decoded, and tells of each pixel that is not equal by its place.
  ///
  /// - Returns: What was found; nil where whole pictures are needed.
  private func compareRows(
    _ expected: [UInt8], _ actual: [UInt8], _ tell: (Finding, _ place: Int) -> Void
  ) throws(PNGDecodingError) -> ImageComparison? {
    guard !limits.toleratesAntialiasing, let before = PNGRowReader(expected),
      let after = PNGRowReader(actual), before.width == after.width, before.height == after.height
    else { return nil }
    let size = ImageComparison.Size(width: before.width, height: before.height)
    var result = ImageComparison(expected: size, actual: size)
    result.totalPixels = size.width * size.height
    var tally = DifferenceTally(limits: limits, ignored: ignored, width: size.width)
    tally.addIgnored(width: size.width, height: size.height) { x, y in
      tell(.ignored, y * size.width + x)
    }
    if expected != actual { try compareRows(before, after, &tally, tell) }
    tally.finish(&result)
    return result
  }

  private func compareRows(
    _ before: PNGRowReader, _ after: PNGRowReader, _ tally: inout DifferenceTally,
    _ tell: (Finding, _ place: Int) -> Void
  ) throws(PNGDecodingError) {
    let width = before.width
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: 8 * width)
    let words = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * width)
    defer {
      row.deallocate()
      words.deallocate()
    }
    let other = row + 4 * width
    for y in 0..<before.height {
      try before.read(into: row)
      try after.read(into: other)
      func add(_ old: UInt32, _ new: UInt32, _ x: Int) {
        let finding = tally.add(old, new, x: x, y: y, place: (x, y)) { false }
        if finding != .ignored { tell(finding, y * width + x) }
      }
      if before.channels == after.channels {
        // Only what differs is turned into pixels; most of a row is equal.
        RowScanner.forEachDifference(
          inBytes: row, other, channels: before.channels, count: width
        ) { x in
          let (old, new) = (before.pixel(x, of: row), after.pixel(x, of: other))
          // Clear pixels of another colour look the same.
          if old != new { add(old, new, x) }
        }
        continue
      }
      before.convert(row, to: words)
      after.convert(other, to: words + width)
      RowScanner.forEachDifference(words, words + width, count: width) { x in
        add(words[x], words[width + x], x)
      }
    }
  }
}
