import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// Where a view can be touched, instead of where it draws something.
public struct _ContentShapeModifier<ContentShape: Shape>: PrimitiveModifier {
  public var shape: ContentShape
  public var eoFill: Bool

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      ContentShapeElement(node: node, content: content, modifier: node.view.modifier)
    } update: { element, modifier in
      element.modifier = modifier
    }
  }
}

@MainActor private final class ContentShapeElement<S: Shape>: TouchableElement {
  var modifier: _ContentShapeModifier<S>

  init(node: _ViewNode, content: Element, modifier: _ContentShapeModifier<S>) {
    self.modifier = modifier
    super.init(node: node, content: content)
  }

  override func hit(_ point: CGPoint) -> Hit? {
    let frame = presentedFrame
    let path = modifier.shape.path(in: CGRect(origin: .zero, size: frame.size))
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    guard path.contains(local, eoFill: modifier.eoFill) else { return nil }
    return super.hit(point) ?? Hit(self)
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches and accessibility.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The highlight under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Whether touches find a view.
public struct _AllowsHitTestingModifier: PrimitiveModifier, Equatable {
  public var allowsHitTesting: Bool

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      HitTestingElement(
        node: node, content: content, isAllowed: node.view.modifier.allowsHitTesting)
    } update: { element, modifier in
      element.isAllowed = modifier.allowsHitTesting
    }
  }
}

@MainActor private final class HitTestingElement: WrapperElement {
  var isAllowed: Bool

  init(node: _ViewNode, content: Element, isAllowed: Bool) {
    self.isAllowed = isAllowed
    super.init(node: node, content: content)
  }

  override func hit(_ point: CGPoint) -> Hit? { isAllowed ? super.hit(point) : nil }
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls and gestures respond to touches.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Says where this view can be touched.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Says where this view can be touched, where `kinds` speak of touches.
  public func contentShape<S: Shape>(
    _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeForKinds(
        shape: shape, eoFill: eoFill, isForTouches: kinds.contains(.interaction)))
  }

  /// Says whether touches find this view and what it contains.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }

  /// Makes controls and gestures inside respond to touches no more.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

private struct ContentShapeForKinds<S: Shape>: ViewModifier {
  let shape: S
  let eoFill: Bool
  let isForTouches: Bool

  func body(content: Content) -> some View {
    if isForTouches {
      content.contentShape(shape, eoFill: eoFill)
    } else {
      content
    }
  }
}
