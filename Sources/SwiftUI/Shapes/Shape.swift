public import Foundation
public import Geometry
public import Motion
import ViewGraph

/// A figure that fills the frame it is given.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline within `rect`, in points; y grows downward.
  func path(in rect: CGRect) -> Path

  /// The size the shape takes for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What the shape is for: an area, a line, or what lies between others.
  static var role: ShapeRole { get }
}

/// What a shape is for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

extension Shape {
  public static var role: ShapeRole { .fill }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    // A shape as a view is the shape filled with the foreground style; its data animate there, at the leaf.
    LeafNode(view, inputs: inputs) { node in
      ShapeElement(
        node: node, shape: view, style: ForegroundStyle()._resolve(in: node.environment),
        fillStyle: FillStyle())
    } update: { element, view in
      element.update(view, style: ForegroundStyle()._resolve(in: element.node.environment))
    }
  }
}

/// A shape that can shrink or grow on all sides.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    LeafNode(view, inputs: inputs) { node in
      ShapeElement(
        node: node, shape: view.shape, style: view.style._resolve(in: node.environment),
        fillStyle: view.fillStyle)
    } update: { element, view in
      element.fillStyle = view.fillStyle
      element.update(view.shape, style: view.style._resolve(in: element.node.environment))
    }
  }
}

extension Shape {
  /// Fills the shape with a style.
  @MainActor public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style.
  @MainActor public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws a line along the outline, half of it outside.
  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws a line of the given width along the outline, half of it outside.
  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The outline of a line along the shape's.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  /// The outline of a line of the given width along the shape's.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the outline between two fractions of its length, from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<
    Self
  > {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}

extension InsettableShape {
  /// Draws a line inside the outline.
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws a line of the given width inside the outline.
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
