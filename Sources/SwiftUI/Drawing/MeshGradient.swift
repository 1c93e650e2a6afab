import DrawingModel
import Foundation
public import ViewGraph

/// Colours spread over a net of rows and columns.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A crossing of the net with the control points of the curves that begin there.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the crossings lie, row after row, from 0 to 1 of the width and height.
  public enum Locations: Equatable, Sendable {
    /// Control points are found from the neighbours.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the crossings, row after row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// Crossings in a row.
  public var width: Int
  /// Crossings in a column.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// The colour outside of the net.
  public var background: Color
  /// Whether colours run smoothly through crossings.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// A net without as many places and colours as it has crossings is all background.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let paints =
      switch colors {
      case .colors(let colors): colors.map { $0.paint(in: environment) }
      case .resolvedColors(let colors): colors.map(\.paint)
      }
    let points =
      switch locations {
      case .points(let points): MeshPoints(points, columns: width).curved
      case .bezierPoints(let points): points
      }
    var mesh = ResolvedMesh(
      columns: max(1, width), vertices: [], background: background.paint(in: environment),
      smoothsColors: smoothsColors, interpolation: colorSpace.interpolation)
    if width > 1, height > 1, points.count == width * height, paints.count == points.count {
      mesh.vertices = zip(points, paints).map { ResolvedMesh.Vertex($0, $1) }
    }
    return _ResolvedStyle(kind: .mesh(mesh))
  }
}

/// The crossings of a net without control points.
private struct MeshPoints {
  let points: [SIMD2<Float>]
  let columns: Int

  init(_ points: [SIMD2<Float>], columns: Int) {
    self.points = points
    self.columns = columns
  }

  /// The crossings with control points of smooth curves: at each one a curve goes in the direction from its neighbour on one
  /// side to that on the other (Catmull and Rom), at an end toward the only neighbour.
  var curved: [MeshGradient.BezierPoint] {
    guard columns > 0, points.count % columns == 0 else { return [] }
    return points.indices.map { index in
      let column = index % columns
      let here = points[index]
      let left = column > 0 ? points[index - 1] : nil
      let right = column < columns - 1 ? points[index + 1] : nil
      let above = index >= columns ? points[index - columns] : nil
      let below = index + columns < points.count ? points[index + columns] : nil
      func third(_ former: SIMD2<Float>?, _ next: SIMD2<Float>?) -> SIMD2<Float> {
        switch (former, next) {
        case (let former?, let next?): (next - former) / 6
        case (let former?, nil): (here - former) / 3
        case (nil, let next?): (next - here) / 3
        case (nil, nil): .zero
        }
      }
      let (across, down) = (third(left, right), third(above, below))
      return MeshGradient.BezierPoint(
        position: here, leadingControlPoint: here - across, topControlPoint: here - down,
        trailingControlPoint: here + across, bottomControlPoint: here + down)
    }
  }
}
