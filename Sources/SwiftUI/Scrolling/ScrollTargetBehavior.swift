public import Foundation
public import Geometry
public import ViewGraph

/// A rectangle of the content that a scroll view comes to rest at.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle in the coordinates of the content.
  public var rect: CGRect
  /// The point of the rectangle that comes to the same point of what is shown; nil for the top-left corners.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Says where scrolling ends.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Moves the target that scrolling would end at.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behaviour is told about the scroll view.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was when scrolling began.
  public let originalTarget: ScrollTarget
  /// Points a second at the moment it was let go.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Frames of the views to stop at, in the coordinates of the content.
  let views: [CGRect]
  let margins: EdgeInsets

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Ends at whole multiples of what is shown.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length + 0.5).rounded(.down) * length : offset
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, context.containerSize.height)
    }
  }
}

/// Ends with the leading edge of a view at that of what is shown.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one gesture can pass.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let number: Int

    public static let automatic = Self(number: 0)
    public static let always = Self(number: 1)
    public static let never = Self(number: 2)
    public static let alwaysByFew = Self(number: 3)
    public static let alwaysByOne = Self(number: 4)
  }
  private let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isVertical = context.axes.contains(.vertical)
    let margin = isVertical ? context.margins.top : context.margins.leading
    let edges = context.views.map { (isVertical ? $0.minY : $0.minX) - margin }
    func nearest(_ position: CGFloat) -> Int? {
      edges.indices.min {
        (abs(edges[$0] - position), $0) < (abs(edges[$1] - position), $1)
      }
    }
    let position = isVertical ? target.rect.minY : target.rect.minX
    let origin = context.originalTarget.rect
    guard var index = nearest(position) else { return }
    if limit == .alwaysByOne, let start = nearest(isVertical ? origin.minY : origin.minX) {
      index = max(start - 1, min(start + 1, index))
    }
    if isVertical {
      target.rect.origin.y = edges[index]
    } else {
      target.rect.origin.x = edges[index]
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Ends at whole multiples of what is shown.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Ends at views of a scroll target layout.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Ends at views of a scroll target layout, within a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets where people's scrolling of the scroll views inside ends.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
}
