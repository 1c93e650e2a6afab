public import Foundation
public import Geometry
import ViewGraph

/// A fixed size on one or both axes.
public struct _FrameLayout: LayoutRule {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func measure(_ content: Element, _ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let fitted = content.size(in: inner(proposal))
    return CGSize(width: width ?? fitted.width, height: height ?? fitted.height)
  }

  func arrange(
    _ content: Element, size: CGSize, in proposal: ProposedViewSize
  ) -> Arrangement {
    content.aligned(alignment, in: size, inner(proposal))
  }

  func keepsText(at edge: VerticalEdge) -> Bool { height == nil }

  func keepsSpacing(at edge: HorizontalEdge) -> Bool { width == nil }
}

/// Bounds on a size, on one or both axes.
public struct _FlexFrameLayout: LayoutRule {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func clamp(_ value: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?)
      -> CGFloat?
    {
      guard let value = value ?? ideal else { return nil }
      return max(least ?? -.infinity, min(most ?? .infinity, value))
    }
    return ProposedViewSize(
      width: clamp(proposal.width, minWidth, idealWidth, maxWidth),
      height: clamp(proposal.height, minHeight, idealHeight, maxHeight))
  }

  func measure(_ content: Element, _ proposal: ProposedViewSize) -> CGSize {
    let fitted = content.size(in: inner(proposal))
    /// Between the bounds that are given, the frame takes what is proposed; where one is missing, the content's size
    /// stands for it.
    func extent(
      _ content: CGFloat, _ proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?,
      _ most: CGFloat?
    ) -> CGFloat {
      guard let proposed = proposed ?? ideal else {
        return max(least ?? -.infinity, min(most ?? .infinity, content))
      }
      let lower = least ?? min(content, most ?? content)
      let upper = most ?? max(content, least ?? content)
      return max(lower, min(upper, proposed))
    }
    return CGSize(
      width: extent(fitted.width, proposal.width, minWidth, idealWidth, maxWidth),
      height: extent(fitted.height, proposal.height, minHeight, idealHeight, maxHeight))
  }

  func arrange(
    _ content: Element, size: CGSize, in proposal: ProposedViewSize
  ) -> Arrangement {
    content.aligned(alignment, in: size, inner(proposal))
  }

  func keepsText(at edge: VerticalEdge) -> Bool {
    minHeight == nil && idealHeight == nil && maxHeight == nil
  }

  func keepsSpacing(at edge: HorizontalEdge) -> Bool {
    minWidth == nil && idealWidth == nil && maxWidth == nil
  }
}

/// Space around a view.
public struct _PaddingLayout: LayoutRule {
  public var edges: Edge.Set
  public var insets: EdgeInsets?

  /// Points on each edge where no amount is given (fact F12).
  static let defaultAmount: CGFloat = 16

  private var resolved: EdgeInsets {
    let amount = Self.defaultAmount
    let all = insets ?? EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0,
      leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0,
      trailing: edges.contains(.trailing) ? all.trailing : 0)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = resolved
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func measure(_ content: Element, _ proposal: ProposedViewSize) -> CGSize {
    let insets = resolved
    let fitted = content.size(in: inner(proposal))
    return CGSize(
      width: max(0, fitted.width + insets.leading + insets.trailing),
      height: max(0, fitted.height + insets.top + insets.bottom))
  }

  func arrange(
    _ content: Element, size: CGSize, in proposal: ProposedViewSize
  ) -> Arrangement {
    let insets = resolved
    return Arrangement(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  func keepsText(at edge: VerticalEdge) -> Bool {
    (edge == .top ? resolved.top : resolved.bottom) == 0
  }

  func keepsSpacing(at edge: HorizontalEdge) -> Bool {
    (edge == .leading ? resolved.leading : resolved.trailing) == 0
  }
}

/// A view with its centre at a point of the space it is given, all of which it takes.
public struct _PositionLayout: LayoutRule {
  public var position: CGPoint

  func measure(_ content: Element, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(in: proposal))
  }

  func arrange(
    _ content: Element, size: CGSize, in proposal: ProposedViewSize
  ) -> Arrangement {
    let fitted = content.size(in: proposal)
    return Arrangement(
      origin: CGPoint(x: position.x - fitted.width / 2, y: position.y - fitted.height / 2),
      proposal: proposal)
  }

  func keepsText(at edge: VerticalEdge) -> Bool { false }

  func keepsSpacing(at edge: HorizontalEdge) -> Bool { false }
}

/// The priority with which a stack offers space to a view.
public struct _LayoutPriorityModifier: PrimitiveModifier {
  let priority: Double

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      PriorityElement(node: node, content: content, priority: node.view.modifier.priority)
    } update: { element, modifier in
      guard element.priority != modifier.priority else { return }
      element.priority = modifier.priority
      element.host.graph.setNeedsLayout()
    }
  }
}

@MainActor private final class PriorityElement: WrapperElement {
  var priority: Double

  init(node: _ViewNode, content: Element, priority: Double) {
    self.priority = priority
    super.init(node: node, content: content)
  }

  override var layoutPriority: Double { priority }
}

extension View {
  /// Gives this view a fixed size; nil leaves an axis to the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> {
    modifier(
      _FrameLayout(
        width: FrameLength.checked(width), height: FrameLength.checked(height),
        alignment: alignment))
  }

  /// Bounds this view's size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FlexFrameLayout> {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Leaves space on the given edges; nil is the default amount.
  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return modifier(_PaddingLayout(edges: edges, insets: insets))
  }

  /// Leaves `length` points on every edge.
  public func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> {
    padding(.all, length)
  }

  /// Leaves an amount for each edge.
  public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Puts this view's centre at a point of the space it is given.
  public func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout> {
    modifier(_PositionLayout(position: position))
  }

  /// Puts this view's centre at a point of the space it is given.
  public func position(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _PositionLayout> {
    position(CGPoint(x: x, y: y))
  }

  /// Sets the priority with which stacks offer space to this view; 0 by default.
  public func layoutPriority(
    _ value: Double
  ) -> ModifiedContent<Self, _LayoutPriorityModifier> {
    modifier(_LayoutPriorityModifier(priority: value))
  }
}

/// Lengths that a frame takes.
private enum FrameLength {
  /// A negative or non-finite length of a fixed frame is ignored, as SwiftUI does.
  static func checked(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite, length >= 0 else { return nil }
    return length
  }
}
