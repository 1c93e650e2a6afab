public import Foundation
import Geometry
import ViewGraph

/// A view that is drawn by a closure.
///
/// The closure draws anew when the canvas is evaluated, when its size is another and when a symbol inside it changes.
/// In a timeline, or an animatable view, it is called at every reference tick (1/120 s) whether a frame shows it or
/// not, so a closure that moves a model of its own on gives the same pictures whichever frames are drawn.
public struct Canvas<Symbols: View> {
  /// Views that the closure can draw, found by their tags.
  public var symbols: Symbols
  /// Draws the canvas, which has the given size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is black where nothing is drawn.
  public var isOpaque: Bool
  /// How colours are kept; every canvas is drawn in encoded sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may happen at another time; it never does.
  public var rendersAsynchronously: Bool

  /// A canvas with views that the closure can draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas without symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas: View, PrimitiveView {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    CanvasNode(view, inputs: inputs)
  }
}

/// The node of a canvas: its symbols are views below it that nothing but the canvas draws.
@MainActor private final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
  private var symbols: Child<Symbols>?
  private var element: CanvasElement?
  private var adoptsAnew = true

  override init(_ view: Canvas<Symbols>, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    let element = CanvasElement(node: self)
    self.element = element
    var inside = inputs.with(parent: self)
    inside.transitionTrait = nil
    inside.stackAxis = nil
    inside.canvas = element
    symbols = Child(view.symbols, inputs: inside)
    // A closure may move a model of its own on each time it draws.
    noteActor()
    redraw()
  }

  override var childNodes: [_ViewNode] { symbols.map { [$0.node] } ?? [] }

  override var isContainer: Bool { true }

  override func makeElements() -> [Element] { element.map { [$0] } ?? [] }

  override var ownElements: [Element] { element.map { [$0] } ?? [] }

  override func childElementsChanged() {
    adoptsAnew = true
    element?.symbolChanged()
  }

  override func prepareForLayout() {
    guard adoptsAnew, let element, let symbols else { return }
    adoptsAnew = false
    element.symbols = symbols.node.elements
  }

  override func viewChanged(from old: Canvas<Symbols>) {
    symbols?.update(view.symbols, environment: environment)
    redraw()
  }

  /// Something that the closure has read is another.
  override func evaluate() {
    markValid()
    redraw()
  }

  private func redraw() {
    element?.update(renderer: view.renderer, isOpaque: view.isOpaque)
  }
}
