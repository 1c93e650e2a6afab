public import Foundation
public import Geometry
import ViewGraph

/// Sizes and offset of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content that lies at the top-left corner of what is shown.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// Margins around the content.
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  /// What is shown of the content and its margins, in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What is shown within the margins.
  public var visibleRect: CGRect { bounds.outset(by: contentInsets.negated) }

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// An action when something about the scroll view inside changes.
public struct _ScrollGeometryActionModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ScrollGeometryNode(view, content: \.content, inputs: inputs) }
}

/// Looks at the first scroll view inside after each pass of an update in which that has changed.
@MainActor
private final class ScrollGeometryNode<C: View, Value: Equatable>: PassthroughNode<
  ModifiedContent<C, _ScrollGeometryActionModifier<Value>>, C
>, ScrollObserver
{
  private var current: Value?
  /// What the action was last told.
  private var told: Value?
  private var isAwaitingAction = false

  override func willMakeContent() {
    noteActor()
    host.clock.noteDistantActor()
  }

  override var contentInputs: _ViewInputs {
    var inputs = super.contentInputs
    inputs.scrollObservers.append(WeakScrollObserver(observer: self))
    return inputs
  }

  func scrolled(_ geometry: ScrollGeometry) {
    guard isActing, isAlive else { return }
    let value = view.modifier.transform(geometry)
    current = value
    guard value != told, !isAwaitingAction else { return }
    isAwaitingAction = true
    host.graph.addAction(.change) { [self] in tell() }
  }

  private func tell() {
    isAwaitingAction = false
    guard let current, current != told else { return }
    let old = told ?? current
    told = current
    view.modifier.action(old, current)
  }
}

/// An observer, as those inside keep it.
struct WeakScrollObserver { weak var observer: (any ScrollObserver)? }

/// Hears of the geometry of a scroll view inside.
@MainActor protocol ScrollObserver: AnyObject {
  func scrolled(_ geometry: ScrollGeometry)
}

extension View {
  /// Runs `action` with what `transform` makes of the geometry of the scroll view inside, when that is first known and
  /// whenever it is another; while the scroll view moves, at every 1/120 s.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryActionModifier(transform: transform, action: action))
  }
}
