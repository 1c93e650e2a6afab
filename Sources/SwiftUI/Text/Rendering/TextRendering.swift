import DrawingModel
import Foundation
import Geometry
import Motion
import ViewGraph

/// A renderer where it was attached, as the texts inside see it.
@MainActor protocol TextRendering: AnyObject {
  /// Takes a text that is to be drawn anew when the renderer is another.
  func add(_ element: TextElement)
  /// What the renderer draws of a text whose box lies in `frame`.
  func items(of layout: Text.Layout, in frame: CGRect, source: CanvasSource) -> [DisplayItem]
  /// The size of a text's box.
  func size(in proposal: ProposedViewSize, of text: TextProxy) -> CGSize
}

/// A renderer of one type, whose data are an animated attribute at its own place.
@MainActor
private final class AttachedRenderer<R: TextRenderer>: TextRendering, AnimatedAttributeOwner {
  private struct WeakElement { weak var element: TextElement? }

  private var renderer: R
  private let data: AnimatedAttribute<R.AnimatableData>
  private var elements: [WeakElement] = []

  init(_ renderer: R, host: SceneHost) {
    self.renderer = renderer
    data = AnimatedAttribute(
      renderer.animatableData, as: AttributeKind("textRenderer", dataOf: renderer),
      host: host.graph)
    data.owner = self
  }

  func update(_ new: R, transaction: Transaction, environment: EnvironmentValues) {
    renderer = new
    data.set(new.animatableData, transaction: transaction, environment: environment)
    for text in elements { text.element?.rendererChanged() }
  }

  func attributeChanged() {
    for text in elements { text.element?.attributeChanged() }
  }

  func remove() { data.remove() }

  func add(_ element: TextElement) {
    elements.removeAll { $0.element == nil }
    elements.append(WeakElement(element: element))
  }

  func items(of layout: Text.Layout, in frame: CGRect, source: CanvasSource) -> [DisplayItem] {
    var presented = renderer
    if data.isAnimating { presented.animatableData = data.presented }
    let padding = presented.displayPadding
    let bounds = CGRect(
      x: -padding.leading, y: -padding.top,
      width: frame.width + padding.leading + padding.trailing,
      height: frame.height + padding.top + padding.bottom)
    let surface = CanvasSurface(source)
    var context = GraphicsContext(surface, bounds: bounds)
    presented.draw(layout: layout, in: &context)
    return [
      .pushTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)),
      .pushClip(Path(bounds), evenOdd: false),
    ] + surface.picture + [.pop, .pop]
  }

  func size(in proposal: ProposedViewSize, of text: TextProxy) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: text)
  }
}

/// Lets a renderer draw the text inside.
public struct _TextRendererModifier<R: TextRenderer>: PrimitiveModifier {
  let renderer: R

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    TextRendererNode(drawing: view, inputs: inputs)
  }
}

@MainActor
private final class TextRendererNode<C: View, R: TextRenderer>: PassthroughNode<
  ModifiedContent<C, _TextRendererModifier<R>>, C
>
{
  private let attached: AttachedRenderer<R>

  init(drawing view: ModifiedContent<C, _TextRendererModifier<R>>, inputs: _ViewInputs) {
    attached = AttachedRenderer(view.modifier.renderer, host: inputs.host)
    super.init(view, content: \.content, inputs: inputs)
  }

  override var contentEnvironment: EnvironmentValues {
    var changed = environment
    changed.textRendering = TextRenderingReference(rendering: attached)
    return changed
  }

  override func viewChanged(from old: ModifiedContent<C, _TextRendererModifier<R>>) {
    attached.update(
      view.modifier.renderer, transaction: transaction, environment: environment)
    super.viewChanged(from: old)
  }

  override func remove() {
    attached.remove()
    super.remove()
  }
}

/// A renderer by its identity.
struct TextRenderingReference: Equatable {
  let rendering: any TextRendering

  static func == (first: Self, second: Self) -> Bool { first.rendering === second.rendering }
}

extension _ViewNode {
  /// What draws text here: what the environment says, or what the nearest transition around it has brought.
  var textRendering: (any TextRendering)? {
    let own = environment.textRendering
    guard host.offersTextRendering else { return own?.rendering }
    var child: _ViewNode = self
    var node = parent
    while let current = node {
      // A renderer inside of the transition's content is nearer than the transition's.
      guard current.environment.textRendering == own else { break }
      if let offered = current.offeredRendering(to: child) { return offered }
      child = current
      node = current.parent
    }
    return own?.rendering
  }
}

private struct TextRenderingKey: EnvironmentKey {
  static var defaultValue: TextRenderingReference? { nil }
}

extension EnvironmentValues {
  /// What draws text; nil for the library itself.
  var textRendering: TextRenderingReference? {
    get { self[TextRenderingKey.self] }
    set { self[TextRenderingKey.self] = newValue }
  }
}

extension View {
  /// Lets a renderer draw the text inside.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}
