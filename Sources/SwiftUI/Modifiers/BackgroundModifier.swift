import Foundation
public import Geometry
import ViewGraph

extension View {
  /// Puts views behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), alignment: alignment, role: .behind))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(layer: background, alignment: alignment, role: .behind))
  }

  /// Fills this view's frame with a style, behind it; where the frame ends at what the container keeps clear, the style
  /// reaches into that.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayerModifier(
        layer: _ShapeView(shape: Rectangle(), style: style)
          .modifier(_SafeAreaIgnoringModifier(regions: .all, edges: edges)),
        alignment: .center, role: .behind))
  }

  /// Fills a shape as large as this view with a style, behind it.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        role: .behind))
  }

  /// Fills a shape as large as this view with the background style, behind it.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills this view's frame with the background style, behind it.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Puts views in front of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), alignment: alignment, role: .inFront))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(layer: overlay, alignment: alignment, role: .inFront))
  }

  /// Fills this view's frame with a style, in front of it; where the frame ends at what the container keeps clear, the style
  /// reaches into that.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayerModifier(
        layer: _ShapeView(shape: Rectangle(), style: style)
          .modifier(_SafeAreaIgnoringModifier(regions: .all, edges: edges)),
        alignment: .center, role: .inFront))
  }

  /// Fills a shape as large as this view with a style, in front of it.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        role: .inFront))
  }

  /// Shows only what lies where `mask`, as large as this view, is opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_LayerModifier(layer: mask(), alignment: alignment, role: .mask))
  }

  /// Shows only what lies where `mask`, as large as this view, is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_LayerModifier(layer: mask, alignment: .center, role: .mask))
  }
}
