import Foundation
import ViewGraph

/// Shows a view over the whole scene.
struct PresentationModifier<Layer: View>: PrimitiveModifier {
  let isPresented: Bool
  /// Whether what lies below cannot be touched meanwhile.
  let isModal: Bool
  let layer: Layer

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { PresentationNode(view, content: \.content, inputs: inputs) }
}

/// Keeps the layer's nodes; its elements lie on the canvas.
@MainActor
private final class PresentationNode<C: View, Layer: View>: PassthroughNode<
  ModifiedContent<C, PresentationModifier<Layer>>, C
>
{
  private var child: Child<Layer>?
  private var layer: CanvasLayer?

  override func willMakeContent() {
    noteActor()
    var inside = inputs.with(parent: self, environment: layerEnvironment)
    inside.transitionTrait = nil
    inside.stackAxis = nil
    inside.scroll = nil
    inside.scrollObservers = []
    // Nothing outside hears of what is said on another layer.
    inside.isPreferenceObserved = false
    child = Child(view.modifier.layer, inputs: inside)
    let layer = CanvasLayer(node: self) { [unowned self] in child?.node.elements ?? [] }
    self.layer = layer
    present()
  }

  private func present() {
    guard let layer else { return }
    if view.modifier.isPresented, !layer.isModal || !host.layers.contains(where: { $0 === layer }) {
      host.raise(layer)
    }
    layer.isModal = view.modifier.isPresented && view.modifier.isModal
  }

  /// The layer is no part of the container that the view is in.
  private var layerEnvironment: EnvironmentValues {
    var inside = environment
    inside.listRow = nil
    inside.navigationController = nil
    inside.navigationLevel = 0
    inside.scrollSettings = ScrollSettings()
    inside.scrollPositionLink = nil
    return inside
  }

  override var childNodes: [_ViewNode] { super.childNodes + (child.map { [$0.node] } ?? []) }

  override var preferenceNodes: [_ViewNode] { super.childNodes }

  override func makeElements() -> [Element] { super.childNodes.flatMap(\.elements) }

  override func viewChanged(from old: ModifiedContent<C, PresentationModifier<Layer>>) {
    if isActing { present() }
    child?.update(view.modifier.layer, environment: layerEnvironment)
    super.viewChanged(from: old)
  }

  override func remove() {
    if let layer { host.lower(layer) }
    super.remove()
    host.setNeedsDisplayListRebuild()
  }
}
