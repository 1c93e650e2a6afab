package import Foundation

/// Colours spread over a net of curves: a colour at each crossing, blended inside each patch between four.
///
/// A patch is spanned by its four edges, which are cubic curves (a Coons patch). Where patches lie on one another, the one
/// further down, and in a row further on, is seen.
package struct MeshGradientPaint: Hashable, Sendable {
  /// A crossing of the net, with its colour and the control points of the curves that begin there.
  package struct Vertex: Hashable, Sendable {
    /// Where it lies, in the coordinates of the item.
    package var position: CGPoint
    /// Control point of the curve to the vertex before it in its row.
    package var leading: CGPoint
    /// Control point of the curve to the vertex above it.
    package var top: CGPoint
    /// Control point of the curve to the vertex behind it in its row.
    package var trailing: CGPoint
    /// Control point of the curve to the vertex below it.
    package var bottom: CGPoint
    /// The colour there.
    package var color: PaintColor

    /// A vertex from its place, control points and colour.
    package init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint,
      color: PaintColor
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }

  /// Number of vertices in a row.
  package var columns: Int
  /// Row after row; with fewer than two rows or columns there is only the background.
  package var vertices: [Vertex]
  /// The colour outside of all patches.
  package var background: PaintColor
  /// Whether colours run smoothly from patch to patch, instead of bilinearly in each.
  package var smoothsColors: Bool
  /// The space in which colours between vertices are computed.
  package var interpolation: GradientInterpolation

  /// A net of whole rows.
  package init(
    columns: Int, vertices: [Vertex], background: PaintColor, smoothsColors: Bool = true,
    interpolation: GradientInterpolation = .oklab
  ) {
    precondition(
      columns > 0 && vertices.count % columns == 0,
      "\(vertices.count) vertices are no whole rows of \(columns)")
    self.columns = columns
    self.vertices = vertices
    self.background = background
    self.smoothsColors = smoothsColors
    self.interpolation = interpolation
  }

  /// Number of rows of vertices.
  package var rows: Int { vertices.count / columns }
}
