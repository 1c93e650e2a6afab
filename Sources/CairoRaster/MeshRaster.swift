internal import DrawingModel
internal import Foundation
internal import Geometry

/// Draws the colours of a mesh gradient: its patches are cut into small triangles that share their corners.
///
/// Corners lie on a grid of 1/256 px and triangles own their left and upper edges, so neighbours neither overlap nor
/// leave a gap. Colours are exact at corners, at most six pixels apart in patches of up to 1500, and linear between.
struct MeshRaster {
  /// A corner of triangles: its place in 1/256 px, and premultiplied red, green, blue and opacity from 0 to 255.
  private struct Corner {
    var x: Int
    var y: Int
    var color: SIMD4<Double>
  }

  private let background: UInt32
  /// Corners in a row; rows lie one after another.
  private var columns = 0
  private var corners: [Corner] = []

  /// Pixels that a triangle's side spans in a large patch.
  private static let pixelsPerSide = 6.0
  /// Sides along a patch's edge: two a pixel up to the first number, and never more than the second.
  private static let (fewestSides, mostSides) = (64, 256)

  /// The corners of a mesh whose coordinates are taken to pixels by `transform`; nil when a number is not finite.
  init?(_ mesh: MeshGradientPaint, transform: CGAffineTransform, opacity: Double) {
    var back = mesh.background
    back.opacity = min(max(back.opacity, 0), 1) * opacity
    let patches = MeshPatches(mesh, transform: transform)
    guard back.isFinite, patches.isFinite else { return nil }
    background = back.premultipliedPixel
    guard mesh.columns > 1, mesh.rows > 1 else { return }

    // Patches above one another are cut alike, and so are those beside one another.
    func steps(_ length: Double) -> Int {
      let length = min(length, 1e6).rounded(.up)
      let sides = max(length / Self.pixelsPerSide, min(2 * length, Double(Self.fewestSides)), 1)
      return min(Int(sides), Self.mostSides)
    }
    let across = (0..<mesh.columns - 1).map { column in
      steps((0..<mesh.rows).map { patches.length(rightOf: column, $0) }.max() ?? 0)
    }
    let down = (0..<mesh.rows - 1).map { row in
      steps((0..<mesh.columns).map { patches.length(below: $0, row) }.max() ?? 0)
    }
    let xs = Self.parameters(across)
    let ys = Self.parameters(down)
    columns = xs.count
    corners.reserveCapacity(xs.count * ys.count)
    for (row, v) in ys {
      for (column, u) in xs {
        let point = patches.point(column, row, u, v)
        var color = patches.color(column, row, u, v).color(in: mesh.interpolation)
        color.opacity = min(max(color.opacity, 0), 1) * opacity
        let scale = 255 * color.opacity
        func level(_ component: Double) -> Double { min(max(component, 0), 1) * scale }
        corners.append(
          Corner(
            x: Self.grid(point.x), y: Self.grid(point.y),
            color: SIMD4(level(color.red), level(color.green), level(color.blue), scale)))
      }
    }
  }

  /// The patch and the parameter inside it of each corner along an axis.
  private static func parameters(_ steps: [Int]) -> [(patch: Int, parameter: Double)] {
    var result: [(Int, Double)] = [(0, 0)]
    for (patch, count) in steps.enumerated() {
      for step in 1...count { result.append((patch, Double(step) / Double(count))) }
    }
    return result
  }

  private static func grid(_ coordinate: Double) -> Int {
    Int((min(max(coordinate, -1e6), 1e6) * 256).rounded())
  }

  // MARK: - Pixels

  /// Fills the pixels of a region, row after row.
  func draw(into words: UnsafeMutablePointer<UInt32>, _ region: PixelRect) {
    words.update(repeating: background, count: region.width * region.height)
    guard columns > 0 else { return }
    for row in 0..<corners.count / columns - 1 {
      for column in 0..<columns - 1 {
        let index = row * columns + column
        let (a, b) = (corners[index], corners[index + 1])
        let (c, d) = (corners[index + columns], corners[index + columns + 1])
        Self.draw(a, b, d, into: words, region)
        Self.draw(a, d, c, into: words, region)
      }
    }
  }

  /// Fills the pixels whose centres lie in a triangle.
  private static func draw(
    _ a: Corner, _ b: Corner, _ c: Corner, into words: UnsafeMutablePointer<UInt32>,
    _ region: PixelRect
  ) {
    /// Twice the area of the triangle p, q and (x, y), with its sign.
    func area(_ p: Corner, _ q: Corner, _ x: Int, _ y: Int) -> Int {
      (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)
    }
    var (b, c) = (b, c)
    var whole = area(a, b, c.x, c.y)
    if whole == 0 { return }
    if whole < 0 {
      swap(&b, &c)
      whole = -whole
    }
    let minX = max((min(a.x, b.x, c.x) - 128) >> 8, region.minX)
    let maxX = min((max(a.x, b.x, c.x) + 128) >> 8, region.maxX - 1)
    let minY = max((min(a.y, b.y, c.y) - 128) >> 8, region.minY)
    let maxY = min((max(a.y, b.y, c.y) + 128) >> 8, region.maxY - 1)
    guard minX <= maxX, minY <= maxY else { return }

    /// 0 for an edge that owns the points on it, and 1 for one that does not.
    func bias(_ p: Corner, _ q: Corner) -> Int {
      q.y < p.y || (q.y == p.y && q.x > p.x) ? 0 : 1
    }
    let biases = (bias(b, c), bias(c, a), bias(a, b))
    let (startX, startY) = (minX << 8 + 128, minY << 8 + 128)
    var row = (
      area(b, c, startX, startY), area(c, a, startX, startY), area(a, b, startX, startY)
    )
    let right = ((b.y - c.y) << 8, (c.y - a.y) << 8, (a.y - b.y) << 8)
    let below = ((c.x - b.x) << 8, (a.x - c.x) << 8, (b.x - a.x) << 8)
    let share = 1 / Double(whole)
    for y in minY...maxY {
      var (wa, wb, wc) = row
      var target = words + (y - region.minY) * region.width + minX - region.minX
      for _ in minX...maxX {
        if wa >= biases.0, wb >= biases.1, wc >= biases.2 {
          let sum = a.color * Double(wa) + b.color * Double(wb) + c.color * Double(wc)
          let color = sum * share + 0.5
          target.pointee =
            UInt32(color.w) << 24 | UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
        }
        target += 1
        wa += right.0
        wb += right.1
        wc += right.2
      }
      row.0 += below.0
      row.1 += below.1
      row.2 += below.2
    }
  }
}
