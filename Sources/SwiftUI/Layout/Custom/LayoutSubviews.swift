public import Foundation
public import Geometry
import ViewGraph

/// The views that a layout places, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews

  nonisolated(unsafe) let container: any LayoutContainer
  private let indexes: [Int]

  /// The direction around the container; subviews are placed as if it were from left to right, and then mirrored.
  public var layoutDirection: LayoutDirection {
    MainActor.assumeIsolated { container.node.environment.layoutDirection }
  }

  init(container: any LayoutContainer, indexes: [Int]) {
    self.container = container
    self.indexes = indexes
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { indexes.count }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(container: container, index: indexes[index])
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(container: container, indexes: Array(indexes[bounds]))
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(container: container, indexes: indices.map { indexes[$0] })
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.container === b.container && a.indexes == b.indexes
  }

  /// A guide from those that the subviews set, where `place` puts them.
  func combinedGuide(_ key: AlignmentKey, place: () -> Void) -> CGFloat? {
    if key.belongsToFrames { return nil }
    let outer = MainActor.assumeIsolated {
      let outer = container.placements
      container.placements = [:]
      return outer
    }
    place()
    return MainActor.assumeIsolated {
      defer { container.placements = outer }
      return key.combined(
        indexes.map { index in
          guard let placement = container.placements[index] else { return nil }
          let child = container.placedChildren[index]
          let frame = placement.frame(of: child.size(in: placement.proposal))
          let corner = key.axis == .horizontal ? frame.minX : frame.minY
          return child.guide(key, in: placement.proposal).map { corner + $0 }
        })
    }
  }
}

/// One of the views that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  nonisolated(unsafe) private let container: any LayoutContainer
  private let index: Int

  init(container: any LayoutContainer, index: Int) {
    self.container = container
    self.index = index
  }

  /// Layout runs on the main actor, whose isolation the methods of a layout cannot show.
  private func read<T: Sendable>(_ body: @MainActor (SwiftUI.Element) -> T) -> T {
    MainActor.assumeIsolated { body(container.placedChildren[index]) }
  }

  /// The size the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    read { $0.size(in: proposal) }
  }

  /// The size the view takes for a proposal, and the places of its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    nonisolated(unsafe) var result: ViewDimensions?
    MainActor.assumeIsolated { result = container.placedChildren[index].dimensions(in: proposal) }
    return result ?? ViewDimensions(size: .zero)
  }

  /// The priority with which stacks offer space to the view.
  public var priority: Double { read { $0.layoutPriority } }

  /// The distances the view wants to its neighbours.
  public var spacing: ViewSpacing { read { $0.spacing } }

  /// The value that the view gives for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = container.placedChildren[index].layoutValue(for: id) }
    return value as? K.Value ?? K.defaultValue
  }

  /// Puts the view's anchor at a point of the layout's bounds, with the size it takes for a proposal.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      container.placements[index] = LayoutPlacement(
        position: position, anchor: anchor, proposal: proposal)
    }
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.container === b.container && a.index == b.index
  }
}

/// Where a layout puts a subview.
struct LayoutPlacement: Sendable {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize

  /// The box of a subview that has this size.
  func frame(of size: CGSize) -> CGRect {
    CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}

/// What subviews ask their questions of.
@MainActor protocol LayoutContainer: AnyObject {
  var node: _ViewNode { get }
  var placedChildren: [Element] { get }
  var placements: [Int: LayoutPlacement] { get set }
  /// Whether the layout has placed the elements itself.
  var placesElements: Bool { get set }
}

/// Gives a value to the layout around a view.
public struct _LayoutValueModifier<Key: LayoutValueKey>: PrimitiveModifier {
  let value: Key.Value

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      LayoutValueElement(
        node: node, content: content, key: ObjectIdentifier(Key.self),
        value: node.view.modifier.value)
    } update: { element, modifier in
      element.value = modifier.value
      element.host.graph.setNeedsLayout()
    }
  }
}

@MainActor private final class LayoutValueElement: WrapperElement {
  private let key: ObjectIdentifier
  var value: Any

  init(node: _ViewNode, content: Element, key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
    super.init(node: node, content: content)
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == self.key ? value : super.layoutValue(for: key)
  }
}

extension View {
  /// Gives a value to the layout around this view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
