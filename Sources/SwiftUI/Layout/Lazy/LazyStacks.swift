public import Foundation
import Geometry
import ViewGraph

/// Parts of a lazy container that stay in sight while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = Self(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = Self(rawValue: 2)
}

/// Views in a column as wide as the space there is; each has the height that suits it.
///
/// All views are made and laid out, seen or not.
public struct LazyVStack<Content: View>: PrimitiveView {
  let rules: LazyStackRules
  let content: Content

  /// A column; where pinned views would stay in sight, they scroll along.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    rules = LazyStackRules(axis: .vertical, horizontal: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view, content: \.content, inputs: inputs, axis: .vertical) { node in
      LazyStackElement(node: node, rules: view.rules)
    } update: { element, view in
      element.rules = view.rules
    } adopt: { element, children in
      element.children = children
    }
  }
}

/// Views in a row as high as the space there is; each has the width that suits it.
///
/// All views are made and laid out, seen or not.
public struct LazyHStack<Content: View>: PrimitiveView {
  let rules: LazyStackRules
  let content: Content

  /// A row; where pinned views would stay in sight, they scroll along.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    rules = LazyStackRules(axis: .horizontal, vertical: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view, content: \.content, inputs: inputs, axis: .horizontal) { node in
      LazyStackElement(node: node, rules: view.rules)
    } update: { element, view in
      element.rules = view.rules
    } adopt: { element, children in
      element.children = children
    }
  }
}
