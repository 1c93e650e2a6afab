import DrawingModel
import SwiftUI
import Testing
import ViewTesting

private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

@MainActor private func items(
  @ViewBuilder _ root: @escaping @MainActor () -> some View
) throws -> [DisplayItem] {
  let harness = try Harness(width: 100, height: 100, root)
  defer { harness.end() }
  return try harness.items(at: 0)
}

/// Red, green and blue of pixels of a picture at scale 1.
@MainActor private func colors(
  at points: [(Int, Int)], @ViewBuilder _ root: @escaping @MainActor () -> some View
) throws -> [[Int]] {
  let picture = try Harness.picture(width: 100, height: 100, root)
  return points.map { x, y in
    [16, 8, 0].map { Int(picture[x, y] >> UInt32($0) & 255) }
  }
}

@MainActor struct ShapeDrawingTests {
  // MARK: - Several drawings of one shape

  @Test func drawingsOfOneShapeLieOneInFrontOfAnother() throws {
    let drawn = try items {
      Rectangle().fill(Color(red: 1, green: 0, blue: 0))
        .stroke(Color(red: 0, green: 1, blue: 0), lineWidth: 4)
        .strokeBorder(Color(red: 0, green: 0, blue: 1), lineWidth: 2)
        .frame(width: 40, height: 40)
    }
    #expect(drawn.count == 3)
    guard case .fill(let area, .color(let first), _) = drawn[0],
      case .stroke(let line, .color(let second), let style) = drawn[1],
      case .stroke(let border, .color(let third), _) = drawn[2]
    else {
      Issue.record("not a fill and two lines: \(drawn)")
      return
    }
    #expect([first.red, second.green, third.blue] == [1, 1, 1])
    #expect(area == line)
    #expect(style.lineWidth == 4)
    #expect(border.boundingRect == area.boundingRect.insetBy(dx: 1, dy: 1))
  }

  @Test func theForegroundStyleFillsWhereNoneIsNamed() throws {
    let drawn = try items {
      Circle().stroke(.red).fill().foregroundStyle(Color(red: 0, green: 1, blue: 0))
        .frame(width: 40, height: 40)
    }
    guard case .fill(_, .color(let color), _) = drawn.last else {
      Issue.record("no fill: \(drawn)")
      return
    }
    #expect(color.green == 1)
  }

  // MARK: - Lines as shapes

  @Test func aStrokedShapesPathIsItsOutline() {
    let ring = Circle().stroke(lineWidth: 10).path(in: square)
    #expect(ring.boundingRect == CGRect(x: -5, y: -5, width: 50, height: 50))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)))
    #expect(ring.contains(CGPoint(x: 0, y: 20)))
  }

  @Test func aStrokedShapeClipsToTheLine() throws {
    let found = try colors(at: [(50, 50), (32, 50), (25, 50)]) {
      Color(red: 1, green: 0, blue: 0).clipShape(Circle().inset(by: 5).stroke(lineWidth: 10))
        .frame(width: 60, height: 60)
    }
    #expect(found == [[255, 255, 255], [255, 255, 255], [255, 0, 0]])
  }

  @Test func aLineOfALineIsDrawnAroundIt() throws {
    let found = try colors(at: [(50, 50), (50, 46), (50, 54), (50, 40)]) {
      Path { path in path.addLines([CGPoint(x: 10, y: 50), CGPoint(x: 90, y: 50)]) }
        .stroke(lineWidth: 8)
        .stroke(Color(red: 1, green: 0, blue: 0), lineWidth: 2)
    }
    #expect(found[0] == [255, 255, 255])
    #expect(found[1] == [255, 0, 0])
    #expect(found[2] == [255, 255, 255] || found[2] == [255, 0, 0])
    #expect(found[3] == [255, 255, 255])
  }

  @Test func anUnevenScaleStretchesALineUnevenly() throws {
    // 40 × 40 with a line of 4, twice as wide: 8 across vertical sides and 4 across horizontal ones.
    let found = try colors(at: [(7, 50), (13, 50), (16, 50), (50, 31), (50, 33)]) {
      Rectangle().stroke(lineWidth: 4).scale(x: 2, y: 1)
        .fill(Color(red: 1, green: 0, blue: 0))
        .frame(width: 40, height: 40)
    }
    #expect(found.map { $0 == [255, 0, 0] } == [true, true, false, true, false])
  }

  // MARK: - Combinations

  @Test func combinationsFollowTheFrame() {
    let moon = Circle().subtracting(Circle().offset(x: 20))
    let path = moon.path(in: square)
    #expect(path.contains(CGPoint(x: 5, y: 20)))
    #expect(!path.contains(CGPoint(x: 30, y: 20)))
    let wide = moon.path(in: CGRect(x: 0, y: 0, width: 80, height: 80))
    #expect(wide.contains(CGPoint(x: 10, y: 40)))
    #expect(
      Rectangle().union(Circle().offset(x: 20)).path(in: square).boundingRect
        == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(
      Rectangle().intersection(Rectangle().offset(x: 20)).path(in: square).boundingRect
        == CGRect(x: 20, y: 0, width: 20, height: 40))
    #expect(
      !Rectangle().symmetricDifference(Rectangle().size(width: 20, height: 40))
        .path(in: square).contains(CGPoint(x: 10, y: 10)))
    let line = Rectangle().lineIntersection(Rectangle().offset(x: 20)).path(in: square)
    #expect(line.boundingRect == CGRect(x: 20, y: 0, width: 20, height: 40))
    #expect(
      Rectangle().lineSubtraction(Rectangle().offset(x: 20)).path(in: square).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 40))
  }

  @Test func aCombinationMovesWithTheDataOfBothShapes() throws {
    struct Scene: View {
      @State private var isOpen = false
      var body: some View {
        Rectangle().intersection(Rectangle().offset(x: isOpen ? 20 : 0))
          .frame(width: 40, height: 40)
          .after(1) { withAnimation(.linear(duration: 1)) { isOpen = true } }
      }
    }
    try Harness.run {
      Scene()
    } _: { harness in
      expectNear(try harness.boxes(at: 0.5).first.map { Double($0.width) }, 40)
      expectNear(try harness.boxes(at: 1.5).first.map { Double($0.width) }, 30, within: 1e-6)
      expectNear(try harness.boxes(at: 2.5).first.map { Double($0.width) }, 20)
    }
  }

  @Test func aSizedShapeIsAttachedByItsAnchor() {
    let shape = Rectangle().size(width: 10, height: 20, anchor: .bottomTrailing)
    #expect(shape.path(in: square).boundingRect == CGRect(x: 30, y: 20, width: 10, height: 20))
    #expect(
      Rectangle().size(width: 10, height: 20).path(in: square).boundingRect
        == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  // MARK: - Dashes

  @Test func dashPhasesMove() throws {
    struct Scene: View {
      @State private var phase: CGFloat = 0
      var body: some View {
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: phase))
          .after(1) { withAnimation(.linear(duration: 1)) { phase = 20 } }
      }
    }
    try Harness.run {
      Scene()
    } _: { harness in
      @MainActor func phase(at time: Double) throws -> Double? {
        guard case .stroke(_, _, let style) = try harness.items(at: time).first else { return nil }
        return Double(style.dashPhase)
      }
      expectNear(try phase(at: 0.5), 0)
      expectNear(try phase(at: 1.25), 5, within: 1e-6)
      expectNear(try phase(at: 3), 20)
    }
  }

  // MARK: - Containers

  /// The radius at the top left corner of a path: how far along the top side its curve begins, over 1.528665.
  private func radius(_ path: Path) -> Double {
    var x = Double.infinity
    path.forEach { element in
      if case .curve(let end, _, _) = element, abs(end.y - path.boundingRect.minY) < 1e-9 {
        x = min(x, Double(end.x - path.boundingRect.minX))
      }
    }
    return x / 1.528665
  }

  @Test func aContainerRelativeShapeIsConcentricWithTheContainer() throws {
    let drawn = try items {
      ZStack {
        ContainerRelativeShape().fill(.red)
        ContainerRelativeShape().fill(.blue).padding(6)
        ContainerRelativeShape().inset(by: 4).fill(.green)
      }
      .frame(width: 80, height: 80)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    let paths = drawn.compactMap { item -> Path? in
      guard case .fill(let path, _, _) = item else { return nil }
      return path
    }
    #expect(paths.count == 3)
    #expect(paths.map(\.boundingRect.width) == [80, 68, 72])
    for (path, expected) in zip(paths, [20.0, 14, 16]) {
      expectNear(radius(path), expected, within: 1e-6)
    }
  }

  @Test func withoutAContainerItIsARectangle() throws {
    #expect(ContainerRelativeShape().path(in: square) == Path(square))
    let found = try colors(at: [(11, 11)]) {
      Color(red: 1, green: 0, blue: 0).clipShape(.containerRelative)
        .frame(width: 80, height: 80)
    }
    #expect(found == [[255, 0, 0]])
  }

  @Test func theContainersShapeMayChange() throws {
    struct Scene: View {
      @State private var radius: CGFloat = 20
      var body: some View {
        ContainerRelativeShape()
          .frame(width: 80, height: 80)
          .containerShape(RoundedRectangle(cornerRadius: radius))
          .after(1) { radius = 10 }
      }
    }
    try Harness.run {
      Scene()
    } _: { harness in
      @MainActor func corner(at time: Double) throws -> Double? {
        guard case .fill(let path, _, _) = try harness.items(at: time).first else { return nil }
        return radius(path)
      }
      expectNear(try corner(at: 0), 20, within: 1e-6)
      expectNear(try corner(at: 2), 10, within: 1e-6)
    }
  }

  // MARK: - Contains and pixels

  /// Pixels are painted where `contains` says that their centres are inside, but for those an edge runs through.
  @Test(arguments: [false, true]) func pixelsAgreeWithContains(eoFill: Bool) throws {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addCurve(
      to: CGPoint(x: 90, y: 80), control1: CGPoint(x: 140, y: 0), control2: CGPoint(x: -40, y: 90))
    path.addQuadCurve(to: CGPoint(x: 20, y: 90), control: CGPoint(x: 60, y: -40))
    path.addLine(to: CGPoint(x: 80, y: 20))
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 30, startAngle: .degrees(0), endAngle: .degrees(200),
      clockwise: true)
    path.closeSubpath()
    let shape = path
    let picture = try Harness.picture(width: 100, height: 100) {
      shape.fill(Color.black, style: FillStyle(eoFill: eoFill))
    }
    var counts = [0, 0]
    for y in 0..<100 {
      for x in 0..<100 {
        let level = picture[x, y] & 255
        guard level == 0 || level == 255 else { continue }
        let isInside = path.contains(
          CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), eoFill: eoFill)
        #expect(isInside == (level == 0), "at \(x), \(y)")
        counts[isInside ? 1 : 0] += 1
      }
    }
    #expect(counts[0] > 1000 && counts[1] > 1000)
  }
}
