public import Foundation
public import Geometry

/// A view that draws a shape, and can draw the same shape once more in front.
@MainActor public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape that is drawn.
  var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A drawing of a shape in front of another view.
@MainActor protocol LayeredShapeView: ShapeView {
  associatedtype FrontShape: Shape
  associatedtype Style: ShapeStyle
  associatedtype Background: View
  var front: _ShapeView<FrontShape, Style> { get }
  var background: Background { get }
}

extension LayeredShapeView {
  /// Whether there is more than the drawing of the shape.
  nonisolated static var isLayered: Bool { Background.self != EmptyView.self }

  static func node(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    if isLayered { return BodyNode(view, inputs: inputs) }
    return LeafNode(view, inputs: inputs) { node -> ShapeElement<FrontShape> in
      let front = view.front
      return ShapeElement(
        node: node, shape: front.shape, style: front.style._resolve(in: node.environment),
        fillStyle: front.fillStyle)
    } update: { element, view in
      let front = view.front
      element.fillStyle = front.fillStyle
      element.update(front.shape, style: front.style._resolve(in: element.node.environment))
    }
  }

  var layers: ModifiedContent<_ShapeView<FrontShape, Style>, _LayerModifier<Background>> {
    front.modifier(_LayerModifier(layer: background, alignment: .center, role: .behind))
  }
}

/// A shape that is filled, in front of another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public var body: some View { layers }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    node(view, inputs: inputs)
  }
}

extension FillShapeView: LayeredShapeView {
  var front: _ShapeView<Content, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
}

/// A line along a shape's outline, half of it outside, in front of another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View { layers }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    node(view, inputs: inputs)
  }
}

extension StrokeShapeView: LayeredShapeView {
  var front: _ShapeView<_StrokedShape<Content>, Style> {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

/// A line inside a shape's outline, in front of another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View { layers }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    node(view, inputs: inputs)
  }
}

extension StrokeBorderShapeView: LayeredShapeView {
  var front: _ShapeView<_StrokedShape<Content.InsetShape>, Style> {
    _ShapeView(
      shape: _StrokedShape(
        shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle),
      style: style, fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

extension ShapeView {
  /// Fills the same shape once more, in front.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws a line along the same shape's outline, in front.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws a line of the given width along the same shape's outline, in front.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the same shape's outline, in front.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws a line of the given width inside the same shape's outline, in front.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
