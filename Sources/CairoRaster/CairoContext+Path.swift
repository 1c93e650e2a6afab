internal import CCairo
internal import DrawingModel
internal import Foundation
internal import Geometry

extension CairoContext {
  /// Farthest a point may lie from the origin, in units of the surface; Cairo's numbers wrap at 8.4 million.
  private static let farthest = 4e6

  /// Whether a pen can be drawn through a transform; Cairo cannot use one flattened to a line.
  static func canDrawPen(_ transform: CGAffineTransform) -> Bool {
    let stretch = transform.largestStretch
    return stretch.isFinite && transform.isFinite && stretch > 1e-9
      && transform.determinant.magnitude > 1e-9 * stretch * stretch
  }

  /// Makes a transform Cairo's, which then shapes pens and patterns.
  func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
    cairo_set_matrix(pointer, &matrix)
  }

  /// Sets how lines are drawn; the matrix is the pen's until it is set to another.
  func setPen(_ style: StrokeStyle, _ transform: CGAffineTransform) {
    let cairo = pointer
    let width = Double(style.lineWidth)
    let stretch = transform.largestStretch
    // The path is in the surface's units already; the matrix shapes only the pen.
    setMatrix(transform)
    cairo_set_line_width(cairo, min(width, Self.farthest / 4 / stretch))
    cairo_set_miter_limit(cairo, style.usableMiterLimit)
    let cap =
      switch style.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(cairo, cap)
    let join =
      switch style.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(cairo, join)
    let dash = Self.usableDash(style, stretch: stretch)
    let phase = style.dashPhase.isFinite ? Double(style.dashPhase) : 0
    cairo_set_dash(cairo, dash, Int32(dash.count), phase)
  }

  /// The dash pattern as it is drawn; empty, for a solid line, where the pattern has a negative
  /// length, no length at all, or repeats within a fiftieth of a pixel.
  private static func usableDash(_ style: StrokeStyle, stretch: Double) -> [Double] {
    let dash = style.dash.map { Double($0) }
    let total = dash.reduce(0, +)
    guard total.isFinite, dash.allSatisfy({ $0 >= 0 }), total * stretch > 0.02 else { return [] }
    return dash
  }

  /// Makes `path` the current path, in the surface's units; false, with no path, when it has a number that is
  /// not finite.
  func setPath(_ path: Path, _ transform: CGAffineTransform) -> Bool {
    let cairo = pointer
    cairo_new_path(cairo)
    let (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    let (tx, ty) = (Double(transform.tx), Double(transform.ty))
    var isFinite = true
    func device(_ point: CGPoint) -> (Double, Double) {
      let x = a * Double(point.x) + c * Double(point.y) + tx
      let y = b * Double(point.x) + d * Double(point.y) + ty
      if !x.isFinite || !y.isFinite { isFinite = false }
      return (
        min(max(x, -Self.farthest), Self.farthest), min(max(y, -Self.farthest), Self.farthest)
      )
    }
    var current = (0.0, 0.0)
    var start = (0.0, 0.0)
    for element in path.elements {
      switch element {
      case .move(let end):
        current = device(end)
        start = current
        cairo_move_to(cairo, current.0, current.1)
      case .line(let end):
        current = device(end)
        cairo_line_to(cairo, current.0, current.1)
      case .quadCurve(let end, let control):
        // The same curve as a cubic: each handle reaches two thirds of the way to the control.
        let (q, p) = (device(control), device(end))
        cairo_curve_to(
          cairo,
          current.0 + (q.0 - current.0) * 2 / 3, current.1 + (q.1 - current.1) * 2 / 3,
          p.0 + (q.0 - p.0) * 2 / 3, p.1 + (q.1 - p.1) * 2 / 3, p.0, p.1)
        current = p
      case .curve(let end, let control1, let control2):
        let (p1, p2) = (device(control1), device(control2))
        current = device(end)
        cairo_curve_to(cairo, p1.0, p1.1, p2.0, p2.1, current.0, current.1)
      case .closeSubpath:
        cairo_close_path(cairo)
        current = start
      }
    }
    if !isFinite { cairo_new_path(cairo) }
    return isFinite
  }
}
