public import ViewGraph

/// How large the reader wants text to be.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for readers who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// What a length that goes with a kind of text is multiplied by.
  func factor(for style: Font.TextStyle) -> Double {
    style.metrics(at: self).size / style.metrics(at: .large).size
  }
}

extension Font.TextStyle {
  /// Size and line distance in points for a reader's choice, as Apple's guidelines list them for iOS (fact F12).
  func metrics(at step: DynamicTypeSize) -> (size: Double, pitch: Double) {
    let index = DynamicTypeSize.allCases.firstIndex(of: step) ?? 3
    return steps[index]
  }

  private var steps: [(size: Double, pitch: Double)] {
    switch self {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70),
      ]
    case .title:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
        (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
        (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
        (43, 51), (49, 58), (55, 65),
      ]
    case .headline, .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
        (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
        (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
        (33, 40), (38, 46), (44, 52),
      ]
    case .caption:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
        (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
        (29, 35), (34, 41), (40, 48),
      ]
    }
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// How large the reader wants text to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large text inside is.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text inside within a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let inside = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = inside.first, let last = inside.last else { return }
      size = size < first ? first : last
    }
  }
}
