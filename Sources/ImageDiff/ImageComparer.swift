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
    case equal
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
    var areas = ChangedAreas(width: frame.width)
    if !result.isSameSize {
      frame.forEachLonelyPixel { finding, x, y in
        tell(finding, x, y)
        result.differentPixels += 1
        areas.add(x: x, y: y)
      }
    }
    for area in ignored {
      // Each pixel once, by the first area that holds it.
      for y in max(area.y, 0)..<max(max(area.y, 0), min(area.y + area.height, expected.height)) {
        for x in max(area.x, 0)..<max(max(area.x, 0), min(area.x + area.width, expected.width))
        where ignored.first(where: { $0.contains(x: x, y: y) }) == area {
          result.ignoredPixels += 1
          tell(.ignored, x + frame.expectedX, y + frame.expectedY)
        }
      }
    }
    expected.withPixels { expectedPixels in
      actual.withPixels { actualPixels in
        let inExpected = AntialiasingDetector(
          expectedPixels, others: actualPixels, width: expected.width, height: expected.height)
        let inActual = AntialiasingDetector(
          actualPixels, others: expectedPixels, width: actual.width, height: actual.height)
        frame.forEachDifference(expectedPixels, actualPixels) { x, y, before, after in
          if ignored.contains(where: { $0.contains(x: x, y: y) }) { return }
          let delta = PixelDifference.delta(before, after)
          let perceived = PixelDifference.perceived(before, after)
          result.largestDelta = max(result.largestDelta, delta)
          result.largestPerceived = max(result.largestPerceived, perceived)
          let (frameX, frameY) = (x + frame.expectedX, y + frame.expectedY)
          var finding = Finding.different
          if delta <= limits.allowedDelta, limits.threshold.map({ perceived <= $0 }) ?? true {
            finding = .tolerated
            result.toleratedPixels += 1
          } else if limits.toleratesAntialiasing, result.isSameSize,
            inExpected.isAntialiased(x: x, y: y) || inActual.isAntialiased(x: x, y: y)
          {
            finding = .antialiased
            result.antialiasedPixels += 1
          } else {
            result.differentPixels += 1
            areas.add(x: frameX, y: frameY)
          }
          tell(finding, frameX, frameY)
        }
      }
    }
    result.areas = areas.areas
    result.verdict = verdict(result)
    return result
  }

  private func verdict(_ result: ImageComparison) -> ImageComparison.Verdict {
    var reasons: [String] = []
    if !result.isSameSize {
      reasons.append("the size is \(result.actual) pixels instead of \(result.expected)")
    }
    reasons += limits.violations(different: result.differentPixels, total: result.totalPixels)
    if !reasons.isEmpty { return .different(reasons) }
    let seen = result.differentPixels + result.toleratedPixels + result.antialiasedPixels
    return seen == 0 ? .equal : .withinLimits
  }
}
