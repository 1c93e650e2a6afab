public import Motion
import ViewGraph

/// A change that is applied to a view and gives another.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a view with this modifier.
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("modified content is drawn by the library") }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    Modifier._makeNode(view, inputs: inputs)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier whose node the library makes itself.
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is applied by the library and has no body")
  }
}

/// The view a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PlaceholderView {
  let source: ContentSource

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    PlaceholderNode(view, inputs: inputs)
  }
}

/// The view that a closure of modifiers is applied to.
public struct PlaceholderContentView<Value>: PlaceholderView {
  let source: ContentSource

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    PlaceholderNode(view, inputs: inputs)
  }
}

/// A view that stands for another.
@MainActor protocol PlaceholderView: PrimitiveView {
  var source: ContentSource { get }
}

/// Makes and updates the content that placeholders in a modifier's body stand for.
@MainActor final class ContentSource {
  private let makeNode: (_ViewInputs) -> _ViewNode
  private let updateNode: (_ViewNode, EnvironmentValues) -> Void
  /// The transaction scope of the content, where it differs from the placeholder's.
  let scope: ContentScope

  enum ContentScope {
    case placeholder
    /// Content of a closure of modifiers, which is not in it.
    case outside(ModifierClosure, _ViewInputs)
  }

  init(
    scope: ContentScope = .placeholder, make: @escaping (_ViewInputs) -> _ViewNode,
    update: @escaping (_ViewNode, EnvironmentValues) -> Void
  ) {
    self.scope = scope
    makeNode = make
    updateNode = update
  }

  func make(_ inputs: _ViewInputs) -> _ViewNode {
    var inputs = inputs
    if case .outside(let closure, let outer) = scope {
      inputs.scope = outer.scope
      inputs.closure = outer.closure
      inputs.surroundingClosure = closure
    }
    return makeNode(inputs)
  }

  func update(_ node: _ViewNode, environment: EnvironmentValues) { updateNode(node, environment) }

  // MARK: Placeholders

  private struct WeakPlaceholder { weak var node: (any Placeholder)? }
  private var placeholders: [WeakPlaceholder] = []

  func add(_ placeholder: any Placeholder) {
    placeholders.removeAll { $0.node == nil }
    placeholders.append(WeakPlaceholder(node: placeholder))
  }

  /// The content is another: brings it to every place where the body shows it.
  func contentChanged() {
    for placeholder in placeholders { placeholder.node?.updateContent() }
  }
}

@MainActor protocol Placeholder: AnyObject {
  func updateContent()
}

@MainActor private final class PlaceholderNode<V: PlaceholderView>: ViewNode<V>, Placeholder {
  private var child: _ViewNode?
  private var updatedIn: UInt64 = 0

  override init(_ view: V, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    child = view.source.make(inputs.with(parent: self))
    updatedIn = host.graph.passNumber
    view.source.add(self)
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func viewChanged(from old: V) { updateContent() }

  func updateContent() {
    guard isAlive, updatedIn != host.graph.passNumber, let child else { return }
    updatedIn = host.graph.passNumber
    view.source.update(child, environment: environment)
  }
}

extension ViewModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ModifierBodyNode(view, inputs: inputs)
  }
}

/// The node of a modifier with a body: a view whose body is the modifier's.
@MainActor
class ModifierBodyNode<C: View, M: ViewModifier>: ViewNode<
  ModifiedContent<C, M>
>
{
  private var child: Child<ModifierBody<M>>?

  private let contentScope: ContentSource.ContentScope

  init(
    _ view: ModifiedContent<C, M>, inputs: _ViewInputs,
    contentScope: ContentSource.ContentScope = .placeholder
  ) {
    self.contentScope = contentScope
    super.init(view, inputs: inputs)
    child = Child(modifierBody, inputs: inputs.with(parent: self))
  }

  @available(*, unavailable, message: "this node is made with more than its view")
  override init(_ view: ModifiedContent<C, M>, inputs: _ViewInputs) {
    preconditionFailure("this node is made with more than its view")
  }

  private lazy var source = ContentSource(scope: contentScope) { [unowned self] inputs in
    var inputs = inputs
    inputs.mover = self.inputs.mover
    return Child(view.content, inputs: inputs).node
  } update: { [unowned self] node, environment in
    unsafeDowncast(node, to: ViewNode<C>.self).update(view.content, environment: environment)
  }

  private var modifierBody: ModifierBody<M> {
    ModifierBody(modifier: view.modifier, source: source)
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override func viewChanged(from old: ModifiedContent<C, M>) {
    child?.update(modifierBody, environment: environment)
    source.contentChanged()
  }
}

/// A modifier as a view: its stored properties are connected like a view's, and it may be animatable.
nonisolated private struct ModifierBody<M: ViewModifier>: View, UnnamedInPaths {
  var modifier: M
  let source: ContentSource

  @MainActor var body: M.Body { modifier.body(content: _ViewModifier_Content(source: source)) }
}

extension ModifierBody: PropertyHolder {
  static var held: String { "modifier" }
}

extension ModifierBody: Animatable where M: Animatable {
  var animatableData: M.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

extension ModifierBody: NamedAnimatable where M: Animatable {
  var attributeKind: AttributeKind { AttributeKind("modifier", dataOf: modifier) }
}

/// A modifier whose data are interpolated; a modifier that is `Animatable` is the same.
@available(
  iOS, introduced: 13.0, deprecated: 15.0, message: "use Animatable directly"
)
public protocol AnimatableModifier: Animatable, ViewModifier {}
