public import Foundation

/// A horizontal line on which views are aligned.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// The line that a type names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  init(key: AlignmentKey) { self.key = key }

  private enum Top: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  /// Of several texts' baselines the highest counts.
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) { parentValue = min(parentValue ?? .infinity, childValue) }
  }
  /// Of several texts' baselines the lowest counts.
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) { parentValue = max(parentValue ?? -.infinity, childValue) }
  }

  /// The upper edge.
  public static let top = Self(Top.self)
  /// The middle.
  public static let center = Self(Center.self)
  /// The lower edge.
  public static let bottom = Self(Bottom.self)
  /// The line on which the letters of the first line stand.
  public static let firstTextBaseline = Self(FirstTextBaseline.self)
  /// The line on which the letters of the last line stand.
  public static let lastTextBaseline = Self(LastTextBaseline.self)

  /// One guide from those that several views set; nil where none does.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combined(values)
  }
}
