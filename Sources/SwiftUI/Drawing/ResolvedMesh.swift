import DrawingModel
import Foundation
import Motion

/// A mesh gradient with nothing left to resolve but the box it is spread in.
struct ResolvedMesh: Equatable {
  struct Vertex: Equatable {
    /// Position, and the control points toward leading, top, trailing and bottom, as fractions of the box.
    var points: [SIMD2<Double>]
    var color: PaintColor

    init(_ point: MeshGradient.BezierPoint, _ color: PaintColor) {
      points = [
        point.position, point.leadingControlPoint, point.topControlPoint,
        point.trailingControlPoint, point.bottomControlPoint,
      ].map { SIMD2<Double>($0) }
      self.color = color
    }
  }

  var columns: Int
  var vertices: [Vertex]
  var background: PaintColor
  var smoothsColors: Bool
  var interpolation: GradientInterpolation

  func paint(in box: CGRect) -> Paint {
    func point(_ unit: SIMD2<Double>) -> CGPoint {
      CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
    }
    let vertices = vertices.map { vertex in
      MeshGradientPaint.Vertex(
        position: point(vertex.points[0]), leading: point(vertex.points[1]),
        top: point(vertex.points[2]), trailing: point(vertex.points[3]),
        bottom: point(vertex.points[4]), color: vertex.color)
    }
    return .meshGradient(
      MeshGradientPaint(
        columns: columns, vertices: vertices, background: background,
        smoothsColors: smoothsColors, interpolation: interpolation))
  }

  // MARK: - As a vector

  /// Whether both have the same rows and columns, so that one can change into the other.
  func matches(_ other: Self) -> Bool {
    columns == other.columns && vertices.count == other.vertices.count
  }

  /// Ten coordinates ×128 and a colour for each vertex, and the background.
  var vector: NumberVector {
    var numbers: [Double] = []
    func add(_ color: PaintColor) {
      let color = ColorVector(color)
      numbers += [color.l, color.m, color.s, color.opacity]
    }
    for vertex in vertices {
      for point in vertex.points {
        numbers += [point.x * animatableUnit, point.y * animatableUnit]
      }
      add(vertex.color)
    }
    add(background)
    return NumberVector(numbers: numbers)
  }

  /// This mesh with the places and colours that a vector of its own length stands for.
  func with(_ vector: NumberVector) -> Self {
    var result = self
    var numbers = vector.numbers[...]
    func color() -> PaintColor {
      let parts = numbers.prefix(4).map { $0 }
      numbers = numbers.dropFirst(4)
      var color = ColorVector()
      (color.l, color.m, color.s, color.opacity) = (parts[0], parts[1], parts[2], parts[3])
      return color.color
    }
    for index in result.vertices.indices {
      for point in result.vertices[index].points.indices {
        let pair = numbers.prefix(2).map { $0 / animatableUnit }
        result.vertices[index].points[point] = SIMD2(pair[0], pair[1])
        numbers = numbers.dropFirst(2)
      }
      result.vertices[index].color = color()
    }
    result.background = color()
    return result
  }
}
