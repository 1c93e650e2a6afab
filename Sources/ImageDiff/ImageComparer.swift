package import Imaging

/// Compares pictures pixel by pixel, exactly unless limits allow more.
package struct ImageComparer: Sendable {
  /// Where the smaller picture lies on the larger when sizes differ.
  package enum Alignment: String, CaseIterable, Sendable {
    /// Both begin at the upper left corner.
    case topLeft = "top-left"
    /// Both have one centre, as far as whole pixels allow.
    case center
  }

  /// What a pixel of the two pictures came to, for pictures of the difference.
  enum Finding: UInt8, Sendable {
    case tolerated
    case antialiased
    case different
    case ignored
    case onlyExpected
    case onlyActual
  }

  package var limits: DiffLimits
  /// Areas, in pixels of the expected picture, that are not looked at.
  package var ignored: [PixelArea]
  package var alignment: Alignment

  /// A comparer; exact by default.
  package init(
    limits: DiffLimits = DiffLimits(), ignored: [PixelArea] = [], alignment: Alignment = .topLeft
  ) {
    (self.limits, self.ignored, self.alignment) = (limits, ignored, alignment)
  }

  /// What differs.
  package func compare(_ expected: Pixmap, _ actual: Pixmap) -> ImageComparison {
    examine(expected, actual) { _, _, _ in }
  }

  /// What differs, and a picture of it.
  ///
  /// The picture shows the actual one faded to grey; what differs is red, what is tolerated amber,
  /// smoothed edges yellow, what is not looked at hatched, and what only one picture has is green
  /// where it is new and blue where it is gone.
  package func compareWithPicture(
    _ expected: Pixmap, _ actual: Pixmap
  ) -> (comparison: ImageComparison, picture: Pixmap)? {
    let frame = Overlap(expected, actual, alignment)
    guard var picture = DifferencePicture(frame, actual: actual) else { return nil }
    let comparison = examine(expected, actual) { picture.mark($0, x: $1, y: $2) }
    return (comparison, picture.pixmap)
  }

  /// Compares, and tells of each pixel that is not equal by its place in the frame around both.
  func examine(
    _ expected: Pixmap, _ actual: Pixmap, _ tell: (Finding, _ x: Int, _ y: Int) -> Void
  ) -> ImageComparison {
    var result = ImageComparison(
      expected: ImageComparison.Size(width: expected.width, height: expected.height),
      actual: ImageComparison.Size(width: actual.width, height: actual.height))
    let frame = Overlap(expected, actual, alignment)
    result.totalPixels = frame.width * frame.height
    var tally = DifferenceTally(limits: limits, ignored: ignored, width: frame.width)
    if !result.isSameSize {
      frame.forEachLonelyPixel { finding, x, y in
        tell(finding, x, y)
        tally.addLonely(x: x, y: y)
      }
    }
    tally.addIgnored(width: expected.width, height: expected.height) { x, y in
      tell(.ignored, x + frame.expectedX, y + frame.expectedY)
    }
    expected.withPixels { expectedPixels in
      actual.withPixels { actualPixels in
        let detectors = [
          AntialiasingDetector(
            expectedPixels, others: actualPixels, width: expected.width, height: expected.height),
          AntialiasingDetector(
            actualPixels, others: expectedPixels, width: actual.width, height: actual.height),
        ]
        let mayBeSmoothed = limits.toleratesAntialiasing && result.isSameSize
        frame.forEachDifference(expectedPixels, actualPixels) { x, y, before, after in
          let place = (x: x + frame.expectedX, y: y + frame.expectedY)
          let finding = tally.add(before, after, x: x, y: y, place: place) {
            mayBeSmoothed && detectors.contains { $0.isAntialiased(x: x, y: y) }
          }
          if finding != .ignored { tell(finding, place.x, place.y) }
        }
      }
    }
    tally.finish(&result)
    return result
  }
}
