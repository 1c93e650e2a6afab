public import Foundation

/// A vertical line on which views are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// The line that a type names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  init(key: AlignmentKey) { self.key = key }

  private enum Leading: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The edge at which reading begins.
  public static let leading = Self(Leading.self)
  /// The middle.
  public static let center = Self(Center.self)
  /// The edge at which reading ends.
  public static let trailing = Self(Trailing.self)
  /// Where the separator of a list's row begins.
  public static let listRowSeparatorLeading = Self(SeparatorLeading.self)
  /// Where the separator of a list's row ends.
  public static let listRowSeparatorTrailing = Self(SeparatorTrailing.self)

  /// One guide from those that several views set; nil where none does.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combined(values)
  }
}
