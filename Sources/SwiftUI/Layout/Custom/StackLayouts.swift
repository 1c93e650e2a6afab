public import Foundation
import Geometry

/// A layout that one of the library's own elements carries out.
nonisolated protocol ElementLayout: Layout, Sendable where Cache == Void {
  @MainActor func makeElement(node: _ViewNode, children: [Element]) -> Element
}

extension ElementLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    MainActor.assumeIsolated { element(for: subviews).measure(proposal) }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    MainActor.assumeIsolated {
      element(for: subviews).place(at: bounds.origin, in: proposal)
      subviews.container.placesElements = true
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    MainActor.assumeIsolated { element(for: subviews).spacing }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    MainActor.assumeIsolated { element(for: subviews).guide(guide.key, in: proposal) }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    MainActor.assumeIsolated { element(for: subviews).guide(guide.key, in: proposal) }
  }

  @MainActor private func element(for subviews: Subviews) -> Element {
    let children = subviews.container.placedChildren
    for child in children { child.containerAxis = Self.layoutProperties.stackOrientation }
    return makeElement(node: subviews.container.node, children: children)
  }
}

/// A row, as a layout.
public struct HStackLayout: ElementLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(along: .horizontal) }

  @MainActor func makeElement(node: _ViewNode, children: [Element]) -> Element {
    let stack = StackElement(
      node: node, layout: StackLayout(axis: .horizontal, vertical: alignment, spacing: spacing))
    stack.children = children
    return stack
  }
}

/// A column, as a layout.
public struct VStackLayout: ElementLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(along: .vertical) }

  @MainActor func makeElement(node: _ViewNode, children: [Element]) -> Element {
    let stack = StackElement(
      node: node, layout: StackLayout(axis: .vertical, horizontal: alignment, spacing: spacing))
    stack.children = children
    return stack
  }
}

/// Views on top of one another, as a layout.
public struct ZStackLayout: ElementLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  @MainActor func makeElement(node: _ViewNode, children: [Element]) -> Element {
    let stack = LayeredElement(node: node, alignment: alignment)
    stack.children = children
    return stack
  }
}

/// Rows and columns that line up, as a layout.
public struct GridLayout: ElementLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor func makeElement(node: _ViewNode, children: [Element]) -> Element {
    let grid = GridElement(
      node: node,
      rules: GridRules(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
    grid.children = children
    return grid
  }
}

extension LayoutProperties {
  fileprivate static func stack(along axis: Axis) -> Self {
    var properties = Self()
    properties.stackOrientation = axis
    return properties
  }
}
