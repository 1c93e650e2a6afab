public import Foundation

/// A named line in a view, with where it lies when the view does not say.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment guide.
public struct AlignmentKey: Hashable, @unchecked Sendable {
  private let id: any AlignmentID.Type

  init(_ id: any AlignmentID.Type) { self.id = id }

  func defaultValue(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }

  public static func == (first: Self, second: Self) -> Bool { first.id == second.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// The size of a view and the places of its alignment guides.
public struct ViewDimensions {
  let size: CGSize
  private let explicit: (AlignmentKey) -> CGFloat?

  init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    self.size = size
    self.explicit = explicit
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }
}

/// A vertical line on which views are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey
  init(key: AlignmentKey) { self.key = key }
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  public static let leading = Self(Leading.self)
  public static let center = Self(Center.self)
  public static let trailing = Self(Trailing.self)
}

/// A horizontal line on which views are aligned.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey
  init(key: AlignmentKey) { self.key = key }
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  public static let top = Self(Top.self)
  public static let center = Self(Center.self)
  public static let bottom = Self(Bottom.self)
  public static let firstTextBaseline = Self(FirstTextBaseline.self)
  public static let lastTextBaseline = Self(LastTextBaseline.self)
}

extension AlignmentKey {
  /// The guide of a container that does not say itself, from those of its children.
  ///
  /// Only the baselines of text are handed on: the highest first one, and the lowest last one.
  func inherited(from guides: [CGFloat?]) -> CGFloat? {
    if self == VerticalAlignment.firstTextBaseline.key { return guides.compactMap { $0 }.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return guides.compactMap { $0 }.max() }
    return nil
  }
}

/// A point on which views are aligned.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Self(horizontal: .center, vertical: .center)
  public static let leading = Self(horizontal: .leading, vertical: .center)
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  public static let top = Self(horizontal: .center, vertical: .top)
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Self(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Self(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// Top-left corner of `child` in a box of `size` when both are aligned here.
  func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    let box = ViewDimensions(size: size) { _ in nil }
    return CGPoint(
      x: box[horizontal] - child[horizontal], y: box[vertical] - child[vertical])
  }
}
